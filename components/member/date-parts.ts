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
export function datePartsOf(text: string): DateParts {
	const [year = '', month = '', day = ''] = text.replace('~', '').split('-');
	return { year, month: withoutZero(month), day: withoutZero(day), about: text.endsWith('~') };
}

const withoutZero = (part: string) => part.replace(/^0+/, '');

/** A form with each date in one text, in place of its parts. */
export function withDates(form: FormData): FormData {
	const joined = new FormData();
	for (const [name, value] of form) {
		const [field, part] = name.split('.');
		if (!field || part === undefined) joined.append(name, value);
		else if (part === 'year') joined.append(field, dateTextIn(form, field));
	}
	return joined;
}

/** The text of a date in a form that asks for its parts, as `readPartialDate` takes it. */
export function dateTextIn(form: FormData, field: string): string {
	const part = (name: string) => String(form.get(`${field}.${name}`) ?? '');
	const [day, month, year] = [part('day'), part('month'), part('year')];
	return dateTextOf({ day, month, year, about: part('about') !== '' });
}

/** The same of parts as they were typed. */
export function dateTextOf({ about, ...typed }: DateParts): string {
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
