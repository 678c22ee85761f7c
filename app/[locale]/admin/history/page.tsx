import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { SearchParams } from 'nuqs/server';
import { GET as getHistory } from '@/app/api/admin/history/route';
import { Prefetched, read } from '@/app/prefetched';
import { HistoryPage } from '@/components/admin/history/history-page';
import { historyQuery, historyShape } from '@/components/admin/history/history-query';
import { loadListState } from '@/components/admin/list/list-state';
import { PageMessages } from '@/components/layout/page-messages';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireBackOffice } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'admin.history' });
	return pageMetadata({ path: '/admin/history', language, title: t('title') });
}

interface AdminHistoryPageProps {
	params: PageParams;
	searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: AdminHistoryPageProps) {
	const language = await languageOfPage(params);
	await requireBackOffice();
	const state = await loadListState(historyShape, searchParams);
	return (
		<PageMessages language={language} name="admin/history">
			<Prefetched
				language={language}
				reads={[
					read('GET /api/admin/history', getHistory, {
						query: { ...historyQuery(state), page: state.page, limit: state.limit },
					}),
				]}
			>
				<HistoryPage />
			</Prefetched>
		</PageMessages>
	);
}
