import type { Reply } from '@/lib/client/api';

export const importKinds = ['deities', 'members', 'khaanps'] as const;

export type ImportKind = (typeof importKinds)[number];

export type ImportPlan = Reply<'POST /api/admin/imports/members'>['plan'];

export type PlannedRow = ImportPlan['rows'][number];

export type Outcome = PlannedRow['outcome'];

export const outcomes = ['added', 'changed', 'unchanged', 'refused'] as const satisfies readonly Outcome[];
