'use client';

import { useLocale, useTranslations } from 'next-intl';
import { lazy, Suspense, useMemo } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import type { FamilyMember } from '@/lib/client/family/cards/family';
import {
	type FilePerson,
	findCard,
	type ImportChoices,
	type ImportCounts,
	type ImportPreview,
	withMe,
	withRestNew,
	withSame,
} from '@/lib/client/family/exchange/import-choices';
import { formatCount } from '@/lib/platform/i18n/format';
import { ExchangeApartList } from './exchange-apart-list';
import { ExchangePeopleList } from './exchange-people-list';
import { cardOption, ExchangePersonField, getLife } from './exchange-person-field';
import { ExchangeQuestionList } from './exchange-question-list';
import { ExchangeUnreadList } from './exchange-unread-list';

/** Most of the weight of looking through a file. */
const OptionPicker = lazy(() => import('@/components/ui/option-picker'));

interface ExchangePreviewFormProps {
	preview: ImportPreview;
	choices: ImportChoices;
	/** Who of the file has to be asked about, answered or not. */
	asked: readonly string[];
	counts: ImportCounts | null;
	isCounting: boolean;
	failure: string | null;
	fileName: string;
	members: readonly FamilyMember[];
	onChoices: (choices: ImportChoices) => void;
	onNext: () => void;
	onOther: () => void;
}

/** Who and what is in a file, and who of it is in the tree already. */
export function ExchangePreviewForm({
	preview,
	choices,
	asked,
	counts,
	isCounting,
	failure,
	fileName,
	members,
	onChoices,
	onNext,
	onOther,
}: ExchangePreviewFormProps) {
	const t = useTranslations();
	const language = useLocale();
	const { people, unread, apart } = preview;
	const cards = useMemo(
		() =>
			members.filter(({ relation }) => relation !== 'Me').map((member) => cardOption(member, t, language)),
		[members, t, language],
	);
	const ownId = members.find(({ relation }) => relation === 'Me')?.id;
	/** Nobody but the viewer has the viewer's card. */
	const suggestionFor = ({ match }: FilePerson) => (match?.id === ownId ? null : match);
	const isMe = ({ xref }: FilePerson) => xref === choices.me;
	const cardFor = (person: FilePerson) =>
		isMe(person) || person.match?.id === ownId ? null : findCard(person, choices);
	const taken = new Set(people.flatMap((person) => cardFor(person) ?? []));
	const isFree = (cardId: string, person: FilePerson) => !taken.has(cardId) || cardFor(person) === cardId;
	/** Also a card that is not shown, of which only the suggestion tells. */
	const findOption = ({ match }: FilePerson, cardId: string) => {
		const known = cards.find(({ id }) => id === cardId);
		if (known || !match || match.id !== cardId) return known ?? null;
		return {
			id: match.id,
			label: match.name,
			detail: getLife({ ...match, death: null, isDeceased: false }, t, language),
		};
	};
	const isAsked = new Set(asked);
	const questions = people.filter((person) => isAsked.has(person.xref) && !isMe(person));
	const open = questions.filter((person) => cardFor(person) === undefined).length;
	const renderPerson = (person: FilePerson) => {
		const [match, cardId] = [suggestionFor(person), cardFor(person)];
		return (
			<ExchangePersonField
				key={person.xref}
				person={person}
				isMe={isMe(person)}
				isAsked={isAsked.has(person.xref)}
				same={typeof cardId === 'string' ? findOption(person, cardId) : cardId}
				suggested={match && isFree(match.id, person) ? findOption(person, match.id) : null}
				free={cards.filter(({ id }) => isFree(id, person))}
				onSame={(picked) => onChoices(withSame(choices, person.xref, picked))}
			/>
		);
	};
	return (
		<>
			<p className="text-text-soft">{t('familyExchange.preview.intro', { file: fileName })}</p>
			<Counted counts={counts} isCounting={isCounting} />
			{failure !== null && (
				// Stays in view: what was chosen may stand far below.
				<div className="sticky top-20 z-10">
					<Banner tone="error">
						<p>{failure}</p>
						<Button look="quiet" className="mt-1 px-3 text-sm" onClick={() => onChoices(choices)}>
							{t('familyTree.tryAgain')}
						</Button>
					</Banner>
				</div>
			)}
			<section aria-labelledby="exchange-me" className="flex flex-col gap-2">
				<h4 id="exchange-me" className="font-bold font-serif text-heading text-lg">
					{t('familyExchange.preview.meTitle')}
				</h4>
				<Suspense fallback={<Skeleton className="h-20" />}>
					<OptionPicker
						id="exchange-me-picker"
						label={t('familyExchange.preview.me')}
						hint={t('familyExchange.preview.meHint')}
						options={people.map((person) => ({
							id: person.xref,
							label: person.name,
							detail: getLife(person, t, language),
						}))}
						picked={choices.me}
						onPick={(xref) => onChoices(withMe(choices, xref))}
						texts={{
							toggle: t('familyExchange.preview.picker.toggle'),
							found: t('familyExchange.preview.picker.found'),
							none: t('familyExchange.preview.nobody'),
						}}
					/>
				</Suspense>
			</section>
			{questions.length > 0 && (
				<ExchangeQuestionList
					people={questions}
					open={open}
					renderPerson={renderPerson}
					onRestNew={() => onChoices(withRestNew(preview, choices))}
				/>
			)}
			<ExchangePeopleList
				people={people.filter(({ xref }) => !isAsked.has(xref) || xref === choices.me)}
				isDoubtful={(person) => !isMe(person) && (suggestionFor(person) !== null || Boolean(cardFor(person)))}
				renderPerson={renderPerson}
			/>
			{unread.length > 0 && <ExchangeUnreadList unread={unread} />}
			{counts !== null && open === 0 && <ExchangeApartList apart={apart} />}
			<div className="flex flex-wrap items-center justify-between gap-3 border-line border-t pt-5">
				<Button look="outline" onClick={onOther}>
					{t('familyExchange.preview.other')}
				</Button>
				{open > 0 && (
					<p id="exchange-open" className="ml-auto text-sm text-text-muted">
						{t('familyExchange.preview.questionsOpen', { count: formatCount(open, language) })}
					</p>
				)}
				<Button disabled={counts === null || open > 0} aria-describedby="exchange-open" onClick={onNext}>
					{t('familyTree.wizard.next')}
				</Button>
			</div>
		</>
	);
}

const countedFigures = ['people', 'added', 'matched', 'unions', 'parentLinks'] as const;

/** What an import would do, in figures. */
function Counted({ counts, isCounting }: { counts: ImportCounts | null; isCounting: boolean }) {
	const t = useTranslations();
	const language = useLocale();
	return (
		<div>
			<dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
				{countedFigures.map((figure) => (
					<div key={figure} className="rounded-control border border-line bg-raised px-4 py-3">
						<dt className="text-sm text-text-muted">{t(`familyExchange.preview.figures.${figure}`)}</dt>
						<dd className="font-bold font-serif text-h3 text-heading">
							{counts ? formatCount(counts[figure], language) : '–'}
						</dd>
					</div>
				))}
			</dl>
			<p role="status" className="mt-2 flex min-h-7 items-center gap-2 text-sm text-text-muted">
				{isCounting && <Spinner />}
				{isCounting && t('familyExchange.preview.counting')}
			</p>
		</div>
	);
}
