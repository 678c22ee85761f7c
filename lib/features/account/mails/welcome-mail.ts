import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { FamilyTreePrivacy } from '@/lib/platform/db/generated/enums';
import { translator } from '@/lib/platform/i18n/translate';
import { escapeHtml } from '@/lib/platform/mail/html';
import type { MailContent } from '@/lib/platform/mail/mail';
import { mailPage } from '@/lib/platform/mail/mail-page';
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
	const confirm = confirmation && confirmationBlocks({ language, appUrl }, confirmation);
	const say = {
		greeting: name === null ? t('mail.welcome.unnamed') : t('mail.welcome.greeting', { name }),
		ready: t('mail.welcome.ready'),
		toConfirm: t('mail.welcome.toConfirm'),
		privacy: t('mail.welcome.privacy', { privacy: familyTreePrivacy }),
		profile: t('mail.welcome.profile'),
		help: t('mail.welcome.help'),
		contact: t('mail.welcome.contact'),
	};
	const subject = t('mail.welcome.subject');
	const profileUrl = appUrl + pathIn(language, '/profile');
	const contactUrl = appUrl + pathIn(language, '/contact');
	return {
		language,
		subject,
		text: [
			say.greeting,
			say.ready,
			...(confirm ? [say.toConfirm, ...confirm.text] : []),
			say.privacy,
			`${say.profile}: ${profileUrl}`,
			`${say.help} ${contactUrl}`,
		].join('\n\n'),
		html: mailPage(language, subject, [
			`<h1 style="margin:0 0 16px;font-size:22px;line-height:1.5;color:#7a1f1f">${escapeHtml(say.greeting)}</h1>`,
			`<p>${escapeHtml(say.ready)}</p>`,
			...(confirm ? [`<p>${escapeHtml(say.toConfirm)}</p>`, ...confirm.html] : []),
			`<p>${escapeHtml(say.privacy)}</p>`,
			`<p style="margin:24px 0"><a href="${escapeHtml(profileUrl)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#7a1f1f;color:#ffffff;text-decoration:none">${escapeHtml(say.profile)}</a></p>`,
			`<p>${escapeHtml(say.help)} <a href="${escapeHtml(contactUrl)}" style="color:#7a1f1f">${escapeHtml(say.contact)}</a></p>`,
		]),
	};
}
