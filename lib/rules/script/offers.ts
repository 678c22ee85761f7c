import { wordWriter } from './in-script';
import { knownWords } from './known-words';

const maxOffers = 5;
/** Letters. Fewer begin too many words. */
const minBeginning = 3;

/** What somebody who types Latin letters may mean in Devanagari, the likeliest first: the word, and known longer ones. */
export function offerWords(letters: string): string[] {
	const typed = letters.toLowerCase();
	const written = wordWriter.inDevanagari(typed);
	const isBeginning = ({ latin }: { latin: readonly string[] }) =>
		latin.some((spelling) => spelling.toLowerCase().startsWith(typed));
	const longer = typed.length < minBeginning ? [] : knownWords.filter(isBeginning);
	const offers = [written, ...longer.map(({ devanagari }) => devanagari[0])];
	return [...new Set(offers)].filter((offer) => offer !== null && offer !== undefined).slice(0, maxOffers);
}
