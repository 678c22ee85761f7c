import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { translator } from '@/lib/platform/i18n/translate';
import { composeMail, type MailBlock } from '@/lib/platform/mail/compose-mail';
import type { MailContent } from '@/lib/platform/mail/mail';

/** How a member confirms their address. */
export interface Confirmation {
	/** Unprefixed. */
	path: string;
	/** Six digits, to be typed by the member who is logged in. */
	code: string;
	/** How long both can be used. */
	days: number;
}

interface Reader {
	language: Language;
	/** An origin, without a slash at its end. */
	appUrl: string;
}

/** The mail that is sent again, and after an address has changed. Without a name: the address may be a stranger's. */
export function confirmationMail({ language, appUrl, ...confirmation }: Reader & Confirmation): MailContent {
	const t = translator(language);
	return composeMail(language, t('mail.confirmation.subject'), [
		t('mail.confirmation.intro'),
		...confirmationBlocks({ language, appUrl }, confirmation),
		t('mail.confirmation.notYou'),
	]);
}

/** What every mail says that asks to confirm an address. */
export function confirmationBlocks(
	{ language, appUrl }: Reader,
	{ path, code, days }: Confirmation,
): MailBlock[] {
	const t = translator(language);
	return [
		{ kind: 'button', text: t('mail.confirmation.confirm'), url: appUrl + pathIn(language, path) },
		t('mail.confirmation.code', { code }),
		t('mail.confirmation.validity', { days }),
	];
}
