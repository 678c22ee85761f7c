import type { ListShape, ListState } from '../list/list-state';

type UserFilter = 'clan' | 'dynasty' | 'isAdmin';

export const usersShape: ListShape<UserFilter, never> = {
	filters: ['clan', 'dynasty', 'isAdmin'],
	defaultSort: '-createdAt',
};

export type UsersState = Pick<ListState<UserFilter>, 'sort' | 'search' | 'filters'>;

/** What the page's address asks the call for, `page` and `limit` aside. */
export function usersQuery({ sort, search, filters: { clan, dynasty, isAdmin } }: UsersState) {
	return {
		sort,
		...(search && { query: search }),
		...(clan && { clan }),
		...(dynasty && { dynasty }),
		...(isAdmin && { isAdmin }),
	};
}
