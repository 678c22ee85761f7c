import type { ListState } from '@/components/admin/list-url';

/** What the page's address tells: which of the two lists, what is asked of it, and what of it stands open. */
export const inboxShape = { filters: ['tab', 'kind', 'state', 'reason', 'open'], defaultSort: '-createdAt' };

/** Nothing asked of either list. */
export const noFilters = { kind: '', state: '', reason: '', open: '' };

/** What the page's address asks the call of a list for: messages are of a kind, reports have a reason. */
export function inboxQuery(narrowedBy: 'kind' | 'reason', { page, limit, sort, search, filters }: ListState) {
	return {
		...{ page, limit, sort },
		...(search && { search }),
		...(filters.state && { state: filters.state }),
		...(filters[narrowedBy] && { [narrowedBy]: filters[narrowedBy] }),
	};
}
