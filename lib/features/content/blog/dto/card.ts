import type { Language } from '@/lib/core/language';
import type { PicturedBlogRow } from '@/lib/features/content/blog/queries';
import { getPicture, type Picture } from '@/lib/platform/media/picture';

/** A blog as a card of a list shows it. */
export interface BlogCard {
	id: string;
	title: string;
	/** The first paragraph or so; cut to 120 graphemes where it is shown. */
	excerpt: string;
	author: string;
	/** ISO 8601, UTC. */
	createdAt: string;
	image: Picture | null;
	language: Language;
}

const excerptSource = 600;

export function blogCard(blog: PicturedBlogRow): BlogCard {
	return {
		id: blog.id,
		title: blog.title,
		excerpt: blog.content.slice(0, excerptSource),
		author: blog.author,
		createdAt: blog.createdAt.toISOString(),
		image: blog.image && getPicture(blog.image),
		language: blog.language,
	};
}
