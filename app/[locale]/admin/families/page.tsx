import { GET as getFamilies } from '@/app/api/family/trees/route';
import { Prefetched, read } from '@/app/prefetched';
import { FamiliesPage } from '@/components/admin/families/families-page';
import { familiesList } from '@/components/admin/families/families-query';
import { PageMessages } from '@/components/layout/page-messages';
import { type AdminListPageProps, adminMetadata, openListPage } from '../admin-page';

export const generateMetadata = adminMetadata('/admin/families', 'families.title', 'families.description');

export default async function Page(props: AdminListPageProps) {
	const { language, query } = await openListPage(familiesList, props);
	return (
		<PageMessages language={language} name="admin/families">
			<Prefetched language={language} reads={[read('GET /api/family/trees', getFamilies, { query })]}>
				<FamiliesPage />
			</Prefetched>
		</PageMessages>
	);
}
