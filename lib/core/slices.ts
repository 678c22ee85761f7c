import { setImmediate as nextTurn } from 'node:timers/promises';

/** Long work in small steps: it pauses after each, so that others can be answered in between. */
export type Steps<T> = Generator<undefined, T, undefined>;

/** Does work to its end without a pause. */
export function runAtOnce<T>(work: Steps<T>): T {
	let step = work.next();
	while (!step.done) step = work.next();
	return step.value;
}

/** As `items.map(map)`, with a pause after each. */
export function* mapInSteps<T, Made>(items: Iterable<T>, map: (item: T) => Made): Steps<Made[]> {
	const made: Made[] = [];
	for (const item of items) {
		made.push(map(item));
		yield;
	}
	return made;
}

const longestSliceMs = 3;

/** Does the work without keeping others waiting: the event loop has its turn after each slice. */
export async function runInSlices<T>(work: Steps<T>): Promise<T> {
	let since = performance.now();
	for (let step = work.next(); ; step = work.next()) {
		if (step.done) return step.value;
		if (performance.now() - since < longestSliceMs) continue;
		await nextTurn();
		since = performance.now();
	}
}
