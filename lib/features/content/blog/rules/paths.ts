import type { Language } from '@/lib/core/language';

/** Where a page of the list of blogs is, from 1; of those in one language, or of all where that is null. Unprefixed. */
export function blogsPath(writtenIn: Language | null, page: number): string {
	const list = writtenIn === null ? '/blogs' : `/blogs/language/${writtenIn}`;
	return page === 1 ? list : `${list}/page/${page}`;
}
