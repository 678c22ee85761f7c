import { leaveWhenLoggedOut } from '@/components/form/admin-session-end';
import { type Decided, findUndoable } from '@/components/ui/undo';
import type { ApiResult } from '@/lib/client/api';
import { guardOperation } from '@/lib/client/leave-guard';
import { createStore } from '@/lib/client/store';
import { announceChange } from './changes';
import { keepUndo } from './pending-undos';

/** The same, done to many. */
export interface BulkOperation {
	/** What is being done, such as "Users are being deleted". */
	label: string;
	ids: readonly string[];
	nameOf: (id: string) => string;
	call: (id: string, batch: string) => Promise<ApiResult<Decided>>;
	/** The text about so many that can be undone; without it nothing can. */
	undoText?: (count: number) => string;
}

export interface RunningOperation {
	id: number;
	label: string;
	done: number;
	total: number;
	isStopped: boolean;
}

/** What could not be done of an operation that is over. */
export interface FailedOperation {
	id: number;
	label: string;
	failures: readonly { id: string; name: string; message: string }[];
}

/** Those that are under way, the first first, or wait for the one before them. */
export const runningOperations = createStore<readonly RunningOperation[]>([]);

/** Those of which something has failed, until they are closed or others are begun. */
export const failedOperations = createStore<readonly FailedOperation[]>([]);

let lastId = 0;
let before: Promise<unknown> = Promise.resolve();

/**
 * Does it to one after the other, after any operation that is under way, on every page the administrator goes to
 * meanwhile. Resolves when it is over, or was stopped.
 */
export function runBulkOperation(operation: BulkOperation): Promise<void> {
	if (operation.ids.length === 0) return Promise.resolve();
	if (runningOperations.get().length === 0) failedOperations.set([]);
	lastId += 1;
	const id = lastId;
	const { label, ids } = operation;
	runningOperations.set([
		...runningOperations.get(),
		{ id, label, done: 0, total: ids.length, isStopped: false },
	]);
	const letGo = guardOperation();
	const start = () =>
		execute(id, operation).finally(() => {
			letGo();
			runningOperations.set(runningOperations.get().filter((one) => one.id !== id));
		});
	const over = before.then(start, start);
	before = over;
	return over;
}

export function stopOperation(id: number): void {
	change(id, { isStopped: true });
}

export function closeFailures(id: number): void {
	failedOperations.set(failedOperations.get().filter((one) => one.id !== id));
}

async function execute(id: number, { label, ids, nameOf, call, undoText }: BulkOperation): Promise<void> {
	const batch = newBatch();
	const failures: { id: string; name: string; message: string }[] = [];
	const decisions: string[] = [];
	let until = 0;
	for (const [done, key] of ids.entries()) {
		if (runningOperations.get().some((one) => one.id === id && one.isStopped)) break;
		change(id, { done });
		const answer = await call(key, batch);
		if (answer.ok) {
			const undoable = findUndoable(answer.data, Date.now());
			decisions.push(...(undoable?.decisions ?? []));
			until = undoable?.until ?? until;
		} else if (leaveWhenLoggedOut(answer)) return;
		else failures.push({ id: key, name: nameOf(key), message: answer.message });
	}
	if (undoText && decisions.length > 0) keepUndo({ decisions, until }, undoText(decisions.length));
	if (failures.length > 0) failedOperations.set([...failedOperations.get(), { id, label, failures }]);
	announceChange();
}

function change(id: number, next: Partial<RunningOperation>): void {
	runningOperations.set(runningOperations.get().map((one) => (one.id === id ? { ...one, ...next } : one)));
}

/** A random name for a bulk operation. Not `randomUUID`: it is missing where the portal is served over plain HTTP. */
function newBatch(): string {
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	const hex = Array.from(bytes, (byte, at) => versioned(byte, at).toString(16).padStart(2, '0')).join('');
	return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}

/** Marks of a random UUID: version 4, variant 1 (RFC 9562). */
function versioned(byte: number, at: number): number {
	if (at === 6) return (byte & 0x0f) | 0x40;
	return at === 8 ? (byte & 0x3f) | 0x80 : byte;
}
