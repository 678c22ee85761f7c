import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { translator } from '@/lib/platform/i18n/translate';
import { escapeHtml } from '@/lib/platform/mail/html';
import type { MailContent } from '@/lib/platform/mail/mail';
import { mailPage } from '@/lib/platform/mail/mail-page';

interface EmailChanged {
	language: Language;
	/** An origin, without a slash at its end. */
	appUrl: string;
	/** The page, unprefixed, that restores the address, and how long it does; null where an administrator has changed it. */
	way: { path: string; days: number } | null;
}

/**
 * The mail to an address that an account has had until now. It does not say which the new address is: the old one may be
 * somebody else's by now.
 */
export function emailChangedMail({ language, appUrl, way }: EmailChanged): MailContent {
	const t = translator(language);
	const subject = t('mail.emailChanged.subject');
	const changed = t('mail.emailChanged.changed');
	const notYou = way ? t('mail.emailChanged.takeBack', { days: way.days }) : t('mail.emailChanged.notYou');
	const url = appUrl + pathIn(language, way ? way.path : '/contact');
	return {
		language,
		subject,
		text: [changed, `${notYou} ${url}`].join('\n\n'),
		html: mailPage(language, subject, [
			`<p>${escapeHtml(changed)}</p>`,
			`<p>${escapeHtml(notYou)} <a href="${escapeHtml(url)}" style="color:#7a1f1f">${escapeHtml(url)}</a></p>`,
		]),
	};
}
