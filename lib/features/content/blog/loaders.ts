import { cache } from 'react';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import type { Viewer } from '@/lib/core/viewer';
import { wasRemoved } from '@/lib/platform/db/removed-page';
import { type BlogArticle, type BlogSurroundings, blogArticle, blogTitle } from './dto/article';
import { type BlogCard, blogCard } from './dto/card';
import {
	type BlogRow,
	findApprovedBlog,
	findNeighbours,
	getBlog,
	listRelatedBlogs,
	listShownBlogs,
} from './queries';
import { topicWords } from './rules/topic-words';
import { blogParams } from './schema';

/** A page of the list of blogs holds so many. */
export const blogsShown = 12;
const relatedShown = 3;

/** A page of the list of blogs. */
export interface BlogList {
	blogs: BlogCard[];
	/** The language of all of them; null for any. */
	writtenIn: Language | null;
	/** From 1. */
	page: number;
	/** How many there are. */
	pages: number;
}

/** The approved blogs of a page, newest first; read once for a page and its metadata. */
export const loadBlogs = cache(async (writtenIn: Language | null, page: number): Promise<BlogList> => {
	const { blogs, pagination } = await listShownBlogs(writtenIn, { page, limit: blogsShown });
	return { blogs: blogs.map(blogCard), writtenIn, page, pages: pagination.pages };
});

/**
 * A blog that everybody may read; null for any other, and when the id is none. Read once for a page and its
 * metadata.
 */
export const loadBlog = cache(async (id: string): Promise<BlogArticle | null> => {
	if (!blogParams.safeParse({ id }).success) return null;
	const blog = await findApprovedBlog(id);
	return blog && blogArticle(blog);
});

/** Whether a blog that is not there was there before. */
export function wasBlogRemoved(id: string): Promise<boolean> {
	return wasRemoved(`/blog/${id}`);
}

export async function loadSurroundings(blog: BlogArticle): Promise<BlogSurroundings> {
	const [related, { newer, older }] = await Promise.all([
		listRelatedBlogs(blog.id, topicWords(blog), relatedShown),
		findNeighbours({ id: blog.id, createdAt: new Date(blog.createdAt) }),
	]);
	return {
		related: related.map(blogTitle),
		newer: newer && blogTitle(newer),
		older: older && blogTitle(older),
	};
}

/**
 * A blog that this reader may read, published or not; null for any other, and when the id is none. Read once for a page
 * and its metadata.
 */
export const loadSentBlog = cache(async (id: string, viewer: Viewer): Promise<BlogRow | null> => {
	if (!blogParams.safeParse({ id }).success) return null;
	return getBlog(id, viewer).catch((error: unknown) => {
		if (error instanceof DomainError && error.status === 404) return null;
		throw error;
	});
});
