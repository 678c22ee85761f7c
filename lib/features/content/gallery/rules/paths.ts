/** Servers decode some of these twice, or take what is behind a dot for the ending of a file. */
const unsafe = /[~%./\\?#]/g;

/** A category as it is written in an address, such as `Fairs` or `Fairs ~2f Melas` (encoded for an address). */
function encodeCategory(category: string): string {
	const hex = (letter: string) => `~${letter.charCodeAt(0).toString(16)}`;
	return encodeURIComponent(category.replace(unsafe, hex));
}

/** The category that a part of an address names, encoded or not; null for what `encodeCategory` never makes. */
export function decodeCategory(encoded: string): string | null {
	try {
		return decodeURIComponent(encoded).replace(/~([\da-f]{2})/g, (_, code: string) =>
			String.fromCharCode(Number.parseInt(code, 16)),
		);
	} catch {
		return null;
	}
}

/** Where a page of the gallery is, from 1; of one category, or of all where that is null. Unprefixed. */
export function galleryPath(category: string | null, page: number): string {
	const list = category === null ? '/gallery' : `/gallery/category/${encodeCategory(category)}`;
	return page === 1 ? list : `${list}/page/${page}`;
}
