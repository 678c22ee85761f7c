import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { translator } from '@/lib/platform/i18n/translate';
import type { MailContent } from '@/lib/platform/mail/mail';
import { paragraphsMail } from '@/lib/platform/mail/paragraphs-mail';

interface Reader {
	language: Language;
	/** An origin, without a slash at its end. */
	appUrl: string;
}

/** To somebody whose account had been deleted, and has been restored by an administrator. */
export function accountRestoredMail({ language, appUrl }: Reader): MailContent {
	const t = translator(language);
	return paragraphsMail({
		language,
		subject: t('mail.accountRestored.subject'),
		blocks: [t('mail.accountRestored.restored'), t('mail.accountRestored.login')],
		open: t('mail.accountRestored.open'),
		url: appUrl + pathIn(language, '/login'),
	});
}
