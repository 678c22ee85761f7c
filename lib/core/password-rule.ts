import { rawText } from './text';

const maxLength = 128;

/** A password to be set: any characters, 8 to 128 of them as people count, half-written emoji aside. Not trimmed. */
export const newPassword = passwordFrom(8);

/** What an adder types for a relative's account. It opens nothing: the relative sets a password of their own. */
export const temporaryPassword = passwordFrom(6);

/** A password that somebody types to show who they are. */
export const typedPassword = rawText(maxLength).min(1);

function passwordFrom(minLength: number) {
	return rawText(maxLength)
		.refine((password) => password !== '', { error: 'required', abort: true })
		.refine((password) => getLength(password) >= minLength, {
			error: 'tooShort',
			params: { min: minLength },
			abort: true,
		})
		.refine((password) => getLength(password) <= maxLength, { error: 'tooLong', params: { max: maxLength } });
}

/** One text for every way a keyboard may compose it, so that a password typed elsewhere still fits. */
export function normalizePassword(password: string): string {
	return password.normalize('NFKC');
}

function getLength(password: string): number {
	return [...normalizePassword(password)].length;
}
