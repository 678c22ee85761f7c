import type { Reply } from '@/lib/client/api';

/** A clan as the back office lists one. */
export type AdminClan = Reply<'GET /api/admin/clans'>['clans'][number];
