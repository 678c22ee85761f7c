import { defineList } from '@/components/admin/list/list-state';

export const membersList = defineList({
	filters: ['clan', 'dynasty', 'isAdmin'],
	defaultSort: '-createdAt',
	query: ({ page, limit, sort, search, clan, dynasty, isAdmin }) => ({
		page,
		limit,
		sort,
		query: search,
		clan,
		dynasty,
		isAdmin,
	}),
});
