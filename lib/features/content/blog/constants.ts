import type { Limit } from '@/lib/platform/limits/limits';

/** Blogs that one member sends in. */
export const submissionLimit: Limit = { name: 'blog', points: 20, seconds: 24 * 60 * 60 };

/** Changes that one member saves; each takes the blog back to review, and the public pages have to be rendered again. */
export const changeLimit: Limit = { name: 'blogChange', points: 60, seconds: 60 * 60 };

/** How many characters, as readers count them, a blog's texts have at most. */
export const maxCharacters = { title: 120, author: 80, content: 20_000 } as const;
