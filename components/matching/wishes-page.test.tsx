import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiQuery } from '@/lib/client/api-query';
import { forSeeker } from '@/lib/features/matching/rules/seeker-address';
import { noWishes } from '@/lib/features/matching/schema';
import { getMessages } from '@/lib/platform/i18n/translate';
import { renderText } from '@/tests/support/markup';
import { address } from '@/tests/support/page-address';
import { ward, wardsGuardians } from '@/tests/support/ward';
import { WishesPage } from './wishes-page';

vi.mock('next/navigation', () => import('@/tests/support/page-address'));

beforeEach(() => {
	address.query = '';
});

function getText(language: 'hi' | 'en', forId: string | null): string {
	const client = new QueryClient();
	address.query = forId === null ? '' : `for=${forId}`;
	client.setQueryData(apiQuery('GET /api/family/guardians').queryKey, wardsGuardians);
	client.setQueryData(apiQuery('GET /api/family/matches/wishes', forSeeker(forId)).queryKey, {
		...{ wishes: noWishes, version: 1, states: [], writtenDistricts: {} },
	});
	return renderText(
		<QueryClientProvider client={client}>
			<NextIntlClientProvider locale={language} timeZone="Asia/Kolkata" messages={getMessages(language)}>
				<WishesPage />
			</NextIntlClientProvider>
		</QueryClientProvider>,
	);
}

describe.each([
	[
		'hi',
		['मेरी अपेक्षाएँ', 'मेरे जैसा', 'आपका अपना कुल'],
		['Meenal की अपेक्षाएँ', 'Meenal जैसा', 'Meenal का अपना कुल'],
		'आपके रिश्तेदार की अपेक्षाएँ',
	],
	[
		'en',
		['Partner preferences', 'The same as mine', 'Your own clan'],
		['Partner preferences of Meenal', "The same as Meenal's", "Meenal's own clan"],
		'Partner preferences of your relative',
	],
] as const)('the partner preferences in %s', (language, own, ofWard, ended) => {
	it('speak of the member who writes them', () => {
		const text = getText(language, null);
		for (const said of own) expect(text).toContain(said);
		expect(text).not.toContain('Meenal');
	});

	it('speak of the relative to a guardian, also in the tab', () => {
		const text = getText(language, ward.member._id);
		for (const said of ofWard) expect(text).toContain(said);
		expect(text).not.toMatch(/मेर[ाीे]|आपक[ाीे] अपना|\bmine\b|your (?:list|own)/i);
	});

	it('speak of a relative without a name once the agreement has ended', () => {
		const text = getText(language, '5c3f0000-0000-4000-8000-000000000000');
		expect(text).toContain(ended);
		expect(text).not.toContain('Meenal');
	});
});
