import { describe, expect, it } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter';

function openTask() {
	let finish = () => {};
	const done = new Promise<void>((resolve) => {
		finish = resolve;
	});
	return { run: () => done, finish: () => finish() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('a concurrency limiter', () => {
	it('runs no more than so many at once, in the order they came', async () => {
		const limiter = createConcurrencyLimiter({ maxRunning: 2, maxWaiting: 10 });
		const started: number[] = [];
		const tasks = [0, 1, 2, 3].map(() => openTask());
		const all = tasks.map((task, index) =>
			limiter.run(() => {
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
		const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 1 });
		const task = openTask();
		const both = [limiter.run(task.run), limiter.run(task.run)];
		await expect(limiter.run(task.run)).rejects.toMatchObject({ code: 'service.unavailable' });
		task.finish();
		await Promise.all(both);
	});

	it('gives the turn on when a task fails', async () => {
		const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 1 });
		await expect(limiter.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
		await expect(limiter.run(async () => 'next')).resolves.toBe('next');
	});
});
