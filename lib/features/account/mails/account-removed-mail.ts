import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { translator } from '@/lib/platform/i18n/translate';
import { escapeHtml } from '@/lib/platform/mail/html';
import type { MailContent } from '@/lib/platform/mail/mail';
import { mailPage } from '@/lib/platform/mail/mail-page';
import { paragraphsMail } from '@/lib/platform/mail/paragraphs-mail';

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

/** To somebody whose account an administrator has deleted, which can still be restored. */
export function accountDeletedMail({
	language,
	appUrl,
}: {
	language: Language;
	/** An origin, without a slash at its end. */
	appUrl: string;
}): MailContent {
	const t = translator(language);
	return paragraphsMail({
		language,
		subject: t('mail.accountRemoved.subject'),
		blocks: [t('mail.accountDeleted.deleted'), t('mail.accountDeleted.kept')],
		open: t('mail.accountDeleted.open'),
		url: appUrl + pathIn(language, '/contact'),
	});
}
