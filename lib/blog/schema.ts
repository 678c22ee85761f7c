import * as z from 'zod';
import { languages } from '@/lib/core/language';
import { paginationSchema, pagingQuery } from '@/lib/core/paging';

export const blogsQuery = z.object({
	...pagingQuery(10, 100),
	search: z.string().trim().max(100).default(''),
});

export const blogParams = z.object({ id: z.guid() });

export const blogReply = z.object({
	_id: z.string(),
	title: z.string(),
	content: z.string(),
	author: z.string(),
	image: z.string().nullable(),
	language: z.enum(languages),
	status: z.enum(['pending', 'approved', 'rejected']),
	rejectionReason: z.string().nullable().optional(),
	createdAt: z.string(),
	approvedAt: z.string().nullable(),
});

export const blogsReply = z.object({ blogs: z.array(blogReply), pagination: paginationSchema });

export const blogCountReply = z.object({ count: z.number() });
