import type { ShownImage } from '@/lib/features/content/gallery/queries/list-images';
import { getPicture, type Picture } from '@/lib/platform/media/picture';
import { picturePath, pictureWidths } from '@/lib/platform/media/picture-path';

/** A picture of the gallery as its page shows it. */
export interface GalleryCard extends Omit<ShownImage, 'createdAt' | 'media'> {
	/** ISO 8601, UTC. */
	createdAt: string;
	picture: Picture;
	/** Where it is in its largest width. */
	largest: string;
}

export function galleryCard({ createdAt, media, ...image }: ShownImage): GalleryCard {
	return {
		...image,
		createdAt: createdAt.toISOString(),
		picture: getPicture(media),
		largest: picturePath(media.id, Math.max(...pictureWidths)),
	};
}
