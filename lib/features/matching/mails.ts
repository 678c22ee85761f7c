import type { Language } from '@/lib/core/language';
import { pathIn } from '@/lib/core/localized-path';
import type { InterestAnswers } from '@/lib/features/matching/interests/schema';
import type { KindWords, ReportWords } from '@/lib/platform/db/generated/enums';
import { type Translate, translator } from '@/lib/platform/i18n/translate';
import type { MailContent } from '@/lib/platform/mail/mail';
import { paragraphsMail } from '@/lib/platform/mail/paragraphs-mail';
import type { TypedText } from '@/lib/platform/mail/typed-text';

/** The news about an interest, each to the one of the two who has not done it. */
export type InterestNews =
	| ('received' | 'accepted' | 'notAccepted' | 'withdrawn' | 'ended')
	/** The own yes of the other has come last. */
	| 'agreed'
	/** The reader's own yes is awaited, where a guardian has acted for them. */
	| 'awaited'
	/** Both agree, by the yes of a guardian of the reader. */
	| 'settled'
	/** The other has married. */
	| 'over';

/** The news about an interest to the guardians who look for one of the two. */
export type GuardianInterestNews =
	/** The other side has said yes, and the candidate's own is awaited. */
	'answered' | 'settled' | 'notAccepted' | 'over';

interface InterestFacts {
	/** The interest's. */
	id: string;
	/** The reader's. */
	language: Language;
	news: InterestNews;
	/** The other's; null for a reader whose address is not confirmed. */
	name: TypedText | null;
	/** What the sender has chosen, where the news is that it was sent. */
	answers: InterestAnswers | null;
	/** What was chosen to be said with a no. */
	kindWords: KindWords | null;
	/** The guardian who acts for the other, with what they are to them. */
	actor: { name: TypedText | null; words: string } | null;
	/** An origin, without a slash at its end. */
	appUrl: string;
}

/**
 * Neither what the two have written to each other nor how to reach them: that is on the page only. What is said of the
 * sender goes to confirmed addresses alone.
 */
export function interestMail(facts: InterestFacts): MailContent {
	const { id, language, news, name, answers, kindWords, actor, appUrl } = facts;
	const t = translator(language);
	return paragraphsMail({
		language,
		subject: t(`mail.interest.${news}.subject`),
		blocks: [
			name === null ? t(`mail.interest.${news}.unnamed`) : t(`mail.interest.${news}.named`, { name }),
			...(name === null || !actor?.name
				? []
				: [t('mail.interest.actor', { name, actor: actor.name, words: actor.words })]),
			...(name === null || answers === null ? [] : answerLines(answers, t)),
			...(kindWords === null ? [] : [t(`matching.interest.kindWords.${kindWords}`)]),
			t(`mail.interest.${news}.meaning`),
		],
		open: t(`mail.interest.${news}.open`),
		url: appUrl + pathIn(language, `/matrimonial/interests?open=${id}`),
	});
}

interface GuardianInterestFacts {
	/** The interest's. */
	id: string;
	candidateId: string;
	/** The guardian's. */
	language: Language;
	news: GuardianInterestNews;
	/** The candidate's and the other's; null for a guardian whose address is not confirmed. */
	candidate: TypedText | null;
	name: TypedText | null;
	/** An origin, without a slash at its end. */
	appUrl: string;
}

/** The news about a candidate's interest to a guardian, without what the two have written and how to reach them. */
export function guardianInterestMail(facts: GuardianInterestFacts): MailContent {
	const { id, candidateId, language, news, candidate, name, appUrl } = facts;
	const t = translator(language);
	const isNamed = candidate !== null && name !== null;
	return paragraphsMail({
		language,
		subject: t(`mail.guardianInterest.${news}.subject`),
		blocks: [
			isNamed
				? t(`mail.guardianInterest.${news}.named`, { ward: candidate, name })
				: t(`mail.guardianInterest.${news}.unnamed`),
			t(`mail.guardianInterest.${news}.meaning`),
		],
		open: t('mail.guardianInterest.open'),
		url: appUrl + pathIn(language, `/matrimonial/interests?open=${id}&for=${candidateId}`),
	});
}

/** The answers to the five questions as sentences, also where there is none. */
function answerLines(answers: InterestAnswers, t: Translate): string[] {
	const { family, village, work, plans, seeks } = answers;
	const sentences = {
		family: family && t(`matching.interest.questions.family.choices.${family}`),
		village: village && t(`matching.interest.questions.village.choices.${village}`),
		work: work && t(`matching.interest.questions.work.choices.${work}`),
		plans: plans.map((plan) => t(`matching.interest.questions.plans.choices.${plan}`)).join(' '),
		seeks: seeks.map((what) => t(`matching.interest.questions.seeks.choices.${what}`)).join(' '),
	};
	return (['family', 'village', 'work', 'plans', 'seeks'] as const).map((question) =>
		t('mail.interest.answer', {
			question: t(`matching.interest.questions.${question}.label`),
			answer: sentences[question] || t('matching.interest.notAnswered'),
		}),
	);
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

interface ReplyFacts {
	/** The reporter's. */
	language: Language;
	words: ReportWords;
	/** An origin, without a slash at its end. */
	appUrl: string;
}

/** What was done about a report, without a word about the other member. */
export function reportReplyMail({ language, words, appUrl }: ReplyFacts): MailContent {
	const t = translator(language);
	return paragraphsMail({
		language,
		subject: t('mail.reportReply.subject'),
		blocks: [
			t('mail.reportReply.thanks'),
			t(`mail.reportReply.words.${words}`),
			t('mail.reportReply.secret'),
		],
		open: t('mail.reportReply.open'),
		url: appUrl + pathIn(language, '/contact'),
	});
}
