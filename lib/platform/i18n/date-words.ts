import type { Language } from '@/lib/core/language';
import { readPartialDate } from '@/lib/core/partial-date';
import { formatDay, formatMonth } from './format';
import type { Translate } from './translate';

/** A date as people write it, with the precision that is known: `4 March 1921`, `March 1921`, `1921`, `about 1921`. */
export function dateWords(text: string, t: Translate, language: Language): string {
	const known = readPartialDate(text);
	const [day, year] = [known?.date.toISOString() ?? '', text.slice(0, 4)];
	switch (known?.precision) {
		case 'day':
			return formatDay(day, language) ?? text;
		case 'month':
			return formatMonth(day, language) ?? text;
		case 'about':
			return t('familyTree.card.about', { date: year });
		default:
			return year;
	}
}

/**
 * The years between which somebody lived, such as `1921–1998`, or `1921–` where no year of death is known. Null where
 * neither is.
 */
export function lifeYears(
	{ dob, dod, isDeceased }: { dob: string | null; dod: string | null; isDeceased: boolean },
	t: Translate,
): string | null {
	const [born, died] = [readPartialDate(dob ?? ''), isDeceased ? readPartialDate(dod ?? '') : null];
	const getYear = (date: typeof born) => (date ? String(date.date.getUTCFullYear()) : '');
	const years = (of: string) => `${getYear(born)}–${of}`;
	if (!born && !died) return null;
	const about = (date: string) => t('familyTree.card.about', { date });
	if (died?.precision === 'about' && born?.precision !== 'about') return years(about(getYear(died)));
	return born?.precision === 'about' ? about(years(getYear(died))) : years(getYear(died));
}
