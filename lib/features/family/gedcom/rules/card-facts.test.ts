import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Fact } from '@/lib/rules/gedcom/facts';
import { getRuns } from '@/tests/support/full-run';
import { type CardFields, factsOfCard, getFields, leftFacts } from './card-facts';
import { factsOfUnion, getUnionFields, leftUnionFacts } from './union-facts';

const today = new Date('2026-11-21');
const day = (text: string) => new Date(text);

/** A file's facts, as a tree keeps them and tells them again. */
function through(facts: readonly Fact[]): Fact[] {
	const fields = getFields(facts, today);
	return factsOfCard(fields, leftFacts(facts, fields), today);
}

const word = fc.constantFrom('राम सिंह', 'Joseph /de Allen/ jr.', 'Bagar', 'Yes', 'x'.repeat(150), '+91 1');
const date = fc.constantFrom(
	'4 MAR 1950',
	'1950',
	'ABT 1950',
	'CAL 1950',
	'BET 1950 AND 1955',
	'JAN 1950',
	'FROM 1950',
	'100 BCE',
	'2090',
	'1 JAN 2027',
);
const number: NonNullable<Fact['details']> = [{ tag: 'PHON', value: '+91 1' }];
const prefix: NonNullable<Fact['details']> = [{ tag: 'NPFX', value: 'ठाकुर' }];
const aged = fc.constantFrom('77y', '> 70y', '6m').map((value) => [{ tag: 'AGE' as const, value }]);
const anyFact: fc.Arbitrary<Fact> = fc.oneof(
	fc.record({ tag: fc.constant('DEAT'), date, details: aged }, { requiredKeys: ['tag'] }),
	fc.record(
		{ tag: fc.constantFrom('BIRT', 'DEAT', 'BURI', 'RESI'), date, place: word },
		{ requiredKeys: ['tag'] },
	),
	fc.record({ tag: fc.constantFrom('OCCU', 'EDUC', 'NAME', 'NOTE'), value: word }),
	fc.record({ tag: fc.constantFrom('OCCU', 'NAME'), value: word, type: word }),
	fc.record({
		tag: fc.constant('FACT'),
		value: word,
		type: fc.constantFrom('Clan', 'clan', 'Manglik', 'Village', 'Else'),
	}),
	fc.record({
		tag: fc.constant('RESI'),
		place: word,
		details: fc.constant(number),
	}),
	fc.record({
		tag: fc.constant('NAME'),
		value: word,
		details: fc.constant(prefix),
	}),
);

describe('what a file tells of a person', () => {
	it('is the same once a card has it', () => {
		const sorted = (facts: readonly Fact[]) => facts.map((fact) => JSON.stringify(fact)).sort();
		fc.assert(
			fc.property(fc.array(anyFact, { maxLength: 7 }), (facts) => {
				const written = through(facts);
				const [missing, added] = [[...sorted(facts)], [] as string[]];
				for (const fact of sorted(written)) {
					const at = missing.indexOf(fact);
					if (at >= 0) missing.splice(at, 1);
					else added.push(fact);
				}
				// The same said twice is said once; who is buried or was born so long ago has passed away.
				expect(missing.filter((fact) => !sorted(written).includes(fact))).toEqual([]);
				expect(added.filter((fact) => fact !== '{"tag":"DEAT"}')).toEqual([]);
			}),
			{ numRuns: getRuns(1000) },
		);
	});

	it.each([
		['day', 'day', '4 MAR 1921', '5 APR 1998'],
		['month', 'month', 'MAR 1921', 'APR 1998'],
		['year', 'year', '1921', '1998'],
		['about', 'about', 'ABT 1921', 'ABT 1998'],
		['age', null, 'CAL 1921', '5 APR 1998'],
	] as const)(
		'is written by how much is known of a date: %s, %s',
		(bornPrecision, diedPrecision, born, died) => {
			const bornOn = day(
				bornPrecision === 'day' ? '1921-03-04' : bornPrecision === 'month' ? '1921-03-01' : '1921-01-01',
			);
			const fields = {
				...getFields([], today),
				bornOn,
				bornPrecision,
				isDeceased: true,
				diedOn: day('1998-04-05'),
				diedPrecision,
			};
			const facts = factsOfCard(fields, [], today);
			expect(facts).toEqual([
				{ tag: 'BIRT', date: born },
				{ tag: 'DEAT', date: died },
			]);
			const read = getFields(facts, today);
			expect([read.bornPrecision, read.diedPrecision]).toEqual([
				bornPrecision === 'age' ? 'about' : bornPrecision,
				diedPrecision ?? 'day',
			]);
		},
	);

	it('writes the age at death, and keeps what else the file tells of it', () => {
		const facts: Fact[] = [
			{
				tag: 'DEAT',
				details: [
					{ tag: 'AGE', value: '70y' },
					{ tag: 'CAUS', value: 'Fever' },
				],
			},
		];
		const fields = { ...getFields(facts, today), ageAtDeath: 77 };
		expect(factsOfCard(fields, leftFacts(facts, fields), today)).toEqual([
			{
				tag: 'DEAT',
				details: [
					{ tag: 'AGE', value: '77y' },
					{ tag: 'CAUS', value: 'Fever' },
				],
			},
		]);
	});

	it('tells of no death and no grave once the card says that they live', () => {
		const facts: Fact[] = [{ tag: 'NAME', value: 'Ram' }, { tag: 'DEAT', date: '1990' }, { tag: 'BURI' }];
		const fields = { ...getFields(facts, today), isDeceased: false, diedOn: null };
		expect(factsOfCard(fields, leftFacts(facts, fields), today).map(({ tag }) => tag)).toEqual(['NAME']);
	});

	it.each<[string, Fact[], Partial<CardFields>]>([
		['a day', [{ tag: 'BIRT', date: '4 MAR 1950' }], { bornOn: day('1950-03-04'), bornPrecision: 'day' }],
		['a year', [{ tag: 'BIRT', date: '1950' }], { bornOn: day('1950-01-01'), bornPrecision: 'year' }],
		['a month', [{ tag: 'BIRT', date: 'MAR 1950' }], { bornOn: day('1950-03-01'), bornPrecision: 'month' }],
		[
			'about a year',
			[{ tag: 'BIRT', date: 'ABT 1950' }],
			{ bornOn: day('1950-01-01'), bornPrecision: 'about' },
		],
		[
			'a span of years',
			[{ tag: 'BIRT', date: 'BET 1950 AND 1955' }],
			{ bornOn: day('1950-01-01'), bornPrecision: 'about' },
		],
		['a day to come', [{ tag: 'BIRT', date: '1 JAN 2030' }], { bornOn: null, bornPrecision: null }],
		['words alone', [{ tag: 'BIRT', phrase: 'in the famine' }], { bornOn: null, bornPrecision: null }],
		[
			'a death about a year',
			[{ tag: 'DEAT', date: 'ABT 1990' }],
			{ isDeceased: true, diedOn: day('1990-12-31'), diedPrecision: 'about' },
		],
		[
			'a death in some month',
			[{ tag: 'DEAT', date: 'FEB 1992' }],
			{ isDeceased: true, diedOn: day('1992-02-29'), diedPrecision: 'month' },
		],
		[
			'an age at death',
			[{ tag: 'DEAT', details: [{ tag: 'AGE', value: '77y' }] }],
			{ isDeceased: true, diedOn: null, ageAtDeath: 77 },
		],
		[
			'an age at death that the dates say',
			[
				{ tag: 'BIRT', date: '1921' },
				{ tag: 'DEAT', date: '1998', details: [{ tag: 'AGE', value: '70y' }] },
			],
			{ isDeceased: true, diedOn: day('1998-12-31'), diedPrecision: 'year', ageAtDeath: null },
		],
		['a death alone', [{ tag: 'DEAT' }], { isDeceased: true, diedOn: null }],
		['a cremation', [{ tag: 'CREM' }], { isDeceased: true }],
		['a birth long ago', [{ tag: 'BIRT', date: '1850' }], { isDeceased: true }],
		['a birth not so long ago', [{ tag: 'BIRT', date: '1930' }], { isDeceased: false }],
		[
			'a name',
			[{ tag: 'NAME', value: 'Joseph /de Allen/ jr.' }],
			{ name: 'Joseph de Allen jr.', prefix: null },
		],
		[
			'a name with its prefix',
			[{ tag: 'NAME', value: 'ठाकुर राम सिंह', details: [{ tag: 'NPFX', value: 'ठाकुर' }] }],
			{ name: 'राम सिंह', prefix: 'Thakur' },
		],
		['an endless name', [{ tag: 'NAME', value: 'x'.repeat(300) }], { name: `${'x'.repeat(99)}…` }],
		['a home', [{ tag: 'RESI', place: 'Jaipur' }], { location: 'Jaipur' }],
		['a home of some time', [{ tag: 'RESI', place: 'Jaipur', date: '1950' }], { location: null }],
		['a clan', [{ tag: 'FACT', type: 'CLAN', value: 'Rathore' }], { clan: 'Rathore' }],
		['too long a clan', [{ tag: 'FACT', type: 'Clan', value: 'x'.repeat(81) }], { clan: null }],
	])('%s', (_title, facts, expected) => {
		expect(getFields(facts, today)).toMatchObject(expected);
	});
});

describe('what a file tells of a marriage', () => {
	const noWedding = { marriedOn: null, marriedPrecision: null };
	const in1990 = { marriedOn: day('1990-01-01'), marriedPrecision: 'year' } as const;
	const in1998 = { marriedOn: day('1998-01-01'), marriedPrecision: 'year' } as const;
	const noEnd = { endedOn: null, endedBy: null, place: null };
	const noWeddingNoEnd = { ...noWedding, ...noEnd };

	it.each([
		['a year', '1990', in1990, 0],
		['the first day of a year', '1 JAN 1990', { ...in1990, marriedPrecision: 'day' as const }, 0],
		['a month, which the words of the file keep', 'FEB 1990', in1990, 1],
	])('%s', (_title, date, wedding, kept) => {
		const facts: Fact[] = [{ tag: 'MARR', date }];
		const fields = getUnionFields(facts, false);
		expect(fields).toEqual({ ...wedding, ...noEnd });
		expect(leftUnionFacts(facts, fields)).toHaveLength(kept);
		expect(factsOfUnion(fields, leftUnionFacts(facts, fields))).toEqual(facts);
		// As stored before the precision was.
		const stored = { ...fields, marriedPrecision: null };
		expect(factsOfUnion(stored, facts)).toEqual(facts);
	});

	it.each<[string, Fact[], ReturnType<typeof getUnionFields>]>([
		['nothing', [], { ...noWedding, endedOn: null, endedBy: null, place: null }],
		[
			'a day and a place',
			[{ tag: 'MARR', date: '5 MAY 1990', place: 'Ajmer' }],
			{ marriedOn: day('1990-05-05'), marriedPrecision: 'day', endedOn: null, endedBy: null, place: 'Ajmer' },
		],
		[
			'a divorce in some year',
			[
				{ tag: 'MARR', date: 'ABT 1990' },
				{ tag: 'DIV', date: '1995' },
			],
			{ ...in1990, endedOn: day('1995-12-31'), endedBy: 'divorce', place: null },
		],
		[
			'a divorce before the marriage',
			[
				{ tag: 'MARR', date: '1990' },
				{ tag: 'DIV', date: '1980' },
			],
			{ ...in1990, ...noEnd },
		],
		[
			'a wedding after a divorce',
			[
				{ tag: 'MARR', date: '1990' },
				{ tag: 'DIV', date: '1995' },
				{ tag: 'MARR', date: '1998' },
			],
			{ ...in1990, ...noEnd },
		],
		[
			'a wedding after a divorce, without dates',
			[{ tag: 'MARR' }, { tag: 'DIV' }, { tag: 'MARR' }],
			noWeddingNoEnd,
		],
		[
			'a wedding after a divorce, in another order',
			[
				{ tag: 'MARR', date: '1998' },
				{ tag: 'DIV', date: '1995' },
				{ tag: 'MARR', date: '1990' },
			],
			{ ...in1998, ...noEnd },
		],
		[
			'a second divorce',
			[
				{ tag: 'MARR', date: '1990' },
				{ tag: 'DIV', date: '1995' },
				{ tag: 'MARR', date: '1998' },
				{ tag: 'DIV', date: '2001' },
			],
			{ ...in1990, endedOn: day('2001-12-31'), endedBy: 'divorce', place: null },
		],
		[
			'a divorce that the file names before the wedding',
			[
				{ tag: 'DIV', notes: ['in Ajmer'] },
				{ tag: 'MARR', date: 'ABT 1990' },
			],
			{ ...in1990, endedOn: null, endedBy: 'divorce', place: null },
		],
		['an annulment', [{ tag: 'ANUL' }], { ...noWedding, endedOn: null, endedBy: 'divorce', place: null }],
	])('%s', (_title, facts, expected) => {
		const fields = getUnionFields(facts, false);
		expect(fields).toEqual(expected);
		expect(factsOfUnion(fields, leftUnionFacts(facts, fields))).toEqual(facts);
	});

	it('keeps the first divorce of a couple that the card says has divorced again', () => {
		const facts: Fact[] = [
			{ tag: 'MARR', date: '1990' },
			{ tag: 'DIV', date: '1995' },
			{ tag: 'MARR', date: '1998' },
		];
		const fields = {
			...getUnionFields(facts, false),
			endedBy: 'divorce',
			endedOn: day('2001-02-03'),
		} as const;
		const second: Fact = { tag: 'DIV', date: '3 FEB 2001' };
		expect(factsOfUnion(fields, facts)).toEqual([...facts, second]);
		expect(getUnionFields([...facts, second], false)).toMatchObject({ endedBy: 'divorce' });
	});

	it('names no divorce of a couple that the card says is married', () => {
		const facts: Fact[] = [
			{ tag: 'MARR', date: '1990' },
			{ tag: 'DIV', date: '1995', notes: ['in Ajmer'] },
		];
		const fields = { ...getUnionFields(facts, false), endedBy: null, endedOn: null };
		expect(factsOfUnion(fields, facts)).toEqual([{ tag: 'MARR', date: '1990' }]);
	});

	it('ends with the death of one of the two, unless it has ended before', () => {
		expect(getUnionFields([], true).endedBy).toBe('death');
		expect(getUnionFields([{ tag: 'DIV' }], true).endedBy).toBe('divorce');
	});
});
