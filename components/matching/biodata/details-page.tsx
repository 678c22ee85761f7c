'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { SectionPage } from '@/components/matching/section-page';
import { SeekerPanel } from '@/components/matching/seeker-panel';
import { apiQuery } from '@/lib/client/api-query';
import { DetailsForm } from './details-form';

/** What a member tells for matches besides their profile, and who sees it. */
export function DetailsPage() {
	const t = useTranslations('matchDetails');
	const details = useQuery(apiQuery('GET /api/family/details'));
	return (
		<SectionPage title={t('title')} intro={t('intro')} section="details">
			<SeekerPanel query={details} words={{ loading: t('loading'), failed: t('failed') }}>
				{(saved) => <DetailsForm saved={saved} />}
			</SeekerPanel>
		</SectionPage>
	);
}
