import { expect, it } from 'vitest';
import { getDateParts, getDateText } from './date-parts';

it.each([
	[{ day: '4', month: '3', year: '1921', about: false }, '1921-03-04'],
	[{ day: '०४', month: '3', year: '१९२१', about: false }, '1921-03-04'],
	[{ day: '', month: '12', year: '1921', about: false }, '1921-12'],
	[{ day: '', month: '', year: ' 1921 ', about: false }, '1921'],
	[{ day: '4', month: '3', year: '1921', about: true }, '1921~'],
	[{ day: '', month: '', year: '', about: false }, ''],
	[{ day: '', month: '', year: '', about: true }, ''],
	[{ day: '4', month: '', year: '1921', about: false }, '1921--04'],
	[{ day: '4', month: '3', year: '', about: false }, '-03-04'],
])('joins %j to "%s", and takes it apart again', (parts, text) => {
	expect(getDateText(parts)).toBe(text);
	expect(getDateText(getDateParts(text))).toBe(text);
});
