import { describe, expect, it } from 'vitest';
import { partialDate } from './date-fields';

describe('partialDate', () => {
	it.each([
		['1990-02-31', 'dayOfMonth'],
		['१९९०-०४-३१', 'dayOfMonth'],
		['1990-13-01', 'date'],
		['-02-31', 'date'],
		['soon', 'date'],
	])('refuses %s with the sentence %s', (text, message) => {
		expect(partialDate.safeParse(text).error?.issues.map((issue) => issue.message)).toEqual([message]);
	});

	it('takes a day of the calendar', () => {
		expect(partialDate.parse('1992-02-29').precision).toBe('day');
	});
});
