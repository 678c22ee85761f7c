import type { Submission } from './submission';

export type Verdict = 'approved' | 'rejected';

/** The result of the review of a submission since the queue was opened. */
export type Outcome =
	| { kind: 'waiting' }
	/** The request was sent, and the response is not here yet. */
	| { kind: 'sending'; verdict: Verdict }
	/** `decision` is how it is undone; null where it cannot be. */
	| { kind: 'decided'; verdict: Verdict; decision: string | null }
	/** It was decided on elsewhere, or its sender has taken it back. */
	| { kind: 'gone' };

type Queued = Pick<Submission, '_id'>;

export interface Queue<S extends Queued> {
	items: readonly { submission: S; outcome: Outcome }[];
	/** The place of the one that is shown; as many as there are at the end. */
	at: number;
	/** Since when it is shown, in milliseconds since 1970. */
	shownAt: number;
}

/**
 * A submission that has been shown for less cannot have been looked at. A key that is held or pressed twice must not
 * decide on the next one, too.
 */
export const settleMs = 600;

const waiting: Outcome = { kind: 'waiting' };

export function openQueue<S extends Queued>(submissions: readonly S[], now: number): Queue<S> {
	const items = submissions.map((submission) => ({ submission, outcome: waiting }));
	return { items, at: 0, shownAt: now };
}

/** The one that is shown; null at the end. */
export function findShown<S extends Queued>({ items, at }: Queue<S>) {
	return items[at] ?? null;
}

export function countWaiting({ items }: Queue<Queued>): number {
	return items.filter(({ outcome }) => outcome.kind === 'waiting').length;
}

export function countDecided({ items }: Queue<Queued>, verdict: Verdict): number {
	return items.filter(({ outcome }) => outcome.kind === 'decided' && outcome.verdict === verdict).length;
}

/** To a place; beyond the last is the end. */
export function goTo<S extends Queued>(queue: Queue<S>, place: number, now: number): Queue<S> {
	const at = Math.min(Math.max(place, 0), queue.items.length);
	return at === queue.at ? queue : { ...queue, at, shownAt: now };
}

/** To the first one from the place `from` that waits; to the end where none does. */
export function goToWaiting<S extends Queued>(queue: Queue<S>, from: number, now: number): Queue<S> {
	const at = queue.items.findIndex(({ outcome }, place) => place >= from && outcome.kind === 'waiting');
	return goTo(queue, at < 0 ? queue.items.length : at, now);
}

/** Whether the one that is shown may be decided on now: it waits, and has been in view long enough. */
export function mayDecide(queue: Queue<Queued>, now: number): boolean {
	return now - queue.shownAt >= settleMs && findShown(queue)?.outcome.kind === 'waiting';
}

/** The queue while a decision is sent; null when it may not be sent now. A rejection has been thought over in its dialog. */
export function send<S extends Queued>(queue: Queue<S>, verdict: Verdict, now: number): Queue<S> | null {
	const shown = findShown(queue);
	const isWaiting = shown?.outcome.kind === 'waiting';
	if (!shown || !(verdict === 'rejected' ? isWaiting : mayDecide(queue, now))) return null;
	return withOutcome(queue, shown.submission._id, { kind: 'sending', verdict });
}

/** It is decided on or gone: the next one that waits comes, unless the reviewer has gone elsewhere meanwhile. */
export function settle<S extends Queued>(
	queue: Queue<S>,
	id: string,
	outcome: Outcome,
	now: number,
): Queue<S> {
	const settled = withOutcome(queue, id, outcome);
	const isShown = findShown(queue)?.submission._id === id;
	return isShown ? goToWaiting(settled, queue.at, now) : settled;
}

/** The server has not taken it: it waits again, and the administrator has to look again. */
export function keep<S extends Queued>(queue: Queue<S>, id: string, now: number): Queue<S> {
	const isShown = findShown(queue)?.submission._id === id;
	return { ...withOutcome(queue, id, waiting), shownAt: isShown ? now : queue.shownAt };
}

/** These decisions have been undone: what they were about waits again, and the last of it is shown. */
export function undo<S extends Queued>(queue: Queue<S>, decisions: readonly string[], now: number): Queue<S> {
	const isUndone = ({ outcome }: { outcome: Outcome }) =>
		outcome.kind === 'decided' && outcome.decision !== null && decisions.includes(outcome.decision);
	const at = queue.items.findLastIndex(isUndone);
	if (at < 0) return queue;
	const items = queue.items.map((item) => (isUndone(item) ? { ...item, outcome: waiting } : item));
	return { items, at, shownAt: now };
}

export function refresh<S extends Queued>(queue: Queue<S>, newer: readonly S[]): Queue<S> {
	const byId = new Map(newer.map((submission) => [submission._id, submission]));
	const items = queue.items.map(({ submission, outcome }) => ({
		submission: byId.get(submission._id) ?? submission,
		outcome,
	}));
	return { ...queue, items };
}

function withOutcome<S extends Queued>(queue: Queue<S>, id: string, outcome: Outcome): Queue<S> {
	const items = queue.items.map((item) => (item.submission._id === id ? { ...item, outcome } : item));
	return { ...queue, items };
}
