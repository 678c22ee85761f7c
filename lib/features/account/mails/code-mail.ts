import type { Language } from '@/lib/core/language';
import { translator } from '@/lib/platform/i18n/translate';
import { composeMail, type MailBlock } from '@/lib/platform/mail/compose-mail';
import type { MailContent } from '@/lib/platform/mail/mail';

export interface CodeFacts {
	/** Six digits. */
	code: string;
	language: Language;
	/** How long the code can be used. */
	minutes: number;
}

/**
 * A mail with a code: for a new password, against the second factor, or to an address that an account is to have, which may
 * be a stranger's. Without a name.
 */
export function codeMail(
	kind: 'resetCode' | 'secondFactorCode' | 'emailChangeCode',
	{ code, language, minutes }: CodeFacts,
	advice?: MailBlock,
): MailContent {
	const t = translator(language);
	return composeMail(language, t(`mail.${kind}.subject`), [
		t(`mail.${kind}.intro`),
		{ kind: 'code', text: code },
		t(`mail.${kind}.validity`, { minutes }),
		t(`mail.${kind}.notYou`),
		...(advice ? [advice] : []),
	]);
}
