import { readSearch, shortestInside } from '@/lib/core/search-words';
import { searchKey } from '@/lib/core/text-folding';

interface TitlePart {
	at: number;
	text: string;
	isMatch: boolean;
}

/** A title in parts; those that a word of the search begins, or is inside of, match: in either script. */
export function markedTitle(title: string, search: string): TitlePart[] {
	const words = readSearch(search)?.words ?? [];
	const isMatch = (part: string) => {
		const key = searchKey(part);
		return words.some(
			({ letters }) => key.startsWith(letters) || (letters.length >= shortestInside && key.includes(letters)),
		);
	};
	return [...title.matchAll(/\s+|\S+/g)].map(({ 0: text, index: at }) => ({
		at,
		text,
		isMatch: text.trim() !== '' && isMatch(text),
	}));
}
