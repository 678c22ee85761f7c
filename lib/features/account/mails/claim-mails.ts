import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { formatDay } from '@/lib/platform/i18n/format';
import { translator } from '@/lib/platform/i18n/translate';
import { escapeHtml } from '@/lib/platform/mail/html';
import type { MailContent } from '@/lib/platform/mail/mail';
import { mailPage } from '@/lib/platform/mail/mail-page';
import { paragraphsMail } from '@/lib/platform/mail/paragraphs-mail';
import type { ResetCodeFacts } from './password-mails';

interface ClaimFacts {
	language: Language;
	/** Who made the account: administrators, or a member for a relative of their own or of somebody in their tree. */
	whose: 'portal' | 'own' | 'other';
	/** A word of the mail's language, for the middle of a sentence; null where administrators have made the account. */
	relation: string | null;
	/** When the account goes, unless somebody claims it first. */
	endsAt: Date;
	/** The page that shows who added the reader, and where they ask for a code; unprefixed. */
	claimPath: string;
	/** Where the account can be removed, unprefixed. */
	notMePath: string;
	/** An origin, without a slash at its end. */
	appUrl: string;
}

/**
 * What every mail says about an account that was made for somebody else. Nobody has confirmed the address yet, so it
 * holds no name: the pages that its links open show who added whom.
 */
function claimWords({ language, whose, endsAt, notMePath, appUrl }: ClaimFacts) {
	const t = translator(language);
	const until = formatDay(endsAt.toISOString(), language) ?? '';
	return {
		until,
		subject: t('mail.claim.subject', { whose }),
		notYou: t('mail.claim.notYou', { until, whose }),
		notMe: t('mail.claim.notMe'),
		notMeUrl: appUrl + pathIn(language, notMePath),
	};
}

/** The mail with a code that was asked for, for an account that waits to be claimed. */
export function claimCodeMail({
	code,
	minutes,
	deviceTokenUrl,
	...facts
}: ClaimFacts & ResetCodeFacts): MailContent {
	const { language, whose, relation, appUrl } = facts;
	const t = translator(language);
	const { until, subject, notMeUrl, ...words } = claimWords(facts);
	const claimUrl = appUrl + pathIn(language, '/forgot-password#claim');
	const say = {
		...words,
		added: t('mail.claim.added', { whose, relation: relation ?? '' }),
		takeOver: t('mail.claim.takeOver'),
		waiting: t('mail.claim.waiting'),
		validity: t('mail.claim.validity', { minutes }),
		later: t('mail.claim.later', { until }),
		madeToWait: t('mail.resetCode.waiting'),
	};
	return {
		language,
		subject,
		text: [
			say.added,
			say.waiting,
			code,
			say.validity,
			`${say.takeOver}: ${claimUrl}`,
			say.later,
			`${say.madeToWait} ${deviceTokenUrl}`,
			`${say.notYou}\n${say.notMe}: ${notMeUrl}`,
		].join('\n\n'),
		html: mailPage(language, subject, [
			`<p>${escapeHtml(say.added)}</p>`,
			`<p>${escapeHtml(say.waiting)}</p>`,
			`<p style="margin:24px 0;font-size:32px;font-weight:700;letter-spacing:8px;color:#7a1f1f">${code}</p>`,
			`<p>${escapeHtml(say.validity)}</p>`,
			`<p style="margin:24px 0"><a href="${escapeHtml(claimUrl)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#7a1f1f;color:#ffffff;text-decoration:none">${escapeHtml(say.takeOver)}</a></p>`,
			`<p>${escapeHtml(say.later)}</p>`,
			`<p>${escapeHtml(say.madeToWait)} <a href="${escapeHtml(deviceTokenUrl)}" style="color:#7a1f1f">${escapeHtml(deviceTokenUrl)}</a></p>`,
			`<p>${escapeHtml(say.notYou)} <a href="${escapeHtml(notMeUrl)}" style="color:#7a1f1f">${escapeHtml(say.notMe)}</a></p>`,
		]),
	};
}

/**
 * The first mail about an account that was made for somebody else: as what they were added, and the page where they claim it.
 * It holds no code, because it may be read long after a code has ended.
 */
export function claimMail(facts: ClaimFacts): MailContent {
	const { language, whose, relation, claimPath, appUrl } = facts;
	const t = translator(language);
	const { until, subject, notYou, notMe, notMeUrl } = claimWords(facts);
	return paragraphsMail({
		language,
		subject,
		blocks: [
			t('mail.claim.addedBy', { whose, relation: relation ?? '' }),
			t('mail.claim.waitingWithoutCode'),
			t('mail.claim.laterWithoutCode', { until }),
			`${notYou} ${notMe}: ${notMeUrl}`,
		],
		open: t('mail.claim.open', { whose }),
		url: appUrl + pathIn(language, claimPath),
	});
}
