import * as z from 'zod';
import { isLongerThan } from './graphemes';

const controlCharacter = /\p{Cc}/u;
/** They turn the direction of what stands around a text as well. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/gu;
const visible = /[^\p{Z}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}]/u;

/** NFC comes last: a letter and its accent may have had a mark between them. */
function withoutMarks(text: string): string {
	return text.replace(directionMarks, '').normalize('NFC');
}

/**
 * One line of text as it is stored: NFC, outer and doubled spaces gone, empty when nothing of it can be seen. Refuses
 * control characters.
 */
export function line(maxLength: number) {
	return z
		.string()
		.transform((value) =>
			withoutMarks(value)
				.replace(/[\s\u200b\ufeff]+/gu, ' ')
				.trim(),
		)
		.transform((value) => (visible.test(value) ? value : ''))
		.refine((value) => !controlCharacter.test(value), { error: 'controlCharacters' })
		.refine((value) => value.length <= maxLength, { error: 'tooLong', params: { max: maxLength } });
}

/** So many UTF-16 units a character may have on average: a heap of marks on one letter is no text. */
export const unitsEach = 5;

const lineBreak = /\r\n?|[\u2028\u2029]/g;

/**
 * Text of several lines as it is stored: NFC, line breaks as `\n`, tabs as spaces, outer blanks gone, empty when nothing
 * of it can be seen. Refuses control characters; its length is counted as readers count.
 */
export function lines(maxLength: number) {
	return z
		.string()
		.transform((value) => withoutMarks(value).replace(lineBreak, '\n').replace(/\t/g, ' ').trim())
		.transform((value) => (visible.test(value) ? value : ''))
		.refine((value) => !controlCharacter.test(value.replaceAll('\n', '')), { error: 'controlCharacters' })
		.refine((value) => value.length <= maxLength * unitsEach && !isLongerThan(maxLength, value), {
			error: 'tooLong',
			params: { max: maxLength },
		});
}

/** True for text that no field may hold and Postgres cannot store: NUL, or half of a surrogate pair. */
export function isUnstorable(text: string): boolean {
	return text.includes('\0') || /\p{Cs}/u.test(text);
}

/** The first so many UTF-16 units of a text, never half a surrogate pair. */
export function cutToLength(text: string, length: number): string {
	return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
