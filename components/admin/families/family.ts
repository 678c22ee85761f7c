import type { Reply } from '@/lib/client/api';

export type Family = Reply<'GET /api/family/trees/[id]'>['familyTree'];
