import type { MediaSelect } from '@/lib/platform/db/generated/models';
import { defaultWidths, picturePath } from './picture-path';

/** What a page needs of a Media row to show the picture. */
export const pictureSelect = {
	id: true,
	width: true,
	height: true,
	blur: true,
	variants: { select: { width: true } },
} as const satisfies MediaSelect;

interface PictureRow {
	id: string;
	width: number;
	height: number;
	blur: string;
	variants: { width: number }[];
}

/** A picture as a page shows it: size in CSS pixels, a blurred data URL to start with. Its addresses follow from the rest. */
export interface Picture {
	media: string;
	/** In which it was made. */
	widths: readonly number[];
	width: number;
	height: number;
	blur: string;
}

export function getPicture({ id, width, height, blur, variants }: PictureRow): Picture {
	return { media: id, widths: variants.map((variant) => variant.width), width, height, blur };
}

/** The one address that an answer carries for an image. */
export function defaultPicturePath({ id }: { id: string }): string {
	return picturePath(id, defaultWidths.image);
}
