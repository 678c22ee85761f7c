import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { MatchReply } from '@/lib/features/matching/schema';
import { getMessages } from '@/lib/platform/i18n/translate';
import { address } from '@/tests/support/page-address';
import { MatchCard } from './match-card';

vi.mock('next/navigation', () => import('@/tests/support/page-address'));

const seekerId = '4b2f0000-0000-4000-8000-000000000000';

const match: MatchReply = {
	_id: 'veer',
	name: 'Veer',
	photo: null,
	age: 25,
	profession: null,
	location: null,
	education: null,
	clan: null,
	district: null,
	commonInterests: [],
	compatibility: 50,
	verdict: 'unknown',
	cautions: [],
	missingCount: 0,
	path: null,
	interest: null,
	isShortlisted: false,
	formerMarriage: null,
	formerMarriageEndedYear: null,
	childrenCount: null,
	emailConfirmed: false,
	isKnownToFamily: false,
};

it.each([
	['the seeker', '', '/en/profile/veer'],
	['a guardian', `for=${seekerId}`, `/en/profile/veer?for=${seekerId}`],
])('MatchCard opens the profile that %s may see', (_, query, href) => {
	address.query = query;
	const markup = renderToStaticMarkup(
		<QueryClientProvider client={new QueryClient()}>
			<NextIntlClientProvider locale="en" timeZone="Asia/Kolkata" messages={getMessages('en')}>
				<MatchCard match={match} onChanged={() => {}} onMore={() => {}} />
			</NextIntlClientProvider>
		</QueryClientProvider>,
	);
	expect(markup).toContain(`href="${href}"`);
});
