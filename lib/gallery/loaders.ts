import { cache } from 'react';
import type { Language } from '@/lib/core/language';
import { wordIn } from '@/lib/core/word-in';
import { type GalleryCard, galleryCard } from './card';
import { readCategories } from './categories';
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

/** What the categories are called in a language, by their keys. */
export const loadCategoryNames = cache(async (language: Language): Promise<Record<string, string>> => {
	const categories = await readCategories();
	return Object.fromEntries(categories.map((category) => [category.key, category[language]]));
});

/** The names of the categories, and of those that somebody has made up for a picture that is shown. */
export async function suggestCategories(language: Language): Promise<string[]> {
	const [names, used] = await Promise.all([loadCategoryNames(language), listCategories()]);
	return [...new Set([...Object.values(names), ...used.map((category) => wordIn(names, category))])];
}
