import type { Limit } from '@/lib/platform/limits/limits';

/** Pictures that one member sends in; administrators send as many as they like. */
export const submissionLimit: Limit = { name: 'gallery', points: 20, seconds: 24 * 60 * 60 };
