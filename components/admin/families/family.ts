import type { Reply } from '@/lib/client/api';

/** A family tree as the back office shows one. */
export type Family = Reply<'GET /api/family/trees/[id]'>['familyTree'];
