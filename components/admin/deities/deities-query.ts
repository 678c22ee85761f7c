import type { ListState } from '@/components/admin/list-url';

/** What the list of deities can be asked for in the page's address. */
export const deitiesShape = { filters: ['type', 'clan'], defaultSort: 'name', defaultLimit: 25 };

/** What the page's address asks the call for; of a search, the best come first. */
export function deitiesQuery({ sort, search, filters: { type, clan } }: ListState) {
	const isSorted = search === '' || sort !== deitiesShape.defaultSort;
	return {
		...(search && { search }),
		...(isSorted && { sort }),
		...(type && { type }),
		...(clan && { clan }),
	};
}
