import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { SearchParams } from 'nuqs/server';
import { GET as getFamilies } from '@/app/api/family/trees/route';
import { Prefetched, read } from '@/app/prefetched';
import { FamiliesPage } from '@/components/admin/families/families-page';
import { familiesQuery, familiesShape } from '@/components/admin/families/families-query';
import { loadListState } from '@/components/admin/list/list-state';
import { PageMessages } from '@/components/layout/page-messages';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireBackOffice } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'admin.families' });
	return pageMetadata({
		path: '/admin/families',
		language,
		title: t('title'),
		description: t('description'),
	});
}

interface AdminFamiliesPageProps {
	params: PageParams;
	searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: AdminFamiliesPageProps) {
	const language = await languageOfPage(params);
	await requireBackOffice();
	const state = await loadListState(familiesShape, searchParams);
	return (
		<PageMessages language={language} name="admin/families">
			<Prefetched
				language={language}
				reads={[read('GET /api/family/trees', getFamilies, { query: familiesQuery(state) })]}
			>
				<FamiliesPage />
			</Prefetched>
		</PageMessages>
	);
}
