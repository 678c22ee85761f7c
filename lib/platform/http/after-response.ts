import { after } from 'next/server';
import { underWay } from '@/lib/core/background-tasks';

export type Task = () => Promise<unknown>;
type Schedule = (task: Task, delayMs: number) => void;

let schedule: Schedule = (task, delayMs) =>
	after(async () => {
		if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
		await task();
	});

/** Runs `task` once the answer is on its way, and `delayMs` later. A process that ends does so after it. */
export function runAfterwards(task: Task, delayMs = 0): void {
	void underWay(
		new Promise<void>((resolve) => {
			schedule(() => task().finally(resolve), delayMs);
		}),
	);
}

/** Takes the framework's place in running such tasks: it knows how only while it serves a request itself. */
export function scheduleAfterwardsWith(other: Schedule): void {
	schedule = other;
}
