import { defineList } from '../list/list-state';

/** Which entries are listed: what changed something, unless the address says otherwise. */
export const historyKinds = ['', 'reads', 'all'] as const;

export function getKind({ kind }: { kind: string }): (typeof historyKinds)[number] {
	return historyKinds.find((one) => one === kind) ?? '';
}

export const noFilters = { actor: '', action: '', subjectType: '', subjectId: '', from: '', to: '' };

export const historyList = defineList({
	filters: ['actor', 'action', 'subjectType', 'subjectId', 'from', 'to', 'kind'],
	defaultSort: '-at',
	defaultLimit: 25,
	query: ({ page, limit, search, actor, action, subjectType, subjectId, from, to, ...state }) => {
		const kind = getKind(state);
		const isChange = kind === 'all' ? '' : String(kind === '');
		return { page, limit, about: search, actor, action, subjectType, subjectId, from, to, isChange };
	},
});
