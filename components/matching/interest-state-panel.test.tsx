import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiQuery } from '@/lib/client/api-query';
import type { Interest } from '@/lib/client/matching/replies';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { renderText } from '@/tests/support/markup';
import { address } from '@/tests/support/page-address';
import { ward, wardsGuardians } from '@/tests/support/ward';
import { InterestStatePanel } from './interest-state-panel';

vi.mock('next/navigation', () => import('@/tests/support/page-address'));

beforeEach(() => {
	address.query = '';
});

const sent: Interest = {
	_id: 'i',
	direction: 'sent',
	state: 'sent',
	answers: null,
	message: null,
	kindWords: null,
	createdAt: '2026-11-20T08:00:00.000Z',
	ownActor: null,
	otherActor: null,
	awaits: null,
	saidYes: false,
	isSenderAwaited: false,
	ownContact: null,
	otherContact: null,
};

type Contact = Parameters<typeof InterestStatePanel>[0]['contact'];

function getText(
	language: 'hi' | 'en',
	interest: Interest | null,
	{ isForWard = false, contact = {} }: { isForWard?: boolean; contact?: Contact } = {},
): string {
	const client = new QueryClient();
	if (isForWard) {
		address.query = `for=${ward.member._id}`;
		client.setQueryData(apiQuery('GET /api/family/guardians').queryKey, wardsGuardians);
	}
	return renderText(
		<QueryClientProvider client={client}>
			<NextIntlClientProvider locale={language} timeZone="Asia/Kolkata" messages={getMessages(language)}>
				<InterestStatePanel name="Veer" interest={interest} contact={contact} />
			</NextIntlClientProvider>
		</QueryClientProvider>,
	);
}

describe.each(['hi', 'en'] as const)('InterestState of an interest that was sent, in %s', (language) => {
	const t = translator(language);
	const date = language === 'hi' ? '20 नवंबर 2026' : 'Nov 20, 2026';

	it('says that the other side has not answered, also while the own yes is awaited', () => {
		const noAnswer = t('matching.interest.sentOn', { name: 'Veer', date });
		expect(getText(language, sent)).toContain(noAnswer);
		expect(getText(language, { ...sent, awaits: 'own' })).toContain(noAnswer);
	});

	it('says that the other side has said yes, and never beside it that no answer has come', () => {
		const text = getText(language, { ...sent, awaits: 'own', saidYes: true });
		expect(text).toContain(t('matching.interest.sentAnswered', { name: 'Veer', date }));
		expect(text).toContain(t('matching.acting.ownAnswered'));
		expect(text).not.toContain(t('matching.interest.sentOn', { name: 'Veer', date }));
	});
});

describe.each(['hi', 'en'] as const)('InterestState of two who agree, in %s', (language) => {
	const t = translator(language);
	const agreed: Interest = { ...sent, state: 'accepted', ownContact: 'own', otherContact: 'own' };
	const guardian = { name: 'Karan', words: 'father' };
	const own = { person: 'self', ward: '' };
	const keys = 'matching.interest' as const;

	it('says beside a number that cannot be dialled that it has no link, and beside others nothing', () => {
		const contact = { email: 'veer@example.org', mobileNumber: '98290 123' };
		const note = t(`${keys}.noCallLink`);
		expect(getText(language, agreed, { contact: { ...contact, mobileE164: null } })).toContain(note);
		expect(getText(language, agreed, { contact: { ...contact, mobileE164: '+919829012345' } })).not.toContain(
			note,
		);
		expect(
			getText(language, agreed, { contact: { email: contact.email, mobileNumber: null } }),
		).not.toContain(note);
	});

	it.each([
		['unconfirmed', 'own', t(`${keys}.contactMissing.ownEmail`, own)],
		['own', 'unconfirmed', t(`${keys}.contactMissing.otherEmail`, { name: 'Veer' })],
		['own', 'ended', t(`${keys}.contactMissing.ended`, { name: 'Veer' })],
		['own', 'none', t(`${keys}.contactMissing.none`, { name: 'Veer' })],
	] as const)(
		'gives the reason in force when the contacts are %s and %s',
		(ownContact, otherContact, reason) => {
			expect(getText(language, { ...agreed, ownContact, otherContact })).toContain(reason);
		},
	);

	it.each([
		['own', t(`${keys}.shown.own`, own)],
		['guardian', t(`${keys}.shown.guardian`, { actor: guardian.name, words: guardian.words })],
		['ended', t(`${keys}.shown.ended`, own)],
	] as const)('says which contact the other side sees when it is %s', (ownContact, sentence) => {
		const text = getText(language, { ...agreed, ownContact, ownActor: guardian });
		const sentences = [t(`${keys}.shown.own`, own), t(`${keys}.shown.ended`, own)];
		const others = sentences.filter((other) => other !== sentence);
		expect(text).toContain(sentence);
		for (const other of others) expect(text).not.toContain(other);
	});
});

describe.each([
	['hi', 'Meenal और Veer सहमत हैं', 'उन्हें भी Meenal का संपर्क दिखता है।', 'Meenal के लिए अभी प्रस्ताव नहीं भेजा गया है।'],
	[
		'en',
		'Meenal and Veer both agree',
		'They can see the contact details of Meenal as well.',
		'No interest has been sent for Meenal yet.',
	],
] as const)('InterestState for a guardian in %s', (language, agree, shown, none) => {
	it('names the relative where a member reads of themselves', () => {
		const agreed: Interest = { ...sent, state: 'accepted', ownContact: 'own', otherContact: 'own' };
		const text = getText(language, agreed, { isForWard: true });
		expect(text).toContain(agree);
		expect(text).toContain(shown);
		expect(getText(language, null, { isForWard: true })).toContain(none);
	});

	it('never speaks of the relative as of the reader', () => {
		const states = ['sent', 'notAccepted', 'withdrawn', 'over'] as const;
		for (const state of states) {
			const interest: Interest = { ...sent, state, message: 'Ram Ram', kindWords: 'thanks' };
			const [said] = getText(language, interest, { isForWard: true }).split('Ram Ram');
			const own = said?.replace(getMessages(language).matching.interest.kindWords.thanks, '');
			expect(own).not.toMatch(/\byour?\b|आप/i);
		}
	});
});
