import type * as z from 'zod';
import { defaultPicturePath } from '@/lib/media/picture';
import type { BlogRow } from './queries';
import type { blogReply } from './schema';

/** Why a story was rejected is told to its sender and to administrators (`isOwn`) only. */
export function serializeBlog(blog: BlogRow & { isOwn?: boolean }): z.input<typeof blogReply> {
	return {
		_id: blog.id,
		title: blog.title,
		content: blog.content,
		author: blog.author,
		image: blog.image && defaultPicturePath(blog.image),
		language: blog.language,
		status: blog.status,
		createdAt: blog.createdAt.toISOString(),
		approvedAt: blog.approvedAt?.toISOString() ?? null,
		...(blog.isOwn && { rejectionReason: blog.rejectionReason }),
	};
}
