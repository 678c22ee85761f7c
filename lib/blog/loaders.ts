import { cache } from 'react';
import { type BlogCard, blogCard } from './card';
import {
	findApprovedBlog,
	findNeighbours,
	listApprovedTitles,
	listNewestBlogs,
	listRelatedBlogs,
} from './queries';
import { tellingWords } from './related';
import { blogParams } from './schema';
import { type BlogStory, type BlogSurroundings, type BlogTitle, blogStory, blogTitle } from './story';

const cardsShown = 24;
const relatedShown = 3;

export interface Blogs {
	newest: BlogCard[];
	/** What comes after the cards. */
	older: BlogTitle[];
}

/** The approved stories, newest first. */
export async function loadBlogs(): Promise<Blogs> {
	const [blogs, titles] = await Promise.all([listNewestBlogs(cardsShown), listApprovedTitles(cardsShown)]);
	return { newest: blogs.map(blogCard), older: titles.map(blogTitle) };
}

/**
 * A story that everybody may read; null for any other, and when the id is none. Read once for a page and its
 * metadata.
 */
export const loadBlog = cache(async (id: string): Promise<BlogStory | null> => {
	if (!blogParams.safeParse({ id }).success) return null;
	const blog = await findApprovedBlog(id);
	return blog && blogStory(blog);
});

export async function loadSurroundings(blog: BlogStory): Promise<BlogSurroundings> {
	const [related, { newer, older }] = await Promise.all([
		listRelatedBlogs(blog.id, tellingWords(blog), relatedShown),
		findNeighbours({ id: blog.id, createdAt: new Date(blog.createdAt) }),
	]);
	return {
		related: related.map(blogTitle),
		newer: newer && blogTitle(newer),
		older: older && blogTitle(older),
	};
}
