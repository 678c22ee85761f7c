import type { Reply } from '@/lib/client/api';
import type { AnswerBody } from '@/lib/features/matching/elder-questions/schema';

export type Question = Reply<'GET /api/family/questions'>['questions'][number];

/** What the page of a link sends, without the token and who they are. */
export type Sent = Omit<AnswerBody, 'token' | 'as'>;
