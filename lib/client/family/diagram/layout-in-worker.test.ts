import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LayoutJob } from '@/lib/rules/layout/compute-layout';

const job: LayoutJob = {
	members: [{ id: 'me', sex: null, birth: null, father: null, mother: null, spouses: [] }],
	links: { parents: [], unions: [] },
	cardIds: ['me'],
	me: 'me',
};

/** What the page's own thread makes of it. */
const here = { places: [[0, 0, 0]], lines: [] };
const there = { places: [[0, 5, 0]], lines: [] };

const workers: TestWorker[] = [];

class TestWorker extends EventTarget {
	jobs: unknown[] = [];
	isEnded = false;

	constructor() {
		super();
		workers.push(this);
	}

	postMessage(sent: unknown): void {
		this.jobs.push(sent);
	}

	terminate(): void {
		this.isEnded = true;
	}

	answer(data: unknown): void {
		this.dispatchEvent(new MessageEvent('message', { data }));
	}
}

async function fresh(worker: unknown) {
	vi.resetModules();
	vi.stubGlobal('Worker', worker);
	workers.length = 0;
	const { layoutInWorker, prepareWorkerWhenIdle } = await import('./layout-in-worker');
	/** The browser is idle at once. */
	const prepareWorker = () => {
		vi.stubGlobal('requestIdleCallback', (prepare: () => void) => prepare());
		vi.stubGlobal('cancelIdleCallback', () => {});
		return prepareWorkerWhenIdle();
	};
	return { layoutInWorker, prepareWorker };
}

afterEach(() => vi.unstubAllGlobals());

describe('layoutInWorker', () => {
	it('asks a worker, and the same one again', async () => {
		const { layoutInWorker } = await fresh(TestWorker);
		const signal = new AbortController().signal;
		for (const count of [1, 2]) {
			const asked = layoutInWorker(job, signal);
			workers[0]?.answer(there);
			expect(await asked).toEqual(there);
			expect(workers[0]?.jobs).toHaveLength(count);
		}
		expect(workers).toHaveLength(1);
	});

	it('asks the worker that was started beforehand', async () => {
		const { layoutInWorker, prepareWorker } = await fresh(TestWorker);
		prepareWorker();
		prepareWorker();
		expect(workers).toHaveLength(1);
		const asked = layoutInWorker(job, new AbortController().signal);
		workers[0]?.answer(there);
		expect(await asked).toEqual(there);
		expect(workers).toHaveLength(1);
	});

	it('starts none before the browser is idle, and none for a page that was left', async () => {
		const { prepareWorkerWhenIdle } = await import('./layout-in-worker');
		workers.length = 0;
		vi.useFakeTimers();
		const leave = prepareWorkerWhenIdle();
		expect(workers).toEqual([]);
		leave();
		await vi.advanceTimersByTimeAsync(60_000);
		expect(workers).toEqual([]);
		vi.useRealTimers();
	});

	it('ends the one that waits when the page is left', async () => {
		const { prepareWorker } = await fresh(TestWorker);
		const leave = prepareWorker();
		expect(workers[0]?.isEnded).toBe(false);
		leave();
		expect(workers[0]?.isEnded).toBe(true);
	});

	it('does not wait for one that broke while it waited', async () => {
		const { layoutInWorker, prepareWorker } = await fresh(TestWorker);
		prepareWorker();
		workers[0]?.dispatchEvent(new Event('error'));
		const asked = layoutInWorker(job, new AbortController().signal);
		workers[1]?.answer(there);
		expect(await asked).toEqual(there);
	});

	it('ends what is no longer wanted, and starts another', async () => {
		const { layoutInWorker } = await fresh(TestWorker);
		const replaced = new AbortController();
		const old = layoutInWorker(job, replaced.signal);
		replaced.abort();
		await expect(old).rejects.toThrow();
		expect(workers[0]?.isEnded).toBe(true);
		const asked = layoutInWorker(job, new AbortController().signal);
		workers[1]?.answer(there);
		expect(await asked).toEqual(there);
	});

	it('lays out here where the browser has no worker or will not start one', async () => {
		const { layoutInWorker } = await fresh(undefined);
		expect(await layoutInWorker(job, new AbortController().signal)).toEqual(here);
	});

	it('lays out here when the worker does not load, or cannot do it', async () => {
		const { layoutInWorker } = await fresh(TestWorker);
		const signal = new AbortController().signal;
		const unloaded = layoutInWorker(job, signal);
		workers[0]?.dispatchEvent(new Event('error'));
		expect(await unloaded).toEqual(here);
		const unable = layoutInWorker(job, signal);
		workers[1]?.answer(null);
		expect(await unable).toEqual(here);
		expect(workers.every(({ isEnded }) => isEnded)).toBe(true);
	});

	it('gives up after half a minute', async () => {
		const { layoutInWorker } = await fresh(TestWorker);
		vi.useFakeTimers();
		const asked = layoutInWorker(job, new AbortController().signal);
		const refused = expect(asked).rejects.toThrow();
		await vi.advanceTimersByTimeAsync(30_000);
		await refused;
		expect(workers[0]?.isEnded).toBe(true);
		vi.useRealTimers();
	});
});
