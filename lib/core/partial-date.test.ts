import { describe, expect, it } from 'vitest';
import { getLastDay, getSpan, isBeyondMonth, partialDateText, readPartialDate } from './partial-date';

const day = (text: string) => new Date(`${text}T00:00:00Z`);

describe('readPartialDate', () => {
	it.each([
		['1921-03-04', '1921-03-04', 'day', '1921-03-04'],
		[' 1921-3-4 ', '1921-03-04', 'day', '1921-03-04'],
		['1921-03-04T18:30:00.000Z', '1921-03-04', 'day', '1921-03-04'],
		['1921-03', '1921-03-01', 'month', '1921-03'],
		['1921', '1921-01-01', 'year', '1921'],
		['1921~', '1921-01-01', 'about', '1921~'],
	] as const)('reads %s', (text, date, precision, written) => {
		const read = readPartialDate(text);
		expect(read).toEqual({ date: day(date), precision });
		expect(read && partialDateText(read)).toBe(written);
	});

	it.each([
		...['', '19', '1921-13', '1921-02-29', '1921-04-31', '1921-00', '0921', '21', '1921-03~'],
		...['1921-03-04~', '~1921', 'about 1921', '4 March 1921', '1921-03-04 18:30', '+1921', '1921-3-4-5'],
	])('reads no date in "%s"', (text) => {
		expect(readPartialDate(text)).toBeNull();
	});
});

describe('spanOf', () => {
	it.each([
		['1921-03-04', 'day', '1921-03-04', '1921-03-04', '1921-03-04'],
		['1924-02-10', 'month', '1924-02-01', '1924-02-29', '1924-02-29'],
		['1921-12-31', 'month', '1921-12-01', '1921-12-31', '1921-12-31'],
		['1921-01-01', 'year', '1921-01-01', '1921-12-31', '1921-12-31'],
		['1921-12-31', 'about', '1916-01-01', '1926-12-31', '1921-12-31'],
		['0001-01-01', 'about', '-000004-01-01', '0006-12-31', '0001-12-31'],
	] as const)('%s, known by the %s, is from %s to %s', (date, precision, earliest, latest, last) => {
		const known = { date: day(date), precision };
		expect(getSpan(known)).toEqual({ earliest: day(earliest), latest: day(latest) });
		expect(getLastDay(known)).toEqual(day(last));
	});
});

describe('isBeyondMonth', () => {
	it.each([
		['1990-02-31', true],
		['1990-02-29', true],
		['1990-04-31', true],
		['1992-02-29', false],
		['1990-13-01', false],
		['1990-02-32', false],
		['1990-02', false],
		['-02-31', false],
		['', false],
	])('returns for "%s" %s', (text, expected) => {
		expect(isBeyondMonth(text)).toBe(expected);
	});
});
