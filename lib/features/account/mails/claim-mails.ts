import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { formatDay } from '@/lib/platform/i18n/format';
import { translator } from '@/lib/platform/i18n/translate';
import { composeMail, type MailBlock } from '@/lib/platform/mail/compose-mail';
import type { MailContent } from '@/lib/platform/mail/mail';
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

/** The way out for a reader who is not meant. */
function notYouBlock({ language, whose, endsAt, notMePath, appUrl }: ClaimFacts) {
	const t = translator(language);
	return {
		kind: 'action',
		text: t('mail.claim.notYou', { until: getLastDay(endsAt, language), whose }),
		action: t('mail.claim.notMe'),
		url: appUrl + pathIn(language, notMePath),
	} as const satisfies MailBlock;
}

function getLastDay(endsAt: Date, language: Language): string {
	return formatDay(endsAt.toISOString(), language) ?? '';
}

/**
 * The mail with a code that was asked for, for an account that waits to be claimed. Nobody has confirmed the address yet,
 * so it holds no name: the pages that its links open show who added whom.
 */
export function claimCodeMail({
	code,
	minutes,
	deviceTokenUrl,
	...facts
}: ClaimFacts & ResetCodeFacts): MailContent {
	const { language, whose, relation, endsAt, appUrl } = facts;
	const t = translator(language);
	return composeMail(language, t('mail.claim.subject', { whose }), [
		t('mail.claim.added', { whose, relation: relation ?? '' }),
		t('mail.claim.waiting'),
		{ kind: 'code', text: code },
		t('mail.claim.validity', { minutes }),
		{
			kind: 'button',
			text: t('mail.claim.takeOver'),
			url: appUrl + pathIn(language, '/forgot-password#claim'),
		},
		t('mail.claim.later', { until: getLastDay(endsAt, language) }),
		{ kind: 'link', text: t('mail.resetCode.waiting'), url: deviceTokenUrl },
		notYouBlock(facts),
	]);
}

/**
 * The first mail about an account that was made for somebody else: as what they were added, and the page where they claim it.
 * It holds no name, and no code, because it may be read long after a code has ended.
 */
export function claimMail(facts: ClaimFacts): MailContent {
	const { language, whose, relation, endsAt, claimPath, appUrl } = facts;
	const t = translator(language);
	const notYou = notYouBlock(facts);
	return paragraphsMail({
		language,
		subject: t('mail.claim.subject', { whose }),
		blocks: [
			t('mail.claim.addedBy', { whose, relation: relation ?? '' }),
			t('mail.claim.waitingWithoutCode'),
			t('mail.claim.laterWithoutCode', { until: getLastDay(endsAt, language) }),
			`${notYou.text} ${notYou.action}: ${notYou.url}`,
		],
		open: t('mail.claim.open', { whose }),
		url: appUrl + pathIn(language, claimPath),
	});
}
