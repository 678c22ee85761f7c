import { type GalleryCard, galleryCard } from './card';
import { listShownImages } from './queries';

/** A page of the gallery holds so many pictures. */
const picturesShown = 60;

export interface GalleryPart {
	images: GalleryCard[];
	/** How many parts there are. */
	pages: number;
}

/** The approved pictures, newest first, in parts from 1. */
export async function loadGallery(page: number): Promise<GalleryPart> {
	const { images, pagination } = await listShownImages({ page, limit: picturesShown });
	return { images: images.map(galleryCard), pages: pagination.pages };
}
