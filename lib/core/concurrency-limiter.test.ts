import { describe, expect, it } from 'vitest';
import { createTurns } from './concurrency-limiter';

function openTask() {
	let finish = () => {};
	const done = new Promise<void>((resolve) => {
		finish = resolve;
	});
	return { run: () => done, finish: () => finish() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('turns', () => {
	it('runs no more than so many at once, in the order they came', async () => {
		const turns = createTurns({ atOnce: 2, waiting: 10 });
		const started: number[] = [];
		const tasks = [0, 1, 2, 3].map(() => openTask());
		const all = tasks.map((task, index) =>
			turns.take(() => {
				started.push(index);
				return task.run();
			}),
		);
		await settled();
		expect(started).toEqual([0, 1]);
		tasks[1]?.finish();
		await settled();
		expect(started).toEqual([0, 1, 2]);
		for (const task of tasks) task.finish();
		await Promise.all(all);
		expect(started).toEqual([0, 1, 2, 3]);
	});

	it('refuses who would have to queue too long', async () => {
		const turns = createTurns({ atOnce: 1, waiting: 1 });
		const task = openTask();
		const both = [turns.take(task.run), turns.take(task.run)];
		await expect(turns.take(task.run)).rejects.toMatchObject({ code: 'service.unavailable' });
		task.finish();
		await Promise.all(both);
	});

	it('gives the turn on when a task fails', async () => {
		const turns = createTurns({ atOnce: 1, waiting: 1 });
		await expect(turns.take(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
		await expect(turns.take(async () => 'next')).resolves.toBe('next');
	});
});
