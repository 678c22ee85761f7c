import type { Reply } from '@/lib/client/api';

/** A picture that its sender sees among their own. */
export interface OwnImage
	extends Pick<Reply<'GET /api/gallery/mine'>[number], 'title' | 'language' | 'status' | 'createdAt'> {
	id: string;
	thumbnail: string;
	/** Why it was rejected; null where nobody said. */
	reason: string | null;
}

/** A member's pictures on their way to the page. */
export type OwnImages =
	| { status: 'loading' }
	| { status: 'failed'; message: string }
	| { status: 'loaded'; images: readonly OwnImage[] };

export function readOwnImages(reply: Reply<'GET /api/gallery/mine'>): OwnImage[] {
	return reply.map(({ _id, title, language, thumbnailUrl, status, rejectionReason, createdAt }) => ({
		...{ id: _id, title, language, thumbnail: thumbnailUrl, status, createdAt },
		reason: rejectionReason || null,
	}));
}
