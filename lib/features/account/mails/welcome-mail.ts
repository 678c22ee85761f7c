import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { FamilyTreePrivacy } from '@/lib/platform/db/generated/enums';
import { translator } from '@/lib/platform/i18n/translate';
import { composeMail } from '@/lib/platform/mail/compose-mail';
import type { MailContent } from '@/lib/platform/mail/mail';
import type { TypedText } from '@/lib/platform/mail/typed-text';
import { type Confirmation, confirmationBlocks } from './confirmation-mail';

interface WelcomeFacts {
	/** Null for a member whose address is not confirmed. */
	name: TypedText | null;
	language: Language;
	familyTreePrivacy: FamilyTreePrivacy;
	/** Null where the address is confirmed. */
	confirmation: Confirmation | null;
	/** An origin, without a slash at its end. */
	appUrl: string;
}

/**
 * The mail after a registration, or after taking over an account: how to confirm the address, who sees the new member, where
 * the profile is, whom to ask.
 */
export function welcomeMail({
	name,
	language,
	familyTreePrivacy,
	confirmation,
	appUrl,
}: WelcomeFacts): MailContent {
	const t = translator(language);
	return composeMail(language, t('mail.welcome.subject'), [
		{
			kind: 'heading',
			text: name === null ? t('mail.welcome.unnamed') : t('mail.welcome.greeting', { name }),
		},
		t('mail.welcome.ready'),
		...(confirmation
			? [t('mail.welcome.toConfirm'), ...confirmationBlocks({ language, appUrl }, confirmation)]
			: []),
		t('mail.welcome.privacy', { privacy: familyTreePrivacy }),
		{ kind: 'button', text: t('mail.welcome.profile'), url: appUrl + pathIn(language, '/profile') },
		{
			kind: 'link',
			text: t('mail.welcome.help'),
			linkText: t('mail.welcome.contact'),
			url: appUrl + pathIn(language, '/contact'),
		},
	]);
}
