import { Check, ClipboardCheck, Eye, History, Pencil, Plus, Trash2, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { leaveWhenLoggedOut } from '@/components/form/admin-session-end';
import { Button } from '@/components/ui/button';
import type { Decided } from '@/components/ui/undo';
import { ConfirmForm } from '../confirm-form';
import { ListPage } from '../list/list-page';
import { StatusTabs } from '../list/status-tabs';
import { useListPage } from '../list/use-list-page';
import { useListState } from '../list/use-list-state';
import { clearNotice, showFailure, showSuccess } from '../notice';
import { keepUndoOf } from '../pending-undos';
import { RecordHistoryDialog } from '../record-history';
import { RejectDialog } from './reject-dialog';
import { ReviewMode } from './review-mode';
import { reviewList } from './review-query';
import type { ReviewQueue } from './review-queue';
import {
	execute,
	getReason,
	messagesOf,
	type ReviewAction,
	type Submission,
	subjectOf,
	useSentences,
} from './submission';
import { useReviewKey } from './use-review-keys';

interface ReviewQueueProps<S extends Submission, Reply> {
	reviewQueue: ReviewQueue<S, Reply>;
}

/** Where administrators see to what has been sent in: as a list, or one after the other. */
export function ReviewQueuePage<S extends Submission, Reply>({ reviewQueue }: ReviewQueueProps<S, Reply>) {
	const { state, change } = useListState(reviewList);
	return (
		<div className="flex flex-col gap-5">
			{state.review === '' ? (
				<SubmissionList reviewQueue={reviewQueue} />
			) : (
				<ReviewMode reviewQueue={reviewQueue} search={state.search} onLeave={() => change({ review: '' })} />
			)}
		</div>
	);
}

function SubmissionList<S extends Submission, Reply>({ reviewQueue }: ReviewQueueProps<S, Reply>) {
	const { kind } = reviewQueue;
	const t = useTranslations('admin.review');
	const tKind = useTranslations(messagesOf[kind]);
	const tStatus = useTranslations('blogs.status');
	const tDone = useTranslations();
	const { getTitle, explain, quote } = useSentences(kind);
	const list = useListPage({
		list: reviewList,
		call: reviewQueue.call,
		read: (reply) => {
			const { submissions, pagination } = reviewQueue.pageOf(reply);
			return { rows: submissions, pagination };
		},
		nameOf: getTitle,
	});
	const { state, change, selection, bulk } = list;
	const { page: _page, limit: _limit, ...narrowed } = reviewList.query(state);
	const [isAdding, setAdding] = useState(false);
	const [busyId, setBusyId] = useState<string | null>(null);
	const isBusy = useRef(false);
	const openReview = () => change({ review: '1' });
	useReviewKey(openReview);

	/** A refusal says why in words that can be shown. */
	const send = async (submission: S, action: ReviewAction) => {
		clearNotice();
		const answer = await execute(submission, action);
		if (answer.ok) return answer;
		if (answer.status === 409 || answer.status === 404) list.reload();
		return { ...answer, message: explain(answer, submission, action) };
	};
	const finish = (submission: S, answer: Decided) => {
		showSuccess(answer.message);
		keepUndoOf(answer, quote(submission, answer.message));
		list.forget([submission._id]);
	};
	const approve = async (submission: S) => {
		if (isBusy.current) return;
		isBusy.current = true;
		setBusyId(submission._id);
		const answer = await send(submission, { kind: 'approve' });
		isBusy.current = false;
		setBusyId(null);
		if (answer.ok) finish(submission, answer.data);
		else if (!leaveWhenLoggedOut(answer)) showFailure(answer.message);
	};
	const doAll = async (action: ReviewAction) => {
		const byId = new Map(selection.rows.map((submission) => [submission._id, submission]));
		clearNotice();
		await bulk.run({
			label: tKind(`doing.${action.kind}`),
			failed: tKind(`${action.kind}Failed`),
			call: async (id, batch) => {
				const submission = byId.get(id);
				if (!submission) throw new Error('No submission was chosen');
				const answer = await execute(submission, action, batch);
				return answer.ok ? answer : { ...answer, message: getReason(answer, tKind(`${action.kind}Failed`)) };
			},
			undoText: (count) => tKind(`done.${action.kind}`, { count }),
		});
		selection.change(new Set());
	};
	const renderForm = (submission: S | null, close: () => void) =>
		reviewQueue.form({
			submission,
			onClose: close,
			onSaved: (message) => {
				close();
				showSuccess(message);
				list.reload();
			},
		});
	const renderRemovalNote = (submissions: readonly S[]) => (
		<>
			<p className="empty:hidden">{reviewQueue.rejectionIn?.(submissions)}</p>
			<p className="text-text-muted">{t('removal.explained')}</p>
		</>
	);
	const counts = list.reply ? reviewQueue.pageOf(list.reply).statusCounts : null;
	const { size: count } = selection.keys;
	// A pending picture that is deleted has been rejected, for the server.
	const deleted = tDone(kind === 'story' ? 'blogReplies.deleted' : 'gallery.deleted');
	return (
		<ListPage
			list={list}
			namespace={messagesOf[kind]}
			title={tKind('title')}
			isSearchable
			{...(state.search !== '' && { failed: t('searchFailed') })}
			tools={
				<>
					{reviewQueue.tools?.(narrowed)}
					<Button look="outline" title={t('queue.openHint')} aria-keyshortcuts="r" onClick={openReview}>
						<ClipboardCheck aria-hidden="true" className="size-5" />
						{t('queue.open')}
					</Button>
					<Button onClick={() => setAdding(true)}>
						<Plus aria-hidden="true" className="size-5" />
						{tKind('add')}
					</Button>
				</>
			}
			tabs={
				<StatusTabs
					label={t('tabs.label')}
					values={['', ...reviewQueue.states]}
					titleOf={(status) => (status === '' ? t('tabs.all') : tStatus(status))}
					countOf={(status) => counts?.[status || 'all'] ?? null}
					value={state.status}
					onChange={(status) => change({ status })}
				/>
			}
			columns={reviewQueue.columns}
			wrapsActions
			rowActions={(row) => {
				const title = getTitle(row);
				return {
					...(reviewQueue.viewPath && {
						view: { icon: Eye, label: t('view', { title }), href: reviewQueue.viewPath(row), opensTab: true },
					}),
					...(row.status === 'pending' && {
						approve: {
							icon: Check,
							tone: 'ok',
							label: t('approve', { title }),
							isBusy: busyId === row._id,
							onClick: () => void approve(row),
						},
						reject: {
							icon: X,
							tone: 'error',
							label: t('reject', { title }),
							dialog: (close) => (
								<RejectDialog
									title={tKind('rejectTitle')}
									subject={title}
									send={(reason) => {
										// After a refusal the list shows a newer version, which is the one that is rejected then.
										const newest = list.rows.find(({ _id }) => _id === row._id) ?? row;
										return send(newest, { kind: 'reject', reason });
									}}
									onDone={(answer) => {
										close();
										finish(row, answer);
									}}
									onClose={close}
								/>
							),
						},
					}),
					edit: { icon: Pencil, label: t('edit', { title }), dialog: (close) => renderForm(row, close) },
					history: {
						icon: History,
						label: t('history', { title }),
						dialog: (close) => (
							<RecordHistoryDialog
								name={title}
								subjectType={subjectOf[kind]}
								subjectId={row._id}
								onClose={close}
							/>
						),
					},
					delete: {
						icon: Trash2,
						tone: 'error',
						label: t('delete', { title }),
						dialog: (close) => (
							<ConfirmForm
								title={tKind('deleteTitle')}
								text={tKind('deleteQuestion')}
								confirm={t('removal.confirm')}
								send={() => send(row, { kind: 'delete' })}
								removal={{
									done: deleted,
									undo: quote(row, deleted),
									onRemoved: () => list.forget([row._id]),
								}}
								onClose={close}
							>
								<p className="font-semibold">{title}</p>
								{renderRemovalNote([row])}
							</ConfirmForm>
						),
					},
				};
			}}
			bulkActions={{
				approve: { label: t('bulk.approve'), onClick: () => void doAll({ kind: 'approve' }) },
				reject: {
					label: t('bulk.reject'),
					dialog: (close) => (
						<RejectDialog
							title={tKind('rejectAll', { count })}
							send={async (reason) => {
								close();
								void doAll({ kind: 'reject', reason });
								return null;
							}}
							onClose={close}
						/>
					),
				},
				delete: {
					look: 'danger',
					label: t('bulk.delete'),
					dialog: (close) => (
						<ConfirmForm
							title={tKind('deleteTitle')}
							text={tKind('deleteAll', { count })}
							confirm={t('removal.confirm')}
							onConfirm={() => void doAll({ kind: 'delete' })}
							onClose={close}
						>
							{renderRemovalNote(selection.rows)}
						</ConfirmForm>
					),
				},
			}}
		>
			{isAdding && renderForm(null, () => setAdding(false))}
		</ListPage>
	);
}
