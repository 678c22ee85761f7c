import type { ListShape, ListState } from '../list/list-state';

type DeityFilter = 'type' | 'clan';

export const deitiesShape: ListShape<DeityFilter, never> = {
	filters: ['type', 'clan'],
	defaultSort: 'name',
	defaultLimit: 25,
};

/** What the page's address asks the call for; of a search, the best come first. */
export function deitiesQuery({
	sort,
	search,
	filters: { type, clan },
}: Pick<ListState<DeityFilter>, 'sort' | 'search' | 'filters'>) {
	const isSorted = search === '' || sort !== deitiesShape.defaultSort;
	return {
		...(search && { search }),
		...(isSorted && { sort }),
		...(type && { type }),
		...(clan && { clan }),
	};
}
