'use client';

import { Check, ClipboardCheck, Eye, History, Pencil, Plus, Trash2, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { filled } from '@/components/family/texts';
import { counted } from '@/components/matrimonial/texts';
import { Button } from '@/components/ui/button';
import { mapData } from '@/lib/client/api';
import { dataOf } from '@/lib/client/api-query';
import { useAdmin } from '../admin-context';
import { BulkBar } from '../bulk-bar';
import { ConfirmDialog } from '../confirm-dialog';
import { Notices, useNotices } from '../notices';
import { Pager } from '../pager';
import { RecordHistoryDialog } from '../record-history';
import { SearchBox } from '../search-box';
import { StatusTabs } from '../status-tabs';
import { AdminTable } from '../table';
import { selectionWith } from '../table-state';
import { useKeptFocus } from '../use-kept-focus';
import { useList } from '../use-list';
import { useListUrl } from '../use-list-url';
import { useSelectAll } from '../use-select-all';
import { useSelection } from '../use-selection';
import { subjectOf } from './deeds';
import type { Desk } from './desk';
import { deskQuery, narrowingQuery } from './desk-query';
import { RejectDialog } from './reject-dialog';
import { ReviewMode } from './review-mode';
import { RowAction } from './row-action';
import type { Submission } from './submission';
import { useDeeds } from './use-deeds';
import { useReviewKey } from './use-review-keys';

const shape = { filters: ['status', 'review'], defaultSort: '-createdAt' };

/** Where administrators see to what has been sent in: as a list, or one after the other. */
export function SubmissionDesk<S extends Submission>({ desk }: { desk: Desk<S> }) {
	const { state, change } = useListUrl(shape);
	return (
		<div className="flex flex-col gap-5">
			{state.filters.review === '' ? (
				<SubmissionList desk={desk} state={state} change={change} />
			) : (
				<ReviewMode
					desk={desk}
					search={state.search}
					onLeave={() => change({ page: state.page, filters: { review: '' } })}
				/>
			)}
		</div>
	);
}

type Asking<S> =
	| { kind: 'nothing' }
	| { kind: 'form'; submission: S | null }
	| { kind: 'history'; submission: S }
	| { kind: 'reject' | 'delete'; submissions: readonly S[] };

interface SubmissionListProps<S extends Submission> extends ReturnType<typeof useListUrl> {
	desk: Desk<S>;
}

function SubmissionList<S extends Submission>({ desk, state, change }: SubmissionListProps<S>) {
	const { kind, words, texts } = desk;
	const { language } = useAdmin();
	const notices = useNotices();
	const query = deskQuery(state);
	const list = useList({
		queryKey: [kind, query],
		queryFn: async ({ signal }) => dataOf(await desk.ask(query, signal)),
	});
	const heading = useKeptFocus(list.status);
	const deeds = useDeeds(words, texts, list.reload);
	const { status = '' } = state.filters;
	const [selected, setSelected] = useSelection([state.search, status]);
	const [asking, setAsking] = useState<Asking<S>>({ kind: 'nothing' });
	const [refusal, setRefusal] = useState<string | null>(null);
	/** All that has been shown, as it was: what is selected may stand on another page. */
	const known = useRef(new Map<string, S>());
	const rows = list.answer?.submissions ?? [];
	for (const row of rows) known.current.set(row.id, row);

	const all = useSelectAll({
		listed: [state.search, status],
		total: list.answer?.pagination.total ?? 0,
		ask: async (page, limit) =>
			mapData(await desk.ask({ ...query, page, limit }), (found) => found.submissions),
		keyOf: ({ id }) => id,
		onSelected: (found) => {
			for (const [id, row] of found) known.current.set(id, row);
			setSelected(new Set(found.keys()));
		},
	});
	const openReview = () => change({ page: state.page, filters: { review: '1' } });
	useReviewKey(openReview);
	const { failure } = notices;
	const listFailed = state.search === '' ? words.loadFailed : texts.searchFailed;
	// With nothing to show it stands in the table's place.
	const isFailedBehind = list.status === 'failed' && rows.length > 0;
	useEffect(() => {
		if (isFailedBehind) failure(listFailed);
	}, [isFailedBehind, listFailed, failure]);

	const nothing = () => {
		setAsking({ kind: 'nothing' });
		setRefusal(null);
	};
	const ask = (next: Asking<S>) => {
		setRefusal(null);
		setAsking(next);
	};
	const titleOf = ({ title }: Submission) => title || texts.fallback.untitledStory;
	const chosen = () => [...selected].flatMap((id) => known.current.get(id) ?? []);
	const doAll = async (submissions: readonly S[], deed: Parameters<typeof deeds.doAll>[1]) => {
		nothing();
		await deeds.doAll(submissions, deed);
		setSelected(new Set());
	};
	const doOne = async (submission: S, deed: Parameters<typeof deeds.doOne>[1]) => {
		const why = await deeds.doOne(submission, deed);
		if (why === null) setSelected((current) => selectionWith(current, [submission.id], false));
		return why;
	};
	const reject = async (submissions: readonly S[], reason: string) => {
		const [only] = submissions;
		if (!only || submissions.length > 1) return doAll(submissions, { kind: 'reject', reason });
		// After a refusal the list shows a newer version, which is the one that is rejected then.
		const why = await doOne(known.current.get(only.id) ?? only, { kind: 'reject', reason });
		setRefusal(why);
		if (why === null) nothing();
	};
	const remove = async (submissions: readonly S[]) => {
		const [only] = submissions;
		if (!only || submissions.length > 1) return doAll(submissions, { kind: 'delete' });
		const why = await doOne(only, { kind: 'delete' });
		nothing();
		if (why !== null) notices.failure(why);
	};
	const approve = async (submission: S) => {
		const why = await doOne(submission, { kind: 'approve' });
		if (why !== null) notices.failure(why);
	};
	const many = asking.kind === 'reject' || asking.kind === 'delete' ? asking.submissions : [];
	const [single] = many.length === 1 ? many : [];
	const counts = list.answer?.counts ?? null;
	const rejection = asking.kind === 'delete' ? (desk.rejectionIn?.(many) ?? null) : null;
	return (
		<>
			<header className="flex flex-wrap items-center gap-3">
				<h1 ref={heading} tabIndex={-1} className="min-w-0 flex-1 basis-64 text-h2 outline-none">
					{words.title}
				</h1>
				{desk.tools?.(narrowingQuery(state))}
				<Button look="outline" title={texts.queue.openHint} aria-keyshortcuts="r" onClick={openReview}>
					<ClipboardCheck aria-hidden="true" className="size-5" />
					{texts.queue.open}
				</Button>
				<Button onClick={() => ask({ kind: 'form', submission: null })}>
					<Plus aria-hidden="true" className="size-5" />
					{words.add}
				</Button>
			</header>
			<Notices />
			<div className="flex flex-wrap items-center justify-between gap-4">
				<StatusTabs
					label={texts.tabs.label}
					value={status}
					onChange={(value) => change({ filters: { status: value } })}
					tabs={[
						{ value: '', title: texts.tabs.all, count: counts?.all ?? null },
						...desk.states.map((one) => ({
							value: one,
							title: texts.status[one],
							count: counts?.[one] ?? null,
						})),
					]}
				/>
				<div className="w-full lg:w-96">
					<SearchBox
						label={words.search}
						value={state.search}
						onSearch={(search) => (search === state.search ? list.reload() : change({ search }))}
					/>
				</div>
			</div>
			<BulkBar
				selected={selected.size}
				onClear={() => setSelected(new Set())}
				isRunning={deeds.bulk.isRunning}
				all={all}
			>
				<Button look="outline" onClick={() => void doAll(chosen(), { kind: 'approve' })}>
					{texts.bulk.approve}
				</Button>
				<Button look="outline" onClick={() => ask({ kind: 'reject', submissions: chosen() })}>
					{texts.bulk.reject}
				</Button>
				<Button look="danger" onClick={() => ask({ kind: 'delete', submissions: chosen() })}>
					{texts.bulk.delete}
				</Button>
			</BulkBar>
			<AdminTable
				caption={words.caption}
				columns={desk.columns}
				rows={rows}
				rowKey={({ id }) => id}
				status={list.status}
				refusal={list.refusal}
				loading={words.loading}
				empty={words.none}
				sort={{ value: state.sort, change: (sort) => change({ sort }) }}
				selection={{ selected, change: setSelected, nameOf: titleOf }}
				failure={{ text: listFailed, onRetry: list.reload }}
				actions={(row) => {
					const named = { title: titleOf(row) };
					return (
						<div className="flex flex-wrap md:w-33">
							{desk.viewPath && (
								<RowAction icon={Eye} label={filled(texts.view, named)} href={desk.viewPath(row)} />
							)}
							{row.status === 'pending' && (
								<>
									<RowAction
										icon={Check}
										tone="ok"
										label={filled(texts.approve, named)}
										isBusy={deeds.busyId === row.id}
										onClick={() => void approve(row)}
									/>
									<RowAction
										icon={X}
										tone="error"
										label={filled(texts.reject, named)}
										onClick={() => ask({ kind: 'reject', submissions: [row] })}
									/>
								</>
							)}
							<RowAction
								icon={Pencil}
								label={filled(texts.edit, named)}
								onClick={() => ask({ kind: 'form', submission: row })}
							/>
							<RowAction
								icon={History}
								label={filled(texts.history, named)}
								onClick={() => ask({ kind: 'history', submission: row })}
							/>
							<RowAction
								icon={Trash2}
								tone="error"
								label={filled(texts.delete, named)}
								onClick={() => ask({ kind: 'delete', submissions: [row] })}
							/>
						</div>
					);
				}}
			/>
			<Pager
				page={state.page}
				pages={list.answer?.pagination.pages ?? 0}
				onPage={(page) => change({ page })}
				size={{ limit: state.limit, change: (limit) => change({ limit }) }}
				label={texts.page}
			/>
			{asking.kind === 'reject' && (
				<RejectDialog
					title={single ? words.rejectTitle : counted(words.rejectAll, many.length, language)}
					subject={single ? titleOf(single) : null}
					texts={texts}
					isBusy={deeds.busyId !== null}
					failure={refusal}
					onReject={(reason) => void reject(many, reason)}
					onClose={nothing}
				/>
			)}
			<ConfirmDialog
				isOpen={asking.kind === 'delete'}
				title={words.deleteTitle}
				text={single ? words.deleteQuestion : counted(words.deleteAll, many.length, language)}
				confirm={texts.removal.confirm}
				cancel={texts.cancel}
				isBusy={deeds.busyId !== null}
				onConfirm={() => void remove(many)}
				onClose={nothing}
			>
				{single && <p className="font-semibold">{titleOf(single)}</p>}
				{rejection !== null && <p>{rejection}</p>}
				<p className="text-text-muted">{texts.removal.explained}</p>
			</ConfirmDialog>
			{asking.kind === 'history' && (
				<RecordHistoryDialog
					name={titleOf(asking.submission)}
					subjectType={subjectOf[kind]}
					subjectId={asking.submission.id}
					onClose={nothing}
				/>
			)}
			{asking.kind === 'form' &&
				desk.form({
					submission: asking.submission,
					onClose: nothing,
					onSaved: (message) => {
						nothing();
						notices.success(message);
						list.reload();
					},
				})}
		</>
	);
}
