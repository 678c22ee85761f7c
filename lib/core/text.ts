import * as z from 'zod';

const controlCharacter = /\p{Cc}/u;

/** One line of text as it is stored: NFC, outer and doubled spaces gone. Refuses control characters. */
export function line(maxLength: number) {
	return z
		.string()
		.transform((value) =>
			value
				.normalize('NFC')
				.replace(/[\s\u200b\ufeff]+/gu, ' ')
				.trim(),
		)
		.refine((value) => !controlCharacter.test(value), { error: 'controlCharacters' })
		.refine((value) => value.length <= maxLength, { error: 'tooLong', params: { max: maxLength } });
}

/** True for text that no field may hold and Postgres cannot store: NUL, or half of a surrogate pair. */
export function isUnstorable(text: string): boolean {
	return text.includes('\0') || /\p{Cs}/u.test(text);
}
