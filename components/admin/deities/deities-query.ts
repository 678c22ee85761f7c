import { defineList } from '../list/list-state';

export const deitiesList = defineList({
	filters: ['type', 'clan'],
	defaultSort: 'name',
	defaultLimit: 25,
	query: ({ sort, search, type, clan }) => {
		// Of a search, the best come first unless another order is chosen.
		const isRanked = search !== '' && sort === 'name';
		return { search, sort: isRanked ? '' : sort, type, clan };
	},
});
