import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { translator } from '@/lib/platform/i18n/translate';
import { escapeHtml } from '@/lib/platform/mail/html';
import type { MailContent } from '@/lib/platform/mail/mail';
import { mailPage } from '@/lib/platform/mail/mail-page';

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
