import type { Language } from '@/lib/core/language';
import { translator } from '@/lib/platform/i18n/translate';
import { escapeHtml } from '@/lib/platform/mail/html';
import type { MailContent } from '@/lib/platform/mail/mail';
import { mailPage } from '@/lib/platform/mail/mail-page';

interface EmailChangeCode {
	/** Six digits. */
	code: string;
	language: Language;
	/** How long the code can be used. */
	minutes: number;
}

/** The mail to an address that an account is to have. Without a name: the address may be a stranger's. */
export function emailChangeCodeMail({ code, language, minutes }: EmailChangeCode): MailContent {
	const t = translator(language);
	const subject = t('mail.emailChangeCode.subject');
	const intro = t('mail.emailChangeCode.intro');
	const validity = t('mail.emailChangeCode.validity', { minutes });
	const notYou = t('mail.emailChangeCode.notYou');
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
