// No mail to an address that nobody has confirmed holds a word that somebody typed.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Language } from '@/lib/core/language';
import { accountDeletedMail, accountRemovedMail } from '@/lib/features/account/mails/account-removed-mail';
import { accountRestoredMail } from '@/lib/features/account/mails/account-restored-mail';
import { claimMail, claimMailWithoutCode } from '@/lib/features/account/mails/claim-mail';
import { confirmationMail } from '@/lib/features/account/mails/confirmation-mail';
import { emailChangedMail } from '@/lib/features/account/mails/email-changed-mail';
import { passwordChangedMail, resetCodeMail } from '@/lib/features/account/mails/password-mails';
import { secondFactorCodeMail, secondFactorMail } from '@/lib/features/account/mails/second-factor-mails';
import { welcomeMail } from '@/lib/features/account/mails/welcome-mail';
import { waitingMail } from '@/lib/features/administration/mails';
import { acceptedMail, requestMail } from '@/lib/features/family/mails';
import { messageMail } from '@/lib/features/inbox/mails';
import { interestMail, reportMail } from '@/lib/features/matching/mails';
import { reviewMail } from '@/lib/features/moderation/mails';
import type { MailContent } from '@/lib/platform/mail/mail';
import { type MailRecipient, type TypedText, typedTextFor } from '@/lib/platform/mail/typed-text';

interface Facts {
	language: Language;
	appUrl: string;
}

/** Makes a typed text for the mail's recipient and remembers it. */
type Typed = (text: string) => TypedText | null;

const code = { code: '012345', minutes: 10, knownDeviceUrl: 'https://example.org/known' };
const confirmation = { path: '/confirm-email/abc', code: '012345', days: 7 };
const claim = { relation: 'sister', endsAt: new Date(0), notMePath: '/not-me/abc' };
const interest = (news: Parameters<typeof interestMail>[0]['news']) => (facts: Facts, typed: Typed) =>
	interestMail({ ...facts, news, name: typed('name') });
const review =
	(kind: 'story' | 'picture', verdict: 'approved' | 'rejected') => (facts: Facts, typed: Typed) =>
		reviewMail({ ...facts, kind, verdict, id: 'x', title: typed('title'), reason: typed('reason') });
const family = (build: typeof requestMail, isOwn: boolean) => (facts: Facts, typed: Typed) =>
	build({
		...{ ...facts, isOwn, name: typed('name'), relation: 'sister' },
		relatedToName: isOwn ? null : typed('relatedTo'),
	});
const message = (kind: 'contact' | 'feedback') => (facts: Facts, typed: Typed) =>
	messageMail({
		...{ ...facts, id: 'x', kind, feedbackType: null, name: typed('name'), email: typed('a@b.example') },
		...{ subject: typed('subject'), message: typed('message') },
	});
const report = (facts: Facts, typed: Typed) =>
	reportMail({
		...{ ...facts, id: 'x', reason: 'misuse', text: typed('text') },
		...{ reporter: typed('reporter'), about: typed('about') },
	});

/** By what builds them. */
const mails: Record<string, ((facts: Facts, typed: Typed) => MailContent)[]> = {
	accountDeletedMail: [accountDeletedMail],
	accountRemovedMail: [({ language }) => accountRemovedMail(language)],
	accountRestoredMail: [accountRestoredMail],
	claimMail: (['portal', 'own', 'other'] as const).map(
		(whose) => (facts) => claimMail({ ...facts, ...claim, ...code, whose }),
	),
	claimMailWithoutCode: (['portal', 'own', 'other'] as const).map(
		(whose) => (facts) => claimMailWithoutCode({ ...facts, ...claim, whose }),
	),
	confirmationMail: [(facts) => confirmationMail({ ...facts, ...confirmation })],
	emailChangedMail: [emailChangedMail],
	requestMail: [family(requestMail, true), family(requestMail, false)],
	acceptedMail: [family(acceptedMail, true), family(acceptedMail, false)],
	messageMail: [message('contact'), message('feedback')],
	interestMail: (['received', 'accepted', 'notAccepted', 'withdrawn', 'ended'] as const).map(interest),
	reportMail: [report],
	passwordChangedMail: [passwordChangedMail],
	resetCodeMail: [(facts) => resetCodeMail({ ...facts, ...code })],
	reviewMail: [
		...[review('story', 'approved'), review('story', 'rejected')],
		...[review('picture', 'approved'), review('picture', 'rejected')],
	],
	secondFactorCodeMail: [(facts) => secondFactorCodeMail({ ...facts, ...code })],
	secondFactorMail: [true, false].map((isOn) => (facts) => secondFactorMail({ ...facts, isOn })),
	waitingMail: [(facts) => waitingMail({ ...facts, blogs: 2, pictures: 1, messages: 1, reports: 1 })],
	welcomeMail: [null, confirmation].map(
		(how) => (facts, typed) =>
			welcomeMail({ ...facts, name: typed('name'), familyTreePrivacy: 'private', confirmation: how }),
	),
};

const kinds = Object.entries(mails).flatMap(([name, builds]) =>
	builds.flatMap((build, at) => (['hi', 'en'] as const).map((language) => ({ name, at, build, language }))),
);

function wordsOf(build: (typeof kinds)[number]['build'], language: Language, recipient: MailRecipient) {
	const canaries: string[] = [];
	const { subject, text, html } = build({ language, appUrl: 'https://example.org' }, (what) => {
		canaries.push(`canary-${what}`);
		return typedTextFor(recipient, `canary-${what}`);
	});
	return { canaries, subject, text, html };
}

/** Exported functions that build a mail, with the parameters that the regular expression passes over. */
const builder = /^export function (\w+)\((?:[^()]|\([^()]*\))*\): MailContent \{/gm;

it('every mail is looked at', () => {
	const lib = path.resolve(import.meta.dirname, '..');
	const files = readdirSync(lib, { recursive: true, encoding: 'utf8' }).filter((file) =>
		file.endsWith('.ts'),
	);
	const names = files.flatMap((file) =>
		[...readFileSync(path.join(lib, file), 'utf8').matchAll(builder)].map(([, name]) => name),
	);
	// `paragraphsMail` is what other mails are built with.
	expect(names.filter((name) => name !== 'paragraphsMail').sort()).toEqual(Object.keys(mails).sort());
});

describe.each(kinds)('$name $at in $language', ({ build, language }) => {
	it('holds nothing that was typed for an unconfirmed address', () => {
		const { subject, text, html } = wordsOf(build, language, { emailConfirmedAt: null });
		expect(`${subject}${text}${html}`).not.toContain('canary');
		// Nor a placeholder, or a hole where a name would be.
		expect(`${subject}${text}${html}`).not.toMatch(/[{}]|undefined|null|“”|\s\s+(?=[a-z])/);
	});

	it('holds all of it for a confirmed one, but in its subject', () => {
		const { canaries, subject, text, html } = wordsOf(build, language, { emailConfirmedAt: new Date(0) });
		for (const canary of canaries) {
			expect(text).toContain(canary);
			expect(html).toContain(canary);
		}
		expect(subject).not.toContain('canary');
	});
});
