import type * as z from 'zod';
import type { Language } from '@/lib/core/language';
import type { BlogRow, ReviewedBlogRow } from '@/lib/features/content/blog/queries';
import type { blogReply, reviewedBlogReply } from '@/lib/features/content/blog/schema';
import { serializeSender } from '@/lib/features/content/moderation/dto/sender';
import { writeTexts } from '@/lib/features/member/dto/written';
import { defaultPicturePath } from '@/lib/platform/media/picture';

/** A blog as everybody may read it, with its author in the script of `language` too. */
export function serializeBlog(blog: BlogRow, language: Language): z.input<typeof blogReply> {
	return { ...getTexts(blog), writtenAuthor: writeTexts(language, { name: blog.author })?.name };
}

function getTexts(blog: BlogRow) {
	return {
		_id: blog.id,
		title: blog.title,
		content: blog.content,
		author: blog.author,
		image: blog.imageId === null ? null : defaultPicturePath({ id: blog.imageId }),
		language: blog.language,
		status: blog.status,
		createdAt: blog.createdAt.toISOString(),
		approvedAt: blog.approvedAt?.toISOString() ?? null,
	};
}

/** The same for its sender and for administrators: with the reason why it was rejected. */
export function serializeOwnBlog(blog: BlogRow): z.input<typeof blogReply> {
	return { ...getTexts(blog), rejectionReason: blog.rejectionReason, version: blog.version };
}

/** The same in the administrators' queue: with who sent it. */
export function serializeReviewedBlog(blog: ReviewedBlogRow): z.input<typeof reviewedBlogReply> {
	return { ...serializeOwnBlog(blog), sender: serializeSender(blog.sender) };
}
