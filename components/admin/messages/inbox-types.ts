import type { Reply } from '@/lib/client/api';

/** What a visitor has written, as administrators read it. */
export type InboxMessage = Reply<'GET /api/admin/messages'>['messages'][number];

/** What a member has reported about another. */
export type MemberReport = Reply<'GET /api/admin/reports'>['reports'][number];
