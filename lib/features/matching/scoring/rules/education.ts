import * as z from 'zod';
import { letterNames } from '@/lib/core/letter-names';
import { memoize } from '@/lib/core/memoize';
import { searchKey } from '@/lib/core/text-folding';
import { readPairs } from '@/lib/core/word-pairs';
import degreeWordPairs from '@/lib/features/matching/scoring/data/degree-words.json' with { type: 'json' };
import educationWordsJson from '@/lib/features/matching/scoring/data/education-words.json' with {
	type: 'json',
};
import unfinishedWords from '@/lib/features/matching/scoring/data/unfinished-words.json' with {
	type: 'json',
};
import type { EducationLevel } from '@/lib/platform/db/generated/enums';

/** The lowest first. */
export const educationLevels = [
	'school',
	'diploma',
	'graduate',
	'postgraduate',
	'doctorate',
] as const satisfies readonly EducationLevel[];

const levelRow = z.strictObject({
	level: z.enum(educationLevels),
	/**
	 * Degrees as they are shortened, in Latin letters without dots. Chartered, cost and management accountants and company
	 * secretaries count as postgraduate, by the University Grants Commission's decision of 2021.
	 */
	degrees: z.array(z.string()),
	/** One to three words; folding takes their other spellings for the same. */
	words: z.array(z.string()),
});

const levelRows = z.array(levelRow).parse(educationWordsJson);

/** Words beside the name of a level that has been begun and not ended. */
const unfinished = new Set(z.array(z.string()).parse(unfinishedWords).map(searchKey));

/** What is behind somebody who has begun a level: the least that is certain. */
const levelBefore = {
	school: 'school',
	diploma: 'school',
	graduate: 'school',
	postgraduate: 'graduate',
	doctorate: 'postgraduate',
} satisfies Record<EducationLevel, EducationLevel>;

const levelOfDegree = new Map(
	levelRows.flatMap(({ level, degrees }) => degrees.map((degree) => [degree, level] as const)),
);

const levelOfWords = new Map(
	levelRows.flatMap(({ level, words }) => words.map((word) => [searchKey(word), level] as const)),
);

/** How Hindi writes Latin letters and the cut-off words of degrees, as `bare` leaves them. */
const latinByName = new Map([
	...letterNames.flatMap(({ letter, names }) => names.map((name) => [bare(name), letter] as const)),
	...readPairs(degreeWordPairs).flatMap(({ devanagari, latin: [word = ''] }) =>
		devanagari.map((name) => [bare(name), word] as const),
	),
]);

const letterName = new RegExp([...latinByName.keys()].sort((a, b) => b.length - a.length).join('|'), 'g');

function bare(text: string): string {
	return text
		.normalize('NFKD')
		.replace(/\u093c|[\u0300-\u036f]/g, '')
		.replace(/ॉ/g, 'ो')
		.replace(/ऑ/g, 'ओ')
		.toLowerCase()
		.replace(/[०-९]/g, (digit) => String(digit.charCodeAt(0) - '०'.charCodeAt(0)));
}

/** पीएचडी is phd. Null where there is anything but names of letters. */
function asLatin(letters: string): string | null {
	if (/^[a-z0-9]+$/.test(letters)) return letters;
	const names = letters.match(letterName);
	return names?.join('') === letters ? names.map((name) => latinByName.get(name)).join('') : null;
}

/** 12th, 12वीं, XII: a class of a school. */
const schoolClass = /^(?:[5-9]|1[0-2])(?:th|वीं|वी|वां|वा)?(?:pass)?$|^(?:viii|ix|x|xi|xii)(?:th)?(?:pass)?$/;

/** They are other things as well: only where they begin. */
const onlyFirst = new Set(['be', 'me', 'ca', 'cs', 'ms', 'dm', 'bs', 'bt', 'bl', 'pg', 'x']);

/** B·A·M·S and the like; words are at most three. */
const [maxLetters, maxWords] = [6, 3];

/** A piece of a text between dots and spaces, and its folded key: folding takes a while, so that it is done once. */
interface Piece {
	letters: string;
	key: string;
}

/** The level that some pieces of a text name together, such as M·A or higher·secondary. */
function levelNamed(pieces: readonly Piece[], isFirst: boolean): EducationLevel | undefined {
	const joined = pieces.map(({ letters }) => letters).join('');
	const latin = asLatin(joined);
	if (latin !== null && (isFirst || !onlyFirst.has(latin))) {
		const level = levelOfDegree.get(latin);
		if (level !== undefined) return level;
	}
	if (pieces.length > maxWords) return undefined;
	if (schoolClass.test(joined) && (isFirst || !onlyFirst.has(joined))) return 'school';
	return levelOfWords.get(pieces.map(({ key }) => key).join(' '));
}

/** Every level that is named from left to right, the longest name first. */
function levelsNamed(pieces: readonly Piece[]): EducationLevel[] {
	const levels: EducationLevel[] = [];
	for (let at = 0; at < pieces.length; ) {
		let length = Math.min(maxLetters, pieces.length - at);
		let level = levelNamed(pieces.slice(at, at + length), at === 0);
		while (level === undefined && --length > 0) level = levelNamed(pieces.slice(at, at + length), at === 0);
		if (level !== undefined) levels.push(level);
		at += Math.max(length, 1);
	}
	return levels;
}

function levelsOfPart(part: string): EducationLevel[] {
	const pieces = part
		.split(/[^\p{L}\p{N}\p{M}]+/u)
		.filter((letters) => letters !== '')
		.map((letters) => ({ letters, key: searchKey(letters) }));
	const levels = levelsNamed(pieces);
	const hasEnded = !pieces.some(({ key }) => unfinished.has(key));
	return hasEnded ? levels : levels.map((level) => levelBefore[level]);
}

/**
 * The highest level that a text about schooling names, in either script; of what is not ended, the level before it.
 * Null when it is not understood: nothing is guessed.
 */
export const findEducationLevel = memoize((text): EducationLevel | null => {
	const parts = bare(text)
		.replace(/10\s*\+\s*2/g, '12')
		.split(/[,;/&+|]|\s(?:and|with|और|एवं|तथा|व)\s/u);
	const found = parts.flatMap(levelsOfPart);
	return educationLevels.findLast((level) => found.includes(level)) ?? null;
});
