import { describe, expect, it } from 'vitest';
import { columnsOf } from './columns';

const day = (text: string) => new Date(`${text}T00:00:00.000Z`);
const today = day('2026-11-21');

describe('columnsOf', () => {
	it('touches nothing that is absent', () => {
		expect(columnsOf({}, day('1990-01-01'), today)).toEqual({});
		expect(columnsOf({ education: 'MA' }, null, today)).toEqual({ education: 'MA' });
	});

	it('makes a birth date of an age, and leaves one alone that makes that age', () => {
		expect(columnsOf({ age: 30 }, null, today)).toEqual({ bornOn: day('1996-11-21'), bornPrecision: 'age' });
		expect(columnsOf({ age: 36 }, day('1990-05-17'), today)).toEqual({});
		expect(columnsOf({ age: 35 }, day('1990-05-17'), today)).toEqual({
			bornOn: day('1991-11-21'),
			bornPrecision: 'age',
		});
		expect(columnsOf({ age: null }, day('1990-05-17'), today)).toEqual({ bornOn: null, bornPrecision: null });
	});

	it.each([
		[{ isManglik: false, isManglikKnown: false }, { isManglik: null }],
		[{ isManglikKnown: false }, { isManglik: null }],
		[{ isManglik: true, isManglikKnown: false }, { isManglik: true }],
		[{ isManglik: false, isManglikKnown: true }, { isManglik: false }],
		[{ isManglikKnown: true }, {}],
	])('takes %j for what was meant: %j', (changes, columns) => {
		expect(columnsOf(changes, null, today)).toEqual(columns);
	});

	it('folds names in either script to one key', () => {
		expect(columnsOf({ clan: 'राठौड़' }, null, today).clanKey).toBe(
			columnsOf({ clan: 'Rathore' }, null, today).clanKey,
		);
		expect(columnsOf({ clan: null, dynasty: null }, null, today)).toEqual({
			clan: null,
			clanKey: null,
			dynasty: null,
			dynastyKey: null,
		});
	});
});
