import { GET as getDeities } from '@/app/api/deities/route';
import { Prefetched, read } from '@/app/prefetched';
import { DeitiesPage } from '@/components/admin/deities/deities-page';
import { deitiesList } from '@/components/admin/deities/deities-query';
import { PageMessages } from '@/components/layout/page-messages';
import { listDeityClans } from '@/lib/features/heritage/deity/queries';
import { type AdminListPageProps, adminMetadata, openListPage } from '../admin-page';

export const generateMetadata = adminMetadata('/admin/deities', 'deities.title', 'deities.description');

export default async function Page(props: AdminListPageProps) {
	const { language, query } = await openListPage(deitiesList, props);
	return (
		<PageMessages language={language} name="admin/deities">
			<Prefetched language={language} reads={[read('GET /api/deities', getDeities, { query })]}>
				<DeitiesPage clans={await listDeityClans()} />
			</Prefetched>
		</PageMessages>
	);
}
