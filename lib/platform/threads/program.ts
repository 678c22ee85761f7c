import { parentPort } from 'node:worker_threads';
import { DomainError, type ErrorCode } from '@/lib/core/errors';

/** The message that a thread sends back for a task. */
export type ThreadReply = { made: unknown } | { refusal: ErrorCode } | { fault: unknown };

/** Carries out the tasks that a lane sends to this thread, one after the other. The first message says that it has started. */
export function carryOutTasks<Task>(carryOut: (task: Task) => unknown): void {
	parentPort?.on('message', async (task: Task) => parentPort?.postMessage(await getReply(carryOut, task)));
	parentPort?.postMessage('started');
}

async function getReply<Task>(carryOut: (task: Task) => unknown, task: Task): Promise<ThreadReply> {
	try {
		return { made: await carryOut(task) };
	} catch (error) {
		return error instanceof DomainError ? { refusal: error.code } : { fault: error };
	}
}
