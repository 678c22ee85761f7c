'use client';

import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { QueryContent } from '@/components/matrimonial/query-content';
import { SectionPage } from '@/components/matrimonial/section-page';
import { useRefusedSession } from '@/components/member/use-refused-session';
import { Skeleton } from '@/components/ui/skeleton';
import { apiQuery } from '@/lib/client/api-query';
import type { Language } from '@/lib/core/language';
import { DetailsForm } from './details-form';

/** What a member tells for matches besides their profile, and who sees it. */
export function DetailsPage({ language }: { language: Language }) {
	const t = useTranslations('matrimonialDetails');
	const leaveIfRefused = useRefusedSession(language);
	const details = useQuery(apiQuery('GET /api/family/details'));
	return (
		<SectionPage title={t('title')} intro={t('intro')} section="details" language={language}>
			<QueryContent
				query={details}
				words={{ loading: t('loading'), failed: t('failed') }}
				skeleton={
					<div className="flex flex-col gap-4">
						<Skeleton className="h-32" />
						<Skeleton className="h-32" />
					</div>
				}
			>
				{(saved) => <DetailsForm saved={saved} language={language} onFailure={leaveIfRefused} />}
			</QueryContent>
		</SectionPage>
	);
}
