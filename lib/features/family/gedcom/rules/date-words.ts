import type { Language } from '@/lib/core/language';
import { formatDate } from '@/lib/platform/i18n/format';
import { translator } from '@/lib/platform/i18n/translate';
import { type CalendarDate, type DateText, dateOfYear, monthWord, readDate } from '@/lib/rules/gedcom/dates';

/** What a file says of a date, in words: "about 1850", "between Mar 4, 1850 and 1852". Null where it says nothing. */
export function gedcomDateWords({ date: text, phrase }: DateText, language: Language): string | null {
	const t = translator(language);
	const value = text === undefined ? null : readDate(text);
	if (!value) return phrase ?? text ?? null;
	const date = oneDateWords(value.date, language);
	const until = value.until && oneDateWords(value.until, language);
	const said = () => {
		if (value.kind === 'at') return date;
		if (value.kind === 'between') return t('family.dates.between', { date, until: until ?? date });
		if (value.kind === 'from' && until) return t('family.dates.fromUntil', { date, until });
		return t(`family.dates.${value.kind}`, { date });
	};
	return phrase === undefined ? said() : t('family.dates.withWords', { date: said(), words: phrase });
}

function oneDateWords(date: CalendarDate, language: Language): string {
	const t = translator(language);
	const { calendar, isBce } = date;
	const said = calendar === 'GREGORIAN' ? dayWords(date, language) : foreignDayWords(date);
	const inEra = isBce ? t('family.dates.bce', { date: said }) : said;
	return calendar === 'GREGORIAN' ? inEra : t('family.dates.ofCalendar', { date: inEra, calendar });
}

function dayWords({ year, month, day }: CalendarDate, language: Language): string {
	if (month === null) return String(year);
	const options = { timeZone: 'UTC', ...(day !== null && { day: 'numeric' as const }) };
	return formatDate(dateOfYear(year, month, day ?? 1), language, options) ?? String(year);
}

function foreignDayWords(date: CalendarDate): string {
	return [date.day ?? '', monthWord(date), date.year].filter((part) => part !== '').join(' ');
}
