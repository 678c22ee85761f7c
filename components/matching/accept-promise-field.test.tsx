import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiQuery } from '@/lib/client/api-query';
import type { Interest } from '@/lib/client/matching/replies';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { renderText } from '@/tests/support/markup';
import { address } from '@/tests/support/page-address';
import { ward, wardsGuardians } from '@/tests/support/ward';
import { AcceptPromiseField } from './accept-promise-field';
import type { Seeker } from './use-seeker';

vi.mock('next/navigation', () => import('@/tests/support/page-address'));

beforeEach(() => {
	address.query = '';
});

const received: Interest = {
	_id: 'i',
	direction: 'received',
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
	ownContact: 'own',
	otherContact: 'own',
};
const karan = { name: 'Karan', words: 'father' };

function getSeeker(agreement: { hasLastWord: boolean; contactOf: 'candidate' | 'guardian' }): Seeker {
	return { ...ward, agreement: { ...agreement, agreedAt: '', expiresAt: '' } };
}

function getText(language: 'hi' | 'en', interest: Interest, seeker: Seeker | null = null): string {
	const client = new QueryClient();
	if (seeker) {
		address.query = `for=${ward.member._id}`;
		const reply = { ...wardsGuardians, candidates: [seeker] };
		client.setQueryData(apiQuery('GET /api/family/guardians').queryKey, reply);
	}
	return renderText(
		<QueryClientProvider client={client}>
			<NextIntlClientProvider locale={language} timeZone="Asia/Kolkata" messages={getMessages(language)}>
				<AcceptPromiseField name="Asha" interest={interest} />
			</NextIntlClientProvider>
		</QueryClientProvider>,
	);
}

describe.each(['hi', 'en'] as const)('AcceptPromise in %s', (language) => {
	const t = translator(language);
	const words = 'matching.interest.promise' as const;
	const stop = t(`${words}.stop`);

	it('promises the contacts of both after the last yes', () => {
		expect(getText(language, received)).toBe(
			[t(`${words}.none`), t(`${words}.otherOwn`, { name: 'Asha' }), t(`${words}.ownYours`), stop].join(' '),
		);
	});

	it('names the yes that is still missing, and the guardian whose contact is shown', () => {
		const interest: Interest = {
			...received,
			isSenderAwaited: true,
			otherContact: 'guardian',
			otherActor: karan,
		};
		const text = getText(language, interest);
		expect(text).toContain(t(`${words}.sender`, { name: 'Asha' }));
		expect(text).toContain(
			t(`${words}.otherGuardian`, { actor: karan.name, words: karan.words, name: 'Asha' }),
		);
		expect(text).not.toContain(t(`${words}.none`));
	});

	it('says to a guardian without the last word that the seeker’s own yes is missing', () => {
		const seeker = getSeeker({ hasLastWord: false, contactOf: 'candidate' });
		const text = getText(language, received, seeker);
		expect(text).toContain(t(`${words}.candidate`, { ward: 'Meenal' }));
		expect(text).toContain(t(`${words}.ownCandidate`, { ward: 'Meenal' }));
	});

	it('says to a guardian with the last word that their own contact is shown', () => {
		const seeker = getSeeker({ hasLastWord: true, contactOf: 'guardian' });
		const text = getText(language, received, seeker);
		expect(text).toContain(t(`${words}.none`));
		expect(text).toContain(t(`${words}.ownYours`));
	});
});
