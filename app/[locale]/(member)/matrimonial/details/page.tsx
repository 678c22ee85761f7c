import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GET as getDetails } from '@/app/api/family/details/route';
import { Prefetched, read } from '@/app/prefetched';
import { PageMessages } from '@/components/layout/page-messages';
import { DetailsPage } from '@/components/matching/biodata/details-page';
import { pathIn } from '@/lib/core/localized-path';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'matchDetails' });
	return pageMetadata({ path: '/matrimonial/details', language, title: t('title') });
}

export default async function Page({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	await requireMember(language, pathIn(language, '/matrimonial/details'));
	return (
		<Prefetched language={language} reads={[read('GET /api/family/details', getDetails)]}>
			<PageMessages language={language} name="matrimonial/details">
				<DetailsPage />
			</PageMessages>
		</Prefetched>
	);
}
