import { searchKey } from '@/lib/core/text-folding';
import type { KnownWord } from '@/lib/core/word-pairs';
import { align } from './align';
import { fromUnits, silentVowels, toUnits, unwritten } from './devanagari-units';
import { endings } from './known-words';
import { learnPairs } from './pair-model';
import { learnSpelling } from './spelling-model';

const maxRemembered = 5000;
const maxLetters = 30;
/** Consonants that व is written w behind, where no vowel is between: Shweta, Dwarka. */
const roundedBy = /[शसदधज]/;
/** Letters. Shorter parts are found in too many words that they are no part of: Sandeep is no San and Deep. */
const minBeginning = 4;
const minEnding = 3;

/** Letters of a key. Short words that are not the same have one key too often: Ved and Weir. */
const minFoldedKey = 5;

/** How many aspirates a word has, which keys leave out: Kanpur and Khanpur. */
const getAspirates = (word: string) => word.match(/[kgcjtdpb]+h|[खघछझठढथधफभ\u095d]/gi)?.length ?? 0;

const getLetters = (latin: string) => latin.toLowerCase().replace(/[^a-z]/g, '');

const signs: Record<string, string> = { उ: 'ु', ऊ: 'ू', ओ: 'ो' };

/** Without a sign a consonant has a vowel that Latin letters always write: an o or u behind it is its sign. */
function withSigns(word: string): string {
	return word.replace(/(?<=[\u0915-\u0939\u0958-\u095f\u093c])[उऊओ]/gu, (vowel) => signs[vowel] ?? vowel);
}

/** A word of one script in the other; null where it has a letter that no known word has. */
export interface WordWriter {
	inLatin: (word: string) => string | null;
	inDevanagari: (word: string) => string | null;
}

interface Aligned {
	units: string;
	chunks: string[];
}

/** Learning takes long, and most names are in the tables. */
function onFirstUse<T>(make: () => T): () => T {
	let made: { value: T } | undefined;
	return () => {
		made ??= { value: make() };
		return made.value;
	};
}

function memoized(find: (word: string) => string | null): (word: string) => string | null {
	const found = new Map<string, string | null>();
	return (word) => {
		const known = found.get(word);
		if (known !== undefined) return known;
		const result = find(word);
		if (found.size >= maxRemembered) found.clear();
		found.set(word, result);
		return result;
	};
}

/** One script's side of words that are written together. */
interface Joining {
	/** How a known word is written in the other script. */
	partOf: (part: string) => string | undefined;
	endingOf: (part: string) => string | undefined;
	/** The same for a word and the a that joins an ending to it: भोजा of भोज, in भोजासर. */
	linkedPartOf: (part: string) => string | undefined;
}

/** A word as a known word and one or more known endings, the last one as long as possible: जय, दीप and सिंह. */
function joined(word: string, joining: Joining): string | null {
	for (let at = minBeginning; at <= word.length - minEnding; at++) {
		if (/[kgcjtdpb]h/.test(word.slice(at - 1, at + 1))) continue;
		const ending = joining.endingOf(word.slice(at));
		if (ending === undefined) continue;
		const before = word.slice(0, at);
		const first = joining.partOf(before) ?? joining.linkedPartOf(before) ?? joined(before, joining);
		if (first) return first + ending;
	}
	return null;
}

const capitalized = (letters: string) => letters.charAt(0).toUpperCase() + letters.slice(1);

interface WordsBySpelling {
	/** Of each spelling in Devanagari, as units, the first word. */
	byUnits: ReadonlyMap<string, KnownWord>;
	byLatin: ReadonlyMap<string, KnownWord>;
}

function bySpelling(words: readonly KnownWord[]): WordsBySpelling {
	const byUnits = new Map<string, KnownWord>();
	const byLatin = new Map<string, KnownWord>();
	for (const word of words) {
		for (const spelling of word.devanagari) {
			const units = toUnits(spelling);
			if (!byUnits.has(units)) byUnits.set(units, word);
		}
		for (const spelling of word.latin) {
			const letters = getLetters(spelling);
			if (!byLatin.has(letters)) byLatin.set(letters, word);
		}
	}
	return { byUnits, byLatin };
}

const knownEndings = bySpelling(endings);

function joinings({ byUnits, byLatin }: WordsBySpelling): { ofUnits: Joining; ofLetters: Joining } {
	return {
		ofUnits: {
			partOf: (part) => byUnits.get(part)?.latin[0],
			endingOf: (part) => knownEndings.byUnits.get(part)?.latin[0],
			linkedPartOf: (part) => {
				const word = part.endsWith('ा') && byUnits.get(part.slice(0, -1) + unwritten);
				return word ? `${word.latin[0]}a` : undefined;
			},
		},
		ofLetters: {
			partOf: (part) => byLatin.get(part)?.devanagari[0],
			endingOf: (part) => knownEndings.byLatin.get(part)?.devanagari[0],
			linkedPartOf: (part) => {
				const word = part.endsWith('a') && byLatin.get(part.slice(0, -1))?.devanagari[0];
				return word && toUnits(word).endsWith(unwritten) ? `${word}ा` : undefined;
			},
		},
	};
}

/**
 * Looks words up, also several written together, and else writes them as `examples` are written. `others` are only looked
 * up: names of clans and villages say little of how names of people are written.
 */
export function learnWords(examples: readonly KnownWord[], others: readonly KnownWord[]): WordWriter {
	const words = [...examples, ...others];
	const { byUnits, byLatin } = bySpelling(words);
	const { ofUnits, ofLetters } = joinings({ byUnits, byLatin });

	/** By the key of a word, which other spellings of it have too; null where two different words have it. */
	const wordsByKey = onFirstUse(() => {
		const byKey = new Map<string, KnownWord | null>();
		for (const word of words)
			for (const spelling of [...word.devanagari, ...word.latin]) {
				const key = searchKey(spelling);
				const known = byKey.get(key);
				const isSame = known === undefined || known?.devanagari[0] === word.devanagari[0];
				byKey.set(key, isSame ? (known ?? word) : null);
			}
		return byKey;
	});

	const findSpelling = (word: string): KnownWord | null => {
		const key = searchKey(word);
		const known = key.length < minFoldedKey ? null : wordsByKey().get(key);
		if (!known) return null;
		const spellings = [...known.devanagari, ...known.latin];
		return spellings.some((spelling) => getAspirates(spelling) === getAspirates(word)) ? known : null;
	};

	const alignedExamples = onFirstUse(() =>
		examples.flatMap(({ devanagari, latin }): Aligned[] => {
			const units = toUnits(devanagari[0] ?? '');
			return latin.flatMap((spelling) => {
				const chunks = align(units, getLetters(spelling));
				return chunks ? [{ units, chunks }] : [];
			});
		}),
	);
	const unitsWriter = onFirstUse(() =>
		learnSpelling(alignedExamples().map(({ units, chunks }) => ({ tokens: [...units], written: chunks }))),
	);
	const lettersReader = onFirstUse(() =>
		learnPairs(
			alignedExamples().map(({ units, chunks }) =>
				chunks.map((letters, at) => ({ unit: units[at] ?? '', letters })),
			),
		),
	);

	const inLatin = memoized((word) => {
		const units = toUnits(word);
		const known = byUnits.get(units) ?? findSpelling(word);
		if (known) return known.latin[0] ?? null;
		const parts = joined(units, ofUnits);
		if (parts) return capitalized(parts.toLowerCase());
		const chunks = unitsWriter()([...units]);
		if (chunks === null) return null;
		const isSilent = silentVowels(units);
		const letters = chunks.map((chunk, at) => {
			if (units[at] === 'व' && chunk === 'v' && roundedBy.test(units[at - 1] ?? '')) return 'w';
			if (units[at] !== unwritten) return chunk;
			return isSilent[at] ? '' : 'a';
		});
		return capitalized(letters.join(''));
	});

	const inDevanagari = memoized((word) => {
		const letters = getLetters(word);
		const known = byLatin.get(letters) ?? findSpelling(word);
		if (known) return known.devanagari[0] ?? null;
		const parts = joined(letters, ofLetters);
		if (parts) return parts;
		// Nobody's name is as long, and reading takes longer with each letter.
		if (letters.length > maxLetters) return null;
		const units = lettersReader()(letters);
		return units === null ? null : withSigns(fromUnits(units));
	});
	return { inLatin, inDevanagari };
}
