import type { ListShape, ListState } from '../list-url';

const filters = ['actor', 'action', 'subjectType', 'subjectId', 'about', 'from', 'to'] as const;

/** Which entries are listed: what changed something, unless the address says otherwise. */
export const historyKinds = ['', 'reads', 'all'] as const;

type HistoryKind = (typeof historyKinds)[number];

export function kindOf({ kind }: ListState['filters']): HistoryKind {
	return historyKinds.find((one) => one === kind) ?? '';
}

export const historyShape: ListShape = {
	filters: [...filters, 'kind'],
	defaultSort: '-at',
	defaultLimit: 25,
};

export const noFilters: ListState['filters'] = Object.fromEntries(filters.map((name) => [name, '']));

function queryOf({ filters: chosen }: ListState): URLSearchParams {
	const query = new URLSearchParams(
		filters.flatMap((name): [string, string][] => (chosen[name] ? [[name, chosen[name]]] : [])),
	);
	const kind = kindOf(chosen);
	if (kind !== 'all') query.set('isChange', String(kind === ''));
	return query;
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
