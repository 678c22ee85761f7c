import type { ListState } from '@/components/admin/list-url';

/** What the page's address tells: which of the two lists, what is asked of it, and what of it stands open. */
export const inboxShape = { filters: ['tab', 'kind', 'state', 'reason', 'open'], defaultSort: '-createdAt' };

/** Nothing asked of either list. */
export const noFilters = { kind: '', state: '', reason: '', open: '' };

/** The call that answers what the page's address asks for. */
export function inboxPath(
	list: 'messages' | 'reports',
	{ page, limit, sort, search, filters }: ListState,
): string {
	const query = new URLSearchParams({ page: String(page), limit: String(limit), sort });
	if (search !== '') query.set('search', search);
	for (const name of ['state', list === 'messages' ? 'kind' : 'reason']) {
		const value = filters[name] ?? '';
		if (value !== '') query.set(name, value);
	}
	return `/api/admin/${list}?${query}`;
}
