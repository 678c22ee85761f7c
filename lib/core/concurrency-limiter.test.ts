import { afterEach, describe, expect, it, vi } from 'vitest';
import { createConcurrencyLimiter } from './concurrency-limiter';

function openTask() {
	let finish = () => {};
	const done = new Promise<void>((resolve) => {
		finish = resolve;
	});
	return { run: () => done, finish: () => finish() };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => vi.useRealTimers());

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

	it('runs a task of a full queue when a place becomes free in time', async () => {
		const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 1 });
		const task = openTask();
		const all = [limiter.run(task.run), limiter.run(task.run), limiter.run(async () => 'late')];
		expect(limiter).toMatchObject({ running: 1, waiting: 2 });
		task.finish();
		expect((await Promise.all(all)).at(-1)).toBe('late');
	});

	it('refuses a task of a full queue after the time that a call may take', async () => {
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 1 });
		const task = openTask();
		const both = [limiter.run(task.run), limiter.run(task.run)];
		const refused = expect(limiter.run(task.run)).rejects.toMatchObject({
			code: 'service.unavailable',
			details: { retryAfterSeconds: 5 },
		});
		vi.advanceTimersByTime(5_000);
		await refused;
		expect(limiter.waiting).toBe(1);
		task.finish();
		await Promise.all(both);
	});

	it('lets an asker wait for one task of another at most', async () => {
		const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 10 });
		const order: string[] = [];
		await Promise.all(
			['a1', 'a2', 'a3', 'b1'].map((name) =>
				limiter.run(async () => void order.push(name), name.slice(0, 1)),
			),
		);
		expect(order).toEqual(['a1', 'a2', 'b1', 'a3']);
	});

	it('gives the turn on when a task fails', async () => {
		const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 1 });
		await expect(limiter.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
		await expect(limiter.run(async () => 'next')).resolves.toBe('next');
	});
});
