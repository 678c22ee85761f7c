import { toLatinDigits } from '@/lib/core/digits';
import { findE164 } from '@/lib/core/e164';

/** What is odd about a typed number: how many digits it lacks or has too many, as one of India, or that nobody can call it. */
export type MobileWarning = { kind: 'missing' | 'over'; count: number } | { kind: 'odd' };

/** Digits of a mobile number of India, without the code of the country. */
const indianDigits = 10;

/** Null for a number that can be called, of any country, and for none. */
export function checkMobile(typed: string): MobileWarning | null {
	const number = toLatinDigits(typed).trim();
	if (number === '' || findE164(number) !== null) return null;
	const isIndian = !/^(?:\+|00)(?!91)/.test(number);
	if (!isIndian) return { kind: 'odd' };
	const digits = number.replace(/^\s*(?:\+|00)91/, '').replace(/\D/g, '');
	const count = digits.replace(/^0/, '').length - indianDigits;
	if (count === 0) return { kind: 'odd' };
	return count < 0 ? { kind: 'missing', count: -count } : { kind: 'over', count };
}
