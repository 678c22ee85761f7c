import * as z from 'zod';
import { isLongerThan } from './graphemes';

const controlCharacter = /\p{Cc}/u;
/** They turn the direction of what stands around a text as well. */
const directionMarks = /[\u202a-\u202e\u2066-\u2069]/gu;
const visible = /[^\p{Z}\p{Cf}\p{M}\p{Default_Ignorable_Code_Point}]/u;

/**
 * One line of text as it is stored: NFC, outer and doubled spaces gone, empty when nothing of it can be seen. Refuses
 * control characters.
 */
export function line(maxLength: number) {
	return z
		.string()
		.transform((value) =>
			value
				.normalize('NFC')
				.replace(directionMarks, '')
				.replace(/[\s\u200b\ufeff]+/gu, ' ')
				.trim(),
		)
		.transform((value) => (visible.test(value) ? value : ''))
		.refine((value) => !controlCharacter.test(value), { error: 'controlCharacters' })
		.refine((value) => value.length <= maxLength, { error: 'tooLong', params: { max: maxLength } });
}

/**
 * Lines of text as they are stored: NFC, blanks at the ends of lines gone, at most one empty line between two, empty
 * when nothing of it can be seen. Refuses control characters other than tabs and line breaks. `max` counts characters
 * as readers do.
 */
export function lines(max: number) {
	return z
		.string()
		.transform((value) =>
			value
				.normalize('NFC')
				.replace(directionMarks, '')
				.replace(/\r\n?|\u2028|\u2029/g, '\n')
				.replace(/\t/g, ' ')
				.replace(/ +$/gm, '')
				.replace(/\n{3,}/g, '\n\n')
				.trim(),
		)
		.transform((value) => (visible.test(value) ? value : ''))
		.refine((value) => !controlCharacter.test(value.replaceAll('\n', '')), { error: 'controlCharacters' })
		.refine((value) => !isLongerThan(max, value), { error: 'tooLong', params: { max } });
}

/** True for text that no field may hold and Postgres cannot store: NUL, or half of a surrogate pair. */
export function isUnstorable(text: string): boolean {
	return text.includes('\0') || /\p{Cs}/u.test(text);
}

/** The first so many UTF-16 units of a text, never half a surrogate pair. */
export function cutToLength(text: string, length: number): string {
	return text.slice(0, length).replace(/[\ud800-\udbff]$/, '');
}
