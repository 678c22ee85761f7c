import { describe, expect, it } from 'vitest';
import { type Life, unknownLife } from '@/lib/core/life';
import { searchKey } from '@/lib/core/text-folding';
import { getColumns, noFormerRecord } from './columns';

const day = (text: string) => new Date(`${text}T00:00:00.000Z`);
const born = (bornOn: string, bornPrecision: Life['bornPrecision']): Life => ({
	...unknownLife,
	bornOn: day(bornOn),
	bornPrecision,
});
const today = day('2026-11-21');

describe('columnsOf', () => {
	it('touches nothing that is absent', () => {
		expect(getColumns({}, { ...noFormerRecord, ...born('1990-01-01', 'day') }, today)).toEqual({});
		expect(getColumns({ education: 'MA' }, noFormerRecord, today)).toEqual({ education: 'MA' });
	});

	it.each<[string, Parameters<typeof getColumns>[0], Life, Life]>([
		['makes a birth date of an age', { age: 30 }, unknownLife, born('1996-11-21', 'age')],
		['leaves a date that makes this age', { age: 36 }, born('1990-05-17', 'day'), born('1990-05-17', 'day')],
		['replaces a date that does not', { age: 35 }, born('1990-05-17', 'day'), born('1991-11-21', 'age')],
		['forgets the birth with the age', { age: null }, born('1990-05-17', 'day'), unknownLife],
		[
			'counts a date more than an age',
			{ age: 35, dob: { date: day('1990-05-01'), precision: 'month' } },
			unknownLife,
			born('1990-05-01', 'month'),
		],
		[
			'keeps the day on which an age was typed where there was no date',
			{ age: 31, dob: null },
			born('1995-02-03', 'age'),
			born('1995-02-03', 'age'),
		],
		[
			'keeps the age of somebody who is marked as deceased',
			{ isDeceased: true },
			born('1995-02-03', 'age'),
			{ ...born('1995-02-03', 'age'), isDeceased: true, ageAtDeath: 31 },
		],
	])('%s', (_, changes, before, after) => {
		expect(getColumns(changes, { ...noFormerRecord, ...before }, today)).toEqual(after);
	});

	it.each(['1021', '1906', '2026'])('refuses a member who is living and was born in %s', (year) => {
		const dob = { date: day(`${year}-01-01`), precision: 'year' as const };
		const age = 2026 - Number(year);
		const isOfMember = age === 120;
		const write = () => getColumns({ dob }, noFormerRecord, today);
		if (isOfMember) expect(write()).toMatchObject({ bornPrecision: 'year' });
		else expect(write).toThrow('input.invalid');
		expect(getColumns({ dob, isDeceased: true }, noFormerRecord, today)).toMatchObject({ isDeceased: true });
	});

	it.each([
		[{ isManglik: false, isManglikKnown: false }, { isManglik: null }],
		[{ isManglikKnown: false }, { isManglik: null }],
		[{ isManglik: true, isManglikKnown: false }, { isManglik: true }],
		[{ isManglik: false, isManglikKnown: true }, { isManglik: false }],
		[{ isManglikKnown: true }, {}],
		[{ isMarried: false, isMarriedKnown: false }, { isMarried: null }],
		[{ isMarried: true, isMarriedKnown: false }, { isMarried: true }],
		[{ isMarried: false, isMarriedKnown: true }, { isMarried: false }],
	])('takes %j for what was meant: %j', (changes, columns) => {
		expect(getColumns(changes, noFormerRecord, today)).toEqual(columns);
	});

	it('makes one key of both spellings of a name, with the words that only the second has', () => {
		const before = { ...noFormerRecord, name: 'Shivank Rathore' };
		const findKey = (changes: Parameters<typeof getColumns>[0]) => getColumns(changes, before, today).nameKey;
		expect(findKey({ nameInOtherScript: 'शिवांक राठौड़' })).toBe(findKey({ name: 'Shivank Rathore' }));
		const both = findKey({ nameInOtherScript: 'शिवराज राठौड़' });
		expect(both).toMatch(new RegExp(`^${searchKey('Shivank Rathore')} ! `));
		expect(both?.split(' ')).toContain(searchKey('शिवराज'));
		expect(findKey({ nameInOtherScript: null })).toBe(findKey({ name: 'Shivank Rathore' }));
	});

	it('folds names in either script to one key', () => {
		expect(getColumns({ clan: 'राठौड़' }, noFormerRecord, today).clanKey).toBe(
			getColumns({ clan: 'Rathore' }, noFormerRecord, today).clanKey,
		);
		expect(getColumns({ clan: null, dynasty: null }, noFormerRecord, today)).toEqual({
			clan: null,
			clanKey: null,
			dynasty: null,
			dynastyKey: null,
		});
	});
});
