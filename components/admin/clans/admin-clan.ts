import type { Reply } from '@/lib/client/api';

export type AdminClan = Reply<'GET /api/admin/clans'>['clans'][number];
