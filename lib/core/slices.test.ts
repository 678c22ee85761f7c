import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { runInSlices, type Steps } from './slices';

afterEach(() => {
	vi.restoreAllMocks();
});

/** Work of so many steps, each of which seems to take so long. */
function work(count: number, stepMs: number) {
	const done: number[] = [];
	let now = 0;
	vi.spyOn(performance, 'now').mockImplementation(() => now);
	function* steps(): Steps<string> {
		for (let step = 1; step <= count; step += 1) {
			now += stepMs;
			done.push(step);
			yield;
		}
		return 'finished';
	}
	return { done, steps: steps() };
}

it('lets the event loop have its turn after each slice', async () => {
	const { done, steps } = work(10, 2);
	const running = runInSlices(steps);
	expect(done).toEqual([1, 2]);
	await nextTurn();
	await nextTurn();
	expect(done.length).toBeLessThan(10);
	expect(await running).toBe('finished');
	expect(done).toHaveLength(10);
});

it('does not wait between steps that take no time', async () => {
	const { done, steps } = work(1000, 0);
	const running = runInSlices(steps);
	expect(done).toHaveLength(1000);
	expect(await running).toBe('finished');
});

it('passes on what the work throws', async () => {
	function* failing(): Steps<string> {
		yield;
		throw new Error('failed');
	}
	await expect(runInSlices(failing())).rejects.toThrow('failed');
});
