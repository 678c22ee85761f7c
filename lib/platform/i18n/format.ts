import type { Language } from '@/lib/core/language';

/** Indian grouping (12,34,567) and Latin digits in both languages. */
export const regionOf = { hi: 'hi-IN-u-nu-latn', en: 'en-IN-u-nu-latn' } as const satisfies Record<
	Language,
	string
>;

/** Made once: making one takes far longer than what it does. */
const counters = {
	hi: new Intl.NumberFormat(regionOf.hi),
	en: new Intl.NumberFormat(regionOf.en),
} as const satisfies Record<Language, Intl.NumberFormat>;

export function formatCount(count: number, language: Language): string {
	return counters[language].format(count);
}

/** English dates are written the American way, and Hindi hours with the part of the day instead of "pm". */
const dateFormOf = {
	hi: { region: regionOf.hi, month: 'long', hour: { hour: 'numeric', dayPeriod: 'short' } },
	en: { region: 'en-US', month: 'short', hour: { hour: '2-digit' } },
} as const satisfies Record<
	Language,
	{ region: string; month: 'long' | 'short'; hour: Intl.DateTimeFormatOptions }
>;

/** A day, such as `Mar 3, 2026`, by Indian time; null for what is not a date. */
export function formatDay(instant: string, language: Language): string | null {
	return formatDate(instant, language, { day: 'numeric', timeZone: 'Asia/Kolkata' });
}

/** A month, such as `Mar 2026`, by the days in which dates are stored; null for what is not a date. */
export function formatMonth(day: string, language: Language): string | null {
	return formatDate(day, language, { timeZone: 'UTC' });
}

/** A day as captions tell it, such as `March 3, 2026`, by Indian time; null for what is not a date. */
export function formatCaptionDay(instant: string, language: Language): string | null {
	return formatDate(instant, language, { day: 'numeric', month: 'long', timeZone: 'Asia/Kolkata' });
}

/** A day with its hour, such as `Mar 3, 2026, 01:30 AM`, by Indian time; null for what is not a date. */
export function formatMoment(instant: string, language: Language): string | null {
	const { hour } = dateFormOf[language];
	return formatDate(instant, language, {
		day: 'numeric',
		minute: '2-digit',
		timeZone: 'Asia/Kolkata',
		...hour,
	});
}

/** Year and month, and of the day what `options` say; null for what is not a date. */
export function formatDate(
	instant: string | Date,
	language: Language,
	options: Intl.DateTimeFormatOptions,
): string | null {
	const date = new Date(instant);
	if (Number.isNaN(date.getTime())) return null;
	const { region, month } = dateFormOf[language];
	return new Intl.DateTimeFormat(region, { year: 'numeric', month, ...options }).format(date);
}

const byteUnits = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** A size in the unit that suits it, such as `12.4 MB`; a kilobyte has 1000 bytes. */
export function formatBytes(bytes: number, language: Language): string {
	const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), byteUnits.length - 1);
	return new Intl.NumberFormat(regionOf[language], {
		style: 'unit',
		unit: byteUnits[step] ?? 'byte',
		maximumFractionDigits: 1,
	}).format(bytes / 1000 ** step);
}
