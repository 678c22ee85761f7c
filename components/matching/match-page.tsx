'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Ellipsis, FileText } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useLocale, useMessages, useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { PairKundliPanel } from '@/components/matching/kundli/pair-kundli-panel';
import { VerifiedBadges } from '@/components/member/verified-badges';
import { BackLink } from '@/components/ui/back-link';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { InScript } from '@/components/ui/in-script';
import { LinkButton } from '@/components/ui/link-button';
import { Skeleton } from '@/components/ui/skeleton';
import { useFetchedFirst } from '@/components/ui/use-fetched-first';
import { ValueList } from '@/components/ui/value-list';
import { apiQuery } from '@/lib/client/api-query';
import { shownPlace } from '@/lib/client/matching/shown-place';
import { showToast } from '@/lib/client/toast';
import { labelFor } from '@/lib/core/label-for';
import { pathIn } from '@/lib/core/localized-path';
import { matchesPath, meetingPath } from '@/lib/core/matching-paths';
import type { MatchDetailReply } from '@/lib/features/matching/schema';
import { formerMarriageWords } from '@/lib/features/member/rules/marital-words';
import { ActingNotice } from './acting-notice';
import { GuardianNoteList } from './guardian-note-list';
import { InterestActList } from './interest-act-list';
import { InterestActionsPanel } from './interest-actions-panel';
import { InterestStatePanel } from './interest-state-panel';
import { MatchPhotoCard } from './match-photo-card';
import { ScoreBadge } from './score-badge';
import { ScoreList } from './score-list';
import { SectionLinkList } from './section-link-list';
import { SeekerPanel } from './seeker-panel';
import { ShortlistButton } from './shortlist-button';
import { useForSeeker, useMatchingPath, useSeekerId } from './use-seeker';
import { getOwnSides, VerdictCard } from './verdict-card';

const fetchMore = () => import('./more-dialog');
const MoreDialog = lazy(async () => ({ default: (await fetchMore()).MoreDialog }));

/** One match whole: who it is, why, what law and custom say, and how the two stand to each other. */
export function MatchPage({ memberId }: { memberId: string }) {
	const t = useTranslations('matching');
	const queries = useQueryClient();
	const forSeeker = useForSeeker();
	const toPath = useMatchingPath();
	const matchQuery = apiQuery('GET /api/family/matches/[id]', { ...forSeeker, params: { id: memberId } });
	const match = useQuery(matchQuery);
	const isGone = match.error?.status === 404;
	const back = toPath(matchesPath);
	return (
		<div className="container-page flex flex-col gap-5 py-6 md:py-10">
			<BackLink href={back} label={t('back')} />
			<SectionLinkList current={null} />
			<ActingNotice />
			{(isGone || match.data === undefined) && <h1 className="sr-only">{t('match.title')}</h1>}
			<SeekerPanel
				gone={
					<EmptyState title={t('match.gone')} text={t('match.goneText')}>
						<LinkButton href={back}>{t('back')}</LinkButton>
					</EmptyState>
				}
				query={match}
				words={{ loading: t('match.loading'), failed: t('match.failed') }}
				skeleton={<MatchSkeleton />}
			>
				{(shown) => (
					<LoadedMatch
						match={shown}
						onShortlisted={(isShortlisted) => {
							// An answer to what was asked for before would undo it.
							void queries.cancelQueries({ queryKey: matchQuery.queryKey });
							queries.setQueryData(matchQuery.queryKey, (known) => known && { ...known, isShortlisted });
						}}
						onAnswered={() => void match.refetch()}
					/>
				)}
			</SeekerPanel>
		</div>
	);
}

function MatchSkeleton() {
	return (
		<div className="grid gap-5 md:grid-cols-[18rem_1fr]">
			<Skeleton className="aspect-[4/5] w-full max-md:max-w-48" />
			<div className="flex flex-col gap-3">
				<Skeleton className="h-10 w-2/3" />
				<Skeleton className="h-5 w-1/2" />
				<Skeleton className="h-40" />
			</div>
		</div>
	);
}

interface LoadedMatchProps {
	match: MatchDetailReply;
	onShortlisted: (isShortlisted: boolean) => void;
	onAnswered: () => void;
}

function LoadedMatch({ match, onShortlisted, onAnswered }: LoadedMatchProps) {
	const language = useLocale();
	const router = useRouter();
	const toPath = useMatchingPath();
	const seekerId = useSeekerId();
	const [isMoreOpen, setMoreOpen] = useState(false);
	const { start: showMore } = useFetchedFirst(fetchMore, () => setMoreOpen(true));
	const t = useTranslations();
	const { clans, memberOptions } = useMessages();
	const { _id: id, photo, prefix, marriage, scores, interest, written } = match;
	const name = written?.name ?? (match.name || t('fallback.unnamed'));
	const place = shownPlace(match);
	const member = { _id: id, name };
	const ownSides = getOwnSides(marriage);
	return (
		<>
			<div className="grid items-start gap-5 md:grid-cols-[18rem_1fr] md:gap-8">
				<MatchPhotoCard
					photo={photo}
					alt={photo ? t('matching.card.photo', { name }) : ''}
					className="w-full rounded-card border border-line max-md:mx-auto max-md:max-w-56"
				/>
				<div className="flex min-w-0 flex-col items-start gap-4">
					<div className="flex w-full flex-col items-start gap-1">
						<ScoreBadge score={match.compatibility} />
						<h1 className="w-full text-h2 md:text-h2-wide">
							{t('matching.card.nameAge', {
								name: [prefix && labelFor(memberOptions.prefix, prefix), name].filter(Boolean).join(' '),
								age: match.age,
							})}
						</h1>
						{name !== match.name && match.name && (
							<p className="text-sm text-text-muted">{t('site.inScript.written', { name: match.name })}</p>
						)}
						<p className="text-text-soft">
							{[match.clan && (written?.clan ?? labelFor(clans, match.clan)), place]
								.filter(Boolean)
								.join(' · ')}
						</p>
						<VerifiedBadges verified={match} />
						{match.path && <p className="text-gold">{t('matching.card.path', { path: match.path })}</p>}
					</div>
					<div className="flex flex-wrap gap-2">
						<LinkButton
							look="outline"
							href={toPath(`/profile/${id}`)}
							aria-label={t('matching.card.exploreOf', { name })}
						>
							{t('matching.card.explore')}
						</LinkButton>
						<ShortlistButton
							member={member}
							isShortlisted={match.isShortlisted}
							isLabelled
							onChanged={onShortlisted}
						/>
						<Button look="outline" aria-haspopup="dialog" onClick={() => void showMore()}>
							<Ellipsis aria-hidden="true" className="size-5" />
							{t('matching.match.more')}
						</Button>
					</div>
					<Card className="flex w-full flex-col gap-4 p-4 md:p-6">
						<h2 className="text-h3 md:text-h3-wide">{t('matching.interest.title')}</h2>
						<InterestStatePanel name={name} interest={interest} contact={match} />
						<InterestActList interest={interest} className="flex flex-wrap gap-2 empty:hidden">
							{interest?.state === 'accepted' && (
								<LinkButton
									look="primary"
									href={pathIn(language, meetingPath(id, seekerId))}
									aria-label={t('matching.interest.meetingWith', { name })}
								>
									{t('matching.interest.meeting')}
								</LinkButton>
							)}
							<InterestActionsPanel
								member={member}
								interest={interest}
								onChanged={onAnswered}
								onStale={onAnswered}
							/>
						</InterestActList>
					</Card>
				</div>
			</div>
			<div className="grid items-start gap-6 lg:grid-cols-2">
				<div className="flex min-w-0 flex-col gap-3">
					<h2 className="text-h3 md:text-h3-wide">{t('matching.match.marriage')}</h2>
					<VerdictCard verdict={marriage} ownSides={ownSides} />
				</div>
				<div className="flex min-w-0 flex-col gap-6">
					<GuardianNoteList memberId={id} />
					<ScoreList score={match.compatibility} scores={scores} />
					<Facts match={match} name={name} />
					<PairKundliPanel memberId={id} />
					{match.details.length > 0 && (
						<Card className="flex flex-col gap-3 p-4 md:p-6">
							<h2 className="wrap-anywhere text-h3 md:text-h3-wide">
								{t('matchDetails.moreAbout', { name })}
							</h2>
							<ValueList
								values={match.details.map(({ label, value }) => [
									label,
									<span key={label} className="wrap-anywhere whitespace-pre-line">
										{value}
									</span>,
								])}
								className="gap-3 sm:grid-cols-2"
							/>
						</Card>
					)}
					<Card className="flex flex-wrap items-center justify-between gap-3 p-4 md:p-6">
						<div className="min-w-0 flex-1 basis-56">
							<p className="font-bold text-heading">
								{seekerId === null ? t('matching.match.biodata') : t('matching.match.biodataOfCandidate')}
							</p>
							<p className="text-sm text-text-muted">
								{seekerId === null
									? t('matching.match.biodataText', { name })
									: t('matching.sections.ownOnlyText')}
							</p>
						</div>
						{seekerId === null && (
							<LinkButton look="outline" href={pathIn(language, '/biodata')}>
								<FileText aria-hidden="true" className="size-5" />
								{t('matching.sections.biodata')}
							</LinkButton>
						)}
					</Card>
				</div>
			</div>
			{isMoreOpen && (
				<Suspense>
					<MoreDialog
						member={member}
						onGone={(how) => {
							showToast(t(`matching.marks.${how}`, { name }), 'success');
							router.replace(toPath(matchesPath));
						}}
						onClose={() => setMoreOpen(false)}
					/>
				</Suspense>
			)}
		</>
	);
}

function Facts({ match, name }: { match: MatchDetailReply; name: string }) {
	const t = useTranslations();
	const { clans, memberOptions } = useMessages();
	const typed = (
		field: 'sakh' | 'dynasty' | 'education' | 'profession' | 'location' | 'tehsil' | 'district',
	) => {
		const text = match[field];
		return text && <InScript text={text} written={match.written?.[field]} />;
	};
	const facts = [
		[t('matching.match.fields.age'), t('matching.match.fields.ageYears', { age: match.age })],
		[t('matching.match.fields.gender'), match.gender && labelFor(memberOptions.gender, match.gender)],
		[
			t('matching.match.fields.clan'),
			match.clan && <InScript key="clan" text={labelFor(clans, match.clan)} written={match.written?.clan} />,
		],
		[t('matching.match.fields.sakh'), typed('sakh')],
		[t('matching.match.fields.dynasty'), typed('dynasty')],
		[
			t('matching.match.fields.maritalStatus'),
			formerMarriageWords(match, t) ?? t('memberOptions.neverToldOfMarriage'),
		],
		[t('matching.match.fields.education'), typed('education')],
		[t('matching.match.fields.profession'), typed('profession')],
		[t('matching.match.fields.location'), typed('location')],
		[t('matching.match.fields.tehsil'), typed('tehsil')],
		[t('matching.match.fields.district'), typed('district')],
	] as const;
	return (
		<section className="flex flex-col gap-3">
			<h2 className="text-h3 md:text-h3-wide">{t('matching.match.about', { name })}</h2>
			<Card className="p-4 md:p-6">
				<ValueList values={facts} className="grid-cols-2 gap-4 sm:grid-cols-3" />
			</Card>
		</section>
	);
}
