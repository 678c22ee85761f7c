import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { SearchParams } from 'nuqs/server';
import { GET as getClans } from '@/app/api/admin/clans/route';
import { Prefetched, read } from '@/app/prefetched';
import { ClansPage } from '@/components/admin/clans/clans-page';
import { clansQuery, clansShape } from '@/components/admin/clans/clans-query';
import { loadListState } from '@/components/admin/list/list-state';
import { PageMessages } from '@/components/layout/page-messages';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireBackOffice } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'admin.clans' });
	return pageMetadata({ path: '/admin/clans', language, title: t('title'), description: t('description') });
}

interface AdminClansPageProps {
	params: PageParams;
	searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: AdminClansPageProps) {
	const language = await languageOfPage(params);
	await requireBackOffice();
	const state = await loadListState(clansShape, searchParams);
	return (
		<PageMessages language={language} name="admin/clans">
			<Prefetched
				language={language}
				reads={[read('GET /api/admin/clans', getClans, { query: clansQuery(state) })]}
			>
				<ClansPage />
			</Prefetched>
		</PageMessages>
	);
}
