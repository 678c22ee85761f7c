'use client';

import { filled } from '@/components/family/texts';
import { Button } from '@/components/ui/button';
import { downloadFile } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { wordIn } from '@/lib/core/word-in';
import type { HistoryEntry } from '@/lib/features/audit/schema';
import { formatCount } from '@/lib/platform/i18n/format';
import { useAdmin } from '../admin-context';
import { ChangeList } from '../change-list';
import { ExportButton } from '../data/export-button';
import { Moment } from '../moment';
import { Notices } from '../notices';
import { Pager } from '../pager';
import { SearchBox } from '../search-box';
import { StatusTabs } from '../status-tabs';
import { AdminTable, type Column } from '../table';
import { useList } from '../use-list';
import { useListUrl } from '../use-list-url';
import { HistoryFilters } from './history-filters';
import { historyKinds, historyQuery, historyShape, kindOf } from './history-query';
import type { HistoryTexts } from './texts';

/** Who did what to what, and when. */
export function HistoryPage({ texts }: { texts: HistoryTexts }) {
	const { language } = useAdmin();
	const { state, change } = useListUrl(historyShape);
	const query = historyQuery(state);
	const { page, limit } = state;
	const list = useList(apiQuery('GET /api/admin/history', { query: { ...query, page, limit } }));
	const { entries = [], actors = [], pagination, isMore = false } = list.answer ?? {};
	const countOf = (count: number) => formatCount(count, language);
	const columns: Column<HistoryEntry>[] = [
		{
			key: 'at',
			title: texts.columns.at,
			cell: ({ at }) => (
				<span className="md:whitespace-nowrap">
					<Moment at={at} />
				</span>
			),
		},
		{
			key: 'entry',
			title: texts.columns.entry,
			isHeader: true,
			cell: ({ sentence, changes }) => (
				<>
					<span className="wrap-anywhere">{sentence}</span>
					<ChangeList changes={changes} />
				</>
			),
		},
		{
			key: 'subject',
			title: texts.columns.subject,
			cell: (entry) => <Subject entry={entry} texts={texts} />,
		},
	];
	return (
		<>
			<div className="flex flex-wrap items-center gap-x-6 gap-y-3">
				<h1 className="min-w-0 flex-1 basis-60 text-h2 md:text-h2-wide">{texts.title}</h1>
				<ExportButton
					download={(signal) => downloadFile('GET /api/admin/exports/history', { query, signal })}
					texts={texts.export}
				/>
			</div>
			<p className="text-text-muted">{texts.intro}</p>
			<Notices />
			<StatusTabs
				label={texts.shows.label}
				tabs={historyKinds.map((kind) => ({ value: kind, title: texts.shows[kind || 'changes'] }))}
				value={kindOf(state.filters)}
				onChange={(kind) => change({ filters: { kind, action: '' } })}
			/>
			<SearchBox
				value={state.filters.about ?? ''}
				onSearch={(about) => change({ filters: { about } })}
				label={texts.filters.about}
			/>
			<HistoryFilters
				filters={state.filters}
				actors={actors}
				texts={texts}
				onChange={(filters) => change({ filters })}
			/>
			{state.filters.subjectId && (
				<p className="flex flex-wrap items-center gap-3">
					{texts.filters.oneRecord}
					<Button look="outline" onClick={() => change({ filters: { subjectId: '', subjectType: '' } })}>
						{texts.filters.allRecords}
					</Button>
				</p>
			)}
			{pagination && pagination.total > 0 && (
				<p role="status" className="text-sm text-text-muted">
					{filled(isMore ? texts.more : texts.total, { count: countOf(pagination.total) })}
				</p>
			)}
			<AdminTable
				caption={texts.caption}
				columns={columns}
				rows={entries}
				rowKey={({ _id }) => _id}
				status={list.status}
				refusal={list.refusal}
				loading={texts.loading}
				empty={texts.empty}
				failure={{ text: texts.failed, onRetry: list.reload }}
			/>
			{pagination && (
				<Pager
					page={pagination.page}
					pages={pagination.pages}
					onPage={(page) => change({ page })}
					size={{ limit: state.limit, change: (limit) => change({ limit }) }}
					label={texts.pager}
				/>
			)}
		</>
	);
}

/** The record that an entry is about, with the way to it where it is still there. */
function Subject({ entry: { subject }, texts }: { entry: HistoryEntry; texts: HistoryTexts }) {
	const kind = wordIn(texts.subjects, subject.type);
	if (subject.name === null || subject.path === null) return kind;
	return (
		<a
			href={subject.path}
			className="wrap-anywhere inline-flex min-h-11 items-center text-primary underline underline-offset-4"
		>
			{subject.name}
		</a>
	);
}
