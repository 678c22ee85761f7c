import type { ApiResult } from '@/lib/client/api';
import { guardOperation } from '@/lib/client/leave-guard';
import { doInBulk, newBatch } from './bulk';
import { announceChange } from './changes';
import { leaveWhenLoggedOut } from './session-end';
import { createStore } from './store';
import type { Decided } from './undo';
import { keepUndo } from './undos';

/** The same, done to many. */
export interface Stroke {
	/** What is being done, such as "Users are being deleted". */
	label: string;
	ids: readonly string[];
	/** What one of them is called. */
	nameOf: (id: string) => string;
	call: (id: string, batch: string) => Promise<ApiResult<Decided>>;
	/** The text about so many that can be undone; without it nothing can. */
	undoText?: (count: number) => string;
}

export interface RunningStroke {
	id: number;
	label: string;
	done: number;
	total: number;
	isStopped: boolean;
}

/** What could not be done of a stroke that is over. */
export interface FailedStroke {
	id: number;
	label: string;
	failures: readonly { id: string; name: string; message: string }[];
}

/** Those that are under way, the first first, or wait for the one before them. */
export const runningStrokes = createStore<readonly RunningStroke[]>([]);

/** Those of which something has failed, until they are closed or others are begun. */
export const failedStrokes = createStore<readonly FailedStroke[]>([]);

let lastId = 0;
let before: Promise<unknown> = Promise.resolve();

/**
 * Does it to one after the other, after any stroke that is under way, on every page the administrator goes to
 * meanwhile. Resolves when it is over, or was stopped.
 */
export function runStroke(stroke: Stroke): Promise<void> {
	if (stroke.ids.length === 0) return Promise.resolve();
	if (runningStrokes.get().length === 0) failedStrokes.set([]);
	lastId += 1;
	const id = lastId;
	const { label, ids } = stroke;
	runningStrokes.set([...runningStrokes.get(), { id, label, done: 0, total: ids.length, isStopped: false }]);
	const letGo = guardOperation();
	const carryOut = () =>
		carry(id, stroke).finally(() => {
			letGo();
			runningStrokes.set(runningStrokes.get().filter((one) => one.id !== id));
		});
	const over = before.then(carryOut, carryOut);
	before = over;
	return over;
}

/** Leaves alone what is not done of it yet. */
export function stopStroke(id: number): void {
	change(id, { isStopped: true });
}

export function closeFailures(id: number): void {
	failedStrokes.set(failedStrokes.get().filter((one) => one.id !== id));
}

async function carry(id: number, { label, ids, nameOf, call, undoText }: Stroke): Promise<void> {
	await doInBulk({
		...{ ids, call, batch: newBatch(), now: Date.now },
		onState: (state) => {
			if (state.kind === 'running') return change(id, { done: state.done });
			const { failed, decisions, until } = state;
			if (undoText && decisions.length > 0) keepUndo({ decisions, until }, undoText(decisions.length));
			const failures = failed.map((failure) => ({ ...failure, name: nameOf(failure.id) }));
			if (failures.length > 0) failedStrokes.set([...failedStrokes.get(), { id, label, failures }]);
			announceChange();
		},
		isOver: (failure) => failure !== null && leaveWhenLoggedOut(failure),
		isStopped: () => runningStrokes.get().some((one) => one.id === id && one.isStopped),
	});
}

function change(id: number, next: Partial<RunningStroke>): void {
	runningStrokes.set(runningStrokes.get().map((one) => (one.id === id ? { ...one, ...next } : one)));
}
