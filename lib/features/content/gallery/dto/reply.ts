import type * as z from 'zod';
import type { ImageRow, ReviewedImageRow } from '@/lib/features/content/gallery/queries/list-images';
import type { imageReply, reviewedImageReply } from '@/lib/features/content/gallery/schema';
import { serializeSender } from '@/lib/features/content/moderation/dto/sender';
import { defaultPicturePath } from '@/lib/platform/media/picture';
import { picturePath } from '@/lib/platform/media/picture-path';

const thumbnailWidth = 480;

export function serializeImage(image: ImageRow): z.input<typeof imageReply> {
	return {
		_id: image.id,
		title: image.title,
		description: image.description,
		category: image.category,
		featured: image.featured,
		imageUrl: defaultPicturePath({ id: image.mediaId }),
		thumbnailUrl: picturePath(image.mediaId, thumbnailWidth),
		language: image.language,
		status: image.status,
		createdAt: image.createdAt.toISOString(),
		approvedAt: image.approvedAt?.toISOString() ?? null,
	};
}

/** With what its sender and administrators alone see. */
export function serializeOwnImage(image: ImageRow): z.input<typeof imageReply> {
	const { featuredSuggested, rejectionReason, version } = image;
	return { ...serializeImage(image), featuredSuggested, rejectionReason, version };
}

/** The same in the administrators' queue: with who sent it. */
export function serializeReviewedImage(image: ReviewedImageRow): z.input<typeof reviewedImageReply> {
	return { ...serializeOwnImage(image), sender: serializeSender(image.sender) };
}
