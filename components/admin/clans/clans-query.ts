import { defineList } from '../list/list-state';

export const clansList = defineList({
	filters: [],
	defaultSort: '-members',
	defaultLimit: 100,
	query: ({ search }) => ({ search }),
});
