'use client';

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { lazy, Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Field } from '@/components/ui/field';
import { LinkButton } from '@/components/ui/link-button';
import { RetryPanel } from '@/components/ui/retry-panel';
import { SearchInput } from '@/components/ui/search-input';
import { shownFailure } from '@/components/ui/shown-failure';
import { useAddressQuery } from '@/components/ui/use-address-query';
import { useFetchedFirst } from '@/components/ui/use-fetched-first';
import { apiQuery } from '@/lib/client/api-query';
import { type Filters, getCallQuery, getFilters, getQuery } from '@/lib/client/matching/filters';
import { matchesFor, searchable } from '@/lib/client/matching/match-search';
import { readToken } from '@/lib/client/session';
import { showToast } from '@/lib/client/toast';
import { pathIn } from '@/lib/core/localized-path';
import { forSeeker } from '@/lib/features/matching/rules/seeker-address';
import type { MatchReply } from '@/lib/features/matching/schema';
import { shownName } from '@/lib/features/member/rules/shown-name';
import { ActingNotice, NoSeeker } from './acting-notice';
import { MatchCard } from './match-card';
import { MatchFilterPanel } from './match-filter-panel';
import { MatchSkeletonList } from './match-skeleton-list';
import { HeldFromMatches, NoMatchesNotice } from './no-matches-notice';
import { SectionLinkList } from './section-link-list';
import { StoppedMatchList } from './stopped-match-list';
import { type Gone, UndoMarkNotice } from './undo-mark-notice';
import { useLacks } from './use-lacks';
import { useSeeker, useSeekerId } from './use-seeker';

const fetchMore = () => import('./more-dialog');
const MoreDialog = lazy(async () => ({ default: (await fetchMore()).MoreDialog }));

/** A member's matches, the best first. */
export function MatchesPage() {
	const t = useTranslations('matching');
	const tSite = useTranslations('site');
	const [query, show] = useAddressQuery();
	const filters = getFilters(query);
	const asked = getQuery(filters).toString();
	const queries = useQueryClient();
	const seekerId = useSeekerId();
	const seeker = useSeeker();
	const callQuery = { ...getCallQuery(filters), ...forSeeker(seekerId).query };
	const matchesQuery = apiQuery('GET /api/family/matches', { query: callQuery });
	const matches = useQuery(matchesQuery);
	const { data: found, refetch } = matches;
	const failure = shownFailure(matches);
	const change = (changed: (matches: MatchReply[]) => MatchReply[]) => {
		// An answer to what was asked for before would undo it.
		void queries.cancelQueries({ queryKey: matchesQuery.queryKey });
		queries.setQueryData(matchesQuery.queryKey, (matches) => matches && changed(matches));
	};
	useEffect(() => {
		if (readToken() === null) showToast(t('list.noToken'), 'error');
	}, [t]);
	const [gone, setGone] = useState<Gone | null>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const focusHeading = useCallback(() => heading.current?.focus(), []);
	const narrow = (next: Filters) => {
		const address = getQuery(next);
		if (seekerId !== null) address.set('for', seekerId);
		show(address, 'push');
		focusHeading();
	};
	return (
		<div className="container-page flex flex-col gap-5 py-6 md:py-10">
			<div>
				<h1 ref={heading} tabIndex={-1} className="text-h2 outline-none md:text-h2-wide">
					{seeker ? t('acting.matchesOf', { name: shownName(seeker.member) }) : t('list.title')}
				</h1>
				<p className="mt-1 text-text-soft">{t('list.intro')}</p>
			</div>
			<SectionLinkList current="matches" />
			<ActingNotice />
			<MatchFilterPanel filters={filters} onShow={narrow} />
			{gone && (
				<UndoMarkNotice
					key={gone.member._id}
					gone={gone}
					onUndone={() => {
						setGone(null);
						void refetch();
						focusHeading();
					}}
					onDismiss={() => {
						setGone(null);
						focusHeading();
					}}
				/>
			)}
			{found === undefined && !failure && <MatchSkeletonList label={t('list.loading')} />}
			{failure?.status === 404 && seekerId !== null && (
				<div role="alert">
					<NoSeeker />
				</div>
			)}
			{failure && !(failure.status === 404 && seekerId !== null) && (
				<RetryPanel
					text={t('list.failed')}
					reason={
						failure.message || (failure.status >= 400 ? t('list.httpError', { code: failure.status }) : '')
					}
					retry={tSite('tryAgain')}
					onRetry={() => void refetch()}
				/>
			)}
			{found?.length === 0 && (
				<Nobody isNarrowed={asked !== ''} onReset={() => narrow(getFilters(new URLSearchParams()))} />
			)}
			{found && found.length > 0 && seekerId === null && <NotListedNotice />}
			{found && found.length > 0 && (
				<FoundMatches
					matches={found}
					onChanged={(changed) =>
						change((matches) => matches.map((match) => (match._id === changed._id ? changed : match)))
					}
					onGone={(member, how) => {
						change((matches) => matches.filter(({ _id }) => _id !== member._id));
						setGone({ member, how });
					}}
				/>
			)}
			{found && <StoppedMatchList />}
		</div>
	);
}

interface NobodyProps {
	isNarrowed: boolean;
	onReset: () => void;
}

function Nobody({ isNarrowed, onReset }: NobodyProps) {
	const seeker = useSeeker();
	const t = useTranslations('matching.acting');
	if (isNarrowed) return <NobodyLikeThat onReset={onReset} />;
	if (seeker === null) return <NoMatchesNotice />;
	const name = shownName(seeker.member);
	return <EmptyState title={t('nobody', { name })} text={t('nobodyText', { name })} />;
}

/** Who is held finds nobody, with every filter: no other choice would help. */
function NobodyLikeThat({ onReset }: Pick<NobodyProps, 'onReset'>) {
	const t = useTranslations('matching.filters');
	const isGuardian = useSeekerId() !== null;
	const isHeld = useLacks().includes('held');
	if (isHeld && !isGuardian) return <HeldFromMatches />;
	return (
		<EmptyState title={t('none')} text={t('noneText')}>
			<Button onClick={onReset}>{t('reset')}</Button>
		</EmptyState>
	);
}

interface FoundMatchesProps {
	matches: readonly MatchReply[];
	onChanged: (match: MatchReply) => void;
	onGone: (member: Gone['member'], how: Gone['how']) => void;
}

function FoundMatches({ matches, onChanged, onGone }: FoundMatchesProps) {
	const t = useTranslations('matching.list');
	const unnamed = useTranslations('fallback')('unnamed');
	const [typed, setTyped] = useState('');
	const [moreOf, setMoreOf] = useState<Gone['member'] | null>(null);
	const { start: showMore } = useFetchedFirst(fetchMore, setMoreOf);
	const search = useRef<HTMLInputElement>(null);
	const keyed = useMemo(() => matches.map(searchable), [matches]);
	const shown = useMemo(() => matchesFor(keyed, typed), [keyed, typed]);
	const clear = () => {
		setTyped('');
		search.current?.focus();
	};
	return (
		<>
			<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2">
				<Field id="match-search" label={t('search')} className="w-full max-w-xl">
					{(control) => (
						<SearchInput
							{...control}
							ref={search}
							maxLength={100}
							value={typed}
							onChange={({ currentTarget }) => setTyped(currentTarget.value)}
						/>
					)}
				</Field>
				<p role="status" className="text-text-muted">
					{t('shown', { count: shown.length })}
				</p>
			</div>
			{shown.length === 0 && (
				<EmptyState title={t('nobodyFound', { text: typed.trim() })} text={t('nobodyFoundText')}>
					<Button onClick={clear}>{t('clearSearch')}</Button>
				</EmptyState>
			)}
			<ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
				{shown.map((match) => (
					<li key={match._id} className="min-w-0">
						<MatchCard
							match={match}
							onChanged={onChanged}
							onMore={() => void showMore({ _id: match._id, name: match.name || unnamed })}
						/>
					</li>
				))}
			</ul>
			{moreOf && (
				<Suspense>
					<MoreDialog
						member={moreOf}
						onGone={(how) => {
							setMoreOf(null);
							onGone(moreOf, how);
						}}
						onClose={() => setMoreOf(null)}
					/>
				</Suspense>
			)}
		</>
	);
}

/** For who sees others but is not shown to them, and so cannot send an interest. */
function NotListedNotice() {
	const language = useLocale();
	const t = useTranslations('matching.empty');
	if (!useLacks().includes('notListed')) return null;
	return (
		<div
			role="status"
			className="flex flex-wrap items-center justify-between gap-3 rounded-control border-info border-l-4 bg-info-wash px-4 py-3 text-info"
		>
			<p className="min-w-60 flex-1">{t('notListed')}</p>
			<LinkButton href={pathIn(language, '/profile')} look="outline">
				{t('openProfile')}
			</LinkButton>
		</div>
	);
}
