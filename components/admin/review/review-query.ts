import type { ListShape, ListState } from '../list/list-state';

/** `review` is set while the queue is reviewed one by one. */
export const reviewShape: ListShape<'status', 'review'> = {
	filters: ['status'],
	views: ['review'],
	defaultSort: '-createdAt',
};

/** What a list holds and in which order, on all its pages. */
export interface Narrowing {
	sort: string;
	query?: string;
	status?: string;
}

export interface ReviewQuery extends Narrowing {
	page?: number;
	limit: number;
}

/** What the address asks for, on all pages. */
export function narrowingQuery({
	search,
	sort,
	filters: { status },
}: Pick<ListState<'status'>, 'search' | 'sort' | 'filters'>): Narrowing {
	return { sort, ...(search && { query: search }), ...(status && { status }) };
}

export function reviewQuery({
	page,
	limit,
	...narrowed
}: Omit<ListState<'status'>, 'hidden' | 'selected' | 'views'>): ReviewQuery {
	return { page, limit, ...narrowingQuery(narrowed) };
}

/** All that waits and is found by `search`, the longest first, up to what one response holds. */
export function queueQuery(search: string): ReviewQuery {
	return { status: 'pending', sort: 'createdAt', limit: 100, ...(search && { query: search }) };
}
