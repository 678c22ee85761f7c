import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { apiQuery } from '@/lib/client/api-query';
import { pageQueries } from '@/lib/client/page-queries';
import { getMessages } from '@/lib/platform/i18n/translate';
import KhaanpSuggestionList from './khaanp-suggestion-list';

function getMarkup(typed: string, suggestions: { text: string; clan: string | null; sakh: string | null }[]) {
	const { queryKey } = apiQuery('GET /api/khaanps', { query: { search: typed } });
	pageQueries.setQueryData(queryKey, { suggestions });
	return renderToStaticMarkup(
		<NextIntlClientProvider
			locale="en"
			timeZone="Asia/Kolkata"
			messages={{ memberOptions: getMessages('en').memberOptions }}
		>
			<KhaanpSuggestionList typed={typed} onPick={() => undefined} />
		</NextIntlClientProvider>,
	);
}

it('offers the clan of the list', () => {
	const markup = getMarkup('Mertiya', [{ text: 'Mertia (Rathore)', clan: 'Rathore', sakh: 'Mertia' }]);
	expect(markup).toMatch(/<button[^>]*>Mertia \(Rathore\)<\/button>/);
});

it('only names the kul of what belongs to no clan of the list', () => {
	const markup = getMarkup('Jasrotia', [{ text: 'Jasrotia (Jamwal)', clan: null, sakh: 'Jasrotia' }]);
	expect(markup).toContain('<p>Jasrotia (Jamwal)</p>');
	expect(markup).not.toContain('<button');
});

it('says nothing of what is not known, or too short', () => {
	expect(getMarkup('Nandolia', [])).not.toContain('<p');
	expect(getMarkup('No', [{ text: 'Nothing', clan: null, sakh: null }])).not.toContain('<p');
});
