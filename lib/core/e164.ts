import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { toLatinDigits } from './digits';

/**
 * A typed telephone number as E.164, such as `+919829012345`; of India where it names no country. Null where it is no
 * number that can be dialled. The metadata are large: browsers load them when a number is typed.
 */
export function findE164(typed: string): string | null {
	const number = parsePhoneNumberFromString(toLatinDigits(typed), { defaultCountry: 'IN', extract: false });
	return number?.isValid() && number.ext === undefined ? number.number : null;
}
