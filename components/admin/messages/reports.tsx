'use client';

import { useAdmin } from '@/components/admin/admin-context';
import type { ListState } from '@/components/admin/list-url';
import { Pager } from '@/components/admin/pager';
import { SearchBox } from '@/components/admin/search-box';
import { StatusTabs } from '@/components/admin/status-tabs';
import { AdminTable } from '@/components/admin/table';
import { keepUndo } from '@/components/admin/undos';
import { useList } from '@/components/admin/use-list';
import { filled } from '@/components/family/texts';
import { Badge } from '@/components/ui/badge';
import { formatCount, formatMoment } from '@/lib/i18n/format';
import { readReports } from './answers';
import { ChoiceFilter } from './choice-filter';
import { inboxPath } from './inbox-path';
import { ReportDialog } from './report-dialog';
import type { AdminMessagesTexts } from './texts';

interface ReportsProps {
	state: ListState;
	change: (next: Partial<ListState>) => void;
	texts: AdminMessagesTexts;
}

const states = ['open', 'held', 'dismissed'] as const;
const reasons = ['notGenuine', 'married', 'rude', 'misuse', 'other'] as const;
const tones = { open: 'brand', held: 'warning', dismissed: 'chip' } as const;

/** What members have told the administrators about others, to be decided. */
export function Reports({ state, change, texts }: ReportsProps) {
	const { language } = useAdmin();
	const words = texts.report;
	const list = useList(inboxPath('reports', state), readReports);
	const { reason = '', state: shown = '', open = '' } = state.filters;
	const show = (id: string) => change({ page: state.page, filters: { open: id } });
	const pagination = list.answer?.pagination;
	const countOf = (name: string) => list.answer?.stateCounts[name] ?? null;
	return (
		<>
			<StatusTabs
				label={words.state}
				tabs={[
					{ value: '', title: words.states.all, count: countOf('all') },
					...states.map((value) => ({ value, title: words.states[value], count: countOf(value) })),
				]}
				value={shown}
				onChange={(value) => change({ filters: { state: value } })}
			/>
			<div className="flex flex-wrap items-end gap-4">
				<div className="min-w-0 flex-1 basis-72">
					<SearchBox
						value={state.search}
						onSearch={(search) => change({ search })}
						label={words.searchLabel}
					/>
				</div>
				<ChoiceFilter
					id="report-reason"
					label={words.reasons.label}
					any={words.reasons.any}
					choices={reasons.map((value) => ({ value, title: texts.reportReasons[value] }))}
					value={reason}
					onChange={(value) => change({ filters: { reason: value } })}
				/>
			</div>
			<AdminTable
				caption={words.caption}
				columns={[
					{
						...{ key: 'about', title: words.about, sort: 'about', isHeader: true },
						cell: ({ _id, about, isRead }) => (
							<button
								type="button"
								aria-haspopup="dialog"
								aria-label={filled(words.open, { name: about.name || words.unnamed })}
								onClick={() => show(_id)}
								className={`wrap-anywhere min-h-11 text-left text-primary underline-offset-4 hover:underline ${isRead ? 'font-semibold' : 'font-bold'}`}
							>
								{about.name || words.unnamed}
							</button>
						),
					},
					{
						...{ key: 'reporter', title: words.reporter },
						cell: ({ reporter }) => (reporter ? reporter.name || words.unnamed : words.gone),
					},
					{
						...{ key: 'reason', title: words.reason },
						cell: (report) => texts.reportReasons[report.reason],
					},
					{
						...{ key: 'reports', title: words.reports, sort: 'reports' },
						cell: ({ about }) => formatCount(about.reports, language),
					},
					{
						...{ key: 'state', title: words.state },
						cell: (report) => <Badge tone={tones[report.state]}>{words.states[report.state]}</Badge>,
					},
					{
						...{ key: 'received', title: words.received, sort: 'createdAt' },
						cell: ({ createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt, language)}</time>,
					},
				]}
				rows={list.answer?.reports ?? []}
				rowKey={({ _id }) => _id}
				rowClass={({ isRead, state: current }) => (!isRead && current === 'open' ? 'bg-raised' : '')}
				sort={{ value: state.sort, change: (sort) => change({ sort }) }}
				status={list.status}
				refusal={list.refusal}
				loading={words.loading}
				empty={words.empty}
				failure={{ text: words.loadFailed, onRetry: list.reload }}
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
			{open !== '' && (
				<ReportDialog
					key={open}
					reportId={open}
					texts={texts}
					onChanged={list.reload}
					onRemoved={(undoable, name) => {
						show('');
						if (undoable) keepUndo(undoable, filled(words.undo, { name }));
						list.reload();
					}}
					onClose={() => show('')}
				/>
			)}
		</>
	);
}
