import * as z from 'zod';
import { paginationSchema, pagingQuery } from '@/lib/core/paging';

const trashKinds = ['member', 'blog', 'picture', 'family', 'deity', 'khaanp'] as const;

/** GET /api/admin/trash; without a kind, of all. */
export const trashQuery = z.object({
	...pagingQuery(20, 100),
	kind: z.enum(trashKinds).optional(),
	sort: z.enum(['deletedAt', '-deletedAt', 'name', '-name']).default('-deletedAt'),
});

export type TrashQuery = z.output<typeof trashQuery>;

export const trashParams = z.object({ id: z.guid() });

const trashEntry = z.object({
	_id: z.string(),
	kind: z.enum(trashKinds),
	/** The record's own, which it has again once it is restored. */
	subjectId: z.string(),
	name: z.string(),
	/** A small picture of it, for administrators alone. */
	image: z.string().nullable(),
	deletedAt: z.string(),
	/** Null when that account is gone. */
	deletedBy: z.object({ _id: z.string(), name: z.string() }).nullable(),
	/** When it is deleted permanently. */
	endsAt: z.string(),
	daysLeft: z.number(),
});

export type TrashEntryDto = z.output<typeof trashEntry>;

export const trashReply = z.object({
	entries: z.array(trashEntry),
	pagination: paginationSchema,
	/** How many there are of each kind, and in all. */
	counts: z.record(z.enum(['all', ...trashKinds]), z.number()),
});
