import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { GET as getKundli } from '@/app/api/family/kundli/route';
import { Prefetched, read } from '@/app/prefetched';
import { PageMessages } from '@/components/layout/page-messages';
import { KundliPage } from '@/components/matching/kundli/kundli-page';
import { pathIn } from '@/lib/core/localized-path';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireMember } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'kundli' });
	return pageMetadata({ path: '/matrimonial/kundli', language, title: t('title') });
}

export default async function Page({ params }: { params: PageParams }) {
	const language = await languageOfPage(params);
	await requireMember(language, pathIn(language, '/matrimonial/kundli'));
	return (
		<Prefetched language={language} reads={[read('GET /api/family/kundli', getKundli)]}>
			<PageMessages language={language} name="matrimonial/kundli">
				<KundliPage />
			</PageMessages>
		</Prefetched>
	);
}
