import { GET as getTrash } from '@/app/api/admin/trash/route';
import { Prefetched, read } from '@/app/prefetched';
import { TrashPage } from '@/components/admin/trash/trash-page';
import { trashList } from '@/components/admin/trash/trash-query';
import { PageMessages } from '@/components/layout/page-messages';
import { type AdminListPageProps, adminMetadata, openListPage } from '../admin-page';

export const generateMetadata = adminMetadata('/admin/trash', 'trash.title', 'trash.description');

export default async function Page(props: AdminListPageProps) {
	const { language, query } = await openListPage(trashList, props);
	return (
		<PageMessages language={language} name="admin/trash">
			<Prefetched language={language} reads={[read('GET /api/admin/trash', getTrash, { query })]}>
				<TrashPage />
			</Prefetched>
		</PageMessages>
	);
}
