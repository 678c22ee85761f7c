import * as z from 'zod';
import { paginationSchema, pagingQuery } from '@/lib/core/paging';
import { searchText } from '@/lib/core/text';
import { wholeNumber } from '@/lib/core/whole-number';

/** Names lists can be long: the stat windows ask for a thousand at once. */
export const nameListQuery = z.object(pagingQuery(20, 1000));

/** In the script of the call's language, where that differs. */
const written = z.string().optional();

export const nameListReply = z.object({
	users: z.array(z.object({ _id: z.string(), name: z.string() })),
	pagination: paginationSchema,
});

export const tallyQuery = z.object({
	search: searchText(100).default(''),
	limit: wholeNumber(1, 1000).default(1000),
});

export const clansReply = z.object({
	totalClans: z.number(),
	clans: z.array(z.object({ _id: z.string(), written, count: z.number() })),
});

export const dynastiesReply = z.object({
	dynasties: z.array(z.object({ _id: z.string(), name: z.string(), written, count: z.number() })),
});

export const countReply = z.object({ count: z.number() });
