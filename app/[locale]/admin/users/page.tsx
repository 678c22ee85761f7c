import { GET as getFilters } from '@/app/api/users/filters/route';
import { GET as getUsers } from '@/app/api/users/route';
import { Prefetched, read } from '@/app/prefetched';
import { MembersPage } from '@/components/admin/users/members-page';
import { membersList } from '@/components/admin/users/members-query';
import { PageMessages } from '@/components/layout/page-messages';
import { type AdminListPageProps, adminMetadata, openListPage } from '../admin-page';

export const generateMetadata = adminMetadata('/admin/users', 'users.title', 'users.description');

export default async function Page(props: AdminListPageProps) {
	const { language, memberId, query } = await openListPage(membersList, props);
	return (
		<PageMessages language={language} name="admin/users">
			<Prefetched
				language={language}
				reads={[read('GET /api/users', getUsers, { query }), read('GET /api/users/filters', getFilters)]}
			>
				<MembersPage ownId={memberId} />
			</Prefetched>
		</PageMessages>
	);
}
