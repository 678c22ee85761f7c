import type { Reply } from '@/lib/client/api';

export type InboxMessage = Reply<'GET /api/admin/messages'>['messages'][number];

export type MemberReport = Reply<'GET /api/admin/reports'>['reports'][number];
