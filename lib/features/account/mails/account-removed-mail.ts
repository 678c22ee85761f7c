import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { translator } from '@/lib/platform/i18n/translate';
import { composeMail } from '@/lib/platform/mail/compose-mail';
import type { MailContent } from '@/lib/platform/mail/mail';
import { paragraphsMail } from '@/lib/platform/mail/paragraphs-mail';

/** The last mail to somebody whose account is gone, and with it their name. */
export function accountRemovedMail(language: Language): MailContent {
	const t = translator(language);
	return composeMail(language, t('mail.accountRemoved.subject'), [
		t('mail.accountRemoved.removed'),
		t('mail.accountRemoved.others'),
	]);
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
