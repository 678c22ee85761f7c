import * as z from 'zod';
import { pagingQuery } from '@/lib/core/paging';
import { recordVersion } from '@/lib/core/record-version';
import { lines, searchText } from '@/lib/core/text';
import { batch } from '@/lib/platform/decisions/schema';

const statuses = ['pending', 'approved', 'rejected'] as const;

/**
 * What administrators ask of submissions; without a status, of all. `sort` is `createdAt` or one of `keys`, falling with
 * a `-` in front of it.
 */
export function reviewQuery(keys: readonly string[]) {
	const sorts = ['createdAt', ...keys].flatMap((key) => [key, `-${key}`]);
	return z.object({
		...pagingQuery(10, 100),
		status: z.enum(statuses).optional(),
		query: searchText(100).default(''),
		sort: z.enum(sorts).default('-createdAt'),
	});
}

/** Whose submission it is, and what has become of all that they have sent in before, of either kind. */
export const senderSchema = z.object({
	_id: z.string(),
	name: z.string(),
	approved: z.number(),
	rejected: z.number(),
});

export type SenderDto = z.output<typeof senderSchema>;

/** How many submissions there are in all and in each state. */
export const statusCountsSchema = z.object({
	all: z.number(),
	pending: z.number(),
	approved: z.number(),
	rejected: z.number(),
});

/** Of the submission as it was read: one that has been changed since is not decided on. */
const version = recordVersion.exactOptional();

export const approveBody = z.object({ version, batch });

/** The reason of a rejection may be empty. */
export const rejectBody = z.object({ reason: lines(1000).default(''), version, batch });
