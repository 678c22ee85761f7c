import os from 'node:os';
import { isMainThread, parentPort, type Transferable } from 'node:worker_threads';
import { DomainError, type ErrorCode, type ErrorDetails } from '@/lib/core/errors';

/** The message that a thread sends back for a task. */
export type ThreadReply =
	| { made: unknown }
	| { refusal: ErrorCode; details: Omit<ErrorDetails, 'cause'> }
	| { fault: unknown };

/** Below that of the thread which answers requests: on two processors the jobs of both lanes would leave it too little time. */
const priority = 10;

/** Carries out the tasks that a lane sends to this thread, one after the other. The first message says that it has started. */
export function carryOutTasks<Task>(carryOut: (task: Task) => unknown): void {
	// On Linux this is the priority of the thread that asks for it, elsewhere that of the whole process.
	if (!isMainThread && process.platform === 'linux') os.setPriority(priority);
	parentPort?.on('message', async (task: Task) => {
		parentPort?.postMessage(...toMessage(await getReply(carryOut, task)));
	});
	parentPort?.postMessage('started');
}

async function getReply<Task>(carryOut: (task: Task) => unknown, task: Task): Promise<ThreadReply> {
	try {
		return { made: await carryOut(task) };
	} catch (error) {
		if (!(error instanceof DomainError)) return { fault: error };
		const { cause: _cause, ...details } = error.details;
		return { refusal: error.code, details };
	}
}

/** Bytes are copied here and handed over, since copying megabytes takes the receiver's time otherwise. */
function toMessage(reply: ThreadReply): [ThreadReply, Transferable[]] {
	if (!('made' in reply) || !(reply.made instanceof Uint8Array)) return [reply, []];
	const bytes = new Uint8Array(reply.made);
	return [{ made: bytes }, [bytes.buffer]];
}
