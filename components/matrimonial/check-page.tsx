'use client';

import Link from 'next/link';
import { relationPath } from '@/components/family/kin-path';
import { PairPickers } from '@/components/family/pair-pickers';
import { filled } from '@/components/family/texts';
import { useFollowedLogin } from '@/components/member/use-followed-login';
import { useRefusedSession } from '@/components/member/use-refused-session';
import { Banner } from '@/components/ui/banner';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import type { PickerOption } from '@/components/ui/option-picker';
import { Skeleton } from '@/components/ui/skeleton';
import { type ApiFailure, callApi } from '@/lib/client/api';
import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { Answered } from './answered';
import { SectionPage } from './section-page';
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
		<SectionPage title={words.title} intro={words.intro} section="check" language={language} texts={texts}>
			{isGone && <Banner tone="error">{words.gone}</Banner>}
			{people.length > 1 ? (
				<Card className="p-4 md:p-6">
					<PairPickers
						idPrefix="check"
						options={people}
						meId={meId}
						fromId={one}
						toId={other}
						onPick={pick}
						texts={{ ...words, from: words.one, to: words.other, me: meLabel }}
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
		</SectionPage>
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
	const used = useAnswer(
		`${oneId} ${otherId}`,
		() => callApi('GET /api/family/marriage', { query: { one: oneId, other: otherId } }),
		onFailure,
	);
	const { asked } = used;
	/** Why there is no verdict on these two, as on two men. */
	const refusal = asked.status === 'failed' && asked.httpStatus === 400 ? asked.message : null;
	return (
		<>
			<p role="status" className="sr-only">
				{asked.status === 'loaded' ? texts.verdict[asked.answer.verdict] : refusal}
			</p>
			{refusal !== null ? (
				<EmptyState title={words.refusedTitle} text={refusal} />
			) : (
				<Answered used={used} words={words} texts={texts} skeleton={<Skeleton className="h-64" />}>
					{(verdict) => (
						<VerdictCard verdict={verdict} ownSides={ownTree} language={language} texts={texts} />
					)}
				</Answered>
			)}
		</>
	);
}
