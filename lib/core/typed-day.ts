import { toLatinDigits } from './digits';

const dayFirst = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/;
const yearFirst = /^(\d{4})[-/. ](\d{1,2})[-/. ](\d{1,2})$/;

/**
 * The day that somebody typed in the digits of any of the three scripts, day first as in India (`23-11-2026`,
 * `२३/११/२०२६`) or year first, as ISO 8601. Null for what is no day of the calendar, or not yet one.
 */
export function readTypedDay(typed: string): string | null {
	const digits = toLatinDigits(typed).trim();
	const [, day, month, year] = dayFirst.exec(digits) ?? [];
	const [, isoYear = year, isoMonth = month, isoDay = day] = yearFirst.exec(digits) ?? [];
	if (isoYear === undefined || isoMonth === undefined || isoDay === undefined) return null;
	const iso = `${isoYear}-${isoMonth.padStart(2, '0')}-${isoDay.padStart(2, '0')}`;
	const moment = new Date(iso);
	return !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(iso) ? iso : null;
}

/** An ISO day as people in India type it: `23-11-2026`. Another text stays as it is. */
export function getTypedDay(iso: string): string {
	return iso.replace(/^(\d{4})-(\d{2})-(\d{2})$/, '$3-$2-$1');
}
