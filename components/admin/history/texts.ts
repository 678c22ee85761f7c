import type { Messages } from '@/components/member/texts';

/** The words of the history's page. The sentences themselves come with the list. */
export type HistoryTexts = Pick<
	Messages['admin']['history'],
	| 'title'
	| 'intro'
	| 'subjects'
	| 'verbs'
	| 'filters'
	| 'shows'
	| 'columns'
	| 'caption'
	| 'loading'
	| 'empty'
	| 'failed'
	| 'pager'
	| 'total'
	| 'more'
	| 'removedAccount'
> & { export: Messages['admin']['data']['export'] };

export function historyTexts({ admin: { history, data } }: Messages): HistoryTexts {
	const { title, intro, subjects, verbs, filters, shows, columns, caption, loading, empty, failed } = history;
	const { pager, total, more, removedAccount } = history;
	return {
		...{ title, intro, subjects, verbs, filters, shows, columns, caption, loading, empty, failed },
		...{ pager, total, more, export: data.export, removedAccount },
	};
}
