import * as z from 'zod';

const typedText = z.string().brand<'TypedText'>();

/** Text that somebody typed, for a mail to a confirmed address. Only `typedTextFor` makes it, so every mail asks it. */
export type TypedText = z.output<typeof typedText>;

/** Whether somebody has proven to read the mails to an address, as `Member.emailConfirmedAt` says. */
export interface MailRecipient {
	emailConfirmedAt: Date | null;
}

/**
 * Text for a mail to this recipient. Null for an unconfirmed address, which may belong to a stranger: nobody can use
 * the portal to send strangers a text of their own.
 */
export function typedTextFor({ emailConfirmedAt }: MailRecipient, text: string | null): TypedText | null {
	return text === null || emailConfirmedAt === null ? null : typedText.parse(text);
}
