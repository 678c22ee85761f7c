import type { Viewer } from '@/lib/core/viewer';
import type { ApprovalStatus, FamilyTreePrivacy } from '@/lib/platform/db/generated/enums';

/** What a picture belongs to, where its readers depend on it. */
export interface PictureOwners {
	/** Who uploaded it; null when that account is gone. */
	ownerId: string | null;
	memberPhotos: { id: string; familyTreePrivacy: FamilyTreePrivacy }[];
	/** Of people in a tree. */
	personPhotos: { tree: { ownerId: string } }[];
	deityImages: unknown[];
	blogs: { status: ApprovalStatus; senderId: string | null }[];
	galleryImage: { status: ApprovalStatus; senderId: string | null } | null;
}

/** Who may see a picture, administrators aside: they see every one. */
interface Audience {
	everyone: boolean;
	members: boolean;
	memberIds: string[];
	/** The members whose family may see it too. */
	familyOf: string[];
	/** The members whose matches may. */
	matchesOf: string[];
}

/**
 * Who may see a picture through what it belongs to. A photo is shown to those who see more of a member than the
 * name: the family of a restricted one, every member of a public one, and members who are a match of either or a private one.
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
		members: memberPhotos.some(({ familyTreePrivacy }) => familyTreePrivacy === 'public'),
		memberIds: [
			...memberPhotos.map(({ id }) => id),
			...personPhotos.map(({ tree }) => tree.ownerId),
			...posts.map(({ senderId }) => senderId),
			belongsNowhere ? ownerId : null,
		].filter((id) => id !== null),
		familyOf: memberPhotos
			.filter(({ familyTreePrivacy }) => familyTreePrivacy !== 'private')
			.map(({ id }) => id),
		matchesOf: memberPhotos.map(({ id }) => id),
	};
}

/** Whether the viewer is among the audience; null when only their being family or a match can tell. */
export function mayView(viewer: Viewer, audience: Audience): boolean | null {
	if (audience.everyone) return true;
	if (viewer === null) return false;
	if (viewer.isAdmin || audience.members || audience.memberIds.includes(viewer.memberId)) return true;
	return audience.familyOf.length + audience.matchesOf.length > 0 ? null : false;
}
