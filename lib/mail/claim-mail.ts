import { formatDay } from '@/lib/i18n/format';
import { pathIn } from '@/lib/i18n/paths';
import { translator } from '@/lib/i18n/translate';
import { escapeHtml } from './html';
import type { MailContent } from './mail';
import { mailPage } from './mail-page';
import type { CodeFacts } from './password-mails';

interface ClaimFacts extends CodeFacts {
	/** As the adder typed it; null where administrators have made the account. */
	adderName: string | null;
	/** A word of the mail's language, as it stands within a sentence. */
	relation: string | null;
	/** As the adder typed it; null where the relative is the adder's own. */
	relatedToName: string | null;
	/** When the account goes, if nobody has claimed it by then. */
	endsAt: Date;
	/** Where the account can be removed, unprefixed. */
	notMePath: string;
	/** An origin, without a slash at its end. */
	appUrl: string;
}

/** The mail about an account made for somebody else: who added them, as what, and how to take it over or be rid of it. */
export function claimMail({
	language,
	adderName,
	relation,
	relatedToName,
	code,
	minutes,
	knownDeviceUrl,
	endsAt,
	notMePath,
	appUrl,
}: ClaimFacts): MailContent {
	const t = translator(language);
	const whose = adderName === null ? 'portal' : relatedToName === null ? 'own' : 'other';
	const until = formatDay(endsAt.toISOString(), language) ?? '';
	const say = {
		added: t('mail.claim.added', {
			...{ adder: adderName ?? '', whose, relatedTo: relatedToName ?? '', relation: relation ?? '' },
		}),
		waiting: t('mail.claim.waiting'),
		validity: t('mail.claim.validity', { minutes }),
		later: t('mail.claim.later', { until }),
		takeOver: t('mail.claim.takeOver'),
		notYou: t('mail.claim.notYou', { until, whose }),
		notMe: t('mail.claim.notMe'),
		madeToWait: t('mail.resetCode.waiting'),
	};
	const subject = t('mail.claim.subject', { whose });
	const claimUrl = appUrl + pathIn(language, '/forgot-password#claim');
	const notMeUrl = appUrl + pathIn(language, notMePath);
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
			`${say.madeToWait} ${knownDeviceUrl}`,
			`${say.notYou}\n${say.notMe}: ${notMeUrl}`,
		].join('\n\n'),
		html: mailPage(language, subject, [
			`<p>${escapeHtml(say.added)}</p>`,
			`<p>${escapeHtml(say.waiting)}</p>`,
			`<p style="margin:24px 0;font-size:32px;font-weight:700;letter-spacing:8px;color:#7a1f1f">${code}</p>`,
			`<p>${escapeHtml(say.validity)}</p>`,
			`<p style="margin:24px 0"><a href="${escapeHtml(claimUrl)}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:#7a1f1f;color:#ffffff;text-decoration:none">${escapeHtml(say.takeOver)}</a></p>`,
			`<p>${escapeHtml(say.later)}</p>`,
			`<p>${escapeHtml(say.madeToWait)} <a href="${escapeHtml(knownDeviceUrl)}" style="color:#7a1f1f">${escapeHtml(knownDeviceUrl)}</a></p>`,
			`<p>${escapeHtml(say.notYou)} <a href="${escapeHtml(notMeUrl)}" style="color:#7a1f1f">${escapeHtml(say.notMe)}</a></p>`,
		]),
	};
}
