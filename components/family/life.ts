import { isLongerThan } from '@/lib/core/graphemes';
import type { Language } from '@/lib/core/language';
import { readPartialDate } from '@/lib/core/partial-date';
import { formatDay, formatMonth } from '@/lib/i18n/format';
import type { FamilyMember } from './answers';
import { detailLimit } from './card-limits';
import { type FamilyTexts, filled } from './texts';

type CardWords = Pick<FamilyTexts['card'], 'about' | 'years'>;

/**
 * The years between which somebody lived, such as `1921–1998`, or `1921–` where no year of death is known. Null where
 * neither is, and for somebody living who has an account: of them a card tells the age alone.
 */
export function lifespan(
	{ dob, dod, isDeceased, profile }: Pick<FamilyMember, 'dob' | 'dod' | 'isDeceased' | 'profile'>,
	words: CardWords,
): string | null {
	if (profile !== null && !isDeceased) return null;
	const [born, died] = [readPartialDate(dob ?? ''), isDeceased ? readPartialDate(dod ?? '') : null];
	const yearOf = (date: typeof born) => (date ? String(date.date.getUTCFullYear()) : '');
	const years = (of: string) => `${yearOf(born)}–${of}`;
	if (!born && !died) return null;
	if (died?.precision === 'about' && born?.precision !== 'about')
		return years(filled(words.about, { date: yearOf(died) }));
	const isAbout = born?.precision === 'about';
	return isAbout ? filled(words.about, { date: years(yearOf(died)) }) : years(yearOf(died));
}

/** What a card tells of somebody's life, in as few lines as there is room for: the years, and the age. */
export function lifeLines(
	member: Pick<FamilyMember, 'dob' | 'dod' | 'isDeceased' | 'profile' | 'age'>,
	words: CardWords,
): string[] {
	const years = lifespan(member, words);
	// Both years say the age that the deceased reached.
	const isAgeSaid = member.isDeceased && member.dob !== null && member.dod !== null;
	const age = member.age === null || isAgeSaid ? null : filled(words.years, { age: member.age });
	const lines = [years, age].filter((line) => line !== null);
	const joined = lines.join(' · ');
	return lines.length < 2 || isLongerThan(detailLimit, joined) ? lines : [joined];
}

/** A date as people write it, as far as it is known: `4 March 1921`, `March 1921`, `1921`, `about 1921`. */
export function dateWords(text: string, language: Language, words: Pick<CardWords, 'about'>): string {
	const known = readPartialDate(text);
	const [day, year] = [known?.date.toISOString() ?? '', text.slice(0, 4)];
	switch (known?.precision) {
		case 'day':
			return formatDay(day, language) ?? text;
		case 'month':
			return formatMonth(day, language) ?? text;
		case 'about':
			return filled(words.about, { date: year });
		default:
			return year;
	}
}
