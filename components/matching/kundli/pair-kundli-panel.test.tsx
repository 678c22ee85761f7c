import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiQuery } from '@/lib/client/api-query';
import type { PairKundliReply } from '@/lib/features/matching/kundli/schema';
import { forSeeker } from '@/lib/features/matching/rules/seeker-address';
import { getMessages } from '@/lib/platform/i18n/translate';
import { renderText } from '@/tests/support/markup';
import { address } from '@/tests/support/page-address';
import { ward, wardsGuardians } from '@/tests/support/ward';
import { PairKundliPanel } from './pair-kundli-panel';

vi.mock('next/navigation', () => import('@/tests/support/page-address'));

beforeEach(() => {
	address.query = '';
});

function getText(language: 'hi' | 'en', reply: PairKundliReply, forId: string | null = null): string {
	const client = new QueryClient();
	address.query = forId === null ? '' : `for=${forId}`;
	client.setQueryData(apiQuery('GET /api/family/guardians').queryKey, wardsGuardians);
	const ofPair = { params: { id: 'veer' }, ...forSeeker(forId) };
	client.setQueryData(apiQuery('GET /api/family/kundli/[id]', ofPair).queryKey, reply);
	return renderText(
		<QueryClientProvider client={client}>
			<NextIntlClientProvider locale={language} timeZone="Asia/Kolkata" messages={getMessages(language)}>
				<PairKundliPanel memberId="veer" />
			</NextIntlClientProvider>
		</QueryClientProvider>,
	);
}

const side: Extract<PairKundliReply, { state: 'counted' }>['mine'] = {
	nakshatras: [0],
	rashis: [0],
	manglikByLagna: 'no',
	manglikByMoon: 'no',
};
const counted: PairKundliReply = {
	...{ state: 'counted', gunas: { min: 20, max: 20 }, mine: side, theirs: side },
	kootas: [{ koota: 'nadi', of: 8, min: 8, max: 8, mine: ['adi'], theirs: ['madhya'] }],
};

describe.each([
	['hi', 'आप', 'मांगलिक (गणना से)'],
	['en', 'You', 'Manglik (computed)'],
] as const)('the kundli of two in %s', (language, you, computed) => {
	it('gives no number where nothing is compared', () => {
		expect(getText(language, { state: 'notBoth' })).not.toMatch(/\d/);
	});

	it('shows the reader on one side, and says that manglik is computed', () => {
		const text = getText(language, counted);
		expect(text).toContain(`${you}: `);
		expect(text).toContain(computed);
	});

	it('shows the relative in place of the reader to a guardian', () => {
		const text = getText(language, counted, ward.member._id);
		expect(text).toContain('Meenal: ');
		expect(text).not.toContain(`${you}: `);
	});
});
