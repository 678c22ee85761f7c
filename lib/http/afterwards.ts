import { after } from 'next/server';

export type Task = () => Promise<void>;
type Schedule = (task: Task) => void;

let schedule: Schedule = after;

/** Runs `task` once the answer is on its way. */
export function runAfterwards(task: Task): void {
	schedule(task);
}

/** Takes the framework's place in running such tasks: it knows how only while it serves a request itself. */
export function scheduleAfterwardsWith(other: Schedule): void {
	schedule = other;
}
