'use client';

import { useQuery } from '@tanstack/react-query';
import { useMessages, useTranslations } from 'next-intl';
import { DeferredMessages } from '@/components/layout/deferred-messages';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { RetryPanel } from '@/components/ui/retry-panel';
import { Skeleton } from '@/components/ui/skeleton';
import type { ApiFailure } from '@/lib/client/api';
import { getData } from '@/lib/client/api-query';
import { pageQueries } from '@/lib/client/page-queries';
import { listStat, type Stat, type StatItem } from '@/lib/client/site/home/stat-lists';
import { labelFor } from '@/lib/core/label-for';
import type { Language } from '@/lib/core/language';
import { formatCount } from '@/lib/platform/i18n/format';

interface StatDialogProps {
	stat: Stat;
	count: number;
	language: Language;
	onClose: () => void;
}

const placeholders = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The list behind a number, with the words that the page does not hold. */
export function DeferredStatDialog(props: StatDialogProps) {
	return (
		<DeferredMessages>
			<StatDialog {...props} />
		</DeferredMessages>
	);
}

function StatDialog({ stat, count, language, onClose }: StatDialogProps) {
	const t = useTranslations();
	const { clans } = useMessages();
	const list = useQuery<StatItem[], ApiFailure>(
		{ queryKey: ['stat', stat], queryFn: async ({ signal }) => getData(await listStat[stat](signal)) },
		pageQueries,
	);
	const isLoading = !list.data && list.isFetching;
	return (
		<Dialog title={t(`home.stats.${stat}.title`)} onClose={onClose}>
			{stat === 'families' && <p className="text-text-muted">{t('home.stats.families.counts')}</p>}
			{isLoading && (
				<div role="status">
					<span className="sr-only">{t('home.stats.loading')}</span>
					{placeholders.map((placeholder) => (
						<Skeleton key={placeholder} className="my-3 h-7" />
					))}
				</div>
			)}
			{!list.data && !isLoading && (
				<RetryPanel
					text={list.error?.message || t('home.stats.failed')}
					retry={t('home.stats.retry')}
					onRetry={() => void list.refetch()}
				/>
			)}
			{list.data?.length === 0 && <EmptyState title={t(`home.stats.${stat}.empty`)} />}
			{list.data && (
				<ul>
					{list.data.map((item) => (
						<li
							key={item.key}
							className="flex items-baseline justify-between gap-4 border-line border-b py-2.5 last:border-b-0"
						>
							<span>
								{(stat === 'clans' ? labelFor(clans, item.name) : item.name) || t('fallback.unnamed')}
								{item.creator !== null && (
									<span className="block text-sm text-text-muted">
										{t('home.stats.creator', { name: item.creator })}
									</span>
								)}
							</span>
							{item.memberCount !== null && (
								<span className="whitespace-nowrap text-sm text-text-muted tabular-nums">
									{t('home.stats.memberCount', { count: formatCount(item.memberCount, language) })}
								</span>
							)}
						</li>
					))}
				</ul>
			)}
			{list.data && list.data.length < count && (
				<p className="mt-4 text-sm text-text-muted">{t('home.stats.notListed')}</p>
			)}
		</Dialog>
	);
}
