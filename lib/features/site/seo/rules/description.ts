import { cutTo, cutToWord } from '@/lib/core/graphemes';
import { splitParagraphs } from '@/lib/core/paragraphs';

/** As much as search engines show, in characters as readers count them. */
const longest = 160;

/** Fewer say too little: a sentence that begins behind them is cut in its middle. */
const shortest = 60;
const sentenceEnds = ['. ', '। ', '! ', '? '];

/** The beginning of a text as one line, in whole sentences where that is possible, else in whole words; null when nothing is written there. */
export function findDescription(text: string): string | null {
	const line = splitParagraphs(text).join(' ').replace(/\s+/g, ' ');
	const cut = cutTo(longest, line);
	if (cut === line) return line || null;
	const end = Math.max(...sentenceEnds.map((mark) => cut.lastIndexOf(mark)));
	const sentences = cut.slice(0, end + 1);
	return sentences.length >= shortest ? sentences : cutToWord(longest, line);
}
