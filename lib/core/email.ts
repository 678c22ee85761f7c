import { rawText } from './text';

export const maxEmailLength = 254;

// Narrower than the RFC: nothing that could mean a second address or a display name to a mail server.
const address =
	/^[^\s\p{C}@<>()[\]\\,;:"]{1,64}@(?:[^\s\p{C}@<>()[\]\\,;:".]+\.)+[^\s\p{C}@<>()[\]\\,;:".]{2,}$/u;

/** What makes two addresses the same: trimmed, NFKC, lower-case. */
export function emailKeyOf(email: string): string {
	return email.trim().normalize('NFKC').toLowerCase();
}

/** An e-mail address to be stored as typed, in NFC and outer blanks aside. */
export const emailAddress = rawText(maxEmailLength)
	.transform((email) => email.trim().normalize('NFC'))
	.refine((email) => email !== '', { error: 'required', abort: true })
	.refine((email) => email.length <= maxEmailLength, {
		error: 'tooLong',
		params: { max: maxEmailLength },
		abort: true,
	})
	.refine((email) => address.test(email) && address.test(emailKeyOf(email)), { error: 'email' });
