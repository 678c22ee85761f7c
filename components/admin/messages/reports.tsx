'use client';

import { Archive, UserX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAdmin } from '@/components/admin/admin-context';
import { BulkBar } from '@/components/admin/bulk-bar';
import { ConfirmDialog } from '@/components/admin/confirm-dialog';
import type { ListState } from '@/components/admin/list-url';
import { Pager } from '@/components/admin/pager';
import { SearchBox } from '@/components/admin/search-box';
import { StatusTabs } from '@/components/admin/status-tabs';
import { AdminTable } from '@/components/admin/table';
import { keepUndo } from '@/components/admin/undos';
import { useList } from '@/components/admin/use-list';
import { useSelectAll } from '@/components/admin/use-select-all';
import { useSelection } from '@/components/admin/use-selection';
import { filled } from '@/components/family/texts';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { callApi, mapData } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { formatCount, formatMoment } from '@/lib/platform/i18n/format';
import { ChoiceFilter } from './choice-filter';
import { inboxQuery } from './inbox-query';
import type { MemberReport } from './inbox-types';
import { ReportDialog } from './report-dialog';
import type { AdminMessagesTexts } from './texts';
import { type ReportOutcome, useReportDecisions } from './use-report-decisions';

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
	const list = useList(apiQuery('GET /api/admin/reports', { query: inboxQuery('reason', state) }));
	const { reason = '', state: shown = '', open = '' } = state.filters;
	const show = (id: string) => change({ page: state.page, filters: { open: id } });
	const pagination = list.answer?.pagination;
	const reports = list.answer?.reports ?? [];
	const [selected, select] = useSelection([state.search, reason, shown]);
	const [asked, setAsked] = useState<ReportOutcome | null>(null);
	/** Every report that was shown so far: selected ones may be on another page. */
	const known = useRef(new Map<string, MemberReport>());
	useEffect(() => {
		for (const report of reports) known.current.set(report._id, report);
	});
	const all = useSelectAll({
		listed: [state.search, reason, shown],
		total: pagination?.total ?? 0,
		ask: async (page, limit) => {
			const query = inboxQuery('reason', { ...state, page, limit });
			return mapData(await callApi('GET /api/admin/reports', { query }), (answer) => answer.reports);
		},
		keyOf: ({ _id }) => _id,
		onSelected: (rows) => {
			for (const [id, report] of rows) known.current.set(id, report);
			select(new Set(rows.keys()));
		},
	});
	const decisions = useReportDecisions(texts);
	/** Those that can still be decided. */
	const undecided = [...selected]
		.flatMap((id) => known.current.get(id) ?? [])
		.filter((report) => report.state === 'open');
	const counts = list.answer?.stateCounts;
	return (
		<>
			<StatusTabs
				label={words.state}
				tabs={[
					{ value: '', title: words.states.all, count: counts?.all ?? null },
					...states.map((value) => ({ value, title: words.states[value], count: counts?.[value] ?? null })),
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
			<BulkBar
				selected={selected.size}
				onClear={() => select(new Set())}
				isRunning={decisions.isRunning}
				all={all}
			>
				<Button look="outline" disabled={undecided.length === 0} onClick={() => setAsked('dismissed')}>
					<Archive aria-hidden="true" className="size-5" />
					{words.bulk.dismiss}
				</Button>
				<Button disabled={undecided.length === 0} onClick={() => setAsked('held')}>
					<UserX aria-hidden="true" className="size-5" />
					{words.bulk.hold}
				</Button>
			</BulkBar>
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
				rows={reports}
				rowKey={({ _id }) => _id}
				rowClass={({ isRead, state: current }) => (!isRead && current === 'open' ? 'bg-raised' : '')}
				selection={{ selected, change: select, nameOf: ({ about }) => about.name || words.unnamed }}
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
			{asked && (
				<DecisionDialog
					outcome={asked}
					count={undecided.length}
					texts={texts}
					onConfirm={() => {
						setAsked(null);
						void decisions.decide(undecided, asked).then(() => select(new Set()));
					}}
					onClose={() => setAsked(null)}
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

interface DecisionDialogProps {
	outcome: ReportOutcome;
	count: number;
	texts: AdminMessagesTexts;
	onConfirm: () => void;
	onClose: () => void;
}

/** Asks before many reports are decided. */
function DecisionDialog({ outcome, count, texts, onConfirm, onClose }: DecisionDialogProps) {
	const { language } = useAdmin();
	const { confirmDismiss, confirmHold } = texts.report.bulk;
	const question = outcome === 'held' ? confirmHold : confirmDismiss;
	const shown = { count: formatCount(count, language) };
	return (
		<ConfirmDialog
			isOpen
			title={question.title}
			text={filled(question.text, shown)}
			confirm={filled(question.confirm, shown)}
			cancel={question.cancel}
			isBusy={false}
			onConfirm={onConfirm}
			onClose={onClose}
		/>
	);
}
