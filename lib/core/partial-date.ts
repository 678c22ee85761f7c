// A date of which only a part may be known. On the wire it is text as ISO 8601 has it, the last one by its extension for
// uncertain dates (EDTF): `1921-03-04`, `1921-03`, `1921`, and `1921~` for about 1921.

import { bornOnFromAge } from './calendar';

export type DatePrecision = 'day' | 'month' | 'year' | 'about';

/** Of a birth: `age` is the latest day that gives the age that was entered. */
export type BirthPrecision = DatePrecision | 'age';

export interface PartialDate {
	/** The first day that it may be (of `about`, of its year), midnight UTC. */
	date: Date;
	precision: DatePrecision;
}

/** How many years earlier or later than said "about" a year may be. */
const aboutYears = 5;

/** Nobody in a tree is older than writing things down is. */
const earliestYear = 1000;

const form = /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2})(?:T.*)?)?|(~))?$/;

/** Reads the text of a date; null for what is none, such as 30 February. Some forms send the hour along with a day. */
export function readPartialDate(text: string): PartialDate | null {
	const [, year, month, day, isAbout] = form.exec(text.trim()) ?? [];
	if (year === undefined || Number(year) < earliestYear) return null;
	const date = new Date(Date.UTC(Number(year), Number(month ?? 1) - 1, Number(day ?? 1)));
	const isOnCalendar =
		date.getUTCMonth() === Number(month ?? 1) - 1 && date.getUTCDate() === Number(day ?? 1);
	if (!isOnCalendar) return null;
	if (isAbout) return { date, precision: 'about' };
	return { date, precision: day ? 'day' : month ? 'month' : 'year' };
}

/** Whether a text names a day that its month does not have, such as 31 February. */
export function isBeyondMonth(text: string): boolean {
	const [, year, month, day] = form.exec(text.trim()) ?? [];
	if (year === undefined || day === undefined) return false;
	return (
		Number(day) >= 1 &&
		Number(day) <= 31 &&
		readPartialDate(`${year}-${month}`) !== null &&
		!readPartialDate(text)
	);
}

const lengths = {
	day: 'yyyy-mm-dd'.length,
	month: 'yyyy-mm'.length,
	year: 'yyyy'.length,
	about: 'yyyy'.length,
};

/** `date` may be any day of the part that is known. */
export function partialDateText({ date, precision }: PartialDate): string {
	return date.toISOString().slice(0, lengths[precision]) + (precision === 'about' ? '~' : '');
}

/** The year alone, `1921`, or `1921~`, of the text of a date. */
export function yearText(text: string): string {
	return text.slice(0, lengths.year) + (text.endsWith('~') ? '~' : '');
}

/** The first and the last day that it may be, both midnight UTC. `date` may be any day of the part that is known. */
export function getSpan({ date, precision }: { date: Date; precision: BirthPrecision }): {
	earliest: Date;
	latest: Date;
} {
	const [year, month] = [date.getUTCFullYear(), date.getUTCMonth()];
	switch (precision) {
		case 'day':
			return { earliest: date, latest: date };
		case 'month':
			return { earliest: day(year, month, 1), latest: day(year, month + 1, 0) };
		case 'year':
			return { earliest: day(year, 0, 1), latest: day(year, 11, 31) };
		case 'about':
			return { earliest: day(year - aboutYears, 0, 1), latest: day(year + aboutYears, 11, 31) };
		case 'age': {
			const yearBefore = bornOnFromAge(1, date);
			yearBefore.setUTCDate(yearBefore.getUTCDate() + 1);
			return { earliest: yearBefore, latest: date };
		}
	}
}

/** The last day of the part that is known: of `about` a year, of this year. */
export function getLastDay({ date, precision }: PartialDate): Date {
	return getSpan({ date, precision: precision === 'about' ? 'year' : precision }).latest;
}

/** Also of the years up to 99, which the built-in calendar takes for others. */
function day(year: number, month: number, dayOfMonth: number): Date {
	const date = new Date(Date.UTC(2000, 0, 1));
	date.setUTCFullYear(year, month, dayOfMonth);
	return date;
}
