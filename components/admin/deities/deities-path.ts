import type { ListState } from '@/components/admin/list-url';

/** What the list of deities can be asked for in the page's address. */
export const deitiesShape = { filters: ['type', 'clan'], defaultSort: 'name', defaultLimit: 25 };

/** The call that answers what the page's address asks for; of a search, the best come first. */
export function deitiesPath({ sort, search, filters }: ListState): string {
	const query = new URLSearchParams();
	if (search !== '') query.set('search', search);
	if (search === '' || sort !== deitiesShape.defaultSort) query.set('sort', sort);
	for (const name of deitiesShape.filters) {
		const value = filters[name] ?? '';
		if (value !== '') query.set(name, value);
	}
	return `/api/deities?${query}`;
}
