import type { getMessages } from '@/lib/i18n/translate';

type Messages = ReturnType<typeof getMessages>;

/** The words of the gallery's own page, handed down by the server. */
export type GalleryTexts = Pick<
	Messages['gallery'],
	'featured' | 'filter' | 'all' | 'shown' | 'viewer' | 'categories'
>;

export function galleryTexts({ gallery }: Messages): GalleryTexts {
	const { featured, filter, all, shown, viewer, categories } = gallery;
	return { featured, filter, all, shown, viewer, categories };
}
