import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { translator } from '@/lib/platform/i18n/translate';
import { escapeHtml } from '@/lib/platform/mail/html';
import type { MailContent } from '@/lib/platform/mail/mail';
import { mailPage } from '@/lib/platform/mail/mail-page';

/**
 * The mail to an address that an account has had until now; `appUrl` is an origin without a slash at its end. It
 * does not say which the new address is: the old one may be somebody else's by now.
 */
export function emailChangedMail({ language, appUrl }: { language: Language; appUrl: string }): MailContent {
	const t = translator(language);
	const subject = t('mail.emailChanged.subject');
	const changed = t('mail.emailChanged.changed');
	const notYou = t('mail.emailChanged.notYou');
	const contactUrl = appUrl + pathIn(language, '/contact');
	return {
		language,
		subject,
		text: [changed, `${notYou} ${contactUrl}`].join('\n\n'),
		html: mailPage(language, subject, [
			`<p>${escapeHtml(changed)}</p>`,
			`<p>${escapeHtml(notYou)} <a href="${escapeHtml(contactUrl)}" style="color:#7a1f1f">${escapeHtml(contactUrl)}</a></p>`,
		]),
	};
}
