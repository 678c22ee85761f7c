/** CSS pixels. Variants are made in these widths, none wider than the picture. */
export const pictureWidths = [160, 480, 720, 960, 1600] as const;

/** The width of a photo or image where one address has to do. */
export const defaultWidths = { photo: 480, image: 960 } as const;

/** Where a browser finds the picture; a width that was not made answers the next wider one, or the widest. */
export function picturePath(mediaId: string, width: number): string {
	return `/api/media/${mediaId}/${width}`;
}

/**
 * Where a browser finds the photo of a member, which is another one for each reader. `v` tells a new photo from the last one;
 * `candidateId` is for whom the reader looks, where it is not themselves.
 */
export function memberPhotoPath(memberId: string, mediaId: string, candidateId?: string): string {
	const address = `/api/media/members/${memberId}?v=${mediaId.slice(0, 8)}`;
	return candidateId === undefined ? address : `${address}&for=${candidateId}`;
}

/** The `srcset` of a picture, out of the widths that it was made in. */
export function pictureSrcSet(mediaId: string, widths: readonly number[]): string {
	return [...widths]
		.sort((a, b) => a - b)
		.map((width) => `${picturePath(mediaId, width)} ${width}w`)
		.join(', ');
}
