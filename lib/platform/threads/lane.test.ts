import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { DomainError } from '@/lib/core/errors';
import { createLane, type ThreadProgram } from './lane';

afterEach(() => vi.useRealTimers());

/** Sleeps before it starts; then replies as each task asks, or waits at the task's gate until that opens. */
const script = `
	const { parentPort, threadId, workerData } = require('node:worker_threads');
	const nap = new Int32Array(new SharedArrayBuffer(4));
	Atomics.wait(nap, 0, 0, workerData.startMs);
	parentPort.on('message', ({ gate, reply, isFatal }) => {
		if (isFatal) throw new Error('broken');
		if (gate) Atomics.wait(gate, 0, 0);
		parentPort.postMessage(reply ?? { made: threadId });
	});
	parentPort.postMessage('started');
`;

function makeProgram(startMs = 0) {
	const workers: Worker[] = [];
	const program: ThreadProgram = {
		name: 'test',
		start() {
			const worker = new Worker(script, { eval: true, workerData: { startMs } });
			workers.push(worker);
			return worker;
		},
	};
	return { program, workers };
}

const unavailable = new DomainError('service.unavailable', { retryAfterSeconds: 5 });

const makeGate = () => new Int32Array(new SharedArrayBuffer(4));

function openGate(gate: Int32Array): void {
	Atomics.store(gate, 0, 1);
	Atomics.notify(gate, 0);
}

function makeLane({ maxWaiting = 64, idleLimitMs = Number.POSITIVE_INFINITY, startMs = 0 } = {}) {
	const { program, workers } = makeProgram(startMs);
	const lane = createLane({ maxWaiting, idleLimitMs });
	const run = (task: object = {}, asker = 'a', timeLimitMs = 30_000) =>
		lane.run<unknown>(program, task, { asker, timeLimitMs });
	return { lane, run, workers };
}

describe('a lane', () => {
	it('lets an asker wait for one job of another at most', async () => {
		const { run } = makeLane();
		const order: string[] = [];
		await Promise.all(
			['a1', 'a2', 'a3', 'a4', 'b1'].map((name) => run({}, name.slice(0, 1)).then(() => order.push(name))),
		);
		expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
	});

	it('carries out a job of a full queue when a place becomes free in time', async () => {
		const { run } = makeLane({ maxWaiting: 1 });
		const gate = makeGate();
		const jobs = [run({ gate }), run(), run({ reply: { made: 'late' } })];
		openGate(gate);
		expect((await Promise.all(jobs)).at(-1)).toBe('late');
	});

	it('refuses a job of a full queue after the time that a call may take', async () => {
		vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
		const { lane, run } = makeLane({ maxWaiting: 1 });
		const gate = makeGate();
		const jobs = [run({ gate }), run()];
		const refused = expect(run()).rejects.toEqual(unavailable);
		expect(lane).toMatchObject({ running: 1, waiting: 2 });
		vi.advanceTimersByTime(5_000);
		await refused;
		expect(lane.waiting).toBe(1);
		openGate(gate);
		await Promise.all(jobs);
		expect(lane).toMatchObject({ running: 0, waiting: 0 });
	});

	it('does not count the start of a thread in the limit of its first job', async () => {
		const { run } = makeLane({ startMs: 3_000 });
		expect(await run({ reply: { made: 'early' } }, 'a', 2_500)).toBe('early');
	});

	it('uses a started thread again', async () => {
		const { run, workers } = makeLane();
		expect(await run()).toBe(await run());
		expect(workers).toHaveLength(1);
	});

	it.each([
		['fails', { isFatal: true }, 30_000, new Error('broken')],
		['takes too long', { gate: makeGate() }, 100, unavailable],
	])('ends a thread that %s, and starts another for the next job', async (_case, task, limitMs, error) => {
		const { run, workers } = makeLane();
		const others = run().then(() => run({}, 'b'));
		await expect(run(task, 'a', limitMs)).rejects.toEqual(error);
		await others;
		expect(workers.length).toBe(2);
	});

	it('ends a thread that has had nothing to do for long', async () => {
		const { run, workers } = makeLane({ idleLimitMs: 20 });
		await run();
		const [worker] = workers;
		if (worker && worker.threadId !== -1) await once(worker, 'exit');
		await run();
		expect(workers).toHaveLength(2);
	});

	it('throws the refusal and the error of its program, and keeps the thread', async () => {
		const { run, workers } = makeLane();
		const refused = run({ reply: { refusal: 'csv.broken', details: { values: { row: 3 } } } });
		await expect(refused).rejects.toMatchObject({ code: 'csv.broken', details: { values: { row: 3 } } });
		await expect(run({ reply: { fault: new Error('no such font') } })).rejects.toThrow('no such font');
		await run();
		expect(workers).toHaveLength(1);
	});
});
