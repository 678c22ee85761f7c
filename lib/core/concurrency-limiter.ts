import { DomainError } from '@/lib/core/errors';
import { unhurried } from './deadline';

export type Turns = ReturnType<typeof createTurns>;

/**
 * Lets at most `atOnce` tasks run at the same time; up to `waiting` more wait their turn, first come first served.
 * `take` throws DomainError `service.unavailable` when the queue is full.
 */
export function createTurns({ atOnce, waiting }: { atOnce: number; waiting: number }) {
	let running = 0;
	const queue: (() => void)[] = [];

	async function enter(): Promise<void> {
		if (running < atOnce) {
			running += 1;
			return;
		}
		if (queue.length >= waiting) throw new DomainError('service.unavailable', { retryAfterSeconds: 5 });
		// Whoever leaves hands its place over, so that a newcomer cannot slip in between.
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
		take<T>(task: () => Promise<T>): Promise<T> {
			return unhurried(async () => {
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
