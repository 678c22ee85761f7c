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
const endTurnOf = new Map<string, () => void>();
let takeTurn: ReturnType<typeof createRequestTurns>;

beforeEach(() => {
	vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
	begun = [];
	takeTurn = createRequestTurns({ maxRunning: 2, releaseAfterMs });
});
afterEach(() => void vi.useRealTimers());

/** Requests by name; the first letter is the address, the second the browser. */
function receive(...names: readonly string[]): FakeResponse[] {
	return names.map((name) => {
		const response = new FakeResponse();
		void takeTurn({ address: name.slice(0, 1), cookies: name.slice(1, 2) }, response).then((endTurn) => {
			begun.push(name);
			endTurnOf.set(name, endTurn);
		});
		return response;
	});
}

async function passRounds(count: number): Promise<void> {
	for (let passed = 0; passed < count; passed++) await nextRound();
}

describe('requests that arrive together', () => {
	it('begin in different rounds of the event loop', async () => {
		receive('ax1', 'bx1', 'cx1');
		const counts = [begun.length];
		for (let round = 0; round < 4; round++) {
			await nextRound();
			counts.push(begun.length);
		}
		expect(counts.map((count, round) => count - (counts[round - 1] ?? 0))).not.toContain(2);
		expect(begun).toEqual(['ax1', 'bx1', 'cx1']);
	});

	it('let other clients have their turn', async () => {
		receive('ax1', 'ax2', 'ax3', 'ay1', 'bx1');
		await passRounds(8);
		expect(begun).toEqual(['ax1', 'ay1', 'bx1']);
	});

	it('run two at a time when one address sends them with many cookies', async () => {
		receive('ar1', 'as1', 'at1', 'au1', 'bx1');
		await passRounds(8);
		expect(begun).toEqual(['ar1', 'as1', 'bx1']);
	});
});

describe('the next request of a browser', () => {
	it('begins when the one before it has ended', async () => {
		const [first] = receive('ax1', 'ax2', 'ax3');
		await passRounds(8);
		expect(begun).toEqual(['ax1']);
		first?.close();
		await passRounds(8);
		expect(begun).toEqual(['ax1', 'ax2']);
	});

	it('begins when the one before it takes long, and its end then counts no more', async () => {
		const [early] = receive('ax1', 'ax2', 'ax3');
		await passRounds(8);
		vi.advanceTimersByTime(releaseAfterMs - 1);
		await passRounds(8);
		expect(begun).toEqual(['ax1']);
		vi.advanceTimersByTime(1);
		await passRounds(8);
		expect(begun).toEqual(['ax1', 'ax2']);
		early?.close();
		await passRounds(8);
		expect(begun).toEqual(['ax1', 'ax2']);
	});

	it('begins when the one before it ends its turn, which counts once', async () => {
		const [first] = receive('ax1', 'ax2', 'ax3');
		await passRounds(8);
		endTurnOf.get('ax1')?.();
		await passRounds(8);
		expect(begun).toEqual(['ax1', 'ax2']);
		endTurnOf.get('ax1')?.();
		first?.close();
		vi.advanceTimersByTime(releaseAfterMs - 1);
		await passRounds(8);
		expect(begun).toEqual(['ax1', 'ax2']);
	});

	it('does not wait for one whose connection was closed before its turn', async () => {
		const [, closed] = receive('ax1', 'ax2');
		closed?.close();
		await passRounds(8);
		vi.advanceTimersByTime(releaseAfterMs);
		await passRounds(8);
		receive('ax3');
		await passRounds(8);
		expect(begun).toEqual(['ax1', 'ax2', 'ax3']);
	});
});
