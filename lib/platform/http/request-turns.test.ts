import { EventEmitter } from 'node:events';
import { setImmediate as nextRound } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRequestTurns } from './request-turns';

class FakeResponse extends EventEmitter {
	destroyed = false;

	close(): void {
		this.destroyed = true;
		this.emit('close');
	}
}

const releaseAfterMs = 100;
let begun: string[];
let takeTurn: ReturnType<typeof createRequestTurns>;

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	begun = [];
	takeTurn = createRequestTurns({ maxRunning: 2, releaseAfterMs });
});
afterEach(() => void vi.useRealTimers());

/** Requests by name; the first letter is the client. */
function receive(...names: readonly string[]): FakeResponse[] {
	return names.map((name) => {
		const response = new FakeResponse();
		void takeTurn(name.slice(0, 1), response).then(() => begun.push(name));
		return response;
	});
}

async function passRounds(count: number): Promise<void> {
	for (let passed = 0; passed < count; passed++) await nextRound();
}

describe('requests that arrive together', () => {
	it('begin in different rounds of the event loop', async () => {
		receive('a1', 'b1', 'c1');
		const counts = [begun.length];
		for (let round = 0; round < 4; round++) {
			await nextRound();
			counts.push(begun.length);
		}
		expect(counts.map((count, round) => count - (counts[round - 1] ?? 0))).not.toContain(2);
		expect(begun).toEqual(['a1', 'b1', 'c1']);
	});

	it('let other clients have their turn', async () => {
		receive('a1', 'a2', 'a3', 'a4', 'b1');
		await passRounds(8);
		expect(begun).toEqual(['a1', 'b1', 'a2']);
	});
});

describe('the next request of a client', () => {
	it('begins when one before it has ended', async () => {
		const [first] = receive('a1', 'a2', 'a3', 'a4');
		await passRounds(8);
		expect(begun).toEqual(['a1', 'a2']);
		first?.close();
		await passRounds(8);
		expect(begun).toEqual(['a1', 'a2', 'a3']);
	});

	it('begins when those before it take long, and their end then counts no more', async () => {
		const early = receive('a1', 'a2', 'a3', 'a4', 'a5', 'a6', 'a7');
		await passRounds(8);
		vi.advanceTimersByTime(releaseAfterMs - 1);
		await passRounds(8);
		expect(begun).toEqual(['a1', 'a2']);
		vi.advanceTimersByTime(1);
		await passRounds(8);
		expect(begun).toEqual(['a1', 'a2', 'a3', 'a4']);
		for (const response of early.slice(0, 2)) response.close();
		await passRounds(8);
		expect(begun).toEqual(['a1', 'a2', 'a3', 'a4']);
	});

	it('does not wait for one whose connection was closed before its turn', async () => {
		const [, , closed] = receive('a1', 'a2', 'a3');
		closed?.close();
		vi.advanceTimersByTime(releaseAfterMs);
		await passRounds(8);
		receive('a4', 'a5');
		await passRounds(8);
		vi.advanceTimersByTime(releaseAfterMs);
		await passRounds(8);
		expect(begun).toEqual(['a1', 'a2', 'a3', 'a4', 'a5']);
	});
});
