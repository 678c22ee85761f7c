import type { Reply } from '@/lib/client/api';

type MatchReply = Reply<'GET /api/family/matches'>[number];

export type Interest = NonNullable<MatchReply['interest']>;

export type InterestCard = Reply<'GET /api/family/interests'>['received'][number];

export type VerdictReason = Reply<'GET /api/family/marriage'>['reasons'][number];

export type SavedWishes = Reply<'GET /api/family/matches/wishes'>;
