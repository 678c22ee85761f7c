import { pauseDeadline } from './deadline';
import { DomainError } from './errors';
import { FairQueue } from './fair-queue';

/** A caller who finds the queue full waits as long as a call may take. */
const fullQueueWaitMs = 5_000;

export type ConcurrencyLimiter = ReturnType<typeof createConcurrencyLimiter>;

/**
 * Runs at most `maxRunning` tasks at the same time. The others wait in a queue, in which the askers take turns; a caller who
 * finds `maxWaiting` in it waits for `fullQueueWaitMs` at most. The deadline of the call is paused in the queue.
 */
export function createConcurrencyLimiter({
	maxRunning,
	maxWaiting,
}: {
	maxRunning: number;
	maxWaiting: number;
}) {
	const queue = new FairQueue<() => void>();
	let running = 0;

	async function takeTurn(asker: string): Promise<void> {
		if (running < maxRunning) {
			running += 1;
			return;
		}
		const isFull = queue.size >= maxWaiting;
		await new Promise<void>((resolve, reject) => {
			const start = () => {
				clearTimeout(refusal);
				resolve();
			};
			const refuse = () => {
				queue.remove(asker, start);
				reject(new DomainError('service.unavailable', { retryAfterSeconds: 5 }));
			};
			const refusal = isFull ? setTimeout(refuse, fullQueueWaitMs) : undefined;
			queue.push(asker, start);
		});
	}

	/** The next of the queue gets the place, so that a new caller cannot take it. */
	function passTurn(): void {
		const startNext = queue.shift();
		if (startNext) startNext();
		else running -= 1;
	}

	/**
	 * Runs a task that waits for the database or the store: the deadline of the call counts then.
	 *
	 * @param asker the member or the address that the work is done for; without one all take turns as one
	 * @throws DomainError `service.unavailable` when the queue stays full, and what the task throws
	 */
	async function runWithinDeadline<T>(task: () => Promise<T>, asker = ''): Promise<T> {
		await pauseDeadline(() => takeTurn(asker));
		try {
			return await task();
		} finally {
			passTurn();
		}
	}

	return {
		get running() {
			return running;
		},
		get waiting() {
			return queue.size;
		},
		runWithinDeadline,
		/** The same for work of this process, whose time is not counted against the caller. */
		run<T>(task: () => Promise<T>, asker = ''): Promise<T> {
			return pauseDeadline(() => runWithinDeadline(task, asker));
		},
	};
}
