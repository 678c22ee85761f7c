import type { Language } from '@/lib/core/language';
import type { PicturedBlogRow } from '@/lib/features/content/blog/queries';
import { getPicture, type Picture } from '@/lib/platform/media/picture';

/** A blog as its own page shows it. */
export interface BlogArticle {
	id: string;
	title: string;
	/** Paragraphs end at line breaks. */
	content: string;
	author: string;
	/** ISO 8601, UTC. */
	createdAt: string;
	/** When everybody could read it first, and when it was written last. ISO 8601, UTC. */
	publishedAt: string;
	modifiedAt: string;
	image: Picture | null;
	language: Language;
}

/** A blog in a list of titles. */
export interface BlogTitle {
	id: string;
	title: string;
	/** ISO 8601, UTC. */
	createdAt: string;
	language: Language;
}

/** Where a reader goes on from a blog. */
export interface BlogSurroundings {
	related: BlogTitle[];
	newer: BlogTitle | null;
	older: BlogTitle | null;
}

export function blogArticle(blog: PicturedBlogRow): BlogArticle {
	return {
		id: blog.id,
		title: blog.title,
		content: blog.content,
		author: blog.author,
		createdAt: blog.createdAt.toISOString(),
		publishedAt: (blog.approvedAt ?? blog.createdAt).toISOString(),
		modifiedAt: blog.updatedAt.toISOString(),
		image: blog.image && getPicture(blog.image),
		language: blog.language,
	};
}

export function blogTitle(blog: Omit<BlogTitle, 'createdAt'> & { createdAt: Date }): BlogTitle {
	return { ...blog, createdAt: blog.createdAt.toISOString() };
}
