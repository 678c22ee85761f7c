import { foldedSpelling, searchKey } from './text-folding';

/** What somebody looks for, as keys are compared with it; in memory and in the database alike. */
export interface SearchWords {
	/** The key of the whole text. */
	key: string;
	/** The same as a prefix of keys, should its last word be typed half. */
	beginning: string;
	/** Its words, the last one as a prefix. */
	words: SearchWord[];
}

export interface SearchWord {
	letters: string;
	/** What is looked for inside words: with the last letter that a prefix leaves out (सोढा is no Sisodia). */
	whole: string;
	/** The whole words that differ by one slip; `_` is any letter. */
	slips: string[];
}

/** Fewer letters say too little inside a word, and make no trigram: they are looked for where words begin. */
export const shortestInside = 3;

/** What is longer than that is no name: the rest of the words is not looked for one by one. */
const maxWords = 6;

/** Letters. A shorter word is a neighbour of too many others but for swaps, a longer one has too many neighbours. */
const [shortestWithSlip, longestWithSlip] = [4, 16];

/** Letters. In a shorter word another letter makes another name: Karan (`karn`) and Kalan (`kaln`). */
const shortestWithAnotherLetter = 5;

/** Letters. In a shorter word another first letter makes another name: Kanwar and Panwar. */
const shortestWithAnotherStart = 6;

/** Keys of words that so many names have that with a slip they would find half the list. */
export const commonWords: ReadonlySet<string> = new Set(['sing', 'kanvr']);

/** Null for a text of which nothing can be looked for. */
export function readSearch(text: string): SearchWords | null {
	const key = searchKey(text);
	if (key === '' || text.split(/\s+/).some(isNoWord)) return null;
	// Inside a longer word an `a` after the first syllable is left out, so a half-typed word must not insist on it.
	const beginning = key.replace(/(?<=[aeiou][^ ]*)a$/, '');
	const swapped = swappedKeys(text);
	const wholeWords = key.split(' ');
	const words = beginning.split(' ').map((letters, at) => {
		const whole = wholeWords[at] ?? letters;
		return { letters, whole, slips: getSlips(whole, swapped) };
	});
	return { key, beginning, words: words.slice(0, maxWords) };
}

/**
 * Whether a word only repeats a letter (zzzz, shhh, aaaa). Folding doubled letters leaves one or two letters of it, and
 * half the list begins with those. Drawn out words (Jhaaala, maaa) are words.
 */
function isNoWord(word: string): boolean {
	const letters = word.normalize('NFKD').replace(/\P{L}/gu, '');
	const hasRun = /^(\p{L})\1{2,}$|([^\P{L}aeiou])\2\2/iu.test(letters);
	return hasRun && searchKey(word).length < shortestInside;
}

/** By the key of each word, the keys of what it is with two neighbouring letters in the other order. */
function swappedKeys(text: string): Map<string, string[]> {
	const typed = text.split(/\s+/).slice(0, maxWords);
	return new Map(
		typed.map((word) => {
			const swaps = [...word].slice(1).map((_, at) => searchKey(swap(word, at)));
			return [searchKey(word), swaps];
		}),
	);
}

function swap(word: string, at: number): string {
	return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
}

/** A letter missing, too many or another, or two that changed places. An e is two letters of a key. */
function getSlips(word: string, swapped: Map<string, string[]>): string[] {
	if (!isLatin(word) || commonWords.has(word) || word.length > longestWithSlip) return [];
	const swaps = (swapped.get(word) ?? []).filter((key) => isLatin(key) && key.length >= shortestInside);
	if (word.length < shortestWithSlip) return slipsAllowed(word, swaps);
	const slips = [...word].flatMap((_, at) => {
		const [before, after] = [word.slice(0, at), word.slice(at)];
		const missing = `${before}${word.slice(at + 1)}`;
		const here =
			word.length < shortestWithAnotherLetter ? [missing] : [`${before}_${word.slice(at + 1)}`, missing];
		return at === 0 ? here : [...here, `${before}_${after}`, `${before}ai${after}`, swap(word, at - 1)];
	});
	return slipsAllowed(word, [...slips, ...swaps]);
}

function slipsAllowed(word: string, slips: string[]): string[] {
	const isFree = word.length >= shortestWithAnotherStart;
	return [...new Set(slips)].filter((slip) => isFree || slip[0] === word[0]);
}

function isLatin(key: string): boolean {
	return /^[a-z]+$/.test(key);
}

/**
 * How well stored keys fit what is looked for, the smaller the better; null for those that do not. In memory what
 * `matchKey` is in the database: the same words, a beginning of it, its words begin words, they are inside words,
 * they do but for a small slip.
 */
export function keyRanker({ key, beginning, words }: SearchWords): (stored: string) => number | null {
	const nearly = words.map(({ slips }) =>
		slips.length === 0 ? null : new RegExp(` (${slips.join('|').replaceAll('_', '[^ ]')}) `),
	);
	return (stored) => {
		if (stored === key) return 0;
		if (stored.startsWith(beginning)) return 1;
		const padded = ` ${stored} `;
		if (words.every(({ letters }) => padded.includes(` ${letters}`))) return 2;
		if (words.every((word) => isInside(word, padded))) return 3;
		const isSimilar = words.every((word, at) => isInside(word, padded) || nearly[at]?.test(padded));
		return isSimilar ? 4 : null;
	};
}

function isInside({ letters, whole }: SearchWord, padded: string): boolean {
	return padded.includes(` ${letters}`) || (whole.length >= shortestInside && padded.includes(whole));
}

/** A value of a list that is searched in memory. Folding takes a moment: once a list, not once a letter. */
export interface KeyedOption {
	option: string;
	key: string;
	spelling: string;
	/** How else it is written. */
	also?: readonly KeyedOption[];
}

export function keyedOption(option: string): KeyedOption {
	return { option, key: searchKey(option), spelling: foldedSpelling(option) };
}
