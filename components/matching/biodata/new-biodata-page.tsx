'use client';

import { useQuery } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useLocale, useTranslations } from 'next-intl';
import { SectionPage } from '@/components/matching/section-page';
import { SeekerPanel } from '@/components/matching/seeker-panel';
import { Skeleton } from '@/components/ui/skeleton';
import { callApi } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { showToast } from '@/lib/client/toast';
import { pathIn } from '@/lib/core/localized-path';
import { firstFields } from '@/lib/features/matching/biodata/constants/fields';
import { biodatasPath, ownBiodataPath } from '@/lib/features/matching/biodata/constants/paths';
import { BiodataForm } from './biodata-form';

/** Makes a biodata. */
export function NewBiodataPage() {
	const language = useLocale();
	const t = useTranslations('biodata');
	const router = useRouter();
	const known = useQuery(apiQuery('GET /api/family/biodatas/known'));
	return (
		<SectionPage title={t('form.newTitle')} intro={t('intro')} section="biodata">
			<SeekerPanel
				query={known}
				words={{ loading: t('loading'), failed: t('failed') }}
				skeleton={<Skeleton className="h-96" />}
			>
				{(shown) => (
					<BiodataForm
						known={shown}
						chosen={{
							...{ title: t('form.firstName'), layout: 'traditional', language },
							fields: [...firstFields],
						}}
						isChange={false}
						send={(body) => callApi('POST /api/family/biodatas', { body })}
						onSaved={({ message, biodata }) => {
							showToast(message, 'success');
							router.push(pathIn(language, ownBiodataPath(biodata._id)));
						}}
						onCancel={() => router.push(pathIn(language, biodatasPath))}
					/>
				)}
			</SeekerPanel>
		</SectionPage>
	);
}
