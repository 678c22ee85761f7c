import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import type { SearchParams } from 'nuqs/server';
import { GET as getFilters } from '@/app/api/users/filters/route';
import { GET as getUsers } from '@/app/api/users/route';
import { Prefetched, read } from '@/app/prefetched';
import { loadListState } from '@/components/admin/list/list-state';
import { MembersPage } from '@/components/admin/users/members-page';
import { membersQuery, usersShape } from '@/components/admin/users/members-query';
import { PageMessages } from '@/components/layout/page-messages';
import { pageMetadata } from '@/lib/features/site/seo/dto/metadata';
import { requireBackOffice } from '@/lib/platform/auth/loaders';
import { languageOfPage, type PageParams } from '@/lib/platform/i18n/page';

export async function generateMetadata({ params }: { params: PageParams }): Promise<Metadata> {
	const language = await languageOfPage(params);
	const t = await getTranslations({ locale: language, namespace: 'admin.users' });
	return pageMetadata({ path: '/admin/users', language, title: t('title'), description: t('description') });
}

interface AdminUsersPageProps {
	params: PageParams;
	searchParams: Promise<SearchParams>;
}

export default async function Page({ params, searchParams }: AdminUsersPageProps) {
	const language = await languageOfPage(params);
	const { memberId } = await requireBackOffice();
	const state = await loadListState(usersShape, searchParams);
	return (
		<PageMessages language={language} name="admin/users">
			<Prefetched
				language={language}
				reads={[
					read('GET /api/users', getUsers, {
						query: { page: state.page, limit: state.limit, ...membersQuery(state) },
					}),
					read('GET /api/users/filters', getFilters),
				]}
			>
				<MembersPage ownId={memberId} />
			</Prefetched>
		</PageMessages>
	);
}
