import type { Reply } from '@/lib/client/api';

/** A deity as the back office lists one. */
export type AdminDeity = Reply<'GET /api/deities'>[number];
