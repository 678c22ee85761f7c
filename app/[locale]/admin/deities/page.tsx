import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { SearchParams } from 'nuqs/server';
import { GET as getDeities } from '@/app/api/deities/route';
import { Prefetched, read } from '@/app/prefetched';
import { DeitiesPage } from '@/components/admin/deities/deities-page';
import { deitiesQuery, deitiesShape } from '@/components/admin/deities/deities-query';
import { loadListState } from '@/components/admin/list/list-state';
import { PageMessages } from '@/components/layout/page-messages';
import { listDeityClans } from '@/lib/features/heritage/deity/queries';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireBackOffice } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'admin.deities' });
	return pageMetadata({ path: '/admin/deities', language, title: t('title'), description: t('description') });
}

interface AdminDeitiesPageProps {
	params: PageParams;
	searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: AdminDeitiesPageProps) {
	const language = await languageOfPage(params);
	await requireBackOffice();
	const state = await loadListState(deitiesShape, searchParams);
	return (
		<PageMessages language={language} name="admin/deities">
			<Prefetched
				language={language}
				reads={[read('GET /api/deities', getDeities, { query: deitiesQuery(state) })]}
			>
				<DeitiesPage clans={await listDeityClans()} />
			</Prefetched>
		</PageMessages>
	);
}
