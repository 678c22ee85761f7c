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

/** What the page's filters leave, as the calls are asked for it. */
export function historyQuery({ filters: chosen }: ListState) {
	const kind = kindOf(chosen);
	return {
		...Object.fromEntries(
			filters.flatMap((name): [string, string][] => (chosen[name] ? [[name, chosen[name]]] : [])),
		),
		...(kind !== 'all' && { isChange: String(kind === '') }),
	};
}
