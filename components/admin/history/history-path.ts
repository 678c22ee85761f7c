import type { ListShape, ListState } from '../list-url';

const filters = ['actor', 'action', 'subjectType', 'subjectId', 'from', 'to'] as const;

export const historyShape: ListShape = { filters, defaultSort: '-at', defaultLimit: 25 };

export const noFilters: ListState['filters'] = Object.fromEntries(filters.map((name) => [name, '']));

function queryOf({ filters: chosen }: ListState): URLSearchParams {
	return new URLSearchParams(
		filters.flatMap((name): [string, string][] => (chosen[name] ? [[name, chosen[name]]] : [])),
	);
}

/** The call that answers the page's entries. */
export function historyPath(state: ListState): string {
	const query = queryOf(state);
	query.set('page', String(state.page));
	query.set('limit', String(state.limit));
	return `/api/admin/history?${query}`;
}

/** The call that answers all entries that the filters leave, as a file. */
export function historyExportPath(state: ListState): string {
	return `/api/admin/exports/history?${queryOf(state)}`;
}
