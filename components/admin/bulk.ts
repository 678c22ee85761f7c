import type { ApiFailure, ApiResult } from '@/lib/client/api';
import { type Decided, findUndoable } from './undo';

interface BulkFailure {
	id: string;
	message: string;
}

export type BulkState =
	| { kind: 'running'; done: number; total: number }
	| {
			kind: 'done';
			failed: BulkFailure[];
			/** What can be undone, until that moment by the browser's clock. */
			decisions: string[];
			until: number;
	  };

interface Repeated {
	ids: readonly string[];
	/** One name for all decisions of the bulk operation, so that they can be undone until the same moment. */
	batch: string;
	call: (id: string, batch: string) => Promise<ApiResult<Decided>>;
	onState: (state: BulkState) => void;
	/** True when a failure ended the session: nothing more is done or shown. */
	isOver: (failure: ApiFailure | null) => boolean;
	/** True when the rest is to be left alone. */
	isStopped: () => boolean;
	now: () => number;
}

/** Does the same to many, one after the other, and tells how far it has come. */
export async function doInBulk({
	ids,
	batch,
	call,
	onState,
	isOver,
	isStopped,
	now,
}: Repeated): Promise<void> {
	const failed: BulkFailure[] = [];
	const decisions: string[] = [];
	let until = now();
	for (const [done, id] of ids.entries()) {
		if (isStopped()) break;
		onState({ kind: 'running', done, total: ids.length });
		const answer = await call(id, batch);
		if (isOver(answer.ok ? null : answer)) return;
		if (!answer.ok) {
			failed.push({ id, message: answer.message });
			continue;
		}
		const undoable = findUndoable(answer.data, now());
		if (!undoable) continue;
		decisions.push(...undoable.decisions);
		until = undoable.until;
	}
	onState({ kind: 'done', failed, decisions, until });
}

/** A random name for a bulk operation. Not `randomUUID`: it is missing where the portal is served over plain HTTP. */
export function newBatch(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	const hex = Array.from(bytes, (byte, at) => versioned(byte, at).toString(16).padStart(2, '0')).join('');
	return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Marks of a random UUID: version 4, variant 1 (RFC 9562). */
function versioned(byte: number, at: number): number {
	if (at === 6) return (byte & 0x0f) | 0x40;
	return at === 8 ? (byte & 0x3f) | 0x80 : byte;
}
