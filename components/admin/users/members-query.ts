import type { ListShape, ListState } from '@/components/admin/list/list-state';

type MemberFilter = 'clan' | 'dynasty' | 'isAdmin';

export const usersShape: ListShape<MemberFilter, never> = {
	filters: ['clan', 'dynasty', 'isAdmin'],
	defaultSort: '-createdAt',
};

export type MembersState = Pick<ListState<MemberFilter>, 'sort' | 'search' | 'filters'>;

/** The query of the call, from the address of the page, without `page` and `limit`. */
export function membersQuery({ sort, search, filters: { clan, dynasty, isAdmin } }: MembersState) {
	return {
		sort,
		...(search && { query: search }),
		...(clan && { clan }),
		...(dynasty && { dynasty }),
		...(isAdmin && { isAdmin }),
	};
}
