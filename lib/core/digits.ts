/** The first of each script's ten digits, which Unicode keeps in order. */
const zeros = { devanagari: 0x966, gujarati: 0xae6 };

function latinDigit(digit: string): string {
	const point = digit.codePointAt(0) ?? 0;
	return String(point - (point < zeros.gujarati ? zeros.devanagari : zeros.gujarati));
}

/** Writes the digits of Devanagari and Gujarati as Latin ones. Everything else stays as it is. */
export function toLatinDigits(text: string): string {
	return text.replace(/[०-९૦-૯]/g, latinDigit);
}

/** More digits than these are no number that a field asks for, and some of them would be rounded. */
const maxDigits = 15;

/**
 * The whole number that somebody typed in the digits of any of the three scripts, with spaces around it at most. Null
 * for every other text: a sign, a fraction, an exponent, nothing.
 */
export function readWholeNumber(typed: string): number | null {
	const digits = toLatinDigits(typed).trim();
	return /^\d+$/.test(digits) && digits.length <= maxDigits ? Number(digits) : null;
}
