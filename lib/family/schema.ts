import * as z from 'zod';
import { paginationSchema, pagingQuery } from '@/lib/core/paging';

export const familyTreesQuery = z.object({
	...pagingQuery(10, 1000),
	search: z.string().trim().max(100).default(''),
});

export const familyTreesReply = z.object({
	families: z.array(
		z.object({
			_id: z.string(),
			name: z.string(),
			title: z.string(),
			memberCount: z.number(),
			createdBy: z.object({ name: z.string() }),
			isPublic: z.boolean(),
			createdAt: z.string(),
		}),
	),
	totalFamilies: z.number(),
	pagination: paginationSchema,
});

export const familyCountReply = z.object({ totalFamilies: z.number() });
