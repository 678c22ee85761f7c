import type * as z from 'zod';
import { importReply, outcome } from '@/lib/features/administration/import-schema';

export const outcomes = outcome.options;

export type Outcome = z.output<typeof outcome>;

/** What an import would do, or has done. */
export type ImportPlan = z.output<typeof importReply>['plan'];

export type PlannedRow = ImportPlan['rows'][number];

/** The plan in an answer; null where there is none. */
export function planIn(answer: unknown): ImportPlan | null {
	return importReply.safeParse(answer).data?.plan ?? null;
}
