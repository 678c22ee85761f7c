import { readPairs } from '@/lib/core/word-pairs';
import everydayWords from './data/everyday-words.json' with { type: 'json' };
import { wordWriter } from './in-script';
import { knownWords } from './known-words';

const maxOffers = 5;
/** Letters. Fewer begin too many words. */
const minBeginning = 3;

const everyday = readPairs(everydayWords);

/**
 * What somebody who types Latin letters may mean in Devanagari, the likeliest first: an everyday word, the word as a
 * name, and known longer ones.
 */
export function offerWords(letters: string): string[] {
	const typed = letters.toLowerCase();
	const meant = everyday.filter(({ latin }) => latin.includes(typed)).map(({ devanagari }) => devanagari[0]);
	const written = wordWriter.inDevanagari(typed);
	const isBeginning = ({ latin }: { latin: readonly string[] }) =>
		latin.some((spelling) => spelling.toLowerCase().startsWith(typed));
	const longer =
		typed.length < minBeginning
			? []
			: [...knownWords.filter(isBeginning), ...everyday.filter(isBeginning)].map(
					({ devanagari }) => devanagari[0],
				);
	const offers = [...meant, written, ...longer];
	return [...new Set(offers)].filter((offer) => offer !== null && offer !== undefined).slice(0, maxOffers);
}
