import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import { translator } from '@/lib/platform/i18n/translate';
import type { MailContent } from '@/lib/platform/mail/mail';
import { paragraphsMail } from '@/lib/platform/mail/paragraphs-mail';
import type { TypedText } from '@/lib/platform/mail/typed-text';

/** The news about an interest, each to the one of the two who has not done it. */
export type InterestNews = 'received' | 'accepted' | 'notAccepted' | 'withdrawn' | 'ended';

interface InterestFacts {
	/** The reader's. */
	language: Language;
	news: InterestNews;
	/** The other's; null for a reader whose address is not confirmed. */
	name: TypedText | null;
	/** An origin, without a slash at its end. */
	appUrl: string;
}

/** Where there is something to answer or to read; else back to the search. */
const pageOf: Record<InterestNews, string> = {
	received: '/matrimonial/interests',
	accepted: '/matrimonial/interests?list=agreed',
	notAccepted: '/matrimonial',
	withdrawn: '/matrimonial',
	ended: '/matrimonial',
};

/** Neither what the two have written to each other nor how to reach them: that is on the page only. */
export function interestMail({ language, news, name, appUrl }: InterestFacts): MailContent {
	const t = translator(language);
	return paragraphsMail({
		language,
		subject: t(`mail.interest.${news}.subject`),
		blocks: [
			name === null ? t(`mail.interest.${news}.unnamed`) : t(`mail.interest.${news}.named`, { name }),
			t(`mail.interest.${news}.meaning`),
		],
		open: t(`mail.interest.${news}.open`),
		url: appUrl + pathIn(language, pageOf[news]),
	});
}

interface ReportFacts {
	id: string;
	/** The administrator's. */
	language: Language;
	/** Null for an administrator whose address is not confirmed, as are `about` and `text`. */
	reporter: TypedText | null;
	/** The name of who it is about. */
	about: TypedText | null;
	reason: 'notGenuine' | 'married' | 'rude' | 'misuse' | 'other';
	/** What the reporter has written to the administrators. */
	text: TypedText | null;
	/** An origin, without a slash at its end. */
	appUrl: string;
}

export function reportMail({
	id,
	language,
	reporter,
	about,
	reason,
	text,
	appUrl,
}: ReportFacts): MailContent {
	const t = translator(language);
	return paragraphsMail({
		language,
		subject: t('mail.report.subject'),
		blocks: [
			reporter === null || about === null
				? t('mail.report.unnamed')
				: t('mail.report.named', { reporter, about }),
			t('mail.report.reason', { reason: t(`interests.reportReason.${reason}`) }),
			...(text === null ? [] : [t('mail.report.text', { text })]),
		],
		open: t('mail.report.open'),
		url: `${appUrl}/admin/messages?tab=reports&open=${id}`,
	});
}
