import { describe, expect, it, vi } from 'vitest';
import { runAtOnce } from '@/lib/core/slices';
import { getTimeLimit } from '@/scripts/time-factor.mjs';
import { getHinduDay, type HinduDay, namedBy, returnsIn } from './hindu-day';

const getDays = (year: number, day: HinduDay) => runAtOnce(returnsIn(year, day));

// A search for the sunrise of every day, for a processor that other tests may be using.
vi.setConfig({ testTimeout: getTimeLimit(60_000) });

const months =
	'Chaitra Vaishakha Jyeshtha Ashadha Shravana Bhadrapada Ashwin Kartik Margashirsha Pausha Magha Phalguna'.split(
		' ',
	);

/**
 * Days as almanacs for northern India published them: the fasts of the eleventh tithi in 2024 and 2025 (where two are given, the
 * one whose sunrise lies in the tithi), the full moons of 2023, the adhika month of 2023.
 */
const published = `
2024-01-07 Pausha dark 11
2024-01-21 Pausha bright 11
2024-02-06 Magha dark 11
2024-02-20 Magha bright 11
2024-03-06 Phalguna dark 11
2024-03-20 Phalguna bright 11
2024-04-05 Chaitra dark 11
2024-04-19 Chaitra bright 11
2024-05-04 Vaishakha dark 11
2024-05-19 Vaishakha bright 11
2024-06-02 Jyeshtha dark 11
2024-06-18 Jyeshtha bright 11
2024-07-02 Ashadha dark 11
2024-07-17 Ashadha bright 11
2024-07-31 Shravana dark 11
2024-08-16 Shravana bright 11
2024-08-29 Bhadrapada dark 11
2024-09-14 Bhadrapada bright 11
2024-09-28 Ashwin dark 11
2024-10-14 Ashwin bright 11
2024-10-28 Kartik dark 11
2024-11-12 Kartik bright 11
2024-11-26 Margashirsha dark 11
2024-12-11 Margashirsha bright 11
2024-12-26 Pausha dark 11
2025-01-10 Pausha bright 11
2025-01-25 Magha dark 11
2025-02-08 Magha bright 11
2025-02-24 Phalguna dark 11
2025-03-10 Phalguna bright 11
2025-03-25 Chaitra dark 11
2025-04-08 Chaitra bright 11
2025-04-24 Vaishakha dark 11
2025-05-08 Vaishakha bright 11
2025-05-23 Jyeshtha dark 11
2025-06-06 Jyeshtha bright 11
2025-07-06 Ashadha bright 11
2025-07-21 Shravana dark 11
2025-08-05 Shravana bright 11
2025-08-19 Bhadrapada dark 11
2025-09-03 Bhadrapada bright 11
2025-09-17 Ashwin dark 11
2025-10-03 Ashwin bright 11
2025-10-17 Kartik dark 11
2025-11-02 Kartik bright 11
2025-11-15 Margashirsha dark 11
2025-12-01 Margashirsha bright 11
2025-12-15 Pausha dark 11
2023-01-06 Pausha bright 15
2023-02-05 Magha bright 15
2023-03-07 Phalguna bright 15
2023-04-06 Chaitra bright 15
2023-05-05 Vaishakha bright 15
2023-06-04 Jyeshtha bright 15
2023-07-03 Ashadha bright 15
2023-07-29 adhika Shravana bright 11
2023-08-01 adhika Shravana bright 15
2023-08-12 adhika Shravana dark 11
2023-08-31 Shravana bright 15
2023-09-29 Bhadrapada bright 15
2023-10-28 Ashwin bright 15
2023-11-27 Kartik bright 15
2023-12-26 Margashirsha bright 15
`
	.trim()
	.split('\n')
	.map((line) => ({ day: line.slice(0, 10), name: line.slice(11) }));

const getName = (day: string, reckoning: 'purnimanta' | 'amanta') => {
	const { month, isLeap, isDark, tithi } = namedBy(reckoning, getHinduDay(new Date(day)));
	return `${isLeap ? 'adhika ' : ''}${months[month]} ${isDark ? 'dark' : 'bright'} ${tithi}`;
};

describe('a day of the Hindu calendar', () => {
	it('is checked against enough published days', () => expect(published.length).toBeGreaterThanOrEqual(60));

	it.each(published)('$day is $name', ({ day, name }) => expect(getName(day, 'purnimanta')).toBe(name));

	it('has the same bright halves where months end with the new moon, and dark halves a month earlier', () => {
		expect(getName('2024-01-21', 'amanta')).toBe('Pausha bright 11');
		expect(getName('2024-01-07', 'amanta')).toBe('Margashirsha dark 11');
		expect(getName('2023-08-12', 'amanta')).toBe('adhika Shravana dark 11');
	});
});

describe('getHinduDay', () => {
	it('computes days before 1970', () => {
		expect(getName('1957-01-15', 'purnimanta')).toBe('Pausha bright 14');
		expect(getName('1947-08-15', 'purnimanta')).toBe('adhika Shravana dark 14');
	});

	it('computes a day of every decade since the year 1000', () => {
		for (let year = 1000; year < 2030; year += 10)
			expect(getHinduDay(new Date(Date.UTC(year, 5, 1))).tithi, String(year)).toBeGreaterThanOrEqual(1);
	});
});

describe('the return of a day', () => {
	const getReturns = (day: string, year: number) =>
		getDays(year, getHinduDay(new Date(day))).map((found) => found.toISOString().slice(0, 10));

	it('is the day of the same tithi', () => {
		expect(getReturns('2024-04-19', 2025)).toEqual(['2025-04-08']);
		expect(getReturns('2024-01-07', 2024)).toEqual(['2024-01-07', '2024-12-26']);
		expect(getReturns('2025-01-10', 2026)).toEqual([]);
	});

	it('is the day in which a tithi without a sunrise lies, as the almanacs of 2025 have it', () => {
		const returned = (month: string, tithi: number) =>
			getDays(2025, { month: months.indexOf(month), isLeap: false, tithi }).map((day) =>
				day.toISOString().slice(0, 10),
			);
		// Jyeshtha where months end with the new moon.
		expect(returned('Jyeshtha', 15 + 11)).toEqual(['2025-06-21']);
		expect(returned('Pausha', 11)).toEqual(['2025-01-10', '2025-12-30']);
	});

	it('pauses after each day of a year that it computes', () => {
		expect([...returnsIn(1999, { month: 0, isLeap: false, tithi: 1 })].length).toBeGreaterThan(360);
		expect([...returnsIn(1999, { month: 0, isLeap: false, tithi: 1 })]).toEqual([]);
	});

	it('is in the month of the same name for what was in an adhika month', () => {
		expect(getReturns('2023-07-29', 2024)).toEqual(['2024-08-16']);
	});

	it('is that day itself, or the one before where the tithi lasts over two sunrises', () => {
		for (let year = 2024; year <= 2026; year++)
			for (let at = 1; at <= 365; at++) {
				const day = new Date(Date.UTC(year, 0, at));
				const found = getHinduDay(day);
				if (found.isLeap) continue;
				const days = [day, new Date(day.getTime() - 86_400_000)].map(Number);
				const returns = [...getDays(year, found), ...getDays(year - 1, found)].map(Number);
				expect(
					returns.some((ms) => days.includes(ms)),
					day.toISOString(),
				).toBe(true);
			}
	});

	it('is exactly one day of every year of the Hindu calendar, also of a tithi without a sunrise', () => {
		for (let month = 0; month < 12; month++)
			for (let tithi = 1; tithi <= 30; tithi++) {
				const all = [2022, 2023, 2024, 2025].flatMap((year) =>
					getDays(year, { month, isLeap: false, tithi }),
				);
				expect(all.length, `${month} ${tithi}`).toBeGreaterThanOrEqual(4 - 1);
				expect(all.length, `${month} ${tithi}`).toBeLessThanOrEqual(4 + 1);
				expect(new Set(all.map(Number)).size).toBe(all.length);
			}
	});
});
