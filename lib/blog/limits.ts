import type { Limit } from '@/lib/http/limits';

/** Stories that one member sends in. */
export const submissionLimit: Limit = { name: 'blog', points: 20, seconds: 24 * 60 * 60 };
