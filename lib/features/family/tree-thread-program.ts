// The program of the thread that derives large trees and draws pictures of trees, so that nobody else waits meanwhile.
// Started by tree-thread.ts.
import { parentPort } from 'node:worker_threads';
import { DomainError } from '@/lib/core/errors';
import { computeLayout } from '@/lib/rules/layout/compute-layout';
import { startEngine } from '@/lib/rules/layout/engine';
import { answerOfTree } from './tree-answers';
import type { ThreadReply, ThreadTask } from './tree-thread';

async function carryOut(task: ThreadTask): Promise<ThreadReply> {
	try {
		const isQuestion = task.kind === 'question';
		return { made: isQuestion ? answerOfTree(task.question) : await computeLayout(startEngine(), task.job) };
	} catch (error) {
		return error instanceof DomainError ? { refusal: error.code } : { fault: error };
	}
}

parentPort?.on('message', async (task: ThreadTask) => parentPort?.postMessage(await carryOut(task)));
