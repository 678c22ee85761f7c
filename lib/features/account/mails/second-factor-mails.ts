import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { translator } from '@/lib/platform/i18n/translate';
import { escapeHtml } from '@/lib/platform/mail/html';
import type { MailContent } from '@/lib/platform/mail/mail';
import { mailPage } from '@/lib/platform/mail/mail-page';

/** The mail with the code that turns the second factor off. */
export function secondFactorCodeMail({
	code,
	language,
	minutes,
}: {
	code: string;
	language: Language;
	minutes: number;
}): MailContent {
	const t = translator(language);
	const subject = t('mail.secondFactorCode.subject');
	const intro = t('mail.secondFactorCode.intro');
	const validity = t('mail.secondFactorCode.validity', { minutes });
	const notYou = t('mail.secondFactorCode.notYou');
	return {
		language,
		subject,
		text: [intro, code, validity, notYou].join('\n\n'),
		html: mailPage(language, subject, [
			`<p>${escapeHtml(intro)}</p>`,
			`<p style="margin:24px 0;font-size:32px;font-weight:700;letter-spacing:8px;color:#7a1f1f">${code}</p>`,
			`<p>${escapeHtml(validity)}</p>`,
			`<p>${escapeHtml(notYou)}</p>`,
		]),
	};
}

/** The mail that says that the second factor is on or off now; `appUrl` is an origin without a slash at its end. */
export function secondFactorMail({
	language,
	isOn,
	appUrl,
}: {
	language: Language;
	isOn: boolean;
	appUrl: string;
}): MailContent {
	const t = translator(language);
	const state = isOn ? 'secondFactorOn' : 'secondFactorOff';
	const subject = t(`mail.${state}.subject`);
	const changed = t(`mail.${state}.changed`);
	const notYou = t(`mail.${state}.notYou`);
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
