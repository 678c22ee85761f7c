import type { Prisma } from '@/lib/platform/db/generated/client';
import type { GalleryImageSelect } from '@/lib/platform/db/generated/models';
import { defaultPicturePath, getPicture, type Picture, pictureSelect } from '@/lib/platform/media/picture';
import { picturePath } from '@/lib/platform/media/picture-path';
import type { ImageDto } from './schema';

/** The columns that calls send. */
export const imageSelect = {
	id: true,
	title: true,
	description: true,
	category: true,
	featured: true,
	featuredSuggested: true,
	mediaId: true,
	language: true,
	status: true,
	rejectionReason: true,
	version: true,
	createdAt: true,
	approvedAt: true,
} as const satisfies GalleryImageSelect;

export type ImageRow = Prisma.GalleryImageGetPayload<{ select: typeof imageSelect }>;

const thumbnailWidth = 480;

/** The sender and administrators get the suggestion, the reason and the version too. */
export function toImageDto(image: ImageRow, audience: 'sender' | 'everyone'): ImageDto {
	const { featuredSuggested, rejectionReason, version } = image;
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
		...(audience === 'sender' && { featuredSuggested, rejectionReason, version }),
	};
}

export const publishedImageSelect = {
	...imageSelect,
	media: { select: pictureSelect },
} as const satisfies GalleryImageSelect;

/** An image as the pages of the gallery show it. */
export interface PublishedImage extends ImageDto {
	picture: Picture;
}

export function toPublishedImage(
	image: Prisma.GalleryImageGetPayload<{ select: typeof publishedImageSelect }>,
): PublishedImage {
	return { ...toImageDto(image, 'everyone'), picture: getPicture(image.media) };
}
