import type { Reply } from '@/lib/client/api';

export type Biodatas = Reply<'GET /api/family/biodatas'>;
export type OwnBiodata = Reply<'GET /api/family/biodatas/[id]'>;
export type Known = Reply<'GET /api/family/biodatas/known'>;
export type LinkOfBiodata = OwnBiodata['links'][number];
