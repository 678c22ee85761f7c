import type { Language } from '@/lib/core/language';
import { translator } from '@/lib/i18n/translate';
import { escapeHtml } from './html';
import type { MailContent } from './mail';
import { mailPage } from './mail-page';

/** The last mail to somebody whose account is gone, and with it their name. */
export function accountRemovedMail(language: Language): MailContent {
	const t = translator(language);
	const subject = t('mail.accountRemoved.subject');
	const blocks = [t('mail.accountRemoved.removed'), t('mail.accountRemoved.others')];
	return {
		language,
		subject,
		text: blocks.join('\n\n'),
		html: mailPage(
			language,
			subject,
			blocks.map((block) => `<p>${escapeHtml(block)}</p>`),
		),
	};
}
