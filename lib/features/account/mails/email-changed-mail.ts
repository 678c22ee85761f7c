import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { translator } from '@/lib/platform/i18n/translate';
import { composeMail } from '@/lib/platform/mail/compose-mail';
import type { MailContent } from '@/lib/platform/mail/mail';

interface EmailChanged {
	language: Language;
	/** An origin, without a slash at its end. */
	appUrl: string;
	/** The page, unprefixed, that restores the address, and how long it does; null where an administrator has changed it. */
	way: { path: string; days: number } | null;
}

/**
 * The mail to an address that an account has had until now. It does not say which the new address is: the old one may be
 * somebody else's by now.
 */
export function emailChangedMail({ language, appUrl, way }: EmailChanged): MailContent {
	const t = translator(language);
	return composeMail(language, t('mail.emailChanged.subject'), [
		t('mail.emailChanged.changed'),
		{
			kind: 'link',
			text: way ? t('mail.emailChanged.takeBack', { days: way.days }) : t('mail.emailChanged.notYou'),
			url: appUrl + pathIn(language, way ? way.path : '/contact'),
		},
	]);
}
