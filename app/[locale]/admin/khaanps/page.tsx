import { GET as getKhaanps } from '@/app/api/admin/khaanps/route';
import { Prefetched, read } from '@/app/prefetched';
import { KhaanpsPage } from '@/components/admin/khaanps/khaanps-page';
import { khaanpsList } from '@/components/admin/khaanps/khaanps-query';
import { PageMessages } from '@/components/layout/page-messages';
import { listKnownKhaanps } from '@/lib/features/heritage/khaanp/queries';
import { type AdminListPageProps, adminMetadata, openListPage } from '../admin-page';

export const generateMetadata = adminMetadata('/admin/khaanps', 'khaanps.title', 'khaanps.description');

export default async function Page(props: AdminListPageProps) {
	const { language, query } = await openListPage(khaanpsList, props);
	return (
		<PageMessages language={language} name="admin/khaanps">
			<Prefetched language={language} reads={[read('GET /api/admin/khaanps', getKhaanps, { query })]}>
				<KhaanpsPage known={await listKnownKhaanps(language)} />
			</Prefetched>
		</PageMessages>
	);
}
