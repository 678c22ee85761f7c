import { leaveWhenLoggedOut } from '@/components/form/admin-session-end';
import { type Decided, findUndoable, type Undoable } from '@/components/ui/undo';
import { callApi } from '@/lib/client/api';
import { createStore } from '@/lib/client/store';
import { announceChange } from './changes';
import { showFailure, showSuccess } from './notice';
import { refreshWaiting } from './waiting';

export interface PendingUndo extends Undoable {
	text: string;
	isBusy: boolean;
}

/** As many as one call takes. */
const maxAtOnce = 100;

/** After its time, what was decided waits a moment for a call that may still undo it. */
const mailedAfterMs = 2_500;

/** All that can be undone, the latest first. */
export const pendingUndos = createStore<readonly PendingUndo[]>([]);

/** Keeps what was decided until its time is over; `text` says what it was. */
export function keepUndo(decided: Undoable, text: string): void {
	const kept = { ...decided, text, isBusy: false };
	pendingUndos.set([kept, ...pendingUndos.get()]);
	setTimeout(() => {
		if (find(kept)?.isBusy === false) forget(kept);
	}, decided.until - Date.now());
}

/** Keeps how to undo what the answer has just decided, where it can be undone. */
export function keepUndoOf(answer: Decided, text: string): void {
	const undoable = findUndoable(answer, Date.now());
	if (undoable) keepUndo(undoable, text);
}

/** Where no process of the portal waits for it, the mails leave with this call. Later decisions ask for them all. */
function askForMails(): void {
	if (pendingUndos.get().length === 0) void refreshWaiting();
}

/** Undoes it, once, and shows what came of it: `failed` where the server gives no reason. */
export async function undo(kept: PendingUndo, failed: string): Promise<void> {
	const found = find(kept);
	if (!found || found.isBusy) return;
	pendingUndos.set(pendingUndos.get().map((one) => (one === found ? { ...found, isBusy: true } : one)));
	const undone = await undoAll(kept.decisions, failed);
	forget(kept);
	if (undone.length > 0) announceChange(undone);
}

function find({ decisions }: PendingUndo): PendingUndo | undefined {
	return pendingUndos.get().find((one) => one.decisions === decisions);
}

function forget({ decisions }: PendingUndo): void {
	pendingUndos.set(pendingUndos.get().filter((one) => one.decisions !== decisions));
	if (pendingUndos.get().length === 0) setTimeout(askForMails, mailedAfterMs);
}

/** Answers those that were undone. */
async function undoAll(decisions: readonly string[], failed: string): Promise<string[]> {
	const back: string[] = [];
	const messages: string[] = [];
	let said = '';
	for (let from = 0; from < decisions.length; from += maxAtOnce) {
		const body = { decisions: decisions.slice(from, from + maxAtOnce) };
		const answer = await callApi('POST /api/admin/undo', { body });
		if (!answer.ok && leaveWhenLoggedOut(answer)) return [];
		if (!answer.ok) {
			messages.push(answer.message || failed);
			continue;
		}
		const { message, undone, failed: refused } = answer.data;
		if (undone.length > 0) said = message;
		back.push(...undone);
		messages.push(...refused.map((one) => one.message));
	}
	const [message] = messages;
	if (message !== undefined) showFailure(message);
	else showSuccess(said);
	return back;
}
