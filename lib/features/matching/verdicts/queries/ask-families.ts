import { Worker } from 'node:worker_threads';
import {
	type FamilyRequests,
	type FamilyTask,
	getLength,
	handleFamilyTask,
	openFamilies,
} from '@/lib/features/matching/verdicts/rules/open-families';
import type { ThreadProgram } from '@/lib/platform/threads/lane';
import { shortLane } from '@/lib/platform/threads/lanes';

const program: ThreadProgram = {
	name: 'families',
	start: () => new Worker(new URL('./thread-program.ts', import.meta.url)),
};

/** Far more than the largest families take. */
const timeLimitMs = 20_000;

/** UTF-16 units of the texts, some 800 for a person: longer ones are read in the thread. */
const largeLength = 200_000;

/**
 * Handles a task as `handleFamilyTask` does; of large families in a thread beside the server's own, which stays free.
 *
 * @throws DomainError `service.unavailable` when too many wait or it takes too long; what `handleFamilyTask` throws; and when
 * the thread fails
 */
export async function askFamilies<Name extends keyof FamilyRequests>(
	task: FamilyTask<Name>,
): Promise<FamilyRequests[Name]['response']> {
	if (getLength(task.families) <= largeLength) return handleFamilyTask(task, openFamilies);
	return shortLane.run(program, task, { asker: task.families.viewerId, timeLimitMs });
}
