import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageOn, bornOnFromAge, mondayInIndia, todayInIndia } from './calendar';

const day = (text: string) => new Date(`${text}T00:00:00.000Z`);

describe('todayInIndia', () => {
	it.each([
		['2026-03-01T18:29:59.999Z', '2026-03-01'],
		['2026-03-01T18:30:00.000Z', '2026-03-02'],
		['2025-12-31T20:00:00.000Z', '2026-01-01'],
		['1969-12-31T10:00:00.000Z', '1969-12-31'],
	])('at %s it is %s', (now, today) => {
		expect(todayInIndia(new Date(now))).toEqual(day(today));
	});
});

describe('mondayInIndia', () => {
	it.each([
		['2026-11-15T18:29:59.999Z', '2026-11-09'],
		['2026-11-15T18:30:00.000Z', '2026-11-16'],
		['2026-11-22T12:00:00.000Z', '2026-11-16'],
		['2026-01-01T00:00:00.000Z', '2025-12-29'],
	])('at %s the week began on %s', (now, monday) => {
		expect(mondayInIndia(new Date(now))).toBe(monday);
	});

	it('counts whole weeks, over the turn of a year and of a month', () => {
		const now = new Date('2026-01-08T12:00:00.000Z');
		expect([-2, -1, 0, 4].map((later) => mondayInIndia(now, later))).toEqual([
			...['2025-12-22', '2025-12-29', '2026-01-05', '2026-02-02'],
		]);
	});
});

describe('ageOn', () => {
	it.each([
		['2000-06-15', '2026-06-14', 25],
		['2000-06-15', '2026-06-15', 26],
		['2000-06-30', '2026-07-01', 26],
		['2000-07-01', '2026-06-30', 25],
		['2004-02-29', '2026-02-28', 21],
		['2004-02-29', '2026-03-01', 22],
		['2004-02-29', '2024-02-29', 20],
	])('born on %s one is on %s %i years old', (bornOn, today, age) => {
		expect(ageOn(day(bornOn), day(today))).toBe(age);
	});
});

describe('bornOnFromAge', () => {
	it('falls on the last of February where the day is missing', () => {
		expect(bornOnFromAge(25, day('2024-02-29'))).toEqual(day('1999-02-28'));
	});

	it('returns the age it was made from, and one year less for the day after', () => {
		const anyDay = fc.date({ min: day('1970-01-01'), max: day('2199-12-31'), noInvalidDate: true });
		fc.assert(
			fc.property(anyDay, fc.integer({ min: 1, max: 120 }), (now, age) => {
				const today = todayInIndia(now);
				const bornOn = bornOnFromAge(age, today);
				expect(ageOn(bornOn, today)).toBe(age);
				expect(ageOn(new Date(bornOn.getTime() + 24 * 60 * 60 * 1000), today)).toBe(age - 1);
			}),
		);
	});
});
