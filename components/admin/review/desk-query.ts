import type { ListState } from '../list-url';

/** What a list holds and in which order, on all its pages. */
export interface Narrowing {
	sort: string;
	query?: string;
	status?: string;
}

/** The query of GET /api/blogs/admin and /api/gallery/admin. */
export interface DeskQuery extends Narrowing {
	page?: number;
	limit: number;
}

/** What the address asks for, on all pages. */
export function narrowingQuery({ search, sort, filters }: Omit<ListState, 'page' | 'limit'>): Narrowing {
	const { status } = filters;
	return { sort, ...(search && { query: search }), ...(status && { status }) };
}

/** What the address asks for. */
export function deskQuery({ page, limit, ...narrowed }: ListState): DeskQuery {
	return { page, limit, ...narrowingQuery(narrowed) };
}

/** All that waits and is found by `search`, the longest first, as far as one answer holds it. */
export function queueQuery(search: string): DeskQuery {
	return { status: 'pending', sort: 'createdAt', limit: 100, ...(search && { query: search }) };
}
