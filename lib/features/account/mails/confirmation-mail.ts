import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { translator } from '@/lib/platform/i18n/translate';
import { escapeHtml } from '@/lib/platform/mail/html';
import type { MailContent } from '@/lib/platform/mail/mail';
import { mailPage } from '@/lib/platform/mail/mail-page';

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
	const subject = t('mail.confirmation.subject');
	const { text, html } = confirmationBlocks({ language, appUrl }, confirmation);
	const intro = t('mail.confirmation.intro');
	const notYou = t('mail.confirmation.notYou');
	return {
		language,
		subject,
		text: [intro, ...text, notYou].join('\n\n'),
		html: mailPage(language, subject, [
			`<p>${escapeHtml(intro)}</p>`,
			...html,
			`<p>${escapeHtml(notYou)}</p>`,
		]),
	};
}

/** What every mail says that asks to confirm an address. */
export function confirmationBlocks({ language, appUrl }: Reader, { path, code, days }: Confirmation) {
	const t = translator(language);
	const confirm = t('mail.confirmation.confirm');
	const url = appUrl + pathIn(language, path);
	const orCode = t('mail.confirmation.code', { code });
	const validity = t('mail.confirmation.validity', { days });
	return {
		text: [`${confirm}: ${url}`, orCode, validity],
		html: [
			`<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#7a1f1f;color:#ffffff;text-decoration:none">${escapeHtml(confirm)}</a></p>`,
			`<p>${escapeHtml(orCode)}</p>`,
			`<p>${escapeHtml(validity)}</p>`,
		],
	};
}
