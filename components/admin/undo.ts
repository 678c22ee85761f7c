/** What was decided and can be taken back for a moment. */
export interface Undoable {
	/** Made at one stroke; at least one. */
	decisions: readonly string[];
	/** By this browser's clock: milliseconds since 1970. */
	until: number;
}

/** How long the server holds back what is mailed. The browser's own clock may be wrong, so no time of the server's is compared with it. */
const undoMs = 10_000;

/** What the answer of an approval, a rejection or a deletion, which came at `now`, gives to take back; null for none. */
export function readUndo(answer: unknown, now: number): Undoable | null {
	const { undo } = { undo: null, ...Object(answer) };
	const { _id }: { _id: unknown } = { _id: null, ...Object(undo) };
	return typeof _id === 'string' ? { decisions: [_id], until: now + undoMs } : null;
}

/** What POST /api/admin/undo answers: how many were taken back, and why others were not; null for another shape. */
export function readUndone(answer: unknown): { message: string; undone: string[]; failed: string[] } | null {
	const none = { message: null, undone: null, failed: null };
	const { message, undone, failed }: Record<keyof typeof none, unknown> = { ...none, ...Object(answer) };
	if (typeof message !== 'string' || !Array.isArray(undone) || !Array.isArray(failed)) return null;
	return {
		message,
		undone: undone.filter((id) => typeof id === 'string'),
		failed: failed.map((one) => String(Object(one).message)),
	};
}
