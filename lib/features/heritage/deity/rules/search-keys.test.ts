import { describe, expect, it } from 'vitest';
import { findDeityNamed, searchDeities } from './search-keys';

const text = { alternateNames: [], location: null, district: null, temple: null };
const karni = {
	clans: ['Rathore'],
	texts: {
		hi: { ...text, name: 'करणी माता', location: 'देशनोक, बीकानेर' },
		en: { ...text, name: 'Karni Mata', alternateNames: ['Karni Ji'] },
	},
};
const ban = {
	clans: ['Sisodiya', 'Gahlot'],
	texts: { hi: null, en: { ...text, name: 'Ban Mata', district: 'Chittorgarh' } },
};
const bikaner = { clans: [], texts: { en: { ...text, name: 'Bikaner Mata' } } };
const all = [karni, ban, bikaner];

describe('searchDeities', () => {
	it.each([
		['', all],
		['करणी', [karni]],
		['karni ji', [karni]],
		['Deshnok', [karni]],
		['राठौड़', [karni]],
		['rathod', [karni]],
		['सिसोदिया', [ban]],
		['चित्तौड़गढ़', [ban]],
		['Pushkar', []],
		['\u200d', []],
	])('%j in either script', (search, found) => {
		expect(searchDeities(all, search)).toEqual(found);
	});

	it('puts who is named so before who is only found there', () => {
		expect(searchDeities(all, 'बीकानेर')).toEqual([bikaner, karni]);
	});
});

describe('findDeityNamed', () => {
	it.each([
		[['Karni'], karni],
		[['करणी'], karni],
		[['Karni Mata'], karni],
		[['Unknown', 'Ban'], ban],
		[['Bikaner'], bikaner],
		[['Bika'], null],
		[['Deshnok'], null],
		[['Mata'], null],
		[[], null],
	])('%j', (spellings, found) => {
		expect(findDeityNamed(spellings, all)).toBe(found);
	});
});
