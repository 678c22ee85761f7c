// The program of the threads that derive large trees and draw pictures of trees, so that the server's own stays free.
// Started by answer-in-thread.ts.
import { carryOutTasks } from '@/lib/platform/threads/program';
import { computeLayout } from '@/lib/rules/layout/compute-layout';
import { startEngine } from '@/lib/rules/layout/engine';
import type { ThreadTask } from './answer-in-thread';
import { answerOfTree } from './answer-of-tree';

carryOutTasks((task: ThreadTask) =>
	task.kind === 'question' ? answerOfTree(task.question) : computeLayout(startEngine(), task.job),
);
