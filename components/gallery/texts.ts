import type { getMessages } from '@/lib/platform/i18n/translate';

type Messages = ReturnType<typeof getMessages>;

/** The words of the gallery's own page, handed down by the server. */
export type GalleryTexts = Pick<Messages['gallery'], 'featured' | 'viewer'>;

export function galleryTexts({ gallery: { featured, viewer } }: Messages): GalleryTexts {
	return { featured, viewer };
}
