import { GET as getClans } from '@/app/api/admin/clans/route';
import { Prefetched, read } from '@/app/prefetched';
import { ClansPage } from '@/components/admin/clans/clans-page';
import { clansList } from '@/components/admin/clans/clans-query';
import { PageMessages } from '@/components/layout/page-messages';
import { type AdminListPageProps, adminMetadata, openListPage } from '../admin-page';

export const generateMetadata = adminMetadata('/admin/clans', 'clans.title', 'clans.description');

export default async function Page(props: AdminListPageProps) {
	const { language, query } = await openListPage(clansList, props);
	return (
		<PageMessages language={language} name="admin/clans">
			<Prefetched language={language} reads={[read('GET /api/admin/clans', getClans, { query })]}>
				<ClansPage />
			</Prefetched>
		</PageMessages>
	);
}
