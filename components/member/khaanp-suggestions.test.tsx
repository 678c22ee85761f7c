import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Language } from '@/lib/core/language';
import { getMessages } from '@/lib/platform/i18n/translate';
import KhaanpSuggestions from './khaanp-suggestions';

function markupOf(typed: string, language: Language): string {
	return renderToStaticMarkup(
		<NextIntlClientProvider
			locale={language}
			timeZone="Asia/Kolkata"
			messages={{ memberOptions: getMessages(language).memberOptions }}
		>
			<KhaanpSuggestions typed={typed} onPick={() => undefined} />
		</NextIntlClientProvider>,
	);
}

it.each([
	['खाचरिया', 'en', 'Khachariawas: Shekhawat (Kachhwaha), seat Khachariawas'],
	['Khacharia', 'hi', 'खाचरियावास: शेखावत (कछवाहा), ठिकाना खाचरियावास'],
	['लाडखानी', 'en', 'Ladkhani: Shekhawat (Kachhwaha)'],
	['Lad Kha', 'hi', 'लाडखानी: शेखावत (कछवाहा)'],
	['Mertiya', 'en', 'Mertia (Rathore)'],
	['पोकरण', 'en', 'Pokaran: Champawat (Rathore), seat Pokaran'],
	['Bikaner', 'hi', 'बीकानेर: राठौड़ का ठिकाना'],
] as const)('offers for %s, in %s, the clan of the list: %s', (typed, language, text) => {
	expect(markupOf(typed, language)).toMatch(
		new RegExp(`<button[^>]*>${text.replace(/[()]/g, '\\$&')}</button>`),
	);
});

it('only names the kul of what belongs to no clan of the list', () => {
	const markup = markupOf('Jasrotia', 'en');
	expect(markup).toContain('<p>Jasrotia (Jamwal)</p>');
	expect(markup).not.toContain('<button');
});

it('says nothing of what it does not know', () => {
	expect(markupOf('Nandolia', 'en')).not.toContain('<p');
	expect(markupOf('', 'hi')).not.toContain('<p');
});
