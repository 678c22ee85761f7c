import type { ListState } from '../list-url';

const onPage = 10;

/** What a list holds and in which order, on all its pages, as the address asks for it. */
export function narrowingQuery({ search, sort, filters }: Omit<ListState, 'page'>): URLSearchParams {
	const query = new URLSearchParams({ sort });
	if (search !== '') query.set('query', search);
	if (filters.status) query.set('status', filters.status);
	return query;
}

/** The query of GET /api/blogs/admin or /api/gallery/admin for what the address asks for. */
export function deskQuery({ page, ...narrowed }: ListState): URLSearchParams {
	return new URLSearchParams([
		['page', String(page)],
		['limit', String(onPage)],
		...narrowingQuery(narrowed),
	]);
}

/** The query for all that waits and is found by `search`, the longest first, as far as one answer holds it. */
export function queueQuery(search: string): URLSearchParams {
	const query = new URLSearchParams({ status: 'pending', sort: 'createdAt', limit: '100' });
	if (search !== '') query.set('query', search);
	return query;
}
