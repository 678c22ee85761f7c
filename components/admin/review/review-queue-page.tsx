import { Check, ClipboardCheck, Eye, History, Pencil, Plus, Trash2, X } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { ListPage } from '../list/list-page';
import { RowAction } from '../list/row-action';
import { StatusTabs } from '../list/status-tabs';
import { useListPage } from '../list/use-list-page';
import { useListState } from '../list/use-list-state';
import { showFailure, showSuccess } from '../notice';
import { RecordHistoryDialog } from '../record-history';
import { RejectDialog } from './reject-dialog';
import { messagesOf, subjectOf } from './review-actions';
import { ReviewMode } from './review-mode';
import { narrowingQuery, reviewQuery, reviewShape } from './review-query';
import type { ReviewQueue } from './review-queue';
import type { Submission } from './submission';
import { useReviewActions } from './use-review-actions';
import { useReviewKey } from './use-review-keys';

interface ReviewQueueProps<S extends Submission, Reply> {
	reviewQueue: ReviewQueue<S, Reply>;
}

/** Where administrators see to what has been sent in: as a list, or one after the other. */
export function ReviewQueuePage<S extends Submission, Reply>({ reviewQueue }: ReviewQueueProps<S, Reply>) {
	const { state, change } = useListState(reviewShape);
	return (
		<div className="flex flex-col gap-5">
			{state.views.review === '' ? (
				<SubmissionList reviewQueue={reviewQueue} />
			) : (
				<ReviewMode
					reviewQueue={reviewQueue}
					search={state.search}
					onLeave={() => change({ views: { review: '' } })}
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

function SubmissionList<S extends Submission, Reply>({ reviewQueue }: ReviewQueueProps<S, Reply>) {
	const { kind } = reviewQueue;
	const t = useTranslations('admin.review');
	const tKind = useTranslations(messagesOf[kind]);
	const tStatus = useTranslations('blogs.status');
	const tFallback = useTranslations('fallback');
	const getTitle = ({ title }: Submission) => title || tFallback('untitledStory');
	const list = useListPage({
		shape: reviewShape,
		query: (asked) => reviewQueue.query(reviewQuery(asked)),
		read: (reply) => {
			const { submissions, pagination } = reviewQueue.pageOf(reply);
			return { rows: submissions, pagination };
		},
		keyOf: ({ id }) => id,
		nameOf: getTitle,
	});
	const { state, change, selection, bulk } = list;
	const actions = useReviewActions(kind, bulk, list.reload);
	const [asking, setAsking] = useState<Asking<S>>({ kind: 'nothing' });
	const [error, setError] = useState<string | null>(null);
	const openReview = () => change({ views: { review: '1' } });
	useReviewKey(openReview);

	const ask = (next: Asking<S>) => {
		setError(null);
		setAsking(next);
	};
	const nothing = () => ask({ kind: 'nothing' });
	const doAll = async (submissions: readonly S[], action: Parameters<typeof actions.doAll>[1]) => {
		nothing();
		await actions.doAll(submissions, action);
		selection.change(new Set());
	};
	const doOne = async (submission: S, action: Parameters<typeof actions.doOne>[1]) => {
		const why = await actions.doOne(submission, action);
		if (why === null) selection.remove([submission.id]);
		return why;
	};
	const reject = async (submissions: readonly S[], reason: string) => {
		const [only] = submissions;
		if (!only || submissions.length > 1) return doAll(submissions, { kind: 'reject', reason });
		// After a refusal the list shows a newer version, which is the one that is rejected then.
		const newest = list.rows.find(({ id }) => id === only.id) ?? only;
		const why = await doOne(newest, { kind: 'reject', reason });
		setError(why);
		if (why === null) nothing();
	};
	const remove = async (submissions: readonly S[]) => {
		const [only] = submissions;
		if (!only || submissions.length > 1) return doAll(submissions, { kind: 'delete' });
		const why = await doOne(only, { kind: 'delete' });
		nothing();
		if (why !== null) showFailure(why);
	};
	const approve = async (submission: S) => {
		const why = await doOne(submission, { kind: 'approve' });
		if (why !== null) showFailure(why);
	};
	const many = asking.kind === 'reject' || asking.kind === 'delete' ? asking.submissions : [];
	const { length: count } = many;
	const [single] = count === 1 ? many : [];
	const counts = list.reply ? reviewQueue.pageOf(list.reply).counts : null;
	const rejection = asking.kind === 'delete' ? (reviewQueue.rejectionIn?.(many) ?? null) : null;
	return (
		<ListPage
			list={list}
			namespace={messagesOf[kind]}
			title={tKind('title')}
			isSearchable
			{...(state.search !== '' && { failed: t('searchFailed') })}
			tools={
				<>
					{reviewQueue.tools?.(narrowingQuery(state))}
					<Button look="outline" title={t('queue.openHint')} aria-keyshortcuts="r" onClick={openReview}>
						<ClipboardCheck aria-hidden="true" className="size-5" />
						{t('queue.open')}
					</Button>
					<Button onClick={() => ask({ kind: 'form', submission: null })}>
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
					value={state.filters.status}
					onChange={(status) => change({ filters: { status } })}
				/>
			}
			columns={reviewQueue.columns}
			actions={(row) => {
				const named = { title: getTitle(row) };
				return (
					<div className="flex flex-wrap md:w-33">
						{reviewQueue.viewPath && (
							<RowAction icon={Eye} label={t('view', named)} href={reviewQueue.viewPath(row)} opensTab />
						)}
						{row.status === 'pending' && (
							<>
								<RowAction
									icon={Check}
									tone="ok"
									label={t('approve', named)}
									isBusy={actions.busyId === row.id}
									onClick={() => void approve(row)}
								/>
								<RowAction
									icon={X}
									tone="error"
									label={t('reject', named)}
									onClick={() => ask({ kind: 'reject', submissions: [row] })}
								/>
							</>
						)}
						<RowAction
							icon={Pencil}
							label={t('edit', named)}
							onClick={() => ask({ kind: 'form', submission: row })}
						/>
						<RowAction
							icon={History}
							label={t('history', named)}
							onClick={() => ask({ kind: 'history', submission: row })}
						/>
						<RowAction
							icon={Trash2}
							tone="error"
							label={t('delete', named)}
							onClick={() => ask({ kind: 'delete', submissions: [row] })}
						/>
					</div>
				);
			}}
			bulkActions={
				<>
					<Button look="outline" onClick={() => void doAll(selection.rows, { kind: 'approve' })}>
						{t('bulk.approve')}
					</Button>
					<Button look="outline" onClick={() => ask({ kind: 'reject', submissions: selection.rows })}>
						{t('bulk.reject')}
					</Button>
					<Button look="danger" onClick={() => ask({ kind: 'delete', submissions: selection.rows })}>
						{t('bulk.delete')}
					</Button>
				</>
			}
		>
			{asking.kind === 'reject' && (
				<RejectDialog
					title={single ? tKind('rejectTitle') : tKind('rejectAll', { count })}
					subject={single ? getTitle(single) : null}
					isBusy={actions.busyId !== null}
					failure={error}
					onReject={(reason) => void reject(many, reason)}
					onClose={nothing}
				/>
			)}
			<ConfirmDialog
				isOpen={asking.kind === 'delete'}
				title={tKind('deleteTitle')}
				text={single ? tKind('deleteQuestion') : tKind('deleteAll', { count })}
				confirm={t('removal.confirm')}
				cancel={t('cancel')}
				isBusy={actions.busyId !== null}
				onConfirm={() => void remove(many)}
				onClose={nothing}
			>
				{single && <p className="font-semibold">{getTitle(single)}</p>}
				{rejection !== null && <p>{rejection}</p>}
				<p className="text-text-muted">{t('removal.explained')}</p>
			</ConfirmDialog>
			{asking.kind === 'history' && (
				<RecordHistoryDialog
					name={getTitle(asking.submission)}
					subjectType={subjectOf[kind]}
					subjectId={asking.submission.id}
					onClose={nothing}
				/>
			)}
			{asking.kind === 'form' &&
				reviewQueue.form({
					submission: asking.submission,
					onClose: nothing,
					onSaved: (message) => {
						nothing();
						showSuccess(message);
						list.reload();
					},
				})}
		</ListPage>
	);
}
