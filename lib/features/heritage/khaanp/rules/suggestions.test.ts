import { expect, it } from 'vitest';
import { shippedAtlas } from '@/lib/rules/clan/shipped-atlas';
import { suggestionsIn } from './suggestions';

it.each([
	['खाचरिया', 'en', 'Khachariawas: Shekhawat (Kachhwaha), thikana Khachariawas', 'Shekhawat', null],
	['Khacharia', 'hi', 'खाचरियावास: शेखावत (कछवाहा), ठिकाना खाचरियावास', 'Shekhawat', null],
	['लाडखानी', 'en', 'Ladkhani: Shekhawat (Kachhwaha)', 'Shekhawat', 'Ladkhani'],
	['Lad Kha', 'hi', 'लाडखानी: शेखावत (कछवाहा)', 'Shekhawat', 'लाडखानी'],
	['Mertiya', 'en', 'Mertia (Rathore)', 'Rathore', 'Mertia'],
	['पोकरण', 'en', 'Pokaran: Champawat (Rathore), thikana Pokaran', 'Rathore', 'Champawat'],
	['Bikaner', 'hi', 'बीकानेर: राठौड़ का ठिकाना', 'Rathore', null],
	['Jasrotia', 'en', 'Jasrotia (Jamwal)', null, 'Jasrotia'],
] as const)('finds for %s, in %s: %s', (typed, language, text, clan, sakh) => {
	expect(suggestionsIn(shippedAtlas, typed, language)[0]).toEqual({ text, clan, sakh });
});

it.each(['', 'Ch', 'Nandolia'])('finds nothing for %j', (typed) => {
	expect(suggestionsIn(shippedAtlas, typed, 'en')).toEqual([]);
});
