import type { ListShape, ListState } from '../list/list-state';

const narrowing = ['actor', 'action', 'subjectType', 'subjectId', 'from', 'to'] as const;

type HistoryFilter = (typeof narrowing)[number] | 'kind';

export type HistoryFilters = ListState<HistoryFilter>['filters'];

/** Which entries are listed: what changed something, unless the address says otherwise. */
export const historyKinds = ['', 'reads', 'all'] as const;

type HistoryKind = (typeof historyKinds)[number];

export function getKind({ kind }: Pick<HistoryFilters, 'kind'>): HistoryKind {
	return historyKinds.find((one) => one === kind) ?? '';
}

export const historyShape: ListShape<HistoryFilter, never> = {
	filters: [...narrowing, 'kind'],
	defaultSort: '-at',
	defaultLimit: 25,
};

export const noFilters: Omit<HistoryFilters, 'kind'> = {
	...{ actor: '', action: '', subjectType: '', subjectId: '', from: '', to: '' },
};

/** What the page's search and filters leave, as the calls are asked for it. */
export function historyQuery({ search, filters }: Pick<ListState<HistoryFilter>, 'search' | 'filters'>) {
	const kind = getKind(filters);
	return {
		...Object.fromEntries(narrowing.flatMap((name) => (filters[name] ? [[name, filters[name]]] : []))),
		...(search && { about: search }),
		...(kind !== 'all' && { isChange: String(kind === '') }),
	};
}
