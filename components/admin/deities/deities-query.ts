import { defineList } from '../list/list-state';

export const deitiesList = defineList({
	filters: ['type', 'clan'],
	defaultSort: 'name',
	defaultLimit: 25,
	query: ({ sort, search, type, clan }) => {
		// A search lists its best results first unless another order is chosen.
		const isRanked = search !== '' && sort === 'name';
		return { search, sort: isRanked ? '' : sort, type, clan };
	},
});
