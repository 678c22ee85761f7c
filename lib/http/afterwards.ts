import { after } from 'next/server';
import { underWay } from '@/lib/core/under-way';

export type Task = () => Promise<unknown>;
type Schedule = (task: Task) => void;

let schedule: Schedule = after;

/** Runs `task` once the answer is on its way. A process that ends does so after it. */
export function runAfterwards(task: Task): void {
	void underWay(
		new Promise<void>((resolve) => {
			schedule(() => task().finally(resolve));
		}),
	);
}

/** Takes the framework's place in running such tasks: it knows how only while it serves a request itself. */
export function scheduleAfterwardsWith(other: Schedule): void {
	schedule = other;
}
