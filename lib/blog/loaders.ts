import { cache } from 'react';
import { type BlogCard, blogCard } from './card';
import { findBlog, listApprovedBlogs, listApprovedTitles } from './queries';
import { blogParams } from './schema';
import { type BlogStory, type BlogTitle, blogStory } from './story';

const cardsShown = 24;

export interface Blogs {
	newest: BlogCard[];
	/** What comes after the cards. */
	older: BlogTitle[];
}

/** The approved stories, newest first. */
export async function loadBlogs(): Promise<Blogs> {
	const [{ blogs }, titles] = await Promise.all([
		listApprovedBlogs({ page: 1, limit: cardsShown, search: '' }),
		listApprovedTitles(cardsShown),
	]);
	return {
		newest: blogs.map(blogCard),
		older: titles.map((blog) => ({ ...blog, createdAt: blog.createdAt.toISOString() })),
	};
}

/**
 * A story that everybody may read; null for any other, and when the id is none. Read once for a page and its
 * metadata.
 */
export const loadBlog = cache(async (id: string): Promise<BlogStory | null> => {
	if (!blogParams.safeParse({ id }).success) return null;
	const blog = await findBlog(id, null);
	return blog && blogStory(blog);
});
