import type { Reply } from '@/lib/client/api';

type BlogReply = Reply<'GET /api/blogs/[id]'>;

export type StoryStatus = BlogReply['status'];

/** A story as its sender or an administrator gets it. */
export interface SentStory extends Omit<BlogReply, '_id' | 'rejectionReason' | 'version' | 'approvedAt'> {
	id: string;
	/** Why it was rejected, where that was said. */
	reason: string | null;
	/** Null for who may not change it. */
	version: number | null;
}

export function getStory({ _id, rejectionReason, version, approvedAt: _, ...story }: BlogReply): SentStory {
	return { ...story, id: _id, reason: rejectionReason ?? null, version: version ?? null };
}
