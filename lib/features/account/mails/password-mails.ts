import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { translator } from '@/lib/platform/i18n/translate';
import { escapeHtml } from '@/lib/platform/mail/html';
import type { MailContent } from '@/lib/platform/mail/mail';
import { mailPage } from '@/lib/platform/mail/mail-page';
import { type CodeFacts, codeMail } from './code-mail';

export interface ResetCodeFacts extends CodeFacts {
	/** Makes the browser that opens it known to the account. */
	deviceTokenUrl: string;
}

/** The mail with the code that sets a new password. */
export function resetCodeMail({ deviceTokenUrl, ...facts }: ResetCodeFacts): MailContent {
	const text = translator(facts.language)('mail.resetCode.waiting');
	return codeMail('resetCode', facts, { text, url: deviceTokenUrl });
}

/** The mail that says that the password is another one now; `appUrl` is an origin without a slash at its end. */
export function passwordChangedMail({
	language,
	appUrl,
}: {
	language: Language;
	appUrl: string;
}): MailContent {
	const t = translator(language);
	const subject = t('mail.passwordChanged.subject');
	const changed = t('mail.passwordChanged.changed');
	const notYou = t('mail.passwordChanged.notYou');
	const resetUrl = appUrl + pathIn(language, '/forgot-password');
	return {
		language,
		subject,
		text: [changed, `${notYou} ${resetUrl}`].join('\n\n'),
		html: mailPage(language, subject, [
			`<p>${escapeHtml(changed)}</p>`,
			`<p>${escapeHtml(notYou)} <a href="${escapeHtml(resetUrl)}" style="color:#7a1f1f">${escapeHtml(resetUrl)}</a></p>`,
		]),
	};
}
