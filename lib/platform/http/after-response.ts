import { after } from 'next/server';
import { trackBackgroundTask } from '@/lib/core/background-tasks';

export type Task = () => Promise<unknown>;
type Schedule = (task: Task, delayMs: number) => void;

declare global {
	var afterWriteTask: Task | undefined;
}

let schedule: Schedule = (task, delayMs) =>
	after(async () => {
		if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
		await task();
	});

/** Runs `task` `delayMs` after the response has been sent. The process does not end before it is done. */
export function runAfterResponse(task: Task, delayMs = 0): void {
	void trackBackgroundTask(
		new Promise<void>((resolve) => {
			schedule(() => task().finally(resolve), delayMs);
		}),
	);
}

/** Replaces Next's `after`, which works only while Next serves a request. */
export function setAfterResponseScheduler(other: Schedule): void {
	schedule = other;
}

/**
 * Has `task` run after the response of every call that may have written. Global, because the bundler may instantiate this
 * file several times in one process.
 */
export function setAfterWriteTask(task: Task): void {
	globalThis.afterWriteTask = task;
}

/** Null when nothing has to be done after a write: another process, or a timer of this one, does it. */
export function findAfterWriteTask(): Task | null {
	return globalThis.afterWriteTask ?? null;
}
