'use client';

import { lazy, Suspense } from 'react';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import type { Language } from '@/lib/core/language';
import { formatCount } from '@/lib/i18n/format';
import type { FamilyMember } from './answers';
import { type ImportChoices, type ImportCounts, type ImportPreview, withMe } from './exchange-answers';
import { ExchangePeople } from './exchange-people';
import { lifeOf } from './exchange-person';
import { ExchangeUnread } from './exchange-unread';
import { type FamilyTexts, filled } from './texts';

/** Most of the weight of looking through a file. */
const OptionPicker = lazy(() => import('@/components/ui/option-picker'));

interface ExchangePreviewProps {
	preview: ImportPreview;
	choices: ImportChoices;
	counts: ImportCounts | null;
	busy: 'counting' | 'writing' | null;
	failure: string | null;
	fileName: string;
	members: readonly FamilyMember[];
	language: Language;
	texts: FamilyTexts;
	onChoices: (choices: ImportChoices) => void;
	onNext: () => void;
	/** Another file. */
	onOther: () => void;
}

/** Who and what is in a file, and who of it stands in the tree already. */
export function ExchangePreview({
	preview,
	choices,
	counts,
	busy,
	failure,
	fileName,
	members,
	language,
	texts,
	onChoices,
	onNext,
	onOther,
}: ExchangePreviewProps) {
	const words = texts.exchange.preview;
	const { people, unread } = preview;
	return (
		<>
			<p className="text-text-soft">{filled(words.intro, { file: fileName })}</p>
			<Counted counts={counts} isCounting={busy === 'counting'} language={language} texts={texts} />
			{failure !== null && (
				// Stays in view: what was chosen may stand far below.
				<div className="sticky top-20 z-10">
					<Banner tone="error">
						<p>{failure}</p>
						<Button look="quiet" className="mt-1 px-3 text-sm" onClick={() => onChoices(choices)}>
							{texts.tryAgain}
						</Button>
					</Banner>
				</div>
			)}
			<section aria-labelledby="exchange-me" className="flex flex-col gap-2">
				<h4 id="exchange-me" className="font-bold font-serif text-heading text-lg">
					{words.meTitle}
				</h4>
				<Suspense fallback={<Skeleton className="h-20" />}>
					<OptionPicker
						id="exchange-me-picker"
						label={words.me}
						hint={words.meHint}
						options={people.map((person) => ({
							id: person.xref,
							label: person.name,
							detail: lifeOf(person, language, texts),
						}))}
						picked={choices.me}
						onPick={(xref) => onChoices(withMe(choices, xref))}
						texts={{ ...words.picker, none: words.nobody }}
					/>
				</Suspense>
			</section>
			<ExchangePeople
				people={people}
				choices={choices}
				members={members}
				language={language}
				texts={texts}
				onChoices={onChoices}
			/>
			{unread.length > 0 && <ExchangeUnread unread={unread} language={language} texts={texts} />}
			<div className="flex flex-wrap justify-between gap-3 border-line border-t pt-5">
				<Button look="outline" onClick={onOther}>
					{words.other}
				</Button>
				<Button disabled={counts === null} onClick={onNext}>
					{texts.wizard.next}
				</Button>
			</div>
		</>
	);
}

interface CountedProps {
	counts: ImportCounts | null;
	isCounting: boolean;
	language: Language;
	texts: FamilyTexts;
}

const countedFigures = ['people', 'added', 'matched', 'unions', 'parentLinks'] as const;

/** What an import would do, in figures. */
function Counted({ counts, isCounting, language, texts }: CountedProps) {
	const words = texts.exchange.preview;
	return (
		<div>
			<dl className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
				{countedFigures.map((figure) => (
					<div key={figure} className="rounded-control border border-line bg-raised px-4 py-3">
						<dt className="text-sm text-text-muted">{words.figures[figure]}</dt>
						<dd className="font-bold font-serif text-h3 text-heading">
							{counts ? formatCount(counts[figure], language) : '–'}
						</dd>
					</div>
				))}
			</dl>
			<p role="status" className="mt-2 flex min-h-7 items-center gap-2 text-sm text-text-muted">
				{isCounting && <Spinner />}
				{isCounting && words.counting}
			</p>
		</div>
	);
}
