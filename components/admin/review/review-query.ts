import { defineList } from '../list/list-state';

/** `review` is set while the queue is reviewed one by one. */
export const reviewList = defineList({
	filters: ['status'],
	views: ['review'],
	defaultSort: '-createdAt',
	query: ({ page, limit, sort, search, status }) => ({
		page,
		limit,
		sort,
		query: search,
		status,
	}),
});

export type ReviewQuery = ReturnType<typeof reviewList.query>;

/** All that waits and is found by `search`, the longest first, up to what one response holds. */
export function queueQuery(search: string) {
	return { status: 'pending', sort: 'createdAt', limit: 100, ...(search && { query: search }) } as const;
}
