export type Verdict = 'approved' | 'rejected';

/** What has become of a submission since the queue was opened. */
export type Outcome =
	| { kind: 'waiting' }
	/** The request was sent, and the response is not here yet. */
	| { kind: 'sending'; verdict: Verdict }
	/** `decision` is how it is undone; null where it cannot be. */
	| { kind: 'decided'; verdict: Verdict; decision: string | null }
	/** Somebody else has decided on it, or its sender has taken it back. */
	| { kind: 'gone' };

interface Queued {
	id: string;
}

export interface Queue<S extends Queued> {
	submissions: readonly S[];
	/** The place of the one that is shown; as many as there are at the end. */
	at: number;
	/** Since when it is shown, in milliseconds since 1970. */
	shownAt: number;
	/** By id; those that are not in it wait. */
	outcomes: ReadonlyMap<string, Outcome>;
	/** The ids of those that were decided on, the last one last. */
	decided: readonly string[];
}

/**
 * Nobody has looked at what has been shown for less. A key that is held or pressed twice must not decide on the next
 * one, too.
 */
export const settleMs = 600;

const waiting: Outcome = { kind: 'waiting' };

export function openQueue<S extends Queued>(submissions: readonly S[], now: number): Queue<S> {
	return { submissions, at: 0, shownAt: now, outcomes: new Map(), decided: [] };
}

/** The one that is shown; null at the end. */
export function shownIn<S extends Queued>({ submissions, at }: Queue<S>): S | null {
	return submissions[at] ?? null;
}

export function getOutcome({ outcomes }: Queue<Queued>, id: string): Outcome {
	return outcomes.get(id) ?? waiting;
}

export function countWaiting(queue: Queue<Queued>): number {
	return queue.submissions.filter(({ id }) => getOutcome(queue, id).kind === 'waiting').length;
}

export function countDecided(queue: Queue<Queued>, verdict: Verdict): number {
	return queue.decided.filter((id) => {
		const outcome = getOutcome(queue, id);
		return outcome.kind === 'decided' && outcome.verdict === verdict;
	}).length;
}

/** One further, in any state; after the last comes the end. */
export function goNext<S extends Queued>(queue: Queue<S>, now: number): Queue<S> {
	return goTo(queue, queue.at + 1, now);
}

export function goBack<S extends Queued>(queue: Queue<S>, now: number): Queue<S> {
	return goTo(queue, queue.at - 1, now);
}

/** To the first one that waits; to the end where none does. */
export function goToWaiting<S extends Queued>(queue: Queue<S>, now: number): Queue<S> {
	return goTo(queue, nextWaiting(queue, 0), now);
}

function goTo<S extends Queued>(queue: Queue<S>, place: number, now: number): Queue<S> {
	const at = Math.min(Math.max(place, 0), queue.submissions.length);
	return at === queue.at ? queue : { ...queue, at, shownAt: now };
}

/** The place of the first one from `from` that waits; the end where none does. */
function nextWaiting(queue: Queue<Queued>, from: number): number {
	const at = queue.submissions.findIndex(
		({ id }, place) => place >= from && getOutcome(queue, id).kind === 'waiting',
	);
	return at < 0 ? queue.submissions.length : at;
}

export function isDeciding({ outcomes }: Queue<Queued>): boolean {
	return [...outcomes.values()].some(({ kind }) => kind === 'sending');
}

/** Whether the one that is shown may be decided on now: it waits, and has been in view long enough. */
export function mayDecide(queue: Queue<Queued>, now: number): boolean {
	const shown = shownIn(queue);
	return shown !== null && now - queue.shownAt >= settleMs && getOutcome(queue, shown.id).kind === 'waiting';
}

/** The queue while a decision is sent; null when it may not be sent now. A rejection has been thought over in its dialog. */
export function send<S extends Queued>(queue: Queue<S>, verdict: Verdict, now: number): Queue<S> | null {
	const shown = shownIn(queue);
	if (!shown) return null;
	const isWaiting = getOutcome(queue, shown.id).kind === 'waiting';
	const may = verdict === 'rejected' ? isWaiting : mayDecide(queue, now);
	return may ? withOutcome(queue, shown.id, { kind: 'sending', verdict }) : null;
}

/** The server has taken it: the next one that waits comes, unless the reviewer has gone elsewhere meanwhile. */
export function decide<S extends Queued>(
	queue: Queue<S>,
	{ id, verdict, decision }: { id: string; verdict: Verdict; decision: string | null },
	now: number,
): Queue<S> {
	const decided = withOutcome(queue, id, { kind: 'decided', verdict, decision });
	return moveOn({ ...decided, decided: [...queue.decided.filter((one) => one !== id), id] }, id, now);
}

/** There is nothing to decide any more: the next one that waits comes. */
export function drop<S extends Queued>(queue: Queue<S>, id: string, now: number): Queue<S> {
	return moveOn(withOutcome(queue, id, { kind: 'gone' }), id, now);
}

function moveOn<S extends Queued>(queue: Queue<S>, from: string, now: number): Queue<S> {
	return shownIn(queue)?.id === from ? goTo(queue, nextWaiting(queue, queue.at + 1), now) : queue;
}

/** The server has not taken it: it waits again, and the administrator has to look again. */
export function keep<S extends Queued>(queue: Queue<S>, id: string, now: number): Queue<S> {
	const kept = withOutcome(queue, id, waiting);
	return { ...kept, shownAt: shownIn(queue)?.id === id ? now : queue.shownAt };
}

/** A decision has been undone: it waits again, and is shown. */
export function undo<S extends Queued>(queue: Queue<S>, id: string, now: number): Queue<S> {
	const kept = { ...withOutcome(queue, id, waiting), decided: queue.decided.filter((one) => one !== id) };
	const at = queue.submissions.findIndex((submission) => submission.id === id);
	return at < 0 ? kept : { ...kept, at, shownAt: now };
}

/** Those of which the decision is one of these, the last one last. */
export function decidedBy(queue: Queue<Queued>, decisions: readonly string[]): string[] {
	return queue.decided.filter((id) => {
		const outcome = getOutcome(queue, id);
		return outcome.kind === 'decided' && outcome.decision !== null && decisions.includes(outcome.decision);
	});
}

export function refresh<S extends Queued>(queue: Queue<S>, newer: readonly S[]): Queue<S> {
	const byId = new Map(newer.map((submission) => [submission.id, submission]));
	return { ...queue, submissions: queue.submissions.map((old) => byId.get(old.id) ?? old) };
}

function withOutcome<S extends Queued>(queue: Queue<S>, id: string, outcome: Outcome): Queue<S> {
	return { ...queue, outcomes: new Map(queue.outcomes).set(id, outcome) };
}
