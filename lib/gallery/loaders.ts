import { cache } from 'react';
import { type GalleryCard, galleryCard } from './card';
import { knownCategories } from './categories';
import { listCategories, listShownImages } from './queries';

/** A page of the gallery holds so many pictures. */
export const picturesShown = 60;

/** A page of the gallery, from 1. */
export interface GalleryPart {
	images: GalleryCard[];
	page: number;
	/** How many there are. */
	pages: number;
}

/** The approved pictures of a page, newest first; read once for a page and its metadata. */
export const loadGallery = cache(async (page: number): Promise<GalleryPart> => {
	const { images, pagination } = await listShownImages({ page, limit: picturesShown });
	return { images: images.map(galleryCard), page, pages: pagination.pages };
});

/** Known categories, and those that somebody has made up for a picture that is shown. */
export async function loadCategories(): Promise<string[]> {
	return [...new Set([...knownCategories, ...(await listCategories())])];
}
