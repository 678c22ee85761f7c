import type { ListState } from '../list-url';

/** What a list holds and in which order, on all its pages, as the address asks for it. */
export function narrowingQuery({
	search,
	sort,
	filters,
}: Omit<ListState, 'page' | 'limit'>): URLSearchParams {
	const query = new URLSearchParams({ sort });
	if (search !== '') query.set('query', search);
	if (filters.status) query.set('status', filters.status);
	return query;
}

/** The query of GET /api/blogs/admin or /api/gallery/admin for what the address asks for. */
export function deskQuery({ page, limit, ...narrowed }: ListState): URLSearchParams {
	return new URLSearchParams([['page', String(page)], ['limit', String(limit)], ...narrowingQuery(narrowed)]);
}

/** The query for all that waits and is found by `search`, the longest first, as far as one answer holds it. */
export function queueQuery(search: string): URLSearchParams {
	const query = new URLSearchParams({ status: 'pending', sort: 'createdAt', limit: '100' });
	if (search !== '') query.set('query', search);
	return query;
}
