import { useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'next-intl';
import { useCallback, useEffect, useRef, useState } from 'react';
import { leaveWhenLoggedOut } from '@/components/form/admin-session-end';
import { findUndoable } from '@/components/ui/undo';
import type { ApiFailure } from '@/lib/client/api';
import { useChanges } from '../changes';
import { clearNotice, showFailure } from '../notice';
import { keepUndo } from '../pending-undos';
import { refreshWaiting } from '../waiting';
import * as queues from './queue';
import { execute, getReason, messagesOf, type ReviewAction } from './review-actions';
import { queueQuery } from './review-query';
import type { ReviewQueue } from './review-queue';
import type { Submission } from './submission';
import { useSentences } from './use-sentences';

type Decision = Exclude<ReviewAction, { kind: 'delete' }>;

interface Refused {
	why: string;
	/** It has been changed meanwhile, and is to be looked at again. */
	isStale: boolean;
}

export interface Review<S extends Submission> {
	status: 'loading' | 'failed' | 'forbidden' | 'loaded';
	/** Null until it has been loaded. */
	queue: queues.Queue<S> | null;
	/** What has come of the last decision, for who does not see it. */
	outcome: string;
	load: () => void;
	move: (step: 'next' | 'previous' | 'waiting') => void;
	/** Decides on the one that is shown, if that may be done now; why it still waits, null otherwise. */
	decide: (decision: Decision) => Promise<Refused | null>;
	/** Whether a decision is being sent, which may not be rendered yet. */
	isDeciding: () => boolean;
	replace: (submission: S) => void;
}

/** A queue of what waits and is found by `search`, and what is done with it. */
export function useReview<S extends Submission, Reply>(
	reviewQueue: ReviewQueue<S, Reply>,
	search: string,
): Review<S> {
	const t = useTranslations('admin.review.queue');
	const tKind = useTranslations(messagesOf[reviewQueue.kind]);
	const { explained, quoted } = useSentences();
	const client = useQueryClient();
	const [status, setStatus] = useState<Review<S>['status']>('loading');
	const [queue, setQueue] = useState<queues.Queue<S> | null>(null);
	const [outcome, setOutcome] = useState('');
	/** Two keystrokes may come before anything is rendered: the second one must know of the first. */
	const latest = useRef(queue);
	const latestQueue = useRef(reviewQueue);
	latestQueue.current = reviewQueue;

	const put = useCallback((next: queues.Queue<S>) => {
		latest.current = next;
		setQueue(next);
	}, []);
	const change = (to: (before: queues.Queue<S>) => queues.Queue<S>) => {
		if (latest.current) put(to(latest.current));
	};
	const ask = useCallback(() => {
		const { query, pageOf } = latestQueue.current;
		return client.fetchQuery(query(queueQuery(search))).then(
			(reply) => ({ submissions: pageOf(reply).submissions, isForbidden: false }),
			({ status: responseStatus }: ApiFailure) => ({
				submissions: null,
				isForbidden: responseStatus === 403,
			}),
		);
	}, [client, search]);
	const load = useCallback(async () => {
		setStatus('loading');
		const { submissions, isForbidden } = await ask();
		setStatus(submissions ? 'loaded' : isForbidden ? 'forbidden' : 'failed');
		if (submissions) put(queues.openQueue(submissions, Date.now()));
		void refreshWaiting();
	}, [ask, put]);
	useEffect(() => {
		void load();
	}, [load]);

	const refresh = async () => {
		const { submissions } = await ask();
		if (submissions) change((before) => queues.refresh(before, submissions));
	};

	useChanges((undone) => {
		for (const id of latest.current ? queues.decidedBy(latest.current, undone) : [])
			change((before) => queues.undo(before, id, Date.now()));
		setOutcome('');
		// Their versions are others now.
		void refresh();
	});

	const decide: Review<S>['decide'] = async (decision) => {
		const now = Date.now();
		const verdict = decision.kind === 'approve' ? 'approved' : 'rejected';
		const shown = latest.current && queues.shownIn(latest.current);
		const sending = latest.current && queues.send(latest.current, verdict, now);
		if (!shown || !sending) return null;
		put(sending);
		clearNotice();
		const answer = await execute(shown, decision);
		const { id } = shown;
		if (answer.ok) {
			const answered = Date.now();
			const undo = findUndoable(answer.data, answered);
			const [made = null] = undo?.decisions ?? [];
			change((before) => queues.decide(before, { id, verdict, decision: made }, answered));
			if (undo) keepUndo(undo, quoted(shown, t(verdict === 'approved' ? 'isApproved' : 'isRejected')));
			setOutcome(quoted(shown, answer.data.message));
			void refreshWaiting();
			return null;
		}
		if (leaveWhenLoggedOut(answer)) return null;
		const failed = decision.kind === 'approve' ? tKind('approveFailed') : tKind('rejectFailed');
		const why = explained(answer, shown) ?? getReason(answer, failed);
		const isStale = answer.code === 'record.stale';
		if (isStale) await refresh();
		const isGone = answer.status === 404 || answer.code === 'review.notPending';
		const settle = isGone ? queues.drop : queues.keep;
		change((before) => settle(before, id, Date.now()));
		if (!isGone) return { why, isStale };
		showFailure(quoted(shown, why));
		return null;
	};

	return {
		status,
		queue,
		outcome: outcome,
		load: () => void load(),
		decide,
		isDeciding: () => latest.current !== null && queues.isDeciding(latest.current),
		move: (step) => {
			const to = { next: queues.goNext, previous: queues.goBack, waiting: queues.goToWaiting }[step];
			change((before) => to(before, Date.now()));
		},
		replace: (submission) => change((before) => queues.refresh(before, [submission])),
	};
}

/** Whether what came into view at `shownAt` (milliseconds since 1970) has been there long enough to be decided on. */
export function useSettled(shownAt: number): boolean {
	const [settled, setSettled] = useState<number | null>(null);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(shownAt), Math.max(0, shownAt + queues.settleMs - Date.now()));
		return () => clearTimeout(timer);
	}, [shownAt]);
	return settled === shownAt;
}
