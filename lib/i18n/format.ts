import type { Language } from '@/lib/core/language';

/** Indian grouping (12,34,567) and Latin digits in both languages. */
export const regionOf = { hi: 'hi-IN-u-nu-latn', en: 'en-IN-u-nu-latn' } as const satisfies Record<
	Language,
	string
>;

export function formatCount(count: number, language: Language): string {
	return new Intl.NumberFormat(regionOf[language]).format(count);
}

/** With an hour, English is written the American way, and Hindi with the part of the day instead of "pm". */
const momentFormOf = {
	hi: { region: regionOf.hi, options: { month: 'long', hour: 'numeric', dayPeriod: 'short' } },
	en: { region: 'en-US', options: { month: 'short', hour: '2-digit' } },
} as const satisfies Record<Language, { region: string; options: Intl.DateTimeFormatOptions }>;

/** A day as people write it, such as `3 March 2026`, by Indian time; null for what is not a date. */
export function formatDay(instant: string, language: Language): string | null {
	return inLongForm(instant, regionOf[language]);
}

/** A day in few letters, such as `Mar 3, 2026`; null for what is not a date. */
export function formatShortDay(instant: string, language: Language): string | null {
	const date = new Date(instant);
	if (Number.isNaN(date.getTime())) return null;
	const options = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'Asia/Kolkata' } as const;
	return new Intl.DateTimeFormat(momentFormOf[language].region, options).format(date);
}

/** A day as captions tell it: in English the American way, such as `March 3, 2026`; null for what is not a date. */
export function formatCaptionDay(instant: string, language: Language): string | null {
	return language === 'hi' ? formatDay(instant, language) : inLongForm(instant, momentFormOf.en.region);
}

function inLongForm(instant: string, region: string): string | null {
	const date = new Date(instant);
	if (Number.isNaN(date.getTime())) return null;
	return new Intl.DateTimeFormat(region, { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(date);
}

/** A day with its hour, such as `Mar 3, 2026, 01:30 AM`, by Indian time; null for what is not a date. */
export function formatMoment(instant: string, language: Language): string | null {
	const date = new Date(instant);
	if (Number.isNaN(date.getTime())) return null;
	const { region, options } = momentFormOf[language];
	return new Intl.DateTimeFormat(region, {
		year: 'numeric',
		day: 'numeric',
		minute: '2-digit',
		timeZone: 'Asia/Kolkata',
		...options,
	}).format(date);
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
