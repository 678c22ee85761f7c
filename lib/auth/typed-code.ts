import * as z from 'zod';

const zeros = { devanagari: 0x966, gujarati: 0xae6 };

function latinDigit(digit: string): string {
	const point = digit.codePointAt(0) ?? 0;
	return String(point - (point < zeros.gujarati ? zeros.devanagari : zeros.gujarati));
}

/** Longer than any code with its spaces and hyphens. */
const maxTypedLength = 64;

/** A code as somebody types it: digits of any of the three scripts, spaces and hyphens where they like. */
export const typedCode = z
	.string()
	.max(maxTypedLength)
	.transform((typed) => typed.replace(/[\s\u2010-\u2015-]/g, '').replace(/[०-९૦-૯]/g, latinDigit));
