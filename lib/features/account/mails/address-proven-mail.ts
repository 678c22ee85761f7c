import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { capabilityKinds, type EndedCapabilities } from '@/lib/features/account/commands/end-capabilities';
import { translator } from '@/lib/platform/i18n/translate';
import { escapeHtml } from '@/lib/platform/mail/html';
import type { MailContent } from '@/lib/platform/mail/mail';
import { mailPage } from '@/lib/platform/mail/mail-page';

interface ProofFacts {
	ended: EndedCapabilities;
	/** The reader's. */
	language: Language;
	/** An origin, without a slash at its end. */
	appUrl: string;
}

/** Codes are no news to a reader who has just used one; links have a sentence of their own, as they wait for the reader. */
const listedKinds = [...capabilityKinds, 'secondFactor' as const].filter(
	(kind) => kind !== 'code' && kind !== 'familyLink',
);

/**
 * The mail that says what was ended when a new password proved the address for the first time. How many of each kind, nothing that
 * was typed: it may be by somebody who had no right to the account.
 */
export function addressProvenMail({ ended, language, appUrl }: ProofFacts): MailContent {
	const t = translator(language);
	const subject = t('mail.passwordChanged.subject');
	const lines = listedKinds.flatMap((kind) =>
		ended[kind] > 0 ? [t(`mail.addressProven.kinds.${kind}`, { count: ended[kind] })] : [],
	);
	const links = ended.familyLink;
	const [changed, intro] = [t('mail.addressProven.changed'), t('mail.addressProven.intro')];
	const held = links > 0 ? t('mail.addressProven.held', { count: links }) : null;
	const heldUrl = appUrl + pathIn(language, '/family-tree/held-links');
	const notYou = t('mail.passwordChanged.notYou');
	const resetUrl = appUrl + pathIn(language, '/forgot-password');
	const list = lines.length > 0 ? [intro, lines.map((line) => `- ${line}`).join('\n')] : [];
	const anchor = (url: string) => `<a href="${escapeHtml(url)}" style="color:#7a1f1f">${escapeHtml(url)}</a>`;
	return {
		language,
		subject,
		text: [changed, ...list, ...(held ? [`${held} ${heldUrl}`] : []), `${notYou} ${resetUrl}`].join('\n\n'),
		html: mailPage(language, subject, [
			`<p>${escapeHtml(changed)}</p>`,
			...(lines.length > 0
				? [
						`<p>${escapeHtml(intro)}</p>`,
						`<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join('')}</ul>`,
					]
				: []),
			...(held ? [`<p>${escapeHtml(held)} ${anchor(heldUrl)}</p>`] : []),
			`<p>${escapeHtml(notYou)} ${anchor(resetUrl)}</p>`,
		]),
	};
}
