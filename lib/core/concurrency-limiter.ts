import { DomainError } from '@/lib/core/errors';
import { pauseDeadline } from './deadline';

export type ConcurrencyLimiter = ReturnType<typeof createConcurrencyLimiter>;

/**
 * Runs at most `maxRunning` tasks at the same time; up to `maxWaiting` more wait in a queue, first in, first out. The
 * caller's deadline is paused meanwhile. `run` throws DomainError `service.unavailable` when the queue is full.
 */
export function createConcurrencyLimiter({
	maxRunning,
	maxWaiting,
}: {
	maxRunning: number;
	maxWaiting: number;
}) {
	let running = 0;
	const queue: (() => void)[] = [];

	async function enter(): Promise<void> {
		if (running < maxRunning) {
			running += 1;
			return;
		}
		if (queue.length >= maxWaiting) throw new DomainError('service.unavailable', { retryAfterSeconds: 5 });
		// A task that ends passes its place to the first of the queue, so that a new one cannot take it.
		await new Promise<void>((resolve) => queue.push(resolve));
	}

	function leave(): void {
		const next = queue.shift();
		if (next) next();
		else running -= 1;
	}

	return {
		get running() {
			return running;
		},
		get waiting() {
			return queue.length;
		},
		run<T>(task: () => Promise<T>): Promise<T> {
			return pauseDeadline(async () => {
				await enter();
				try {
					return await task();
				} finally {
					leave();
				}
			});
		},
	};
}
