import { cache } from 'react';
import { labelFor } from '@/lib/core/label-for';
import type { Language } from '@/lib/core/language';
import { type PublishedImage, toPublishedImage } from './dto';
import { type CategoryCount, countCategories, listCategories, listShownImages } from './queries/list-images';
import { readCategories } from './queries/read-categories';

/** A page of the gallery holds so many pictures. */
export const imagesShown = 24;

/** A page of the gallery, from 1. */
export interface GalleryPart {
	images: PublishedImage[];
	/** The category of all of them; null for any. */
	category: string | null;
	/** All categories that have a picture. */
	categories: CategoryCount[];
	page: number;
	/** How many there are. */
	pages: number;
}

/** The approved pictures of a page, newest first; read once for a page and its metadata. */
export const loadGallery = cache(async (category: string | null, page: number): Promise<GalleryPart> => {
	const [{ images, pagination }, categories] = await Promise.all([
		listShownImages(category, { page, limit: imagesShown }),
		countCategories(),
	]);
	return { images: images.map(toPublishedImage), category, categories, page, pages: pagination.pages };
});

/** What the categories are called in a language, by their keys. */
export const loadCategoryNames = cache(async (language: Language): Promise<Record<string, string>> => {
	const categories = await readCategories();
	return Object.fromEntries(categories.map((category) => [category.key, category[language]]));
});

/** The names of the categories, and of those that somebody has made up for a picture that is shown. */
export async function suggestCategories(language: Language): Promise<string[]> {
	const [names, used] = await Promise.all([loadCategoryNames(language), listCategories()]);
	return [...new Set([...Object.values(names), ...used.map((category) => labelFor(names, category))])];
}
