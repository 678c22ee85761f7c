import { expect, it } from 'vitest';
import { getTypedDay, readTypedDay } from './typed-day';

it.each([
	['23-11-2026', '2026-11-23'],
	['२३/११/२०२६', '2026-11-23'],
	['૩.૧.૧૯૫૦', '1950-01-03'],
	[' 2026-11-23 ', '2026-11-23'],
	['२०२४-०२-२९', '2024-02-29'],
])('reads %s as %s', (typed, day) => {
	expect(readTypedDay(typed)).toBe(day);
	expect(readTypedDay(getTypedDay(day))).toBe(day);
});

it.each(['', '23', '23-11', '23-11-26', '30-02-2026', '2023-02-29', '11-23-2026', '२३ नवंबर २०२६', '1-2-3-4'])(
	'reads no day in "%s"',
	(typed) => {
		expect(readTypedDay(typed)).toBeNull();
	},
);
