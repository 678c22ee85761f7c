import type { Reply } from '@/lib/client/api';

type BlogReply = Reply<'GET /api/blogs/[id]'>;

export type BlogStatus = BlogReply['status'];

/** A blog as its sender or an administrator gets it. */
export interface SubmittedBlog extends Omit<BlogReply, '_id' | 'rejectionReason' | 'version' | 'approvedAt'> {
	id: string;
	/** Why it was rejected, where that was said. */
	reason: string | null;
	/** Null for who may not change it. */
	version: number | null;
}

export function getBlog({ _id, rejectionReason, version, approvedAt: _, ...blog }: BlogReply): SubmittedBlog {
	return { ...blog, id: _id, reason: rejectionReason ?? null, version: version ?? null };
}
