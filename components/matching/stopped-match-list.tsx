'use client';

import { useQuery } from '@tanstack/react-query';
import { useLocale, useTranslations } from 'next-intl';
import { textLink } from '@/components/layout/text-link';
import { Card } from '@/components/ui/card';
import { apiQuery } from '@/lib/client/api-query';
import { useForSeeker } from './use-seeker';

/** Who is no match because an ancestor of the two is one person in two joined trees, and why. */
export function StoppedMatchList() {
	const language = useLocale();
	const t = useTranslations('matching.stopped');
	const forSeeker = useForSeeker();
	const { data: stopped = [] } = useQuery(apiQuery('GET /api/family/matches/stopped', forSeeker));
	if (stopped.length === 0) return null;
	return (
		<section aria-labelledby="stopped-matches" className="flex flex-col gap-3">
			<h2 id="stopped-matches" className="text-h3 md:text-h3-wide">
				{t('title')}
			</h2>
			<p className="text-text-soft">{t('text')}</p>
			<ul className="flex flex-col gap-3">
				{stopped.map(({ _id, name, written, reasons }) => (
					<li key={_id}>
						<Card className="p-4">
							<p className="font-bold font-serif text-heading text-lg">{written?.name ?? name}</p>
							{reasons.map((reason) => (
								<p key={reason}>{reason}</p>
							))}
						</Card>
					</li>
				))}
			</ul>
			<p>{textLink(language, '/family-tree/same')(t('toJoins'))}</p>
		</section>
	);
}
