import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { translator } from '@/lib/platform/i18n/translate';
import { composeMail } from '@/lib/platform/mail/compose-mail';
import type { MailContent } from '@/lib/platform/mail/mail';
import { type CodeFacts, codeMail } from './code-mail';

export interface ResetCodeFacts extends CodeFacts {
	/** Makes the browser that opens it known to the account. */
	deviceTokenUrl: string;
}

/** The mail with the code that sets a new password. */
export function resetCodeMail({ deviceTokenUrl, ...facts }: ResetCodeFacts): MailContent {
	const text = translator(facts.language)('mail.resetCode.waiting');
	return codeMail('resetCode', facts, { kind: 'link', text, url: deviceTokenUrl });
}

/** The mail that says that the password is another one now; `appUrl` is an origin without a slash at its end. */
export function passwordChangedMail({
	language,
	appUrl,
}: {
	language: Language;
	appUrl: string;
}): MailContent {
	const t = translator(language);
	return composeMail(language, t('mail.passwordChanged.subject'), [
		t('mail.passwordChanged.changed'),
		{
			kind: 'link',
			text: t('mail.passwordChanged.notYou'),
			url: appUrl + pathIn(language, '/forgot-password'),
		},
	]);
}
