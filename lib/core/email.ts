import { isEmailAddress, maxEmailLength } from './email-rule';
import { rawText } from './text';

/** An e-mail address to be stored as typed, in NFC and outer blanks aside. */
export const emailAddress = rawText(maxEmailLength)
	.transform((email) => email.trim().normalize('NFC'))
	.refine((email) => email !== '', { error: 'required', abort: true })
	.refine((email) => email.length <= maxEmailLength, {
		error: 'tooLong',
		params: { max: maxEmailLength },
		abort: true,
	})
	.refine(isEmailAddress, { error: 'email' });
