import type { ListState } from '@/components/admin/list-url';

/** What the list of users can be asked for in the page's address. */
export const usersShape = { filters: ['clan', 'dynasty', 'isAdmin'], defaultSort: '-createdAt' };

/** What the page's address asks the call for, `page` and `limit` aside. */
export function usersQuery({ sort, search, filters }: ListState) {
	const { clan, dynasty, isAdmin } = filters;
	return {
		sort,
		...(search && { query: search }),
		...(clan && { clan }),
		...(dynasty && { dynasty }),
		...(isAdmin && { isAdmin }),
	};
}
