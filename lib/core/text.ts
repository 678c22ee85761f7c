import * as z from 'zod';
import type { FieldError } from './errors';
import { isLongerThan } from './graphemes';

const controlCharacter = /\p{Cc}/u;
/** Signs that turn the direction of the text around them as well, and signs around notes between its lines. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069\ufff9-\ufffb]/gu;
const visible = /[^\p{Z}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}]/u;

/**
 * UTF-16 units that all texts of a request may have together: four times what the longest field stores. A field refuses
 * what is longer than four times its own limit.
 */
export const maxRawLength = 400_000;
const rawLengthFactor = 4;

/** No letter of any language has more combining marks. */
export const maxMarksInARow = 8;
/** Two kana are marks once they are in NFKC. */
const tooManyMarks = new RegExp(`[\\p{M}\\uff9e\\uff9f]{${maxMarksInARow + 1}}`, 'u');
/** They are taken out of texts before these are normalized, so the marks on both sides are in a row. */
const leftOut = /[\p{Cf}'’ʼ]+/gu;

/**
 * Whether more combining marks are in a row than a text may have: `normalize()` sorts them in quadratic time. Takes linear
 * time itself.
 */
export function hasTooManyMarks(text: string): boolean {
	return tooManyMarks.test(text.replace(leftOut, ''));
}

/**
 * Why nothing may be done with parsed JSON, a form, a query or a row of a table: the first fault in its texts and names
 * of fields. Comes before anything else is done with a text. Walks without recursion, because the caller decides how
 * deep the input is. Null for input whose texts may be read.
 */
export function findTextFault(input: unknown): FieldError | null {
	const open: [path: string, value: unknown][] = [['', input]];
	let length = 0;
	const faultIn = (text: string): Omit<FieldError, 'path'> | null => {
		length += text.length;
		if (length > maxRawLength) return { message: 'tooLong', values: { max: maxRawLength } };
		if (isUnstorable(text)) return { message: 'controlCharacters' };
		return hasTooManyMarks(text) ? { message: 'tooManyMarks', values: { max: maxMarksInARow } } : null;
	};
	for (let entry = open.pop(); entry; entry = open.pop()) {
		const [path, value] = entry;
		const fault = typeof value === 'string' ? faultIn(value) : null;
		if (fault) return { path, ...fault };
		if (typeof value !== 'object' || value === null) continue;
		const isList = Array.isArray(value);
		for (const [key, child] of Object.entries(value)) {
			const faultOfKey = isList ? null : faultIn(key);
			if (faultOfKey) return { path, ...faultOfKey };
			open.push([path ? `${path}.${key}` : key, child]);
		}
	}
	return null;
}

const tooLong = (max: number) => ({ error: 'tooLong', params: { max } });

/** A text that is refused before anything is done with it where it is far longer than the `maxUnits` it may have in the end. */
export function rawText(maxUnits: number, maxLength = maxUnits) {
	return z.string().refine((text) => text.length <= maxUnits * rawLengthFactor, {
		...tooLong(maxLength),
		abort: true,
	});
}

/** A text as it is stored. NFC comes last: a letter and its accent may have had a mark between them. */
export function withoutMarks(text: string): string {
	return text.replace(directionMarks, '').normalize('NFC');
}

/**
 * One line of text as it is stored: NFC, outer and doubled spaces gone, empty when nothing of it can be seen. Refuses
 * control characters.
 */
export function line(maxLength: number) {
	return oneLine(maxLength, maxLength).refine((value) => value.length <= maxLength, tooLong(maxLength));
}

/** The same, its length counted as readers count. */
export function lineOfCharacters(maxLength: number) {
	return oneLine(maxLength * unitsEach, maxLength).refine(
		(value) => isWithin(maxLength, value),
		tooLong(maxLength),
	);
}

function oneLine(maxUnits: number, maxLength: number) {
	return rawText(maxUnits, maxLength)
		.transform((value) =>
			withoutMarks(value)
				.replace(/[\s\u200b\ufeff]+/gu, ' ')
				.trim(),
		)
		.transform((value) => (visible.test(value) ? value : ''))
		.refine((value) => !controlCharacter.test(value), { error: 'controlCharacters' });
}

/** What somebody looks for, without outer blanks. */
export function searchText(maxLength: number) {
	return rawText(maxLength).trim().max(maxLength);
}

/** So many UTF-16 units a character may have on average: a heap of marks on one letter is no text. */
export const unitsEach = 5;

function isWithin(maxLength: number, value: string): boolean {
	return value.length <= maxLength * unitsEach && !isLongerThan(maxLength, value);
}

export const lineBreak = /\r\n?|[\u2028\u2029]/g;

/**
 * Text of several lines as it is stored: NFC, line breaks as `\n`, tabs as spaces, outer blanks gone, empty when nothing
 * of it can be seen. Refuses control characters; its length is counted as readers count.
 */
export function lines(maxLength: number) {
	return rawText(maxLength * unitsEach, maxLength)
		.transform((value) => withoutMarks(value).replace(lineBreak, '\n').replace(/\t/g, ' ').trim())
		.transform((value) => (visible.test(value) ? value : ''))
		.refine((value) => !controlCharacter.test(value.replaceAll('\n', '')), { error: 'controlCharacters' })
		.refine((value) => isWithin(maxLength, value), tooLong(maxLength));
}

/** True for text that no field may hold and Postgres cannot store: NUL, or half of a surrogate pair. */
function isUnstorable(text: string): boolean {
	return text.includes('\0') || /\p{Cs}/u.test(text);
}

/** The first so many UTF-16 units of a text, never half a surrogate pair. */
export function cutToLength(text: string, length: number): string {
	return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
