import type { Language } from '@/lib/core/language';
import { letterNames } from '@/lib/core/letter-names';
import { searchKey } from '@/lib/core/text-folding';
import { readPairs } from '@/lib/core/word-pairs';
import cityPairs from './data/cities.json' with { type: 'json' };
import educationPairs from './data/education-words.json' with { type: 'json' };
import goddessPairs from './data/goddesses.json' with { type: 'json' };
import godPairs from './data/gods.json' with { type: 'json' };
import clanPairs from './data/listed-clans.json' with { type: 'json' };
import gotraPairs from './data/listed-gotras.json' with { type: 'json' };
import otherDistrictPairs from './data/other-districts.json' with { type: 'json' };
import professionPairs from './data/professions.json' with { type: 'json' };
import rajasthanDistrictPairs from './data/rajasthan-districts.json' with { type: 'json' };
import tehsilPairs from './data/tehsils.json' with { type: 'json' };
import workPairs from './data/work-words.json' with { type: 'json' };
import { khaanpWords, knownWords } from './known-words';
import { learnWords } from './words';
import { learnMeanings } from './work';

export type Script = 'devanagari' | 'latin';

/** What a text names; of all but names of people the portal lists some in both scripts. */
export type NameKind = 'name' | 'clan' | 'gotra' | 'place' | 'deity' | 'profession' | 'education';

export interface ScriptText {
	text: string;
	/** Whether the portal wrote it: by its tables of names or letter by letter, and not from a list of its own. */
	isOurs: boolean;
}

export const scriptOf: Readonly<Record<Language, Script>> = { hi: 'devanagari', en: 'latin' };

const pairsOfKind: Record<NameKind, readonly (readonly string[])[]> = {
	name: [],
	clan: [clanPairs],
	gotra: [gotraPairs],
	place: [rajasthanDistrictPairs, otherDistrictPairs, tehsilPairs, cityPairs],
	deity: [goddessPairs, godPairs],
	profession: [professionPairs],
	education: [],
};

const listedTexts = new Map(
	Object.entries(pairsOfKind).map(([kind, lists]) => {
		const pairs = lists.flatMap(readPairs);
		const byKey = pairs.flatMap((pair) =>
			[...pair.devanagari, ...pair.latin].map((spelling) => [searchKey(spelling), pair] as const),
		);
		return [kind, new Map(byKey)];
	}),
);

export const wordWriter = learnWords(knownWords, khaanpWords);

const latinWord = /\p{Script=Latin}[\p{Script=Latin}\p{Mn}]*/gu;
const latinLetter = /\p{Script=Latin}/u;
const devanagariWord = /[\u0904-\u0939\u0958-\u0961][\u0900-\u0963\u200c\u200d]*/gu;

/** A code, an address or the like: no name, so that it is shown as it is. */
const noText = /[@_/\\]|\p{L}\p{M}*\d|\d[\p{L}\p{M}]/u;

const nameOfLetter = new Map(letterNames.map(({ letter, names: [name = ''] }) => [letter, name]));

/** Cannot be spoken: in Devanagari it would be a single conjunct, which no line can break. */
const consonantsAlone = /^[^aeiouy]{4,}$/i;

function getDevanagari(word: string): string {
	if (consonantsAlone.test(word)) return word;
	return nameOfLetter.get(word.toLowerCase()) ?? wordWriter.inDevanagari(word) ?? word;
}

const meaningOf = {
	profession: learnMeanings([professionPairs, workPairs, educationPairs].flatMap(readPairs)),
	education: learnMeanings([educationPairs, workPairs].flatMap(readPairs)),
};

/** Capital letters are read one by one; another word of English is not spelled as it is spoken. */
function readInitials(word: string): string | null {
	if (!latinLetter.test(word)) return word;
	const letters = word.replaceAll('.', '');
	return /^[A-Z]{1,5}$/.test(letters)
		? [...letters.toLowerCase()].map((letter) => nameOfLetter.get(letter)).join('')
		: null;
}

function meaningInScript(text: string, script: Script, kind: 'profession' | 'education'): ScriptText {
	const spell =
		script === 'latin'
			? (word: string) => word.replace(devanagariWord, (each) => wordWriter.inLatin(each) ?? each)
			: readInitials;
	const meaning = meaningOf[kind](text, script, spell);
	if (meaning === null || meaning.text.trim() === '') return { text, isOurs: false };
	return { text: meaning.text, isOurs: meaning.isSpelled };
}

/**
 * A name in the script of its reader. What is in that script already, digits, signs and other scripts stay as they are,
 * and so does a text with a word of letters and digits, such as a code.
 */
export function inScript(text: string, script: Script, kind: NameKind): ScriptText {
	const words = script === 'latin' ? devanagariWord : latinWord;
	const asTyped = { text, isOurs: false };
	if (text.search(words) < 0) return asTyped;
	if (kind === 'profession' || kind === 'education') {
		if (/[@_\\]/.test(text)) return asTyped;
		const listedText = listedTexts.get(kind)?.get(searchKey(text))?.[script][0];
		return listedText === undefined
			? meaningInScript(text, script, kind)
			: { text: listedText, isOurs: false };
	}
	if (noText.test(text)) return asTyped;
	// Nobody's name has a digit in it.
	if (kind === 'name' && /\d/.test(text)) return asTyped;
	const known = listedTexts.get(kind)?.get(searchKey(text))?.[script][0];
	if (known !== undefined) return { text: known, isOurs: false };
	const written = text.replace(
		words,
		script === 'latin' ? (word) => wordWriter.inLatin(word) ?? word : getDevanagari,
	);
	return { text: written, isOurs: written !== text };
}

/** Whether a text has words in the script that readers of `language` read, and none in the other. */
export function isReadable(language: Language, text: string): boolean {
	const [own, other] = language === 'hi' ? [devanagariWord, latinWord] : [latinWord, devanagariWord];
	return text.search(own) >= 0 && text.search(other) < 0;
}

/** A name in the script that it is not written in; null where there is nothing to write. */
export function proposeSpelling(name: string): string | null {
	const script = name.search(devanagariWord) < 0 ? 'devanagari' : 'latin';
	const { text } = inScript(name, script, 'name');
	return text === name ? null : text;
}

/** A name in the script that readers of `language` read, as plain text. */
export function writtenIn(language: Language, text: string, kind: NameKind = 'name'): string {
	return inScript(text, scriptOf[language], kind).text;
}
