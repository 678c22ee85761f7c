import type * as z from 'zod';
import type { statusCountsSchema } from '@/lib/features/content/moderation/schema';

export interface StatusCount {
	status: 'pending' | 'approved' | 'rejected';
	count: number;
}

/** The counts of a grouped read as the tabs of a queue show them; a state that no row has counts 0. */
export function getStatusCounts(rows: readonly StatusCount[]): z.output<typeof statusCountsSchema> {
	const counts = { all: 0, pending: 0, approved: 0, rejected: 0 };
	for (const { status, count } of rows) {
		counts[status] += count;
		counts.all += count;
	}
	return counts;
}
