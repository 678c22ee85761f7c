import type { ApiResult } from '@/lib/client/api';
import { guardOperation } from '@/lib/client/leave-guard';
import { createStore } from '@/lib/client/store';
import { doInBulk, newBatch } from './bulk';
import { announceChange } from './changes';
import { keepUndo } from './pending-undos';
import { leaveWhenLoggedOut } from './session-end';
import type { Decided } from './undo';

/** The same, done to many. */
export interface BulkOperation {
	/** What is being done, such as "Users are being deleted". */
	label: string;
	ids: readonly string[];
	/** What one of them is called. */
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

/** Leaves alone what is not done of it yet. */
export function stopOperation(id: number): void {
	change(id, { isStopped: true });
}

export function closeFailures(id: number): void {
	failedOperations.set(failedOperations.get().filter((one) => one.id !== id));
}

async function execute(id: number, { label, ids, nameOf, call, undoText }: BulkOperation): Promise<void> {
	await doInBulk({
		...{ ids, call, batch: newBatch(), now: Date.now },
		onState: (state) => {
			if (state.kind === 'running') return change(id, { done: state.done });
			const { failed, decisions, until } = state;
			if (undoText && decisions.length > 0) keepUndo({ decisions, until }, undoText(decisions.length));
			const failures = failed.map((failure) => ({ ...failure, name: nameOf(failure.id) }));
			if (failures.length > 0) failedOperations.set([...failedOperations.get(), { id, label, failures }]);
			announceChange();
		},
		isOver: (failure) => failure !== null && leaveWhenLoggedOut(failure),
		isStopped: () => runningOperations.get().some((one) => one.id === id && one.isStopped),
	});
}

function change(id: number, next: Partial<RunningOperation>): void {
	runningOperations.set(runningOperations.get().map((one) => (one.id === id ? { ...one, ...next } : one)));
}
