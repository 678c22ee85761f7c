import type { Language } from '@/lib/core/language';

/** Indian grouping (12,34,567) and Latin digits in both languages. */
const regionOf = { hi: 'hi-IN-u-nu-latn', en: 'en-IN-u-nu-latn' } as const satisfies Record<Language, string>;

export function formatCount(count: number, language: Language): string {
	return new Intl.NumberFormat(regionOf[language]).format(count);
}

/** A day as people write it, such as `3 March 2026`, by Indian time; null for what is not a date. */
export function formatDay(instant: string, language: Language): string | null {
	const date = new Date(instant);
	if (Number.isNaN(date.getTime())) return null;
	return new Intl.DateTimeFormat(regionOf[language], { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(
		date,
	);
}
