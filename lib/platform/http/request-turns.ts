import type { EventEmitter } from 'node:events';
import { FairQueue } from '@/lib/core/fair-queue';

/** A response, or the part of it that this file needs. */
interface Closing extends Pick<EventEmitter, 'once' | 'off'> {
	destroyed: boolean;
}

/**
 * Lets requests begin one at a time, in different rounds of the event loop, and at most `maxRunning` of one client at the
 * same time; clients take turns. A hundred requests of one client then never keep this process from the request of
 * another for longer than a few of them take.
 *
 * @param options.releaseAfterMs after which a request that still runs is no longer counted: it waits for a thread, the
 * database or a slow connection
 */
export function createRequestTurns({
	maxRunning,
	releaseAfterMs,
}: {
	maxRunning: number;
	releaseAfterMs: number;
}) {
	const waiting = new FairQueue<() => void>();
	const running = new Map<string, number>();
	let isScheduled = false;

	function schedule(): void {
		if (isScheduled) return;
		isScheduled = true;
		setImmediate(beginNext);
	}

	function beginNext(): void {
		isScheduled = false;
		const begin = waiting.shift((client) => (running.get(client) ?? 0) < maxRunning);
		if (!begin) return;
		begin();
		schedule();
	}

	function count(client: string, response: Closing): void {
		running.set(client, (running.get(client) ?? 0) + 1);
		const release = () => {
			clearTimeout(timer);
			response.off('close', release);
			const left = (running.get(client) ?? 0) - 1;
			if (left > 0) running.set(client, left);
			else running.delete(client);
			schedule();
		};
		const timer = setTimeout(release, releaseAfterMs);
		response.once('close', release);
	}

	/** Settles when the request may begin; where its connection has been closed meanwhile, it need not. */
	return (client: string, response: Closing): Promise<void> =>
		new Promise((resolve) => {
			waiting.push(client, () => {
				if (!response.destroyed) count(client, response);
				resolve();
			});
			schedule();
		});
}

export const takeRequestTurn = createRequestTurns({ maxRunning: 2, releaseAfterMs: 500 });
