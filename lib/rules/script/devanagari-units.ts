/**
 * A word in Devanagari as a string of units, one character each: a consonant, a vowel (always as its sign), the vowel
 * that is not written (`A`), or a nasal. राजेंद्र is `राजेंदर` with `ा`, `े` and `ं` between, and ends in `A`.
 */

const nukta = '\u093c';
const virama = '\u094d';
export const unwritten = 'A';

/** By the letter of a vowel, its sign. */
const signs: Record<string, string> = {
	...{
		अ: unwritten,
		आ: 'ा',
		इ: 'ि',
		ई: 'ी',
		उ: 'ु',
		ऊ: 'ू',
		ऋ: 'ृ',
		ए: 'े',
		ऐ: 'ै',
		ओ: 'ो',
		औ: 'ौ',
		ऑ: 'ॉ',
		ऍ: 'ॅ',
	},
};
const vowelLetters: Record<string, string> = Object.fromEntries(
	Object.entries(signs).map(([letter, sign]) => [sign, letter]),
);
/** ड़ and ढ़ are letters of their own; the nukta of others only marks where a word comes from. */
const dotted: Record<string, string> = { ड: '\u095c', ढ: '\u095d' };
const nasals: Record<string, string> = { 'ँ': 'ं' };
/** A nasal before a consonant of its own row is written as a dot as often: राजेन्द्र, राजेंद्र. */
const nasalBeforeItsRow = /ङ्(?=[क-घ])|ञ्(?=[च-झ])|ण्(?=[ट-ढ])|न्(?=[त-ध])|म्(?=[प-भ])/g;

const isConsonant = (unit: string | undefined) => unit !== undefined && /[क-ह\u095c\u095d]/.test(unit);
const isVowel = (unit: string | undefined) => unit !== undefined && unit in vowelLetters;

export function toUnits(word: string): string {
	const letters = [...word.normalize('NFD').replace(nasalBeforeItsRow, 'ं')];
	let units = '';
	for (let at = 0; at < letters.length; at++) {
		const letter = letters[at] ?? '';
		if (letter === nukta || letter === virama) continue;
		const isDotted = letters[at + 1] === nukta;
		units += (isDotted && dotted[letter]) || nasals[letter] || signs[letter] || letter;
		const next = letters[isDotted ? at + 2 : at + 1];
		if (isConsonant(letter) && next !== virama && !isVowel(next)) units += unwritten;
	}
	return units;
}

export function fromUnits(units: string): string {
	return [...units]
		.map((unit, at, all) => {
			const before = all[at - 1];
			if (isVowel(unit)) {
				if (!isConsonant(before)) return vowelLetters[unit] ?? '';
				return unit === unwritten ? '' : unit;
			}
			return isConsonant(unit) && isConsonant(before) ? virama + unit : unit;
		})
		.join('')
		.normalize('NFC');
}

/**
 * Which of a word's unwritten vowels Hindi does not speak: the last one, and from the end backwards each one between a
 * vowel with one consonant and a consonant with a vowel (Ohala, Aspects of Hindi Phonology, 1983). After a cluster that
 * ends in य, र, ल or व it is spoken: सूर्य, चंद्र.
 */
export function silentVowels(units: string): boolean[] {
	const letters = [...units];
	const isSilent = letters.map(() => false);
	const last = letters.length - 1;
	const isSpoken = (at: number) => isVowel(letters[at]) && !isSilent[at];
	const isOnlyVowel = letters.filter(isVowel).length === 1;
	if (letters[last] === unwritten && !isOnlyVowel) {
		const isCluster = isConsonant(letters[last - 2]) && isConsonant(letters[last - 1]);
		const isAfterNasal = letters[last - 2] === 'ं';
		const endsInSemivowel = /[यरलव]/.test(letters[last - 1] ?? '');
		const isAfterI = letters[last - 1] === 'य' && letters[last - 2] === 'ि';
		isSilent[last] = !isAfterI && (isAfterNasal || !isCluster || !endsInSemivowel);
	}
	for (let at = last - 2; at >= 2; at--)
		isSilent[at] =
			letters[at] === unwritten &&
			isConsonant(letters[at - 1]) &&
			isSpoken(at - 2) &&
			isConsonant(letters[at + 1]) &&
			isSpoken(at + 2);
	return isSilent;
}
