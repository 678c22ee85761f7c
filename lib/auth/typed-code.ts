import { rawText } from '@/lib/core/text';

const zeros = { devanagari: 0x966, gujarati: 0xae6 };

function latinDigit(digit: string): string {
	const point = digit.codePointAt(0) ?? 0;
	return String(point - (point < zeros.gujarati ? zeros.devanagari : zeros.gujarati));
}

/** Of a recovery code; with its spaces and hyphens it may be four times as long. */
const maxLength = 16;

/** A code as somebody types it: digits of any of the three scripts, spaces and hyphens where they like. */
export const typedCode = rawText(maxLength).transform((typed) =>
	typed.replace(/[\s\u2010-\u2015-]/g, '').replace(/[०-९૦-૯]/g, latinDigit),
);
