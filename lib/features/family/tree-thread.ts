import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createConcurrencyLimiter } from '@/lib/core/concurrency-limiter';
import { DomainError, type ErrorCode } from '@/lib/core/errors';
import type { LayoutJob } from '@/lib/rules/layout/compute-layout';
import type { PackedPicture } from '@/lib/rules/layout/packed-picture';
import type { answerOfTree, TreeQuestion, TreeQuestions } from './tree-answers';

export type ThreadTask = { kind: 'question'; question: TreeQuestion } | { kind: 'picture'; job: LayoutJob };

export type ThreadReply = { made: unknown } | { refusal: ErrorCode } | { fault: unknown };

declare global {
	// One for all bundles of the process.
	var treeThread: ReturnType<typeof createTreeThread> | undefined;
}

globalThis.treeThread ??= createTreeThread();

const { run } = globalThis.treeThread;

/** Far more than the largest tree takes. */
const answerLimitMs = 20_000;

/**
 * As `answerOfTree`, in the thread beside the server's own, which stays free.
 *
 * @throws DomainError `service.unavailable` when too many wait; what `answerOfTree` throws; and when the thread fails
 */
export function answerInThread<Name extends keyof TreeQuestions>(
	question: TreeQuestion<Name>,
): Promise<ReturnType<typeof answerOfTree<Name>>> {
	return run({ kind: 'question', question }, answerLimitMs);
}

/**
 * As `computeLayout`, in the thread.
 *
 * @throws DomainError `service.unavailable` when too many wait; when elkjs fails, or takes longer than `timeLimitMs`
 */
export function drawInThread(job: LayoutJob, timeLimitMs: number): Promise<PackedPicture> {
	return run({ kind: 'picture', job }, timeLimitMs);
}

/** The thread starts with its first task, and never keeps the process alive. It has one task at a time; others wait. */
function createTreeThread() {
	const limiter = createConcurrencyLimiter({ maxRunning: 1, maxWaiting: 64 });
	let running: Worker | null = null;

	function start(): Worker {
		const thread = new Worker(new URL('./tree-thread-program.ts', import.meta.url));
		thread.unref();
		// Without a listener, an error while it has no task would end the process. `once` rejects with others.
		thread.on('error', () => {});
		thread.on('exit', () => {
			if (running === thread) running = null;
		});
		return thread;
	}

	/** The only way to stop a task is to end the thread, with all that is in it. */
	function stop(thread: Worker): void {
		if (running === thread) running = null;
		void thread.terminate();
	}

	return {
		run: <Made>(task: ThreadTask, timeLimitMs: number): Promise<Made> =>
			limiter.run(async () => {
				running ??= start();
				const thread = running;
				const [reply] = await askThread(thread, task, timeLimitMs).catch((error) => {
					stop(thread);
					throw error;
				});
				if ('refusal' in reply) throw new DomainError(reply.refusal);
				if ('fault' in reply) throw reply.fault;
				return reply.made;
			}),
	};
}

function askThread(thread: Worker, task: ThreadTask, timeLimitMs: number) {
	const replied = once(thread, 'message', { signal: AbortSignal.timeout(timeLimitMs) });
	thread.postMessage(task);
	return replied;
}
