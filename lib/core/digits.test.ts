import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readWholeNumber, toLatinDigits } from './digits';
import { wholeNumber } from './whole-number';

const scripts = ['०१२३४५६७८९', '૦૧૨૩૪૫૬૭૮૯', '0123456789'];

it('writes Devanagari and Gujarati digits as Latin ones and leaves the rest', () => {
	expect(toLatinDigits('+९१ ૯૮૨૯૦-12345')).toBe('+91 98290-12345');
	expect(toLatinDigits('१७ मई १९९०')).toBe('17 मई 1990');
	expect(toLatinDigits('राठौड़ ़ १')).toBe('राठौड़ ़ 1');
});

it('reads a whole number in the digits of any script, also mixed', () => {
	fc.assert(
		fc.property(fc.nat(), fc.array(fc.nat({ max: 2 }), { minLength: 1 }), (number, choices) => {
			const typed = [...String(number)]
				.map((digit, at) => scripts[choices[at % choices.length] ?? 0]?.[Number(digit)])
				.join('');
			expect(readWholeNumber(` ${typed} `)).toBe(number);
		}),
	);
});

it('reads no number in anything else', () => {
	for (const typed of ['', ' ', '-१', '+1', '१.५', '1e3', '0x10', '१ २', 'पाँच', '९'.repeat(16), '９'])
		expect([typed, readWholeNumber(typed)]).toEqual([typed, null]);
});

it('takes a number or a text that says one, within its limits', () => {
	const age = wholeNumber(18, 120);
	expect(['१८', '૧૨૦', '45', 45].map((value) => age.parse(value))).toEqual([18, 120, 45, 45]);
	for (const value of ['१७', '121', 17, 18.5, '', null, undefined, true, [18]])
		expect([value, age.safeParse(value).success]).toEqual([value, false]);
});
