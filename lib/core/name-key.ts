import { foldWord, getWords, searchKey } from './text-folding';

/** Second words that families write apart or together with the first: Guman Pal, अमृतकंवर, Ramsingh. As Latin letters. */
const endings = [
	'si[nm]g?h?',
	'k[au]?n[vw]a?r',
	'(?:de[vw]i?|kumari?|bai|rani|raje?)',
	'(?:pal|lal|das|ram|nath?|ch?and|bh?a+n|sen|ka?ran|ba+)',
	'(?:[vw](?:i|ee)r|ji+t|jeet|[vw]ija[iy]|pratap|prasad|prakash?|narayan|sh?ankar|mohan|bahadur)',
].join('|');

/** With three letters before it: Gopal and Suraj are one word, and so is Vikram. */
const compound = new RegExp(`^(?!.?[aiou]k+ram$)(.{3,}(?<!m(?=ba)))(${endings})$`);

/**
 * What a name is found by: its search key; after an exclamation mark, which sorts before letters, what its words are
 * when they are written together, or apart where they end in a word that names often end in.
 */
export function nameKey(...spellings: string[]): string {
	const keys = spellings.map(searchKey).filter((key) => key !== '');
	const words = (keys[0] ?? '').split(' ');
	const others = [...keys.slice(1).flatMap((key) => key.split(' ')), ...spellings.flatMap(otherForms)];
	const added = [...new Set(others)].filter((word) => !words.includes(word));
	return [...words, ...(added.length > 0 ? ['!', ...added] : [])].join(' ');
}

function otherForms(name: string): string[] {
	const words = getWords(name);
	const together = words.slice(1).map((word, at) => foldWord(`${words[at]}${word}`));
	const apart = words.flatMap((word) => compound.exec(word)?.slice(1, 3).map(foldWord) ?? []);
	return [...together, ...apart].flatMap((word) => (/^[a-z]+$/.test(word) ? [word] : []));
}
