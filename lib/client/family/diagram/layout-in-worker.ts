import type { LayoutJob } from '@/lib/rules/layout/compute-layout';
import type { PackedPicture } from '@/lib/rules/layout/packed-picture';
import type { LayoutAnswer } from './layout-worker';

/** Longer than the largest trees take; the reader who waits gets an error then. */
const timeLimitMs = 30_000;

/** Before a worker starts where the browser does not tell when it is idle. */
const pauseMs = 1_000;

/** Waits for its next family. */
let idle: Worker | null = null;

/**
 * Has a worker wait before there is anything to lay out, once the page has nothing else to do.
 *
 * @returns what prevents it, or ends the worker that waits
 */
export function prepareWorkerWhenIdle(): () => void {
	const prepare = () => {
		idle ??= startWorker();
	};
	if (!('requestIdleCallback' in globalThis)) {
		const timer = setTimeout(prepare, pauseMs);
		return () => {
			clearTimeout(timer);
			endIdleWorker();
		};
	}
	const handle = requestIdleCallback(prepare);
	return () => {
		cancelIdleCallback(handle);
		endIdleWorker();
	};
}

/**
 * Lays a family out beside the page, so that it stays in motion: in a worker, or on its own thread where the browser
 * starts none. What is no longer wanted is ended.
 *
 * @throws when the signal aborts, the layout fails or takes too long
 */
export async function layoutInWorker(job: LayoutJob, signal: AbortSignal): Promise<PackedPicture> {
	const worker = idle ?? startWorker();
	idle = null;
	const answer = worker ? await findAnswer(worker, job, signal) : null;
	if (answer) {
		idle = worker;
		return answer;
	}
	worker?.terminate();
	signal.throwIfAborted();
	const [{ computeLayout }, { startEngine }] = await Promise.all([
		import('@/lib/rules/layout/compute-layout'),
		import('@/lib/rules/layout/engine'),
	]);
	return computeLayout(startEngine(), job);
}

function endIdleWorker(): void {
	idle?.terminate();
	idle = null;
}

function startWorker(): Worker | null {
	try {
		const worker = new Worker(new URL('./layout-worker.ts', import.meta.url), { type: 'module' });
		worker.addEventListener('error', () => {
			if (idle === worker) idle = null;
		});
		return worker;
	} catch {
		return null;
	}
}

/** Null when the worker could not do it. */
function findAnswer(worker: Worker, job: LayoutJob, signal: AbortSignal): Promise<LayoutAnswer> {
	return new Promise((resolve, reject) => {
		const done = new AbortController();
		const end = (reason: string) => {
			done.abort();
			worker.terminate();
			reject(new Error(reason));
		};
		const tooLate = setTimeout(() => end('the layout took too long'), timeLimitMs);
		const settle = (answer: LayoutAnswer) => {
			done.abort();
			resolve(answer);
		};
		done.signal.addEventListener('abort', () => clearTimeout(tooLate));
		const listening = { signal: done.signal };
		signal.addEventListener('abort', () => end('the layout is no longer wanted'), listening);
		const onAnswer = ({ data }: MessageEvent<LayoutAnswer>) => settle(data);
		worker.addEventListener('message', onAnswer, listening);
		worker.addEventListener('error', () => settle(null), listening);
		worker.postMessage(job);
	});
}
