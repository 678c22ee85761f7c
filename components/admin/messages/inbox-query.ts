import type { Reply } from '@/lib/client/api';
import { defineList } from '../list/list-state';

export type InboxMessage = Reply<'GET /api/admin/messages'>['messages'][number];

export type MemberReport = Reply<'GET /api/admin/reports'>['reports'][number];

/** The page's address says which of the two lists is shown, what is asked of it, and what of it is open. */
const address = {
	filters: ['kind', 'state', 'reason'],
	views: ['tab', 'open'],
	defaultSort: '-createdAt',
} as const;

export const messagesList = defineList({
	...address,
	query: ({ page, limit, sort, search, kind, state }) => ({
		page,
		limit,
		sort,
		search,
		state,
		kind,
	}),
});

export const reportsList = defineList({
	...address,
	query: ({ page, limit, sort, search, reason, state }) => ({
		page,
		limit,
		sort,
		search,
		state,
		reason,
	}),
});
