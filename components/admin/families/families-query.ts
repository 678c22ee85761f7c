import type { ListShape, ListState } from '../list/list-state';

/** `open` and `edit` name a family whose details or form are over the list. */
export const familiesShape: ListShape<never, 'open' | 'edit'> = {
	filters: [],
	views: ['open', 'edit'],
	defaultSort: '-createdAt',
};

/** What the page's address asks the call for; of a search, the best come first. */
export function familiesQuery({
	page,
	limit,
	sort,
	search,
}: Pick<ListState, 'page' | 'limit' | 'sort' | 'search'>) {
	const isSorted = search === '' || sort !== familiesShape.defaultSort;
	return { page, limit, ...(search && { query: search }), ...(isSorted && { sort }) };
}
