import { describe, expect, it } from 'vitest';
import { getMessages } from '@/lib/platform/i18n/translate';
import { writtenIn } from '@/lib/rules/script/in-script';
import { listedClans } from './clans';
import { findKnownClan } from './groups';
import { wifeOfClan } from './wives';

function called(clan: string) {
	const known = findKnownClan(clan);
	const nameIn = (language: 'hi' | 'en') => {
		const names: Record<string, string> = getMessages(language).clans;
		return (known && names[known]) || writtenIn(language, clan, 'clan');
	};
	return wifeOfClan(clan, { hi: nameIn('hi'), en: nameIn('en') });
}

describe('wifeOfClan', () => {
	it.each([
		['भाटी', 'भटियाणी', 'Bhatiyani'],
		['Bhati Rajput', 'भटियाणी', 'Bhatiyani'],
		['चौहान', 'चौहाणी', 'Chauhani'],
		['Rathod', 'राठौड़ी', 'Rathori'],
		['सिसोदिया', 'सिसोदणी', 'Sisodani'],
		['Kachwaha', 'कछवाही', 'Kachhwahi'],
		['तँवर', 'तंवराणी', 'Tanwarani'],
		['Hada', 'हाड़ी', 'Hadi'],
		['मेड़तिया', 'मेड़तणी', 'Mertani'],
		['देवड़ा', 'देवड़ी', 'Deori'],
		['चावड़ा', 'चावड़ी', 'Chavdi'],
		['Shekhawat', 'शेखावत', 'Shekhawat'],
		['करमसोत', 'करमसोत', 'Karamsot'],
		['पंवार', 'पंवार', 'Panwar'],
	])('calls a daughter of %s %s', (clan, hi, en) => {
		expect(called(clan)).toEqual({ hi, en });
	});

	it('has a word for every clan that forms offer, each in its own script', () => {
		for (const clan of listedClans) {
			expect(called(clan)?.hi, clan).toMatch(/^[\p{Script=Devanagari}]+$/u);
			expect(called(clan)?.en, clan).toMatch(/^[A-Z][a-z]+$/);
		}
	});

	it('invents nothing for a clan whose form it does not know', () => {
		expect(called('Xyzwala')).toBeNull();
		expect(called('Other')).toBeNull();
	});
});
