import { cutTo } from '@/lib/core/graphemes';
import { splitParagraphs } from '@/lib/core/paragraphs';

/** As much as search engines show, in characters as readers count them. */
const longest = 160;

/** The beginning of a text as one line; null when nothing is written there. */
export function descriptionOf(text: string): string | null {
	const line = splitParagraphs(text).join(' ').replace(/\s+/g, ' ');
	return line === '' ? null : cutTo(longest, line);
}
