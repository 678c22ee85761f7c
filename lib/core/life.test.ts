import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DomainError } from './errors';
import { findAge, isPossible, type Life, type LifeInput, lifeAfter, unknownLife } from './life';
import { readPartialDate } from './partial-date';

const today = new Date('2026-11-23');
const day = (text: string) => new Date(text);
const date = readPartialDate;
const life = (known: Partial<Life>): Life => ({ ...unknownLife, ...known });
const getInput = ({
	dob,
	dod,
	...more
}: { dob?: string; dod?: string } & Omit<LifeInput, 'dob' | 'dod'>): LifeInput => ({
	...more,
	...(dob !== undefined && { dob: date(dob) }),
	...(dod !== undefined && { dod: date(dod) }),
});
const eighty = life({ bornOn: day('1946-11-23'), bornPrecision: 'age' });
const born1950 = life({ bornOn: day('1950-01-01'), bornPrecision: 'year' });
const died1998 = { isDeceased: true, diedOn: day('1998-12-31'), diedPrecision: 'year' } as const;

describe('lifeAfter', () => {
	it.each<[string, Life, LifeInput, Partial<Life>, number | null]>([
		['a year', unknownLife, getInput({ dob: '1950' }), born1950, 76],
		[
			'about a year',
			unknownLife,
			getInput({ dob: '1950~' }),
			{ bornOn: day('1950-01-01'), bornPrecision: 'about' },
			76,
		],
		[
			'a year of birth and one of death',
			unknownLife,
			getInput({ dob: '1921', dod: '1998' }),
			{ bornOn: day('1921-01-01'), ...died1998 },
			77,
		],
		[
			'a month of death',
			born1950,
			getInput({ dod: '1998-02' }),
			{ diedOn: day('1998-02-28'), diedPrecision: 'month' },
			48,
		],
		['about a year of death', born1950, getInput({ dod: '1998~' }), { diedPrecision: 'about' }, 48],
		['an age of the living', unknownLife, getInput({ age: 80 }), eighty, 80],
		['the age that is known anyway', born1950, getInput({ age: 76 }), born1950, 76],
		['another age', born1950, getInput({ age: 80 }), eighty, 80],
		['no age any more', eighty, getInput({ age: null }), { bornOn: null, bornPrecision: null }, null],
		['a date and an age', unknownLife, getInput({ dob: '1950', age: 3 }), born1950, 76],
		[
			'an age of somebody marked as deceased',
			unknownLife,
			getInput({ age: 80, isDeceased: true }),
			{ ageAtDeath: 80 },
			80,
		],
		[
			'nothing but that they have died',
			unknownLife,
			getInput({ isDeceased: true }),
			{ isDeceased: true },
			null,
		],
		[
			'of whom the age is known, that they have died',
			eighty,
			getInput({ isDeceased: true }),
			{ ...eighty, isDeceased: true, ageAtDeath: 80 },
			80,
		],
		[
			'of whom the birth is known, that they have died',
			born1950,
			getInput({ isDeceased: true }),
			{ ...born1950, isDeceased: true },
			null,
		],
		[
			'of whom the age at death is known, when they died',
			life({ isDeceased: true, ageAtDeath: 77 }),
			getInput({ dod: '1998' }),
			{ ...died1998, bornOn: day('1921-12-31'), bornPrecision: 'age' },
			77,
		],
		[
			'of whom the age at death is known, that they live',
			life({ isDeceased: true, ageAtDeath: 80 }),
			getInput({ isDeceased: false }),
			eighty,
			80,
		],
		[
			'that they live after all',
			life({ ...born1950, ...died1998 }),
			getInput({ isDeceased: false }),
			born1950,
			76,
		],
		[
			'when they died is not known any more',
			life({ ...born1950, ...died1998 }),
			getInput({ dod: '' }),
			{ ...born1950, isDeceased: true },
			null,
		],
		[
			'an age that the dates contradict',
			life({ ...born1950, ...died1998 }),
			getInput({ age: 5 }),
			{ ...born1950, ...died1998 },
			48,
		],
		['nothing', life({ ...born1950, ...died1998 }), {}, { ...born1950, ...died1998 }, 48],
	])('%s', (_title, before, said, expected, age) => {
		const after = lifeAfter(before, said, today);
		expect(after).toMatchObject(expected);
		expect(findAge(after, today)).toBe(age);
	});

	it.each<[string, Life, LifeInput, string, string]>([
		['a birth to come', unknownLife, getInput({ dob: '2027' }), 'dob', 'dateToCome'],
		['a death to come', unknownLife, getInput({ dod: '2026-12' }), 'dod', 'dateToCome'],
		['a death before the birth', born1950, getInput({ dod: '1949' }), 'dod', 'diedBeforeBorn'],
		[
			'a birth after the death',
			life(died1998),
			getInput({ dob: '1998-12-31T10:00', isDeceased: true, dod: '1998-12-30' }),
			'dod',
			'diedBeforeBorn',
		],
		['a birth after the known death', life(died1998), getInput({ dob: '1999' }), 'dob', 'diedBeforeBorn'],
	])('refuses %s', (_title, before, said, path, message) => {
		const refusal = (() => {
			try {
				return lifeAfter(before, said, today);
			} catch (error) {
				return error;
			}
		})();
		expect(refusal).toBeInstanceOf(DomainError);
		expect(refusal).toMatchObject({
			code: 'input.invalid',
			details: { fields: [{ path, message }] },
		});
	});

	it('takes the age at a death long ago for the age of somebody who is not deceased after all', () => {
		const dead = lifeAfter(unknownLife, { dod: date('1900'), age: 1 }, today);
		const alive = lifeAfter(dead, { isDeceased: false }, today);
		expect(findAge(alive, today)).toBe(1);
		expect(findAge(lifeAfter(alive, { isDeceased: true }, today), today)).toBe(1);
	});

	it('never hides an age that is known by marking somebody as deceased, and makes no impossible life', () => {
		const text = fc
			.tuple(fc.integer({ min: 1900, max: 2026 }), fc.constantFrom('', '~', '-03', '-03-04'))
			.map(([year, rest]) => `${year}${rest}`);
		const said = fc.record(
			{
				dob: fc.option(text),
				dod: fc.option(text),
				age: fc.option(fc.integer({ min: 1, max: 120 })),
				isDeceased: fc.boolean(),
			},
			{ requiredKeys: [] },
		);
		fc.assert(
			fc.property(fc.array(said, { maxLength: 4 }), (steps) => {
				let known = unknownLife;
				for (const { dob, dod, ...more } of steps) {
					try {
						known = lifeAfter(
							known,
							{
								...more,
								...(dob !== undefined && { dob: date(dob ?? '') }),
								...(dod !== undefined && { dod: date(dod ?? '') }),
							},
							today,
						);
					} catch (error) {
						if (!(error instanceof DomainError)) throw error;
					}
					expect(isPossible(known)).toBe(true);
					expect((known.bornOn === null) === (known.bornPrecision === null)).toBe(true);
					if (!known.isDeceased) expect([known.diedOn, known.ageAtDeath]).toEqual([null, null]);
					const dead = lifeAfter(known, { isDeceased: true }, today);
					const isDated = known.bornPrecision !== null && known.bornPrecision !== 'age';
					if (findAge(known, today) !== null) expect(findAge(dead, today) !== null || isDated).toBe(true);
				}
			}),
		);
	});
});
