'use client';

import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Heart, Inbox, TreePine, UserPlus } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { lazy, Suspense, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { LinkButton } from '@/components/ui/link-button';
import { isTokenRefused, shownFailure } from '@/components/ui/shown-failure';
import { useFetchedFirst } from '@/components/ui/use-fetched-first';
import { apiQuery } from '@/lib/client/api-query';
import { type CardAnswer, readFamily } from '@/lib/client/family/cards/family';
import type { InterestCard } from '@/lib/client/matching/replies';
import { showToast } from '@/lib/client/toast';
import { pathIn } from '@/lib/core/localized-path';
import { formatCount } from '@/lib/platform/i18n/format';
import { ComingDayList } from './coming-day-list';
import { DashboardPanel, Figures } from './dashboard-panel';
import { MatchesList } from './matches-list';
import { ProfileSummaryPanel } from './profile-summary-panel';

const fetchDialog = () => import('./add-member-dialog');
const AddMemberDialog = lazy(async () => ({ default: (await fetchDialog()).AddMemberDialog }));

const noFamily = { members: [], links: { parents: [], unions: [] } };

/** A member's profile, family and matches at a glance: each part fails by itself. */
export function DashboardPage() {
	const t = useTranslations('dashboard');
	const language = useLocale();
	const profile = useQuery(apiQuery('GET /api/users/profile'));
	const tree = useQuery({ ...apiQuery('GET /api/family/tree'), select: readFamily });
	const matches = useQuery(apiQuery('GET /api/family/matches'));
	const requests = useQuery(apiQuery('GET /api/family/pending-requests'));
	const interests = useQuery(apiQuery('GET /api/family/interests'));
	const days = useQuery(apiQuery('GET /api/family/days', { query: { soon: 'true' } }));
	const isRefused = [profile, tree, matches, requests, interests, days].some(
		({ error }) => error !== null && isTokenRefused(error),
	);
	useEffect(() => {
		if (isRefused) showToast(t('loginNeeded'), 'error');
	}, [isRefused, t]);
	const [isAdding, setAdding] = useState(false);
	const { start: add } = useFetchedFirst(fetchDialog, () => setAdding(true));

	const family = tree.data ?? noFamily;
	const waiting = {
		requests: requests.data?.length ?? 0,
		interests: interests.data?.received.filter(isWaiting).length ?? 0,
	};
	const finishAdding = async ({ message, warnings = [] }: CardAnswer) => {
		showToast(message, 'success');
		for (const warning of warnings) showToast(warning.message, 'info');
		setAdding(false);
		await tree.refetch();
	};
	const texts = { loading: t('loading'), failed: t('failed'), tryAgain: t('tryAgain') };
	return (
		<div className="container-page flex flex-col gap-6 py-6 md:py-10">
			<div className="flex flex-wrap items-center gap-x-6 gap-y-4">
				<h1 className="min-w-0 flex-1 basis-60 text-h2 md:text-h2-wide">{t('title')}</h1>
				<Button className="max-sm:w-full" onClick={() => void add()}>
					<UserPlus aria-hidden="true" className="size-5" />
					{t('add.open')}
				</Button>
			</div>
			<div className="grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
				<DashboardPanel title={t('profile.title')} {...getShown(profile)} texts={texts}>
					{(member) => <ProfileSummaryPanel member={member} />}
				</DashboardPanel>
				<div className="flex min-w-0 flex-col gap-5">
					<DashboardPanel title={t('tree.title')} {...getShown(tree)} texts={texts}>
						{({ members }) => (
							<>
								<Figures
									figures={[
										[t('tree.total'), formatCount(members.filter(isAgreed).length, language)],
										[t('tree.linked'), formatCount(members.filter(isLinkedRelative).length, language)],
									]}
								/>
								<div className="flex flex-wrap gap-3">
									<LinkButton href={pathIn(language, '/family-tree')}>
										<TreePine aria-hidden="true" className="size-5" />
										{t('tree.view')}
									</LinkButton>
									{waiting.requests > 0 && (
										<LinkButton look="outline" href={pathIn(language, '/family-tree')}>
											<Inbox aria-hidden="true" className="size-5" />
											{t('tree.requests', { count: formatCount(waiting.requests, language) })}
										</LinkButton>
									)}
								</div>
							</>
						)}
					</DashboardPanel>
					<DashboardPanel title={t('days.title')} {...getShown(days)} texts={texts}>
						{(found) => <ComingDayList days={found.days} today={found.today} />}
					</DashboardPanel>
					<DashboardPanel title={t('matches.title')} {...getShown(matches)} texts={texts}>
						{(found) => (
							<>
								<MatchesList matches={found} />
								<div className="flex flex-wrap gap-3">
									<LinkButton href={pathIn(language, '/matrimonial')}>
										<Heart aria-hidden="true" className="size-5" />
										{t('matches.view')}
									</LinkButton>
									{waiting.interests > 0 && (
										<LinkButton look="outline" href={pathIn(language, '/matrimonial/interests')}>
											<Inbox aria-hidden="true" className="size-5" />
											{t('matches.interests', { count: formatCount(waiting.interests, language) })}
										</LinkButton>
									)}
								</div>
							</>
						)}
					</DashboardPanel>
				</div>
			</div>
			{isAdding && (
				<Suspense>
					<AddMemberDialog
						members={family.members}
						links={family.links}
						onAdded={(answer) => void finishAdding(answer)}
						onClose={() => setAdding(false)}
					/>
				</Suspense>
			)}
		</div>
	);
}

/** What a panel shows of a query. */
function getShown<T>(query: UseQueryResult<T>) {
	return { data: query.data, failure: shownFailure(query), onRetry: () => void query.refetch() };
}

const isWaiting = ({ interest }: InterestCard) => interest?.state === 'sent';

const isAgreed = ({ isPending }: { isPending: boolean }) => !isPending;

/** A relative with an account of their own. */
const isLinkedRelative = ({ relation, isProfileLinked }: { relation: string; isProfileLinked: boolean }) =>
	isProfileLinked && relation !== 'Me';
