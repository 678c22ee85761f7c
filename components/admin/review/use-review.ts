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
import { queueQuery } from './review-query';
import type { ReviewQueue } from './review-queue';
import { type Decision, execute, type Submission, useSentences } from './submission';

export interface Review<S extends Submission> {
	status: 'loading' | 'failed' | 'forbidden' | 'loaded';
	/** Null until it has been loaded. */
	queue: queues.Queue<S> | null;
	/** The result of the last decision, for readers who do not see it. */
	outcome: string;
	load: () => void;
	move: (step: 'next' | 'previous' | 'waiting') => void;
	/** Decides on the one that is shown, if that may be done now; the refusal of one that still waits, null otherwise. */
	decide: (decision: Decision) => Promise<ApiFailure | null>;
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
	const { explain, quote } = useSentences(reviewQueue.kind);
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
		const { call, pageOf } = latestQueue.current;
		return client.fetchQuery(call(queueQuery(search))).then(
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
		change((before) => queues.undo(before, undone, Date.now()));
		setOutcome('');
		// Their versions are others now.
		void refresh();
	});

	const decide: Review<S>['decide'] = async (decision) => {
		const now = Date.now();
		const verdict = decision.kind === 'approve' ? 'approved' : 'rejected';
		const shown = latest.current && queues.findShown(latest.current)?.submission;
		const sending = latest.current && queues.send(latest.current, verdict, now);
		if (!shown || !sending) return null;
		put(sending);
		clearNotice();
		const answer = await execute(shown, decision);
		const { _id: id } = shown;
		const settle = (outcome: queues.Outcome) =>
			change((before) => queues.settle(before, id, outcome, Date.now()));
		if (answer.ok) {
			const undo = findUndoable(answer.data, Date.now());
			settle({ kind: 'decided', verdict, decision: undo?.decisions[0] ?? null });
			if (undo) keepUndo(undo, quote(shown, t(verdict === 'approved' ? 'isApproved' : 'isRejected')));
			setOutcome(quote(shown, answer.data.message));
			void refreshWaiting();
			return null;
		}
		if (leaveWhenLoggedOut(answer)) return null;
		const message = explain(answer, shown, decision);
		if (answer.code === 'record.stale') await refresh();
		if (answer.status === 404 || answer.code === 'review.notPending') {
			settle({ kind: 'gone' });
			showFailure(quote(shown, message));
			return null;
		}
		change((before) => queues.keep(before, id, Date.now()));
		return { ...answer, message };
	};

	return {
		status,
		queue,
		outcome,
		load: () => void load(),
		decide,
		isDeciding: () => latest.current?.items.some(({ outcome }) => outcome.kind === 'sending') ?? false,
		move: (step) =>
			change((before) =>
				step === 'waiting'
					? queues.goToWaiting(before, 0, Date.now())
					: queues.goTo(before, before.at + (step === 'next' ? 1 : -1), Date.now()),
			),
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
