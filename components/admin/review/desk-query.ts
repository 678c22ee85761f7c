import type { ListState } from '../list-url';

const onPage = 10;

/** The query of GET /api/blogs/admin or /api/gallery/admin for what the address asks for. */
export function deskQuery({ page, search, sort, filters }: ListState): URLSearchParams {
	const query = new URLSearchParams({ page: String(page), limit: String(onPage), sort });
	if (search !== '') query.set('query', search);
	if (filters.status) query.set('status', filters.status);
	return query;
}

/** The query for all that waits, the longest first, as far as one answer holds it. */
export const queueQuery = new URLSearchParams({ status: 'pending', sort: 'createdAt', limit: '100' });
