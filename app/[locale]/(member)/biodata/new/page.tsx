import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GET as getKnown } from '@/app/api/family/biodatas/known/route';
import { Prefetched, read } from '@/app/prefetched';
import { PageMessages } from '@/components/layout/page-messages';
import { NewBiodataPage } from '@/components/matching/biodata/new-biodata-page';
import { pathIn } from '@/lib/core/localized-path';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'biodata' });
	return pageMetadata({ path: '/biodata/new', language, title: t('form.newTitle') });
}

export default async function Page({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	await requireMember(language, pathIn(language, '/biodata/new'));
	return (
		<Prefetched language={language} reads={[read('GET /api/family/biodatas/known', getKnown)]}>
			<PageMessages language={language} name="biodata/new">
				<NewBiodataPage />
			</PageMessages>
		</Prefetched>
	);
}
