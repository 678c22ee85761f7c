import { describe, expect, it } from 'vitest';
import { type Fact, factKinds } from '@/lib/rules/gedcom/facts';
import en from '@/messages/en';
import hi from '@/messages/hi';
import { lifeFacts, marriageFacts, serializeFact } from './facts';

const union = {
	partnerAId: 'a',
	partnerBId: 'b',
	sequence: 0,
	endedBy: null,
	marriedOn: null,
	marriedPrecision: null,
	endedOn: null,
	place: null,
};
const kinds = (facts: readonly Fact[]) => facts.map(({ tag, date }) => [tag, date]);

it('has a word for every kind in both languages', () => {
	for (const { family } of [hi, en])
		expect(Object.keys(family.facts).sort()).toEqual([...factKinds.options].sort());
});

describe('the facts of a life', () => {
	const facts: Fact[] = [
		{ tag: 'OCCU', value: 'Poet' },
		{ tag: 'BURI', place: 'Ajmer' },
	];

	it('is all that the file has of a deceased person', () => {
		const shown = lifeFacts({ facts, isDeceased: true });
		expect(kinds(shown).map(([tag]) => tag)).toEqual(['OCCU', 'BURI']);
	});

	it('says nothing of a death once the card says that they live', () => {
		const died: Fact[] = [...facts, { tag: 'DEAT', date: '1990' }];
		expect(kinds(lifeFacts({ facts: died, isDeceased: false })).map(([tag]) => tag)).toEqual(['OCCU']);
	});
});

describe('the facts of a marriage', () => {
	it('is its day and end where only the fields know them', () => {
		const divorced = {
			...union,
			marriedOn: new Date('1990-05-05'),
			marriedPrecision: 'day' as const,
			endedBy: 'divorce' as const,
			endedOn: new Date('1995-12-31'),
		};
		expect(kinds(marriageFacts({ ...divorced, facts: [] }))).toEqual([
			['MARR', '5 MAY 1990'],
			['DIV', '31 DEC 1995'],
		]);
	});

	it('is what the file said, once', () => {
		const facts: Fact[] = [
			{ tag: 'MARR', date: 'ABT 1990' },
			{ tag: 'ANUL', date: '1995' },
		];
		const annulled = { ...union, marriedOn: new Date('1990-01-01'), endedBy: 'divorce' as const };
		expect(marriageFacts({ ...annulled, facts })).toEqual(facts);
	});

	it('is a year where no more of its date is known', () => {
		const wed = { ...union, marriedOn: new Date('1990-01-01'), endedBy: null, facts: [] };
		expect(kinds(marriageFacts({ ...wed, marriedPrecision: 'year' }))).toEqual([['MARR', '1990']]);
		expect(kinds(marriageFacts({ ...wed, marriedPrecision: 'day' }))).toEqual([['MARR', '1 JAN 1990']]);
	});

	it('is nothing where nothing is known', () => {
		expect(marriageFacts({ ...union, endedBy: 'death', facts: [] })).toEqual([]);
	});
});

it('tells a fact in words, with the partner first and where it is said', () => {
	const sources = [
		{ source: 'Register', page: '12', text: 'In the year of the famine' },
		{ source: 'Letter' },
	];
	const fact: Fact = {
		...{ tag: 'MARR', date: 'ABT 1990', phrase: 'spring', place: 'Ajmer', type: 'religious' },
		...{ details: [{ tag: 'AGNC', value: 'Temple' }], notes: ['First line\nSecond line'], sources },
	};
	expect(serializeFact(fact, 'राम')).toEqual({
		...{ kind: 'marriage', type: 'religious', place: 'Ajmer' },
		date: { hi: 'लगभग 1990 (spring)', en: 'about 1990 (spring)' },
		text: 'राम\nTemple\nFirst line\nSecond line',
		sources: ['Register, 12, In the year of the famine', 'Letter'],
	});
});
