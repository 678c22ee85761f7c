import type { getMessages } from '@/lib/i18n/translate';

type Messages = ReturnType<typeof getMessages>;

/** The words of the gallery's own page, handed down by the server. */
export interface GalleryTexts
	extends Pick<Messages['gallery'], 'featured' | 'filter' | 'all' | 'shown' | 'viewer'> {
	/** Names by the categories' keys. */
	categories: Readonly<Record<string, string>>;
}

export function galleryTexts({ gallery }: Messages, categories: GalleryTexts['categories']): GalleryTexts {
	const { featured, filter, all, shown, viewer } = gallery;
	return { featured, filter, all, shown, viewer, categories };
}
