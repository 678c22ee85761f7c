// Dates as GEDCOM writes them. What is kept is the text of version 7.0; 5.5.1 says the same in other words.
import { toLatinDigits } from '@/lib/core/digits';

type Calendar = 'GREGORIAN' | 'JULIAN' | 'FRENCH_R' | 'HEBREW';

const gregorianMonths = [
	...(['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN'] as const),
	...(['JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'] as const),
];

const monthsOf: Record<Calendar, readonly string[]> = {
	GREGORIAN: gregorianMonths,
	JULIAN: gregorianMonths,
	FRENCH_R: [
		...['VEND', 'BRUM', 'FRIM', 'NIVO', 'PLUV', 'VENT', 'GERM'],
		...['FLOR', 'PRAI', 'MESS', 'THER', 'FRUC', 'COMP'],
	],
	HEBREW: [
		...['TSH', 'CSH', 'KSL', 'TVT', 'SHV', 'ADR', 'ADS'],
		...['NSN', 'IYR', 'SVN', 'TMZ', 'AAV', 'ELL'],
	],
};

/** What has to be added to a year for one of the calendar that we use; about, as theirs begin on other days. */
const yearsTo: Record<Calendar, number> = { GREGORIAN: 0, JULIAN: 0, FRENCH_R: 1791, HEBREW: -3760 };

/** A day, a month or a year of one calendar. */
export interface CalendarDate {
	calendar: Calendar;
	/** Counted back from the first where `isBce`. */
	year: number;
	isBce: boolean;
	/** From 0. */
	month: number | null;
	day: number | null;
}

/** A date, or what is known of one. */
export interface DateValue {
	kind: 'at' | 'about' | 'calculated' | 'estimated' | 'before' | 'after' | 'between' | 'from' | 'to';
	date: CalendarDate;
	/** The end of a span or a period. */
	until: CalendarDate | null;
}

const words = {
	about: 'ABT',
	calculated: 'CAL',
	estimated: 'EST',
	before: 'BEF',
	after: 'AFT',
	to: 'TO',
	from: 'FROM',
} as const;

const oneDate = /^(?:(GREGORIAN|JULIAN|FRENCH_R|HEBREW) )?(?:(?:(\d{1,2}) )?([A-Z]{3,4}) )?(\d{1,4})( BCE)?$/;

function readOne(text: string): CalendarDate | null {
	const [, named, day, monthName, year, bce] = oneDate.exec(text) ?? [];
	if (year === undefined) return null;
	const calendar = isCalendar(named) ? named : 'GREGORIAN';
	const month = monthName === undefined ? null : monthsOf[calendar].indexOf(monthName);
	const read = { calendar, year: Number(year), isBce: bce !== undefined, month };
	const date = { ...read, day: day === undefined ? null : Number(day) };
	return isOnCalendar(date) ? date : null;
}

const isCalendar = (text: string | undefined): text is Calendar => text !== undefined && text in monthsOf;

function isOnCalendar({ calendar, year, month, day, isBce }: CalendarDate): boolean {
	if (year === 0 || month === -1) return false;
	if (day === null || month === null) return true;
	if (calendar !== 'GREGORIAN' || isBce) return day >= 1 && day <= 31;
	return day >= 1 && day <= daysIn(year, month);
}

function daysIn(year: number, month: number): number {
	// From 2000 on, because the built-in calendar takes the years up to 99 for those of the last century.
	return new Date(Date.UTC(2000 + (year % 400), month + 1, 0)).getUTCDate();
}

function writeOne(date: CalendarDate): string {
	const { calendar, year, day, isBce } = date;
	const named = calendar === 'GREGORIAN' ? '' : calendar;
	const parts = [named, day ?? '', monthWord(date), year, isBce ? 'BCE' : ''];
	return parts.filter((part) => part !== '').join(' ');
}

/** The month as files write it; empty where none is said. */
export function monthWord({ calendar, month }: CalendarDate): string {
	return month === null ? '' : (monthsOf[calendar][month] ?? '');
}

/** Reads the text of version 7.0; null where it is none. */
export function readDate(text: string): DateValue | null {
	const [, from, until] = /^(?:BET|FROM) (.+) (?:AND|TO) (.+)$/.exec(text) ?? [];
	if (from !== undefined && until !== undefined) {
		const [date, end] = [readOne(from), readOne(until)];
		const isPeriod = text.startsWith('FROM ') && text.includes(' TO ');
		const isRange = text.startsWith('BET ') && text.includes(' AND ');
		if (!date || !end || !(isPeriod || isRange)) return null;
		return { kind: isPeriod ? 'from' : 'between', date, until: end };
	}
	for (const kind of Object.keys(words) as (keyof typeof words)[]) {
		if (!text.startsWith(`${words[kind]} `)) continue;
		const date = readOne(text.slice(words[kind].length + 1));
		return date && { kind, date, until: null };
	}
	const date = readOne(text);
	return date && { kind: 'at', date, until: null };
}

function writeDate({ kind, date, until }: DateValue): string {
	if (kind === 'at') return writeOne(date);
	if (kind === 'between') return `BET ${writeOne(date)} AND ${writeOne(until ?? date)}`;
	const period = until ? ` TO ${writeOne(until)}` : '';
	return `${words[kind]} ${writeOne(date)}${period}`;
}

/** What a file says of a date: its text as version 7.0 writes it, and what is said in words. */
export interface DateText {
	date?: string;
	phrase?: string;
}

const looseWords: [RegExp, string][] = [
	[/^(?:ABT\.|ABOUT|CIRCA|CA\.?|C\.) ?(?=.)/, 'ABT '],
	[/^(?:CAL\.|CALC\.?|CALCULATED) /, 'CAL '],
	[/^(?:EST\.|ESTIMATED) /, 'EST '],
	[/^(?:BEF\.|BEFORE) /, 'BEF '],
	[/^(?:AFT\.|AFTER) /, 'AFT '],
	[/^(?:BET\.|BETWEEN) /, 'BET '],
	[/@#DGREGORIAN@ ?/g, ''],
	[/@#DJULIAN@ ?/g, 'JULIAN '],
	[/@#DFRENCH R@ ?/g, 'FRENCH_R '],
	[/@#DHEBREW@ ?/g, 'HEBREW '],
	[/ ?\b(?:B\.C\.|BC\b)/g, ' BCE'],
	[
		/\b(JAN|FEB|MAR|APR|JUN|JUL|AUG|SEP|OCT|NOV|DEC)(?:UARY|RUARY|CH|IL|E|Y|UST|T|TEMBER|OBER|EMBER)?\.? /g,
		'$1 ',
	],
];

/** Reads a date of either version as files have it. What is no date is kept in its own words. */
export function readDateText(written: string, phrase = ''): DateText {
	const said = oneLine(written);
	const also = oneLine(phrase);
	const interpreted = /^INT ([^(]+?) ?\((.*)\)$/is.exec(said);
	const [, typed = said, inWords = ''] = interpreted ?? [];
	const inner = toLatinDigits(typed);
	const read = (text: string) => {
		const value = readDate(text) ?? readDate(strictly(text));
		return value && writeDate(value);
	};
	const date = read(inner);
	if (date !== null) return dateText(date, also || inWords);
	// Old style and new style: the year began in March, and both are named.
	const dual = /^(.*?)(\d{4})\/(\d{2})$/.exec(inner);
	const [, before = '', year = '', second = ''] = dual ?? [];
	const later =
		dual && Number(year) % 100 === (Number(second) + 99) % 100 ? read(`${before}${Number(year) + 1}`) : null;
	if (later !== null) return dateText(later, also || inWords || typed);
	const [, onlyWords = said] = /^\((.*)\)$/s.exec(said) ?? [];
	return dateText(
		'',
		[onlyWords, also].filter((part, at, all) => part !== '' && all.indexOf(part) === at).join('; '),
	);
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

const dateText = (date: string, phrase: string): DateText => ({
	...(date !== '' && { date }),
	...(phrase !== '' && { phrase }),
});

function strictly(text: string): string {
	const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
	const month = gregorianMonths[Number(iso?.[2]) - 1];
	if (iso && month) return `${Number(iso[3])} ${month} ${iso[1]}`;
	return looseWords
		.reduce((sofar, [loose, strict]) => sofar.replace(loose, strict), text.toUpperCase())
		.trim();
}

/** The text of version 7.0 as 5.5.1 says it. */
export function dateTextOf551(date: string): string {
	return date
		.replace(/\b(JULIAN|HEBREW)\b/g, '@#D$1@')
		.replace(/\bFRENCH_R\b/g, '@#DFRENCH R@')
		.replace(/ BCE\b/g, ' B.C.');
}

/** The year that a date is in, begins with or is about, of the calendar that we use; null before our era. */
export function findYear({ date: { calendar, year, isBce } }: DateValue): number | null {
	const ours = year + yearsTo[calendar];
	return isBce || ours < 1 || ours > 9999 ? null : ours;
}

/** Midnight UTC of a whole day; null where less, or more than one day, is said. */
export function findDay({ kind, date: { calendar, year, isBce, month, day } }: DateValue): Date | null {
	if (kind !== 'at' || calendar !== 'GREGORIAN' || isBce || month === null || day === null) return null;
	return dateOfYear(year, month, day);
}

/** The month, from 0, of a date in the calendar that we use; null where none is said. */
export function findMonth({ date: { calendar, isBce, month } }: DateValue): number | null {
	return calendar === 'GREGORIAN' && !isBce ? month : null;
}

/** Also of the years up to 99, which the built-in calendar takes for others. */
export function dateOfYear(year: number, month: number, day: number): Date {
	const date = new Date(Date.UTC(2000, month, day));
	date.setUTCFullYear(year, month, day);
	return date;
}

/** The text of a whole month. */
export function textOfMonth(day: Date): string {
	return `${gregorianMonths[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** The text of a whole day. */
export function textOfDay(day: Date): string {
	return `${day.getUTCDate()} ${gregorianMonths[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}
