import type { Reply } from '@/lib/client/api';

type GuardiansReply = Reply<'GET /api/family/guardians'>;

export type Guardianship = GuardiansReply['candidates'][number];

export type Relatives = GuardiansReply['relatives'];
export type InvitableRelatives = GuardiansReply['invitable'];

export type Acts = GuardiansReply['acts'];
