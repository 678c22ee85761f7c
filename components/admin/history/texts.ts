import type { Messages } from '@/components/member/texts';

/** The words of the history's page. The sentences themselves come with the list. */
export type HistoryTexts = Pick<
	Messages['admin']['history'],
	| 'title'
	| 'intro'
	| 'subjects'
	| 'verbs'
	| 'filters'
	| 'columns'
	| 'caption'
	| 'loading'
	| 'empty'
	| 'failed'
	| 'pager'
	| 'total'
	| 'more'
	| 'export'
	| 'exporting'
	| 'exportFailed'
	| 'open'
	| 'removedAccount'
>;

export function historyTexts({ admin: { history } }: Messages): HistoryTexts {
	const { title, intro, subjects, verbs, filters, columns, caption, loading, empty, failed } = history;
	const { pager, total, more, exporting, exportFailed, open, removedAccount } = history;
	return {
		...{ title, intro, subjects, verbs, filters, columns, caption, loading, empty, failed },
		...{ pager, total, more, export: history.export, exporting, exportFailed, open, removedAccount },
	};
}
