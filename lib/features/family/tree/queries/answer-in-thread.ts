import { Worker } from 'node:worker_threads';
import type { ThreadProgram } from '@/lib/platform/threads/lane';
import { shortLane } from '@/lib/platform/threads/lanes';
import type { LayoutJob } from '@/lib/rules/layout/compute-layout';
import type { PackedPicture } from '@/lib/rules/layout/packed-picture';
import type { answerOfTree, TreeQuestion, TreeQuestions } from './answer-of-tree';

export type ThreadTask = { kind: 'question'; question: TreeQuestion } | { kind: 'picture'; job: LayoutJob };

const program: ThreadProgram = {
	name: 'tree',
	start: () => new Worker(new URL('./thread-program.ts', import.meta.url)),
};

/** Far more than the largest tree takes. */
const timeLimitMs = 20_000;

/**
 * Answers like `answerOfTree`, in a thread beside the server's own, which stays free.
 *
 * @throws DomainError `service.unavailable` when too many wait or it takes too long; what `answerOfTree` throws; and when the
 * thread fails
 */
export function answerInThread<Name extends keyof TreeQuestions>(
	question: TreeQuestion<Name>,
): Promise<ReturnType<typeof answerOfTree<Name>>> {
	return shortLane.run(program, { kind: 'question', question }, { asker: question.key.ownerId, timeLimitMs });
}

/**
 * Draws like `computeLayout`, in the thread.
 *
 * @throws DomainError `service.unavailable` when too many wait or it takes too long; and when elkjs fails
 */
export function drawInThread(job: LayoutJob, asker: string): Promise<PackedPicture> {
	return shortLane.run(program, { kind: 'picture', job }, { asker, timeLimitMs });
}
