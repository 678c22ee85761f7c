'use client';

import { ArrowLeftRight } from 'lucide-react';
import Link from 'next/link';
import { relationPath } from '@/components/family/kin-path';
import { filled } from '@/components/family/texts';
import { useFollowedLogin } from '@/components/member/use-followed-login';
import { useRefusedSession } from '@/components/member/use-refused-session';
import { Banner } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import OptionPicker, { type PickerOption } from '@/components/ui/option-picker';
import { Skeleton } from '@/components/ui/skeleton';
import type { ApiFailure } from '@/lib/client/api';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/i18n/paths';
import { readVerdict } from './answers';
import { LoadFailure } from './load-failure';
import { SectionNav } from './section-nav';
import type { MatrimonialTexts } from './texts';
import { useAddressQuery } from './use-address-query';
import { useAnswer } from './use-answer';
import { VerdictCard } from './verdict-card';

interface CheckPageProps {
	/** Everybody who has a card, the viewer too. */
	people: readonly PickerOption[];
	/** The viewer's own card. */
	meId: string;
	language: Language;
	texts: MatrimonialTexts;
}

/** May two people of the viewer's own tree marry; the address of the page says who was picked. */
export function CheckPage({ people, meId, language, texts }: CheckPageProps) {
	const words = texts.check;
	const [query, show] = useAddressQuery();
	const leaveIfRefused = useRefusedSession(language);
	useFollowedLogin(language);
	const cardId = (name: 'one' | 'other') => people.find(({ id }) => id === query.get(name))?.id ?? null;
	const [one, other] = [cardId('one') ?? meId, cardId('other')];
	const isGone = (['one', 'other'] as const).some((name) => query.has(name) && cardId(name) === null);
	const pick = (oneId: string, otherId: string | null) =>
		show(
			new URLSearchParams({ ...(oneId !== meId && { one: oneId }), ...(otherId && { other: otherId }) }),
			'replace',
		);
	const meLabel = filled(words.me, { name: people.find(({ id }) => id === meId)?.label ?? '' });
	return (
		<div className="container-page flex max-w-4xl flex-col gap-5 py-6 md:py-10">
			<div>
				<h1 className="text-h2 md:text-h2-wide">{words.title}</h1>
				<p className="mt-1 text-text-soft">{words.intro}</p>
			</div>
			<SectionNav current="check" language={language} texts={texts.sections} />
			{isGone && <Banner tone="error">{words.gone}</Banner>}
			{people.length > 1 ? (
				<Card className="grid items-end gap-3 p-4 md:grid-cols-[1fr_auto_1fr] md:p-6">
					<OptionPicker
						id="check-one"
						label={words.one}
						options={people.filter(({ id }) => id !== meId)}
						picked={one}
						onPick={(id) => pick(id ?? meId, other)}
						texts={{ ...words.picker, none: meLabel }}
					/>
					<Button
						look="outline"
						disabled={other === null}
						onClick={() => other !== null && pick(other, one)}
						className="justify-self-center md:px-3"
					>
						<ArrowLeftRight aria-hidden="true" className="size-5 max-md:rotate-90" />
						<span className="md:sr-only">{words.swap}</span>
					</Button>
					<OptionPicker
						id="check-other"
						label={words.other}
						options={people}
						picked={other}
						onPick={(id) => pick(one, id)}
						texts={{ ...words.picker, none: words.nobody }}
					/>
				</Card>
			) : (
				<EmptyState title={words.aloneTitle} text={words.aloneText}>
					<LinkButton href={pathIn(language, '/add-family')}>{words.add}</LinkButton>
				</EmptyState>
			)}
			{people.length > 1 && other === null && (
				<EmptyState title={words.chooseTitle} text={words.chooseText} />
			)}
			{other !== null && other === one && <EmptyState title={words.sameTitle} text={words.sameText} />}
			{other !== null && other !== one && (
				<>
					<CheckedPair
						oneId={one}
						otherId={other}
						language={language}
						texts={texts}
						onFailure={leaveIfRefused}
					/>
					<Link
						href={pathIn(language, relationPath(one === meId ? null : one, other))}
						prefetch={false}
						className="inline-flex min-h-11 items-center self-start font-semibold text-primary underline underline-offset-4"
					>
						{words.relation}
					</Link>
				</>
			)}
			<p className="text-sm text-text-muted">{words.inMatches}</p>
		</div>
	);
}

interface CheckedPairProps {
	oneId: string;
	otherId: string;
	language: Language;
	texts: MatrimonialTexts;
	/** Told a failed answer; true when it ended the session and the page is being left. */
	onFailure: (failure: ApiFailure) => boolean;
}

const ownTree = ['one', 'other'] as const;

function CheckedPair({ oneId, otherId, language, texts, onFailure }: CheckedPairProps) {
	const words = texts.check;
	const { asked, tryAgain } = useAnswer(
		`/api/family/marriage?${new URLSearchParams({ one: oneId, other: otherId })}`,
		readVerdict,
		onFailure,
	);
	return (
		<>
			<p role="status" className="sr-only">
				{asked.status === 'loading' && words.loading}
				{asked.status === 'loaded' && texts.verdict[asked.answer.verdict]}
			</p>
			{asked.status === 'loading' && <Skeleton className="h-64" />}
			{asked.status === 'failed' && (
				<LoadFailure
					title={words.failed}
					reason={asked.message}
					tryAgain={{ label: texts.tryAgain, onClick: tryAgain }}
				/>
			)}
			{asked.status === 'loaded' && (
				<VerdictCard verdict={asked.answer} ownSides={ownTree} language={language} texts={texts} />
			)}
		</>
	);
}
