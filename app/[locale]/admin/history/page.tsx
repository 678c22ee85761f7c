import { GET as getHistory } from '@/app/api/admin/history/route';
import { Prefetched, read } from '@/app/prefetched';
import { HistoryPage } from '@/components/admin/history/history-page';
import { historyList } from '@/components/admin/history/history-query';
import { PageMessages } from '@/components/layout/page-messages';
import { type AdminListPageProps, adminMetadata, openListPage } from '../admin-page';

export const generateMetadata = adminMetadata('/admin/history', 'history.title');

export default async function Page(props: AdminListPageProps) {
	const { language, query } = await openListPage(historyList, props);
	return (
		<PageMessages language={language} name="admin/history">
			<Prefetched language={language} reads={[read('GET /api/admin/history', getHistory, { query })]}>
				<HistoryPage />
			</Prefetched>
		</PageMessages>
	);
}
