import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { translator } from '@/lib/platform/i18n/translate';
import { escapeHtml } from '@/lib/platform/mail/html';
import type { MailContent } from '@/lib/platform/mail/mail';
import { mailPage } from '@/lib/platform/mail/mail-page';

export interface CodeFacts {
	code: string;
	language: Language;
	/** How long the code can be used. */
	minutes: number;
	/** Makes the browser that opens it known to the account. */
	deviceTokenUrl: string;
}

/** The mail with the code that sets a new password. */
export function resetCodeMail({ code, language, minutes, deviceTokenUrl }: CodeFacts): MailContent {
	const t = translator(language);
	const subject = t('mail.resetCode.subject');
	const intro = t('mail.resetCode.intro');
	const validity = t('mail.resetCode.validity', { minutes });
	const notYou = t('mail.resetCode.notYou');
	const waiting = t('mail.resetCode.waiting');
	return {
		language,
		subject,
		text: [intro, code, validity, notYou, `${waiting} ${deviceTokenUrl}`].join('\n\n'),
		html: mailPage(language, subject, [
			`<p>${escapeHtml(intro)}</p>`,
			`<p style="margin:24px 0;font-size:32px;font-weight:700;letter-spacing:8px;color:#7a1f1f">${code}</p>`,
			`<p>${escapeHtml(validity)}</p>`,
			`<p>${escapeHtml(notYou)}</p>`,
			`<p>${escapeHtml(waiting)} <a href="${escapeHtml(deviceTokenUrl)}" style="color:#7a1f1f">${escapeHtml(deviceTokenUrl)}</a></p>`,
		]),
	};
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
