import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { translator } from '@/lib/platform/i18n/translate';
import { composeMail } from '@/lib/platform/mail/compose-mail';
import type { MailContent } from '@/lib/platform/mail/mail';

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
	return composeMail(language, t(`mail.${state}.subject`), [
		t(`mail.${state}.changed`),
		{
			kind: 'link',
			text: t(`mail.${state}.notYou`),
			url: appUrl + pathIn(language, '/forgot-password'),
		},
	]);
}
