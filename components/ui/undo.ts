/** What was decided and can be undone for a moment. */
export interface Undoable {
	/** Made in one bulk operation; at least one. */
	decisions: readonly string[];
	/** By this browser's clock: milliseconds since 1970. */
	until: number;
}

/** What an approval, a rejection or a deletion answers, in common. */
export interface Decided {
	message: string;
	undo?: { _id: string };
}

/** How long the server holds back what is mailed. The browser's own clock may be wrong, so no time of the server's is compared with it. */
const undoMs = 10_000;

/** What the answer to a decision, which came at `now`, allows to undo; null for none. */
export function findUndoable({ undo }: Decided, now: number): Undoable | null {
	return undo ? { decisions: [undo._id], until: now + undoMs } : null;
}
