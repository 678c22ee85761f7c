import type { EventEmitter } from 'node:events';
import { FairQueue } from '@/lib/core/fair-queue';

/** A response, or the part of it that this file needs. */
interface Closing extends Pick<EventEmitter, 'once' | 'off'> {
	destroyed: boolean;
}

/** The sender of a request. Browsers with one address are distinguished by their cookies. */
interface Client {
	address: string;
	cookies: string;
}

interface TurnOptions {
	/** Requests of one address that run at the same time, each of another browser. */
	maxRunning: number;
	/** A request that still runs then is no longer counted: it waits for a thread, the database or a slow connection. */
	releaseAfterMs: number;
}

/**
 * Lets requests begin one at a time, in different rounds of the event loop, one of each browser and at most `maxRunning`
 * of one address at the same time; browsers take turns. A hundred requests of one browser then never keep this process
 * from the request of another for longer than a few of them take.
 */
export function createRequestTurns({ maxRunning, releaseAfterMs }: TurnOptions) {
	const waiting = new FairQueue<() => void>();
	const runningOfAddress = new Map<string, number>();
	const runningBrowsers = new Set<string>();
	let isScheduled = false;

	function schedule(): void {
		if (isScheduled) return;
		isScheduled = true;
		setImmediate(beginNext);
	}

	function beginNext(): void {
		isScheduled = false;
		const begin = waiting.shift(mayBegin);
		if (!begin) return;
		begin();
		schedule();
	}

	function mayBegin(browser: string): boolean {
		const [address = ''] = browser.split(separator, 1);
		return !runningBrowsers.has(browser) && (runningOfAddress.get(address) ?? 0) < maxRunning;
	}

	function count(address: string, browser: string, response: Closing): () => void {
		runningBrowsers.add(browser);
		runningOfAddress.set(address, (runningOfAddress.get(address) ?? 0) + 1);
		let isRunning = true;
		const release = () => {
			if (!isRunning) return;
			isRunning = false;
			clearTimeout(timer);
			response.off('close', release);
			runningBrowsers.delete(browser);
			const left = (runningOfAddress.get(address) ?? 0) - 1;
			if (left > 0) runningOfAddress.set(address, left);
			else runningOfAddress.delete(address);
			schedule();
		};
		const timer = setTimeout(release, releaseAfterMs);
		response.once('close', release);
		return release;
	}

	/**
	 * Settles when the request may begin, with a function that lets the next one begin before this one is answered. Where
	 * its connection has been closed meanwhile, it need not begin.
	 */
	return ({ address, cookies }: Client, response: Closing): Promise<() => void> =>
		new Promise((resolve) => {
			const browser = `${address}${separator}${cookies}`;
			waiting.push(browser, () => {
				resolve(response.destroyed ? () => {} : count(address, browser, response));
			});
			schedule();
		});
}

/** It occurs neither in an address nor in a header. */
const separator = '\n';

export const takeRequestTurn = createRequestTurns({ maxRunning: 2, releaseAfterMs: 1_000 });
