import type { Language } from '@/lib/core/language';
import { translator } from '@/lib/platform/i18n/translate';
import { escapeHtml } from '@/lib/platform/mail/html';
import type { MailContent } from '@/lib/platform/mail/mail';
import { mailPage } from '@/lib/platform/mail/mail-page';

export interface CodeFacts {
	/** Six digits. */
	code: string;
	language: Language;
	/** How long the code can be used. */
	minutes: number;
}

interface Advice {
	text: string;
	url: string;
}

/**
 * A mail with a code: for a new password, against the second factor, or to an address that an account is to have, which may
 * be a stranger's. Without a name.
 */
export function codeMail(
	kind: 'resetCode' | 'secondFactorCode' | 'emailChangeCode',
	{ code, language, minutes }: CodeFacts,
	advice?: Advice,
): MailContent {
	const t = translator(language);
	const subject = t(`mail.${kind}.subject`);
	const intro = t(`mail.${kind}.intro`);
	const validity = t(`mail.${kind}.validity`, { minutes });
	const notYou = t(`mail.${kind}.notYou`);
	return {
		language,
		subject,
		text: [intro, code, validity, notYou, ...(advice ? [`${advice.text} ${advice.url}`] : [])].join('\n\n'),
		html: mailPage(language, subject, [
			`<p>${escapeHtml(intro)}</p>`,
			`<p style="margin:24px 0;font-size:32px;font-weight:700;letter-spacing:8px;color:#7a1f1f">${code}</p>`,
			`<p>${escapeHtml(validity)}</p>`,
			`<p>${escapeHtml(notYou)}</p>`,
			...(advice
				? [
						`<p>${escapeHtml(advice.text)} <a href="${escapeHtml(advice.url)}" style="color:#7a1f1f">${escapeHtml(advice.url)}</a></p>`,
					]
				: []),
		]),
	};
}
