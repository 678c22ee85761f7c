// A mail of every kind, for the tests and for the command that shows them.
import type { Language } from '@/lib/core/language';
import type { EndedCapabilities } from '@/lib/features/account/commands/end-capabilities';
import { accountDeletedMail, accountRemovedMail } from '@/lib/features/account/mails/account-removed-mail';
import { accountRestoredMail } from '@/lib/features/account/mails/account-restored-mail';
import { addressProvenMail } from '@/lib/features/account/mails/address-proven-mail';
import { claimCodeMail, claimMail } from '@/lib/features/account/mails/claim-mails';
import { codeMail } from '@/lib/features/account/mails/code-mail';
import { confirmationMail } from '@/lib/features/account/mails/confirmation-mail';
import { emailChangedMail } from '@/lib/features/account/mails/email-changed-mail';
import { passwordChangedMail, resetCodeMail } from '@/lib/features/account/mails/password-mails';
import { secondFactorMail } from '@/lib/features/account/mails/second-factor-mails';
import { welcomeMail } from '@/lib/features/account/mails/welcome-mail';
import { waitingMail } from '@/lib/features/administration/settings/mails';
import { reviewMail } from '@/lib/features/content/moderation/mails';
import { dayMail } from '@/lib/features/family/days/mails';
import { acceptedMail, requestMail } from '@/lib/features/family/requests/mails';
import { answerMail, wrongChoiceMail } from '@/lib/features/matching/elder-questions/mails';
import { guardianMail } from '@/lib/features/matching/guardians/mails';
import {
	guardianInterestMail,
	interestMail,
	reportMail,
	reportReplyMail,
} from '@/lib/features/matching/mails';
import { messageMail } from '@/lib/features/messaging/inbox/mails';
import type { MailContent } from '@/lib/platform/mail/mail';
import type { TypedText } from '@/lib/platform/mail/typed-text';

interface Facts {
	language: Language;
	appUrl: string;
}

/** A text of a mail that a member or a visitor has typed. */
export type TypedPlace =
	| 'about'
	| 'actor'
	| 'birthday'
	| 'candidate'
	| 'death'
	| 'email'
	| 'message'
	| 'name'
	| 'reason'
	| 'relatedTo'
	| 'reporter'
	| 'subject'
	| 'text'
	| 'title';

/** Makes the typed text of a place in the mail. */
type Typed = (place: TypedPlace) => TypedText | null;

const code = { code: '012345', minutes: 10, deviceTokenUrl: 'https://example.org/known' };
const confirmation = { path: '/confirm-email/abc', code: '012345', days: 7 };
const relation = { hi: 'बहन', en: 'sister' };
const claim = { endsAt: new Date('2030-01-31'), claimPath: '/claim/abc', notMePath: '/not-me/abc' };
const answers = {
	...{ family: 'joint', village: null, work: 'farming' },
	...{ plans: ['work', 'together'], seeks: [] },
} satisfies Parameters<typeof interestMail>[0]['answers'];
const interest = (news: Parameters<typeof interestMail>[0]['news']) => (facts: Facts, typed: Typed) =>
	interestMail({
		...{ ...facts, id: 'x', news, name: typed('name'), answers: news === 'received' ? answers : null },
		actor: { name: typed('actor'), words: relation[facts.language] },
		kindWords: news === 'notAccepted' ? 'thanks' : null,
	});
const guardianInterest =
	(news: Parameters<typeof guardianInterestMail>[0]['news']) => (facts: Facts, typed: Typed) =>
		guardianInterestMail({
			...facts,
			id: 'x',
			candidateId: 'y',
			news,
			candidate: typed('candidate'),
			name: typed('name'),
		});
const guardian = (news: Parameters<typeof guardianMail>[0]['news']) => (facts: Facts, typed: Typed) =>
	guardianMail({ ...facts, news, otherId: 'x', name: typed('name') });
const review =
	(kind: 'story' | 'picture', verdict: 'approved' | 'rejected') => (facts: Facts, typed: Typed) =>
		reviewMail({ ...facts, kind, verdict, id: 'x', title: typed('title'), reason: typed('reason') });
const family = (build: typeof requestMail, isOwn: boolean) => (facts: Facts, typed: Typed) =>
	build({
		...{ ...facts, isOwn, name: typed('name'), relation: relation[facts.language] },
		relatedToName: isOwn ? null : typed('relatedTo'),
	});
const message = (kind: 'contact' | 'feedback') => (facts: Facts, typed: Typed) =>
	messageMail({
		...{ ...facts, id: 'x', kind, feedbackType: null, name: typed('name'), email: typed('email') },
		...{ subject: typed('subject'), message: typed('message') },
	});
const report = (facts: Facts, typed: Typed) =>
	reportMail({
		...{ ...facts, id: 'x', reason: 'misuse', text: typed('text') },
		...{ reporter: typed('reporter'), about: typed('about') },
	});

const endedEach = (count: number): EndedCapabilities => ({
	session: count,
	code: count,
	calendar: Math.min(count, 1),
	biodataLink: count,
	question: count,
	guardianship: count,
	familyLink: count,
	join: count,
	secondFactor: Math.min(count, 1),
	interest: count,
});

/** By the function that builds them. */
export const mailSamples: Record<string, ((facts: Facts, typed: Typed) => MailContent)[]> = {
	accountDeletedMail: [accountDeletedMail],
	accountRemovedMail: [({ language }) => accountRemovedMail(language)],
	accountRestoredMail: [accountRestoredMail],
	claimCodeMail: (['portal', 'own', 'other'] as const).map(
		(whose) => (facts) =>
			claimCodeMail({ ...facts, ...claim, ...code, relation: relation[facts.language], whose }),
	),
	claimMail: (['portal', 'own', 'other'] as const).map(
		(whose) => (facts) => claimMail({ ...facts, ...claim, relation: relation[facts.language], whose }),
	),
	confirmationMail: [(facts) => confirmationMail({ ...facts, ...confirmation })],
	dayMail: [(facts, typed) => dayMail({ ...facts, sentences: [typed('birthday'), typed('death')] })],
	answerMail: [answerMail],
	wrongChoiceMail: [wrongChoiceMail],
	emailChangedMail: [null, { path: '/email-return/0', days: 7 }].map(
		(way) => (facts) => emailChangedMail({ ...facts, way }),
	),
	codeMail: (['secondFactorCode', 'emailChangeCode'] as const).map(
		(kind) => (facts) => codeMail(kind, { ...facts, ...code }),
	),
	requestMail: [family(requestMail, true), family(requestMail, false)],
	acceptedMail: [family(acceptedMail, true), family(acceptedMail, false)],
	messageMail: [message('contact'), message('feedback')],
	guardianMail: (['asked', 'agreed', 'ended', 'acted'] as const).map(guardian),
	guardianInterestMail: (['answered', 'settled', 'notAccepted', 'over'] as const).map(guardianInterest),
	interestMail: (
		[
			'received',
			'accepted',
			'notAccepted',
			'withdrawn',
			'ended',
			'agreed',
			'awaited',
			'settled',
			'over',
		] as const
	).map(interest),
	reportMail: [report],
	reportReplyMail: (['nothingFound', 'reminded', 'moreNeeded', 'acted'] as const).map(
		(words) => (facts) => reportReplyMail({ ...facts, words }),
	),
	addressProvenMail: [0, 2].map(
		(count) => (facts) => addressProvenMail({ ...facts, ended: endedEach(count) }),
	),
	passwordChangedMail: [passwordChangedMail],
	resetCodeMail: [(facts) => resetCodeMail({ ...facts, ...code })],
	reviewMail: [
		...[review('story', 'approved'), review('story', 'rejected')],
		...[review('picture', 'approved'), review('picture', 'rejected')],
	],
	secondFactorMail: [true, false].map((isOn) => (facts) => secondFactorMail({ ...facts, isOn })),
	waitingMail: [(facts) => waitingMail({ ...facts, blogs: 2, pictures: 1, messages: 1, reports: 1 })],
	welcomeMail: [null, confirmation].map(
		(how) => (facts, typed) =>
			welcomeMail({ ...facts, name: typed('name'), familyTreePrivacy: 'private', confirmation: how }),
	),
};
