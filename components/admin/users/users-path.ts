import type { ListState } from '@/components/admin/list-url';

/** What the list of users can be asked for in the page's address. */
export const usersShape = { filters: ['clan', 'dynasty', 'isAdmin'], defaultSort: '-createdAt' };

/** The call that answers what the page's address asks for. */
export function usersPath({ page, limit, sort, search, filters }: ListState): string {
	const query = new URLSearchParams({ page: String(page), limit: String(limit), sort });
	if (search !== '') query.set('query', search);
	for (const name of usersShape.filters) {
		const value = filters[name] ?? '';
		if (value !== '') query.set(name, value);
	}
	return `/api/users?${query}`;
}
