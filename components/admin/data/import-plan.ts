import type { Reply } from '@/lib/client/api';
import { outcome } from '@/lib/features/administration/import-schema';

export const outcomes = outcome.options;

export type Outcome = (typeof outcomes)[number];

/** What an import would do, or has done. */
export type ImportPlan = Reply<'POST /api/admin/imports/members'>['plan'];

export type PlannedRow = ImportPlan['rows'][number];
