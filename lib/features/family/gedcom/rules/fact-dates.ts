import type { Life } from '@/lib/core/life';
import { type BirthPrecision, getLastDay, type PartialDate } from '@/lib/core/partial-date';
import type { MarriagePrecision } from '@/lib/platform/db/generated/enums';
import {
	type DateText,
	dateOfYear,
	findDay,
	findMonth,
	findYear,
	readDate,
	textOfDay,
	textOfMonth,
} from '@/lib/rules/gedcom/dates';
import type { Fact } from '@/lib/rules/gedcom/facts';

type Birth = Pick<Life, 'bornOn' | 'bornPrecision'>;
type Death = Pick<Life, 'diedOn' | 'diedPrecision'>;
export const unknownBirth: Birth = { bornOn: null, bornPrecision: null };
export const unknownDeath: Death = { diedOn: null, diedPrecision: null };

/** The meaning of a date that does not begin in the future. */
function findPartialDate({ date: text }: DateText, today: Date): PartialDate | null {
	const value = text === undefined ? null : readDate(text);
	const year = value && findYear(value);
	if (!value || year === null) return null;
	const day = findDay(value);
	const month = findMonth(value);
	const date = day ?? dateOfYear(year, month ?? 0, 1);
	if (date > today) return null;
	if (day) return { date, precision: 'day' };
	if (value.kind !== 'at') return { date, precision: 'about' };
	return { date, precision: month === null ? 'year' : 'month' };
}

export function getBirth(fact: DateText, today: Date): Birth {
	const born = findPartialDate(fact, today);
	return born ? { bornOn: born.date, bornPrecision: born.precision } : unknownBirth;
}

export function getDeath(fact: DateText, today: Date): Death {
	const died = findPartialDate(fact, today);
	return died ? { diedOn: getLastDay(died), diedPrecision: died.precision } : unknownDeath;
}

/** The day, or the end of the year, so that no marriage ends before it began in it. */
export function endOf({ date }: DateText): Date | null {
	const value = date === undefined ? null : readDate(date);
	const year = value && findYear(value);
	return value && (findDay(value) ?? (year === null ? null : dateOfYear(year, 11, 31)));
}

export interface Wedding {
	marriedOn: Date | null;
	marriedPrecision: MarriagePrecision | null;
}

export const unknownWedding: Wedding = { marriedOn: null, marriedPrecision: null };

/** The day, or the beginning of the year. */
export function getWedding({ date }: DateText): Wedding {
	const value = date === undefined ? null : readDate(date);
	const day = value && findDay(value);
	if (day) return { marriedOn: day, marriedPrecision: 'day' };
	const year = value && findYear(value);
	return year === null ? unknownWedding : { marriedOn: dateOfYear(year, 0, 1), marriedPrecision: 'year' };
}

/** Whether both are one date; one from before the precision was recorded can be either. */
export function isSameWedding(a: Wedding, b: Wedding): boolean {
	const isRecorded = a.marriedPrecision !== null && b.marriedPrecision !== null;
	return isSameDay(a.marriedOn, b.marriedOn) && (!isRecorded || a.marriedPrecision === b.marriedPrecision);
}

/** The date of a marriage as files write it. */
export function weddingText({ marriedOn, marriedPrecision }: Wedding): string | undefined {
	return marriedOn ? dateText(marriedOn, marriedPrecision ?? 'day') : undefined;
}

/** As files write it. */
export function dateText(date: Date, precision: BirthPrecision): string {
	switch (precision) {
		case 'day':
			return textOfDay(date);
		case 'month':
			return textOfMonth(date);
		case 'year':
			return String(date.getUTCFullYear());
		case 'about':
			return `ABT ${date.getUTCFullYear()}`;
		case 'age':
			return `CAL ${date.getUTCFullYear()}`;
	}
}

export const isSameDay = (a: Date | null, b: Date | null) => a?.getTime() === b?.getTime();

export const isSameBirth = (a: Birth, b: Birth) =>
	isSameDay(a.bornOn, b.bornOn) && a.bornPrecision === b.bornPrecision;

export const isSameDeath = (a: Death, b: Death) =>
	isSameDay(a.diedOn, b.diedOn) && (a.diedPrecision ?? 'day') === (b.diedPrecision ?? 'day');

/** The age from which somebody has passed away, although the file says nothing of a death. */
export const longestLife = 120;

/** How old somebody was, in whole years. */
export function ageIn({ details = [] }: Fact): number | null {
	const written = details.find(({ tag }) => tag === 'AGE')?.value;
	const [, years] = /^(\d{1,3})Y?$/i.exec(written?.trim() ?? '') ?? [];
	const age = Number(years);
	return years !== undefined && age >= 1 && age <= longestLife ? age : null;
}
