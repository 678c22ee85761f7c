import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { NextIntlClientProvider } from 'next-intl';
import { describe, expect, it, vi } from 'vitest';
import type { ApiFailure, Reply } from '@/lib/client/api';
import { apiQuery } from '@/lib/client/api-query';
import { languages } from '@/lib/core/language';
import { getMessages, translator } from '@/lib/platform/i18n/translate';
import { renderMarkup } from '@/tests/support/markup';
import { MeetingPage } from './meeting-page';

vi.mock('next/navigation', () => import('@/tests/support/page-address'));

type Meeting = Reply<'GET /api/family/matches/[id]/meeting'>;

const { queryKey } = apiQuery('GET /api/family/matches/[id]/meeting', { params: { id: 'she' }, query: {} });

const sheet = { details: [], contact: null };
const party = { name: 'Asha', isMe: false, ancestors: null };
const meeting: Meeting = {
	me: { ...sheet, _id: 'he', name: 'Veer', clan: 'Rathore', isMarried: false },
	other: {
		...{ _id: 'she', name: 'Asha', clan: 'Bhati', isMarried: false },
		...{ formerMarriage: 'widowed', formerMarriageEndedYear: 2021, childrenCount: 1 },
		details: [{ field: 'workPlace', label: 'Work place', value: 'Jaipur' }],
		contact: { email: 'asha@example.org', mobileNumber: null, mobileE164: null, contactOf: null },
	},
	marriage: {
		...{ verdict: 'unknown', one: { ...party, _id: 'he', isMe: true }, other: { ...party, _id: 'she' } },
		...{ reasons: [], missing: [], path: null },
	},
	introducers: ['Hari', 'Bhim'],
	questions: [
		{ _id: null, topic: 'home', text: null, isMine: null, isTickedByMe: true, isTickedByOther: true },
		{
			_id: 'own',
			topic: null,
			text: 'Where is the well?',
			isMine: true,
			isTickedByMe: false,
			isTickedByOther: false,
		},
	],
};

function markupWith(language: 'hi' | 'en', state: { data?: Meeting; error?: ApiFailure }): string {
	const client = new QueryClient({ defaultOptions: { queries: { retryOnMount: false } } });
	const query = client.getQueryCache().build(client, { queryKey });
	query.setState({ ...state, status: state.error ? 'error' : 'success' });
	const {
		meeting: words,
		matching,
		site,
		marriage,
		memberFields,
		memberOptions,
		clans,
		fallback,
	} = getMessages(language);
	const { verdict, card, sections } = matching;
	const messages = { meeting: words, marriage, memberFields, memberOptions, clans, fallback };
	const failed = (error: Error) => {
		throw error;
	};
	return renderMarkup(
		<QueryClientProvider client={client}>
			<NextIntlClientProvider
				locale={language}
				timeZone="Asia/Kolkata"
				messages={{
					...messages,
					matching: { verdict, card, sections },
					site: { tryAgain: site.tryAgain },
				}}
				onError={failed}
			>
				<MeetingPage memberId="she" seekerId={null} />
			</NextIntlClientProvider>
		</QueryClientProvider>,
	);
}

describe.each(languages)('the page of two families in %s', (language) => {
	const t = translator(language);

	it('shows both beside each other, who could introduce them, and what to talk about', () => {
		const markup = markupWith(language, { data: meeting });
		for (const shown of ['Asha', 'Jaipur', 'asha@example.org', 'Hari', 'Bhim', 'Where is the well?'])
			expect(markup).toContain(shown);
		const how = t('memberOptions.formerMarriage.widowed');
		expect(markup).toContain(t('memberOptions.inYear', { how, year: '2021' }));
		expect(markup).toContain(t('meeting.topics.home'));
		expect(markup).toContain(t('meeting.ownContact'));
		expect(markup).toContain(t('meeting.otherTicked', { name: 'Asha' }));
	});

	it('names the relative to a guardian, and speaks to nobody as one of the two', () => {
		const one = { ...meeting.marriage.one, name: 'Veer', isMe: false };
		const markup = markupWith(language, { data: { ...meeting, marriage: { ...meeting.marriage, one } } });
		const own = { person: 'ward', ward: 'Veer', name: 'Asha' };
		for (const key of ['intro', 'sheetsText', 'chain', 'byYou'] as const) {
			const said = t(`meeting.${key}`, own);
			expect(markup).toContain(said);
			expect(said).not.toMatch(/\byour?\b|आप/i);
		}
	});

	it('says where nobody could', () => {
		const markup = markupWith(language, { data: { ...meeting, introducers: [] } });
		expect(markup).toContain(t('meeting.noIntroducers'));
	});

	it('says that it is gone once one of the two has ended it', () => {
		const error: ApiFailure = { ok: false, status: 404, code: 'notFound', message: '', errors: [] };
		const markup = markupWith(language, { error });
		expect(markup).toContain(t('meeting.gone'));
		expect(markup).not.toContain('Asha');
	});
});
