import { cache } from 'react';
import { DomainError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import type { Viewer } from '@/lib/core/viewer';
import { wasRemoved } from '@/lib/platform/db/removed-page';
import { type PublishedBlog, toBlogDto, toPublishedBlog } from './dto';
import { findApprovedBlog, findNeighbours, getBlog, listRelatedBlogs, listShownBlogs } from './queries';
import { topicWords } from './rules/topic-words';
import { type BlogDto, blogParams } from './schema';

/** A page of the list of blogs holds so many. */
export const blogsShown = 12;
const relatedShown = 3;

/** A page of the list of blogs. */
export interface BlogList {
	blogs: PublishedBlog[];
	/** The language of all of them; null for any. */
	writtenIn: Language | null;
	/** From 1. */
	page: number;
	/** How many there are. */
	pages: number;
}

/** The approved blogs of a page, newest first; read once for a page and its metadata. */
export const loadBlogs = cache(
	async (writtenIn: Language | null, page: number, language: Language): Promise<BlogList> => {
		const { blogs, pagination } = await listShownBlogs(writtenIn, { page, limit: blogsShown });
		return {
			blogs: blogs.map((blog) => toPublishedBlog(blog, language)),
			writtenIn,
			page,
			pages: pagination.pages,
		};
	},
);

/**
 * A blog that everybody may read; null for any other, and when the id is none. Read once for a page and its
 * metadata.
 */
export const loadBlog = cache(async (id: string, language: Language): Promise<PublishedBlog | null> => {
	if (!blogParams.safeParse({ id }).success) return null;
	const blog = await findApprovedBlog(id);
	return blog && toPublishedBlog(blog, language);
});

/** Whether a blog that is not there was there before. */
export function wasBlogRemoved(id: string): Promise<boolean> {
	return wasRemoved(`/blog/${id}`);
}

/** Where a reader goes on from a blog. */
export interface BlogSurroundings {
	related: BlogDto[];
	newer: BlogDto | null;
	older: BlogDto | null;
}

export async function loadSurroundings(blog: PublishedBlog, language: Language): Promise<BlogSurroundings> {
	const [related, { newer, older }] = await Promise.all([
		listRelatedBlogs(blog._id, topicWords(blog), relatedShown),
		findNeighbours({ id: blog._id, createdAt: new Date(blog.createdAt) }),
	]);
	return {
		related: related.map((each) => toBlogDto(each, language)),
		newer: newer && toBlogDto(newer, language),
		older: older && toBlogDto(older, language),
	};
}

/**
 * A blog that this reader may read, published or not; null for any other, and when the id is none. Read once for a page
 * and its metadata.
 */
export const loadSentBlog = cache(
	async (id: string, viewer: Viewer, language: Language): Promise<BlogDto | null> => {
		if (!blogParams.safeParse({ id }).success) return null;
		try {
			const blog = await getBlog(id, viewer);
			return { ...toBlogDto(blog, language), ...toBlogDto(blog, 'sender') };
		} catch (error) {
			if (error instanceof DomainError && error.status === 404) return null;
			throw error;
		}
	},
);
