import { ageOn, todayInIndia } from '@/lib/core/calendar';
import { toLatinDigits } from '@/lib/core/digits';
import { readPartialDate } from '@/lib/core/partial-date';

/** What a field for a date asks apart, by the names of its controls: `dob.year`. */
export interface DateParts {
	day: string;
	/** From 1. */
	month: string;
	year: string;
	about: boolean;
}

/** The parts of a date as `readPartialDate` takes it, also of one that is not whole: `1921~`, `1921-03`, `-03-04`. */
export function getDateParts(text: string): DateParts {
	const [year = '', month = '', day = ''] = text.replace('~', '').split('-');
	return { year, month: withoutZero(month), day: withoutZero(day), about: text.endsWith('~') };
}

const withoutZero = (part: string) => part.replace(/^0+/, '');

/** The text of a date that was typed in parts, as `readPartialDate` takes it. */
export function getDateText({ about, ...typed }: DateParts): string {
	const part = (name: 'day' | 'month' | 'year') => toLatinDigits(typed[name]).trim();
	const [year, month, day] = [part('year'), part('month'), part('day')];
	if (year !== '' && about) return `${year}~`;
	const parts =
		day !== '' ? [year, padded(month), padded(day)] : month !== '' ? [year, padded(month)] : [year];
	return parts.join('-');
}

const padded = (part: string) => (/^\d$/.test(part) ? `0${part}` : part);

/** The age that a date of birth makes today; null where it does not say so. */
export function ageSaidBy(dob: string): number | null {
	const today = todayInIndia(new Date());
	const born = readPartialDate(dob);
	return born && born.date <= today ? ageOn(born.date, today) : null;
}
