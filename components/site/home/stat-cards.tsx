'use client';

import { useTranslations } from 'next-intl';
import { lazy, Suspense, useState } from 'react';
import { useFetchedFirst } from '@/components/ui/use-fetched-first';
import type { Language } from '@/lib/core/language';
import type { CommunityCounts } from '@/lib/features/site/home/dto/home';
import { formatCount } from '@/lib/platform/i18n/format';

const stats = ['members', 'families', 'clans', 'bachelors'] as const;

const fetchDialog = () => import('./stat-dialog');
const StatDialog = lazy(async () => ({ default: (await fetchDialog()).DeferredStatDialog }));

interface StatCardsProps {
	language: Language;
	counts: CommunityCounts;
}

export function StatCards({ language, counts }: StatCardsProps) {
	const t = useTranslations('home.stats');
	const [asked, setAsked] = useState<keyof CommunityCounts | null>(null);
	const { start: ask } = useFetchedFirst(fetchDialog, setAsked);
	return (
		<section aria-label={t('label')} className="container-page relative -mt-12 md:-mt-14">
			<ul className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-5">
				{stats.map((stat) => (
					<li key={stat}>
						<button
							type="button"
							aria-haspopup="dialog"
							data-printed=""
							onClick={() => void ask(stat)}
							className="group flex size-full flex-col rounded-card border border-line bg-surface p-4 text-left shadow-soft transition-transform duration-200 hover:-translate-y-1 md:px-6 md:py-5"
						>
							<span className="font-bold font-serif text-[1.875rem] text-primary tabular-nums leading-tight md:text-[2.5rem]">
								{formatCount(counts[stat], language)}
							</span>{' '}
							<span className="text-base text-text-soft">{t(`${stat}.title`)}</span>{' '}
							{stat === 'families' && (
								<>
									<span className="text-text-muted text-xs">{t('families.counts')}</span>{' '}
								</>
							)}
							<span className="mt-1 text-gold text-xs group-hover:underline">{t('see')} →</span>
						</button>
					</li>
				))}
			</ul>
			{asked && (
				<Suspense>
					<StatDialog
						key={asked}
						stat={asked}
						count={counts[asked]}
						language={language}
						onClose={() => setAsked(null)}
					/>
				</Suspense>
			)}
		</section>
	);
}
