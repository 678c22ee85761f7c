import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GET as getBiodatas } from '@/app/api/family/biodatas/route';
import { Prefetched, read } from '@/app/prefetched';
import { PageMessages } from '@/components/layout/page-messages';
import { BiodataListPage } from '@/components/matching/biodata/biodata-list-page';
import { pathIn } from '@/lib/core/localized-path';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'biodata' });
	return pageMetadata({ path: '/biodata', language, title: t('title') });
}

export default async function Page({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	await requireMember(language, pathIn(language, '/biodata'));
	return (
		<Prefetched language={language} reads={[read('GET /api/family/biodatas', getBiodatas)]}>
			<PageMessages language={language} name="biodata">
				<BiodataListPage />
			</PageMessages>
		</Prefetched>
	);
}
