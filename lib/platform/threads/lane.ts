import { once } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { createConcurrencyLimiter } from '@/lib/core/concurrency-limiter';
import { DomainError } from '@/lib/core/errors';
import type { ThreadReply } from './program';

/** A program that runs in a thread: its file calls `carryOutTasks`. The bundler finds the file where `new Worker` is written. */
export interface ThreadProgram {
	name: string;
	start: () => Worker;
}

interface Job {
	/** The member, or the address of a visitor, that the work is done for. */
	asker: string;
	/** The limit of the work itself: neither waiting nor starting the thread counts. */
	timeLimitMs: number;
}

interface Thread {
	worker: Worker;
	started: Promise<unknown>;
	/** Ends the thread when it has had nothing to do for long. */
	idle?: NodeJS.Timeout;
}

/** Far more than a busy machine needs to load a program. */
const startLimitMs = 60_000;

const unavailable = () => new DomainError('service.unavailable', { retryAfterSeconds: 5 });

export type Lane = ReturnType<typeof createLane>;

/**
 * Carries out one job at a time in threads beside the server's own, which stays free. Those who ask take turns. A thread
 * starts with the first job of its program, keeps what it has loaded for the next, and never keeps the process alive.
 *
 * @param options.maxWaiting jobs in the queue, as of a concurrency limiter
 * @param options.idleLimitMs how long a thread without jobs is kept
 */
export function createLane({ maxWaiting, idleLimitMs }: { maxWaiting: number; idleLimitMs: number }) {
	const threads = new Map<string, Thread>();
	const turns = createConcurrencyLimiter({ maxRunning: 1, maxWaiting });

	function startThread({ name, start }: ThreadProgram): Thread {
		const worker = start();
		worker.unref();
		// Without a listener, an error while it has no task would end the process. `once` rejects with others.
		worker.on('error', () => {});
		worker.on('exit', () => {
			if (threads.get(name)?.worker === worker) threads.delete(name);
		});
		const started = once(worker, 'message', { signal: AbortSignal.timeout(startLimitMs) });
		// The job that waits for it says so.
		started.catch(() => {});
		const thread = { worker, started };
		threads.set(name, thread);
		return thread;
	}

	/** The only way to stop a task is to end the thread, with all that is in it. */
	function stopThread(name: string): void {
		const thread = threads.get(name);
		threads.delete(name);
		void thread?.worker.terminate();
	}

	async function carryOut(program: ThreadProgram, task: unknown, timeLimitMs: number): Promise<unknown> {
		const thread = threads.get(program.name) ?? startThread(program);
		clearTimeout(thread.idle);
		const reply = await askThread(thread, task, timeLimitMs).catch((error) => {
			stopThread(program.name);
			throw error instanceof Error && error.name === 'AbortError' ? unavailable() : error;
		});
		if (idleLimitMs !== Number.POSITIVE_INFINITY)
			thread.idle = setTimeout(() => stopThread(program.name), idleLimitMs).unref();
		if ('refusal' in reply) throw new DomainError(reply.refusal, reply.details);
		if ('fault' in reply) throw reply.fault;
		return reply.made;
	}

	return {
		get running() {
			return turns.running;
		},
		get waiting() {
			return turns.waiting;
		},
		/**
		 * @returns what the program makes of the task, copied from its thread
		 * @throws DomainError `service.unavailable` when the queue stays full or the job takes too long; what the program
		 * throws; and when its thread fails
		 */
		run<Made>(program: ThreadProgram, task: unknown, { asker, timeLimitMs }: Job): Promise<Made> {
			return turns.run(async () => (await carryOut(program, task, timeLimitMs)) as Made, asker);
		},
	};
}

async function askThread(
	{ worker, started }: Thread,
	task: unknown,
	timeLimitMs: number,
): Promise<ThreadReply> {
	await started;
	const replied = once(worker, 'message', { signal: AbortSignal.timeout(timeLimitMs) });
	worker.postMessage(task);
	const [reply]: ThreadReply[] = await replied;
	if (!reply) throw new Error('a thread has sent nothing');
	return reply;
}
