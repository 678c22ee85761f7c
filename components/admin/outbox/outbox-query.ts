import { defineList } from '../list/list-state';

export const outboxList = defineList({
	filters: [],
	views: ['open'],
	defaultSort: '-createdAt',
	defaultLimit: 25,
	query: ({ page, limit }) => ({ page, limit }),
});
