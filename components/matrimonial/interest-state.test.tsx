import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import type { Interest } from './answers';
import { InterestState } from './interest-state';

vi.mock('next/navigation', () => ({
	useRouter: () => ({}),
	usePathname: () => '/',
	useSearchParams: () => new URLSearchParams(),
}));

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

function getText(language: 'hi' | 'en', interest: Interest): string {
	const markup = renderToStaticMarkup(
		<QueryClientProvider client={new QueryClient()}>
			<NextIntlClientProvider locale={language} timeZone="Asia/Kolkata" messages={getMessages(language)}>
				<InterestState name="Veer" interest={interest} contact={{}} />
			</NextIntlClientProvider>
		</QueryClientProvider>,
	);
	return markup.replace(/<[^>]*>/g, ' ').replaceAll('&#x27;', "'");
}

describe.each(['hi', 'en'] as const)('InterestState of an interest that was sent, in %s', (language) => {
	const t = translator(language);
	const date = language === 'hi' ? '20 नवंबर 2026' : 'Nov 20, 2026';

	it('says that the other side has not answered, also while the own yes is awaited', () => {
		const noAnswer = t('matrimonial.interest.sentOn', { name: 'Veer', date });
		expect(getText(language, sent)).toContain(noAnswer);
		expect(getText(language, { ...sent, awaits: 'own' })).toContain(noAnswer);
	});

	it('says that the other side has said yes, and never beside it that no answer has come', () => {
		const text = getText(language, { ...sent, awaits: 'own', saidYes: true });
		expect(text).toContain(t('matrimonial.interest.sentAnswered', { name: 'Veer', date }));
		expect(text).toContain(t('matrimonial.acting.ownAnswered'));
		expect(text).not.toContain(t('matrimonial.interest.sentOn', { name: 'Veer', date }));
	});
});

describe.each(['hi', 'en'] as const)('InterestState of two who agree, in %s', (language) => {
	const t = translator(language);
	const agreed: Interest = { ...sent, state: 'accepted', ownContact: 'own', otherContact: 'own' };
	const guardian = { name: 'Karan', words: 'father' };
	const words = 'matrimonial.interest' as const;

	it.each([
		['unconfirmed', 'own', t(`${words}.contactMissing.ownEmail`)],
		['own', 'unconfirmed', t(`${words}.contactMissing.otherEmail`, { name: 'Veer' })],
		['own', 'ended', t(`${words}.contactMissing.ended`, { name: 'Veer' })],
		['own', 'none', t(`${words}.contactMissing.none`, { name: 'Veer' })],
	] as const)(
		'gives the reason in force when the contacts are %s and %s',
		(ownContact, otherContact, reason) => {
			expect(getText(language, { ...agreed, ownContact, otherContact })).toContain(reason);
		},
	);

	it.each([
		['own', t(`${words}.shown.own`)],
		['guardian', t(`${words}.shown.guardian`, { actor: guardian.name, words: guardian.words })],
		['ended', t(`${words}.shown.ended`)],
	] as const)('says which contact the other side sees when it is %s', (ownContact, sentence) => {
		const text = getText(language, { ...agreed, ownContact, ownActor: guardian });
		const others = Object.values(getMessages(language).matrimonial.interest.shown).filter(
			(other) => !other.includes('{') && other !== sentence,
		);
		expect(text).toContain(sentence);
		for (const other of others) expect(text).not.toContain(other);
	});
});
