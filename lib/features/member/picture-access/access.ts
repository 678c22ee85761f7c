import type { Viewer } from '@/lib/core/viewer';
import type { ApprovalStatus } from '@/lib/platform/db/generated/enums';

/** What a picture belongs to, where its readers depend on it. */
export interface PictureOwners {
	/** Who uploaded it; null when that account is gone. */
	ownerId: string | null;
	memberPhotos: { id: string }[];
	/** Of people in a tree. */
	personPhotos: { tree: { ownerId: string } }[];
	deityImages: unknown[];
	blogs: { status: ApprovalStatus; senderId: string | null }[];
	galleryImage: { status: ApprovalStatus; senderId: string | null } | null;
}

/** Who may see a picture, administrators aside: they see every one. */
interface Audience {
	everyone: boolean;
	memberIds: string[];
}

/**
 * Who may see a picture as it is through what it belongs to. The photo of a member goes out to others by itself
 * (lib/features/member/queries/read-photo.ts), for each reader with their name.
 */
export function getAudience({
	ownerId,
	memberPhotos,
	personPhotos,
	deityImages,
	blogs,
	galleryImage,
}: PictureOwners): Audience {
	const posts = galleryImage ? [...blogs, galleryImage] : blogs;
	const belongsNowhere = !memberPhotos.length && !personPhotos.length && !deityImages.length && !posts.length;
	return {
		everyone: deityImages.length > 0 || posts.some(({ status }) => status === 'approved'),
		memberIds: [
			...memberPhotos.map(({ id }) => id),
			...personPhotos.map(({ tree }) => tree.ownerId),
			...posts.map(({ senderId }) => senderId),
			belongsNowhere ? ownerId : null,
		].filter((id) => id !== null),
	};
}

/** Whether the viewer is among the audience. */
export function mayView(viewer: Viewer, { everyone, memberIds }: Audience): boolean {
	return everyone || (viewer !== null && (viewer.isAdmin || memberIds.includes(viewer.memberId)));
}
