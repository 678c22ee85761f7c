/** Where a part of the gallery stands, from 1; unprefixed. */
export function galleryPath(page: number): string {
	return page === 1 ? '/gallery' : `/gallery/page/${page}`;
}
