import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { searchKey } from '@/lib/core/text-folding';
import { getMessages } from '@/lib/platform/i18n/translate';
import { listedClans } from './clans';
import branchesJson from './data/branches.json' with { type: 'json' };
import groupsJson from './data/groups.json' with { type: 'json' };
import { findGotraKey, findKnownGotra } from './gotra';
import {
	clanKeyIn,
	findExogamousGroup,
	findKnownClan,
	findListedClan,
	getClanKeys,
	groupByTradition,
} from './groups';

/** Each line is one group: every clan of the list that belongs to it, then how it is written. */
const groups = `
Chauhan Hada चौहान Chouhan Chohan हाड़ा Hara
Rathore राठौड़ Rathod Rathor राठौर Rathaur
Sisodiya Gahlot Gehlot सिसोदिया Sisodia Shishodia गहलोत गेहलोत Guhila गुहिल Guhilot
Parmar Panwar परमार पंवार पँवार Pramar Pawar पवार
Solanki सोलंकी
Parihar परिहार पड़िहार Pratihar प्रतिहार
Tomar Tanwar तोमर तंवर तँवर Tomer Tuar
Kachhwaha Rajawat Shekhawat कछवाहा Kachwaha Kachhawa राजावत Rajavat शेखावत Shekhavat
Jhala Makwana झाला Zala मकवाना मकवाणा
Jadeja जाडेजा जडेजा Jareja
Chandel चंदेल चन्देल Chandela
Bundela बुंदेला बुन्देला Boondela
Sengar सेंगर सैंगर
Bhati भाटी Bhatti
`
	.trim()
	.split('\n')
	.map((line) => line.split(' '));

const findKey = (clan: string | null) => findExogamousGroup(clan)?.key ?? null;

describe('exogamousGroupOf', () => {
	it.each(groups)('%s is one group, in every spelling', (first, ...others) => {
		for (const other of others) expect(findKey(other), other).toBe(findKey(first));
	});

	it('knows fourteen groups of the twenty-two clans', () => {
		expect(listedClans.length).toBe(22);
		expect(new Set(listedClans.map(findKey)).size).toBe(14);
		expect(new Set(groups.map(([first = '']) => findKey(first))).size).toBe(14);
	});

	it('makes a clan that is not on the list a group of its own, in both scripts', () => {
		expect(findKey('Gaur')).toBe(findKey('गौर राजपूत'));
		for (const [first = ''] of groups) expect(findKey('Naruka')).not.toBe(findKey(first));
	});

	it.each(['Rathore Rajput', 'राठौड़ राजपूत', 'Rathore (Mertia)', ' rathod '])(
		'finds the clan in %s',
		(clan) => {
			expect(findKey(clan)).toBe(findKey('Rathore'));
		},
	);

	it('takes two kuls in one text for neither', () => {
		expect(findKey('Solanki Parmar')).toBe('solnki parmr');
	});

	it.each([null, '', ' ', '-', '?', 'Other', 'अन्य', 'Rajput', 'राजपूत', 'N/A'])('finds none in %j', (clan) => {
		expect(findExogamousGroup(clan)).toBeNull();
	});
});

describe('clanKeysOf', () => {
	it('lists every folded spelling of a group', () => {
		for (const spellings of groups) {
			const group = findExogamousGroup(spellings[0] ?? '');
			for (const spelling of spellings) expect(group && getClanKeys(group)).toContain(searchKey(spelling));
		}
	});

	it('is the clan alone outside the list', () => {
		expect(getClanKeys({ key: 'bati' })).toEqual(['bati']);
	});
});

describe('groupByTradition', () => {
	it.each([
		['Shekhawat', 'Kachhwaha'],
		['शेखावत', 'Kachhwaha'],
		['भाटी', 'Bhati'],
		['Naruka', 'Kachhwaha'],
		['नाथावत', 'Kachhwaha'],
		['Khangarot', 'Kachhwaha'],
		['Deora', 'Chauhan'],
		['देवड़ा', 'Chauhan'],
		['Devda', 'Chauhan'],
		['Khichi', 'Chauhan'],
		['खींची', 'Chauhan'],
		['Songara', 'Chauhan'],
		['Sanchora', 'Chauhan'],
		['निर्वाण', 'Chauhan'],
		['भदौरिया', 'Chauhan'],
		['मेड़तिया', 'Rathore'],
		['Jodha', 'Rathore'],
		['चांपावत', 'Rathore'],
		['कूंपावत', 'Rathore'],
		['Udawat', 'Rathore'],
		['बीकावत', 'Rathore'],
		['चूंडावत', 'Guhila'],
		['Shaktawat', 'Guhila'],
		['राणावत', 'Guhila'],
		['सोढा', 'Parmar'],
		['Sankhla', 'Parmar'],
		['Vaghela', 'Solanki'],
		['बघेल', 'Solanki'],
		['Inda', 'Parihar'],
		['Jodha (Khairwa)', 'Rathore'],
		['Rathore', 'Rathore'],
		['Hada', 'Chauhan'],
	])('%s is counted to %s', (text, group) => {
		expect(groupByTradition(text)).toEqual({ key: group });
	});

	it.each(['Gaur', 'Jodha Deora', '', null])('of %j it counts nothing', (text) => {
		expect(groupByTradition(text)).toBeNull();
	});
});

describe('listedClanOf', () => {
	it('finds the clan that a text spells', () => {
		expect(['राठौड़', 'Chouhan', 'राजावत', 'Shekhawat', 'Naruka', 'Gaur'].map(findListedClan)).toEqual([
			'Rathore',
			'Chauhan',
			'Rajawat',
			'Shekhawat',
			null,
			null,
		]);
	});
});

describe('knownClanOf', () => {
	it.each(
		Object.entries({
			Bhati: ['भाटी', 'Bhati', 'bhatti', 'भाटी राजपूत', 'BHATI (Rajput)', ' भट्टी '],
			Rathore: ['राठौर', 'राठौड़', 'Rathod', 'Thakur Rathore', 'राठौड़ वंश'],
			Shekhawat: ['शेखावत', 'Shekhavat'],
			Sisodiya: ['Sesodia', 'सिसोदिया'],
			Panwar: ['Pawar', 'पँवार'],
			Guhila: ['गुहिल', 'Guhila'],
			Naruka: ['नरूका'],
			Khichi: ['खींची'],
			Gehlot: ['Gehlot'],
			Gahlot: ['गहलोत'],
		}),
	)('is %s for every spelling', (name, spellings) => {
		for (const spelling of spellings) expect(findKnownClan(spelling), spelling).toBe(name);
	});

	it.each(['Gaur', 'Hada Chauhan', 'Rathore (Mertia)', 'Other', 'राजपूत', '-', ''])(
		'of %j it is none',
		(text) => {
			expect(findKnownClan(text)).toBeNull();
		},
	);

	it('is each name that the messages have, in both languages', () => {
		const [hi, en] = [getMessages('hi').clans, getMessages('en').clans].map((names) => Object.entries(names));
		for (const [name, shown] of [...(hi ?? []), ...(en ?? [])].filter(([name]) => name !== 'Other'))
			expect(searchKey(findKnownClan(shown) ?? ''), shown).toBe(searchKey(name));
	});
});

describe('clanKeyIn', () => {
	it('is one for all spellings of a clan, known or not', () => {
		const keys = (...texts: string[]) => [...new Set(texts.map(clanKeyIn))];
		expect(keys('Bhati', 'भाटी राजपूत')).toEqual(['bati']);
		expect(keys('Pawar', 'Panwar', 'पंवार')).toEqual([searchKey('Panwar')]);
		expect(keys('Jadaun', 'जादौन', 'Jadaun Rajput')).toEqual([searchKey('Jadaun')]);
		expect(keys('Rajput')).toEqual(['rajput']);
		expect(keys('🙏')).toEqual(['🙏']);
	});
});

describe('gotraKeyOf', () => {
	it.each([
		['Vatsa', 'वत्स', 'Vats', 'वत्स गोत्र'],
		['Kashyap', 'कश्यप', 'Kashyapa', 'Kashyap gotra'],
		['Vashishtha', 'वशिष्ठ', 'Vashisht'],
		['Bharadwaj', 'भारद्वाज', 'Bharadvaja', 'Bhardwaj', 'Bhardwaja'],
		['Markandeya', 'मार्कण्डेय', 'Markandey'],
		['Chandratreya', 'चंद्रात्रेय', 'Chandratrey'],
		['Atreya', 'आत्रेय', 'Atrey'],
		['Jamadagni', 'जमदग्नि'],
		['Garg', 'गर्ग', 'Gargya', 'गार्ग्य'],
		['Gautam', 'गौतम'],
	])('%s is one gotra, in every spelling', (first, ...others) => {
		for (const other of others) expect(findGotraKey(other), other).toBe(findGotraKey(first));
	});

	it('finds none where none is given', () => {
		for (const text of [null, '', '-', 'NA', 'पता नहीं']) expect(findGotraKey(text)).toBeNull();
		expect(findGotraKey('Gautam')).not.toBe(findGotraKey('Vatsa'));
		expect(findGotraKey('Atri')).not.toBe(findGotraKey('Atreya'));
	});
});

describe('knownGotraOf', () => {
	it('knows the gotras of the list in every spelling, and no other', () => {
		for (const text of ['Vatsa', 'वत्स', 'Vats gotra']) expect(findKnownGotra(text)).toBe('Vatsa');
		for (const text of ['', 'Bhargava']) expect(findKnownGotra(text)).toBeNull();
	});
});

describe('the tables of clans', () => {
	const names = z.array(z.string());

	it('put each listed clan into one group', () => {
		const clans = z.partialRecord(z.enum(listedClans), names);
		const groups = z.record(z.string(), z.strictObject({ clans, names })).parse(groupsJson);
		const grouped = Object.values(groups).flatMap((group) => Object.keys(group.clans));
		expect(grouped.toSorted()).toEqual(listedClans.toSorted());
	});

	it('name a group for each branch', () => {
		const kul = z.enum(Object.keys(groupsJson));
		const branches = z.record(z.string(), z.strictObject({ kul, spellings: names }));
		expect(branches.parse(branchesJson)).toEqual(branchesJson);
	});
});
