/**
 * One spelling for both scripts. A name is written राठौड़, Rathore, Rathod or Rathor by the same family; search,
 * the clan list and the type-to-add fields have to take them for one.
 *
 * Devanagari is read into Latin letters, then both go through the same folds: aspirates, sibilants, nasals, vowel
 * length and doubled letters. Of the vowels only an `a` after the first syllable is left out, because Latin
 * spellings differ most there (Paramar, Parmar); all others stay, so that राम and रोमा remain two names.
 */

import { toLatinDigits } from './digits';

const consonants: Record<string, string> = {
	...{ क: 'k', ख: 'k', ग: 'g', घ: 'g', ङ: 'n', च: 'c', छ: 'c', ज: 'j', झ: 'j', ञ: 'n' },
	...{ ट: 't', ठ: 't', ड: 'd', ढ: 'd', ण: 'n', त: 't', थ: 't', द: 'd', ध: 'd', न: 'n' },
	...{ प: 'p', फ: 'p', ब: 'b', भ: 'b', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v' },
	...{ श: 's', ष: 's', स: 's', ह: 'h', ॻ: 'g', ॼ: 'j', ॾ: 'd', ॿ: 'b' },
};

const vowels: Record<string, string> = {
	...{
		अ: 'a',
		आ: 'a',
		इ: 'i',
		ई: 'i',
		उ: 'u',
		ऊ: 'u',
		ऋ: 'ri',
		ॠ: 'ri',
		ऌ: 'lri',
		ए: 'e',
		ऐ: 'ai',
		ओ: 'o',
		औ: 'au',
	},
	...{ ऍ: 'e', ऎ: 'e', ऑ: 'o', ऒ: 'o', ऄ: 'a', ॲ: 'e', ॐ: 'om' },
};

const vowelSigns: Record<string, string> = {
	...{ 'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u', 'ृ': 'ri', 'ॄ': 'ri', 'ॢ': 'lri', 'ॣ': 'lri' },
	...{ 'े': 'e', 'ै': 'ai', 'ो': 'o', 'ौ': 'au', 'ॅ': 'e', 'ॆ': 'e', 'ॉ': 'o', 'ॊ': 'o' },
};

const nukta = '\u093c';
const virama = '\u094d';
const devanagariMarks = /[\u0900-\u0903\u093a-\u093c\u093e-\u094f\u0951-\u0957\u0962\u0963]+/g;
const nasalSigns = /[\u0900-\u0902]/;

/** Pairs that look like one letter and are often typed as two. */
const typedInTwo: [RegExp, string][] = [
	[/ाे|अो/g, 'ो'],
	[/ाै|अौ/g, 'ौ'],
	[/ाॅ/g, 'ॉ'],
	[/अा/g, 'आ'],
	[/आे/g, 'ओ'],
	[/आै/g, 'औ'],
	[/एे/g, 'ऐ'],
];

function markRank(mark: string): number {
	if (mark === nukta) return 0;
	if (mark in vowelSigns) return 1;
	return mark === virama ? 2 : 3;
}

/** Marks on one letter mean the same in any order, and once as often as twice. */
function sortMarks(run: string): string {
	return [...new Set(run)].sort((a, b) => markRank(a) - markRank(b) || (a < b ? -1 : 1)).join('');
}

const invisible = /\p{Cf}|\u034f|[\ufe00-\ufe0f]/gu;

/** Compatibility forms, case, accents and invisible characters taken off; Devanagari marks in one order. */
function plain(text: string): string {
	const letters = text
		.normalize('NFKD')
		.replace(invisible, '')
		.toLowerCase()
		.toUpperCase()
		.toLowerCase()
		.normalize('NFKD')
		.replace(/ς/g, 'σ')
		// IAST writes ऋ as r with a dot or a ring below: kṛṣṇa. Between vowels the same dot marks ड़.
		.replace(
			/(?<![aeiou][\u0300-\u036f]*)r(?=[\u0300-\u036f]*[\u0323\u0325])(?![\u0300-\u036f]*[aeiou])/g,
			'ri',
		)
		.replace(/[\u0300-\u036f]/g, '')
		.replace(devanagariMarks, sortMarks);
	return typedInTwo.reduce((sofar, [pair, one]) => sofar.replace(pair, one), letters);
}

const isConsonant = (letter: string | undefined) => letter !== undefined && /[b-df-hj-np-tv-z]/.test(letter);
const isVowel = (letter: string | undefined) => letter !== undefined && /[aeiouA]/.test(letter);

/** Reads the Devanagari of one word as Latin; inside, `A` is the vowel that no sign writes, `N` and `M` a nasal sign. */
function readAloud(word: string): string {
	const letters = [...word.replace(/ज्ञ/g, 'ग्य')];
	let read = '';
	for (let at = 0; at < letters.length; at++) {
		const letter = letters[at] ?? '';
		const consonant = consonants[letter];
		if (consonant === undefined) {
			if (nasalSigns.test(letter)) {
				const next = letters[at + 1];
				// At the end it only colours the vowel (माँ, झुंझुनूं), but after ों, ें and a longer word's ां an n is written.
				if (next !== undefined) read += /[पफबभम]/.test(next) ? 'M' : 'N';
				else if (!/[iu]$|^[^aeiouA]*a$/.test(read)) read += 'N';
			} else if (/[०-९]/.test(letter)) read += toLatinDigits(letter);
			else read += vowels[letter] ?? vowelSigns[letter] ?? (/[\u0900-\u097f]/.test(letter) ? '' : letter);
			continue;
		}
		const dotted = letters[at + 1] === nukta;
		if (dotted) at++;
		// ड़ and ढ़ are heard and written as r or d; the folds below meet at r.
		read += dotted && consonant === 'd' ? 'r' : consonant;
		const sign = letters[at + 1];
		if (sign === virama) at++;
		else if (sign === undefined || !(sign in vowelSigns)) read += 'A';
	}
	return withoutSilentVowels(read);
}

/**
 * Hindi leaves the unwritten vowel out at a word's end and, from the end backwards, between a vowel with one
 * consonant and a consonant with a vowel (Ohala's rule). It stays after most clusters: Krishna, Surya, Kshatriya.
 */
function withoutSilentVowels(read: string): string {
	const letters = [...read];
	const last = letters.length - 1;
	if (letters[last] === 'A') {
		const [beforeCluster, clusterEnd] = [letters[last - 2], letters[last - 1]];
		const endsInCluster =
			isConsonant(beforeCluster) && isConsonant(clusterEnd) && beforeCluster !== clusterEnd;
		const easyCluster = /[nmr]/.test(beforeCluster ?? '') && !/[yv]/.test(clusterEnd ?? '');
		const onlyVowel = !letters.slice(0, last).some(isVowel);
		if (!onlyVowel && !read.endsWith('iyA') && (!endsInCluster || easyCluster)) letters.pop();
	}
	for (let at = letters.length - 3; at >= 2; at--)
		if (
			letters[at] === 'A' &&
			isConsonant(letters[at - 1]) &&
			isVowel(letters[at - 2]) &&
			isConsonant(letters[at + 1]) &&
			isVowel(letters[at + 2])
		)
			letters.splice(at, 1);
	return letters.join('').toLowerCase();
}

/** Rathore, Pandey: an `e` at the end that the other spellings leave out. */
const silentEnd = /(?<=[aeiou].*[b-df-hj-np-tv-z])(?<![aeiou])ey?$/;

type Replacer = (whole: string, before: string, after: string, at: number, letters: string) => string;
type Fold = [RegExp, string | Replacer];

const folds: Fold[] = [
	[/([b-df-hj-np-tv-z])\1+/g, '$1'],
	[/si[mn]h(?!a$)|simha$/g, 'sing'],
	[/^(?:jn|dny)/, 'gy'],
	// Gujarati says ru for ऋ: Krupa, Amrut, Pruthviraj.
	[/(?<=[b-df-hj-np-tv-xz])ru(?=[b-df-hj-np-tv-xz])/g, 'ri'],
	[/([bcdfgjkpqrstz])h/g, '$1'],
	[/x/g, 'ks'],
	[/q/g, 'k'],
	[/z/g, 'j'],
	[/f/g, 'p'],
	[/nd[ae]?r$/, 'ndra'],
	[/aa+/g, 'a'],
	[/ee+|ii+/g, 'i'],
	[/oo+|uu+/g, 'u'],
	[silentEnd, ''],
	[/ow(?![aeiouy])/g, 'o'],
	[/w/g, 'v'],
	// Rao is राव, Deora is देवड़ा.
	[/([ae])o/g, '$1v'],
	[/[ao]u/g, 'o'],
	[/iy(?=[aeiou])/g, 'i'],
	[/([b-df-hj-np-tv-xz])y/g, '$1i'],
	// Gehlot and Gahlot.
	[/eh(?![eiou])/g, 'ah'],
	[/[ae]y(?![aeiou])|ei|ae|e/g, 'ai'],
	[/([aiou])\1+/g, '$1'],
	// Rathod, Mewad, Hada beside Rathore, Mewar, Hara; ड़ begins no word and follows no nasal.
	[/(?<=[^nmlr])d(?!a?r)/g, 'r'],
	[/([b-df-hj-np-tv-xz])\1+/g, '$1'],
	[
		/(?<=([b-df-hj-np-tv-xz]))a(?=([b-df-gj-np-tv-xz]))/g,
		(whole, before, after, at, letters) => (before === after || at <= letters.search(/[aeiou]/) ? whole : ''),
	],
	// Gaon is गांव.
	[/anv$/, 'avn'],
	[/n(?=[bp])/g, 'm'],
];

function foldOnce(letters: string): string {
	return folds.reduce(
		(sofar, [pattern, by]) =>
			typeof by === 'string' ? sofar.replace(pattern, by) : sofar.replace(pattern, by),
		letters,
	);
}

/** Folds until nothing changes, so that a key is its own key. Each pass shortens or settles; ten are never needed. */
function foldLetters(letters: string): string {
	let folded = letters;
	for (let pass = 0; pass < 10; pass++) {
		const next = foldOnce(folded);
		if (next === folded) break;
		folded = next;
	}
	return folded;
}

export function foldWord(word: string): string {
	return word.replace(/[a-z]+/g, foldLetters);
}

/** Its words as Latin letters, not folded yet. */
export function getWords(text: string): string[] {
	return plain(text)
		.replace(/['’ʼ]/g, '')
		.split(/[^\p{L}\p{N}\p{M}]+/u)
		.map(readAloud)
		.filter((word) => word !== '');
}

/** What has no letter or digit, such as a lone emoji, is its own key: a key is empty only when nothing is visible. */
function getSymbols(text: string): string {
	return text
		.normalize('NFKD')
		.replace(invisible, '')
		.normalize('NFKD')
		.replace(/[\s\p{Cc}]+/gu, ' ')
		.trim();
}

/**
 * The stored key of a text: its folded words in their order, single spaces between, lower case; ASCII for
 * Devanagari and Latin, other scripts as they are. Made for trigram and prefix matching: fold the query the same
 * way. While somebody is still typing, take an `a` off the end of the query's last word before matching by prefix,
 * since inside a longer word it is left out.
 */
export function searchKey(text: string): string {
	return getWords(text).map(foldWord).join(' ').normalize('NFKD') || getSymbols(text);
}

/**
 * Equal for two texts that are spellings of the same words, in either script, written together or apart
 * (जोधपुर = Jodhpur = Jodh Pur). Not for showing.
 */
export function foldedSpelling(text: string): string {
	const words = getWords(text).map((word) => word.replace(silentEnd, ''));
	// Numbers written apart stay apart: "1 2" is not 12.
	const together = words.join(' ').replace(/(?<!\p{N}) | (?!\p{N})/gu, '');
	return foldWord(together).normalize('NFKD') || getSymbols(text);
}
