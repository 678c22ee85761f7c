'use client';

import { useMessages, useTranslations } from 'next-intl';
import { useCallback, useEffect, useState } from 'react';
import { LateMessages } from '@/components/site/late-messages';
import { Dialog } from '@/components/ui/dialog';
import { EmptyState } from '@/components/ui/empty-state';
import { RetryPanel } from '@/components/ui/retry-panel';
import { Skeleton } from '@/components/ui/skeleton';
import type { Language } from '@/lib/core/language';
import { wordIn } from '@/lib/core/word-in';
import { formatCount } from '@/lib/platform/i18n/format';
import { listStat, type Stat, type StatItem } from './stat-lists';

interface StatDialogProps {
	stat: Stat;
	/** The number on the card. */
	count: number;
	language: Language;
	onClose: () => void;
}

type Listing =
	| { status: 'loading' }
	| { status: 'failed'; message: string }
	| { status: 'loaded'; items: StatItem[] };

const loading: Listing = { status: 'loading' };
const placeholders = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The list behind a number, with the words that the page does not hold. */
export function LateStatDialog(props: StatDialogProps) {
	return (
		<LateMessages>
			<StatDialog {...props} />
		</LateMessages>
	);
}

/** Loading, then the items, that there are none, or that it could not be had. */
function StatDialog({ stat, count, language, onClose }: StatDialogProps) {
	const t = useTranslations();
	const { clans } = useMessages();
	const [listing, setListing] = useState<Listing>(loading);
	const load = useCallback(
		async (signal?: AbortSignal) => {
			setListing(loading);
			const answer = await listStat[stat](signal);
			if (signal?.aborted) return;
			setListing(
				answer.ok
					? { status: 'loaded', items: answer.data }
					: { status: 'failed', message: answer.message || t('home.stats.failed') },
			);
		},
		[stat, t],
	);
	useEffect(() => {
		const closing = new AbortController();
		void load(closing.signal);
		return () => closing.abort();
	}, [load]);
	return (
		<Dialog title={t(`home.stats.${stat}.title`)} closeLabel={t('site.close')} onClose={onClose}>
			{listing.status === 'loading' && (
				<div role="status">
					<span className="sr-only">{t('home.stats.loading')}</span>
					{placeholders.map((placeholder) => (
						<Skeleton key={placeholder} className="my-3 h-7" />
					))}
				</div>
			)}
			{listing.status === 'failed' && (
				<RetryPanel text={listing.message} retry={t('home.stats.retry')} onRetry={() => load()} />
			)}
			{listing.status === 'loaded' && listing.items.length === 0 && (
				<EmptyState title={t(`home.stats.${stat}.empty`)} />
			)}
			{listing.status === 'loaded' && (
				<ul>
					{listing.items.map((item) => (
						<li
							key={item.key}
							className="flex items-baseline justify-between gap-4 border-line border-b py-2.5 last:border-b-0"
						>
							<span>
								{(stat === 'clans' ? wordIn(clans, item.name) : item.name) || t('fallback.unnamed')}
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
			{listing.status === 'loaded' && listing.items.length < count && (
				<p className="mt-4 text-sm text-text-muted">{t('home.stats.notListed')}</p>
			)}
		</Dialog>
	);
}
