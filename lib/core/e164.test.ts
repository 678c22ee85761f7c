import fc from 'fast-check';
import { expect, it } from 'vitest';
import { getRuns } from '@/tests/support/full-run';
import { findE164 } from './e164';

it.each([
	['98290 12345', '+919829012345'],
	['९८२९० १२३४५', '+919829012345'],
	['૦૯૮૨૯૦-૧૨૩૪૫', '+919829012345'],
	['098290 12345', '+919829012345'],
	['919829012345', '+919829012345'],
	['0091 98290 12345', '+919829012345'],
	['+91 (0) 98290.12345', '+919829012345'],
	['(0291) 254-3210', '+912912543210'],
	['+44 20 7946 0958', '+442079460958'],
	['00971 50 123 4567', '+971501234567'],
])('reads %s as %s', (typed, e164) => {
	expect(findE164(typed)).toBe(e164);
});

it.each([
	'',
	'+',
	'()',
	'12345',
	'+91 1',
	'+91 00000 00101',
	'0000000000',
	'9829012345 9829012346',
	'Jodhpur',
])('reads no number in "%s"', (typed) => {
	expect(findE164(typed)).toBeNull();
});

it('answers only what can be stored: E.164 that ends in the digits that were typed', () => {
	const typed = fc
		.array(fc.constantFrom(...'0123456789', ...'0123456789', '+', ' ', '(', ')', '.', '-'), { maxLength: 20 })
		.map((parts) => parts.join(''));
	const abroad = fc.tuple(fc.integer({ min: 1, max: 999 }), typed).map(([code, rest]) => `+${code}${rest}`);
	fc.assert(
		fc.property(fc.oneof(typed, abroad), (number) => {
			const e164 = findE164(number) ?? '';
			expect(e164).toMatch(/^(\+[1-9]\d{5,14})?$/);
			expect(e164.slice(-4)).toBe(e164 && number.replace(/\D/g, '').slice(-4));
		}),
		{ numRuns: getRuns(2000) },
	);
});
