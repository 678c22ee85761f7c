import { defineList } from '../list/list-state';

/** `open` and `edit` name a family whose details or form are over the list. */
export const familiesList = defineList({
	filters: [],
	views: ['open', 'edit'],
	defaultSort: '-createdAt',
	query: ({ page, limit, sort, search }) => {
		// Of a search, the best come first unless another order is chosen.
		const isRanked = search !== '' && sort === '-createdAt';
		return { page, limit, query: search, sort: isRanked ? '' : sort };
	},
});
