import { useTranslations } from 'next-intl';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Progress } from '@/components/ui/progress';
import { Skeleton } from '@/components/ui/skeleton';
import { useStore } from '@/lib/client/use-store';
import { barPlace } from '../bar-place';
import { Forbidden } from '../forbidden';
import { showFailure, showSuccess } from '../notice';
import { Notices } from '../notices';
import { pendingUndos } from '../pending-undos';
import { KeyCaps } from './key-caps';
import { closedUntil, ignoreLetter, watchPending } from './key-gate';
import { type KeyAction, keysOf } from './keys';
import { KeysHelp } from './keys-help';
import { countWaiting, findShown, type Queue } from './queue';
import { RejectDialog } from './reject-dialog';
import { ReviewButtons } from './review-buttons';
import { ReviewEnd } from './review-end';
import type { ReviewQueue } from './review-queue';
import { type Decision, messagesOf, type Submission, useSentences } from './submission';
import { SubmissionView } from './submission-view';
import { useKeysSwitch } from './use-keys-switch';
import { type Review, useReview, useSettled } from './use-review';
import { useOpenQueueKeys, useReviewKeys } from './use-review-keys';

interface ReviewModeProps<S extends Submission, Reply> {
	reviewQueue: ReviewQueue<S, Reply>;
	/** What the list was searched for: only that is reviewed. */
	search: string;
	onLeave: () => void;
}

/** What waits, one after the other, to be decided on by keys or buttons. */
export function ReviewMode<S extends Submission, Reply>({
	reviewQueue,
	search,
	onLeave,
}: ReviewModeProps<S, Reply>) {
	const t = useTranslations('admin.review');
	const tKind = useTranslations(messagesOf[reviewQueue.kind]);
	const review = useReview(reviewQueue, search);
	const { status } = review;
	// As long as no queue is open, which has keys of its own.
	useReviewKeys((action) => {
		const isLeaving = status !== 'loaded' && action === 'leave';
		if (isLeaving) onLeave();
		return isLeaving;
	});
	return (
		<>
			<div className="flex flex-wrap items-center gap-3">
				<h1 className="min-w-0 flex-1 basis-64 text-h2">{tKind('queue')}</h1>
				<Button look="outline" aria-keyshortcuts="Escape" onClick={onLeave}>
					{t('queue.actions.leave')}
					<span aria-hidden="true" className="max-md:hidden">
						<KeyCaps keys={keysOf.leave} />
					</span>
				</Button>
			</div>
			{search !== '' && <p className="text-text-muted">{t('queue.onlyFound', { search })}</p>}
			<Notices />
			<p role="status" className="sr-only">
				{review.outcome}
			</p>
			{review.status === 'loading' && (
				<div className="flex flex-col gap-4">
					<p role="status">{t('queue.loading')}</p>
					<Skeleton className="h-8 w-64" />
					<Skeleton className="h-96" />
				</div>
			)}
			{review.status === 'forbidden' && <Forbidden />}
			{review.status === 'failed' && (
				<div role="alert">
					<EmptyState title={tKind('loadFailed')}>
						<Button onClick={review.load}>{t('queue.tryAgain')}</Button>
					</EmptyState>
				</div>
			)}
			{review.status === 'loaded' && review.queue && (
				<OpenQueue reviewQueue={reviewQueue} review={review} queue={review.queue} onLeave={onLeave} />
			)}
		</>
	);
}

interface OpenQueueProps<S extends Submission, Reply> extends Omit<ReviewModeProps<S, Reply>, 'search'> {
	review: Review<S>;
	queue: Queue<S>;
}

function OpenQueue<S extends Submission, Reply>({
	reviewQueue,
	review,
	queue,
	onLeave,
}: OpenQueueProps<S, Reply>) {
	const t = useTranslations('admin.review');
	const tKind = useTranslations(messagesOf[reviewQueue.kind]);
	const { getTitle } = useSentences(reviewQueue.kind);
	const keys = useKeysSwitch();
	const [open, setOpen] = useState<'reject' | 'edit' | 'help' | null>(null);
	/** The note of the review queue changes what is shown. */
	const [isChanging, setChanging] = useState(false);
	/** Typed already, for the one of that id. */
	const [reason, setReason] = useState({ id: '', text: '' });
	/** As it is set, before that is rendered. */
	const opened = useRef(open);
	opened.current = open;
	const isSettled = useSettled(queue.shownAt);
	const { submission: shown, outcome } = findShown(queue) ?? {};
	/** To open a dialog decides nothing: what comes into view may be rejected or edited at once. */
	const mayOpen = outcome?.kind === 'waiting' && !isChanging;
	const mayDecide = isSettled && mayOpen;
	const areLettersIgnored = useStore(closedUntil) > 0;
	const isUndoing = useStore(pendingUndos).some(({ isBusy }) => isBusy);
	const isPending = () =>
		review.isDeciding() || isChanging || pendingUndos.get().some(({ isBusy }) => isBusy);
	const latestPending = useRef(isPending);
	latestPending.current = isPending;
	useEffect(() => watchPending(() => latestPending.current()), []);
	const heading = useFocusOnChange(shown?._id ?? 'end');

	const close = () => setOpen(null);
	/** Answers the refusal that its dialog shows. */
	const decide = async (decision: Decision) => {
		const refusal = await review.decide(decision);
		const isStale = refusal?.code === 'record.stale';
		if (decision.kind === 'reject') {
			if (refusal && !isStale) return refusal;
			// It is looked at again first; the reason need not be typed again.
			setReason({ id: shown?._id ?? '', text: isStale ? decision.reason : '' });
			close();
		}
		if (refusal) showFailure(refusal.message);
		return null;
	};
	/** Rendered at once, so that the next key is typed into the dialog's field. */
	const openNow = (next: NonNullable<typeof open>) => {
		opened.current = next;
		flushSync(() => setOpen(next));
	};
	/** False for what is seen to elsewhere: the undo bar has its own key. */
	const act = (action: KeyAction): boolean => {
		if (action === 'undo') return false;
		if (opened.current !== null) return true;
		if (action === 'next' || action === 'previous') review.move(action);
		else if (action === 'leave') onLeave();
		else if (action === 'help') openNow('help');
		else if (action === 'approve' ? !mayDecide : !mayOpen) ignoreLetter();
		else if (action === 'approve') void decide({ kind: 'approve' });
		else openNow(action);
		return true;
	};
	useOpenQueueKeys(keys.isOn, act);

	const { length: total } = queue.items;
	return (
		<>
			{total > 0 && (
				<div className="flex flex-wrap items-center gap-x-6 gap-y-2">
					{shown && (
						<p className="font-semibold tabular-nums">{t('queue.place', { place: queue.at + 1, total })}</p>
					)}
					<div className="min-w-48 flex-1">
						<Progress label={t('queue.progress')} value={total - countWaiting(queue)} max={total} />
					</div>
				</div>
			)}
			{shown && outcome ? (
				<SubmissionView
					heading={heading}
					submission={shown}
					outcome={outcome}
					categoryNames={reviewQueue.categoryNames ?? {}}
					note={
						outcome.kind === 'waiting' &&
						reviewQueue.note?.(shown, { pending: setChanging, changed: review.replace })
					}
				/>
			) : (
				<ReviewEnd
					heading={heading}
					kind={reviewQueue.kind}
					queue={queue}
					review={review}
					onLeave={onLeave}
				/>
			)}
			<div className="sticky bottom-0 z-20 -mx-4 flex flex-col items-center gap-2 md:mx-0 md:pb-2">
				<div ref={barPlace.set} className="flex w-full flex-col gap-2 px-4 empty:hidden md:px-0" />
				<ReviewButtons
					at={{ isFirst: queue.at === 0, isEnd: shown === undefined }}
					mayDecide={mayDecide}
					mayOpen={mayOpen}
					keysWait={
						keys.isOn && (areLettersIgnored || isUndoing || isChanging || outcome?.kind === 'sending')
					}
					sending={outcome?.kind === 'sending' ? outcome.verdict : null}
					areKeysOn={keys.isOn}
					onAction={act}
				/>
			</div>
			{open === 'help' && <KeysHelp keys={keys} onClose={close} />}
			{open === 'reject' && shown && (
				<RejectDialog
					title={tKind('rejectTitle')}
					subject={getTitle(shown)}
					typed={reason.id === shown._id ? reason.text : ''}
					send={(text) => decide({ kind: 'reject', reason: text })}
					onClose={close}
				/>
			)}
			{open === 'edit' &&
				shown &&
				reviewQueue.form({
					submission: shown,
					onClose: close,
					onSaved: (message, saved) => {
						close();
						review.replace({ ...saved, ...(shown.sender && { sender: shown.sender }) });
						showSuccess(message);
					},
				})}
		</>
	);
}

/** A heading that takes the focus whenever `id` is another, so that it is read and what follows is near. */
function useFocusOnChange(id: string) {
	const heading = useRef<HTMLHeadingElement>(null);
	const focused = useRef<string | null>(null);
	useEffect(() => {
		if (focused.current !== id) heading.current?.focus();
		focused.current = id;
	}, [id]);
	return heading;
}
