import type { Limit } from '@/lib/platform/limits/limits';

/** Pictures that one member sends in; administrators send as many as they like. */
export const submissionLimit: Limit = { name: 'gallery', points: 20, seconds: 24 * 60 * 60 };

/** How many characters, as readers count them, a picture's texts have at most. */
export const maxCharacters = { title: 120, description: 2000, category: 60 } as const;
