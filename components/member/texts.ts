import { alphabetical } from '@/lib/core/alphabet';
import type { Language } from '@/lib/core/language';
import { wordIn } from '@/lib/core/word-in';
import type { getMessages } from '@/lib/platform/i18n/translate';
import { dateWords } from './date-words';
import type { FieldGroup } from './fields';

export type Messages = ReturnType<typeof getMessages>;

/**
 * The words of a form over `memberFields`. They come as props from the server, so that a page a visitor opens does
 * not load a message formatter for plain labels.
 */
export type MemberTexts = Pick<
	Messages,
	| 'memberFields'
	| 'memberFieldHints'
	| 'memberOptions'
	| 'combobox'
	| 'dateParts'
	| 'photoField'
	| 'passwordField'
> & {
	/** That these words are in. */
	language: Language;
	/** "about {date}" */
	about: string;
	/** By what is stored; "Other" last. */
	clans: Record<string, string>;
	gotras: Record<string, string>;
};

/** Clans and gotras are in the order of the reader's alphabet, as the forms offer them. */
export function memberTexts(messages: Messages, language: Language): MemberTexts {
	const { memberFields, memberFieldHints, memberOptions, clans, gotras } = messages;
	const { Other, ...namedClans } = clans;
	const { combobox, dateParts, photoField, passwordField } = messages;
	return {
		...{ memberFields, memberFieldHints, memberOptions },
		clans: { ...inAlphabet(namedClans, language), Other },
		gotras: inAlphabet(gotras, language),
		...{ combobox, dateParts, photoField, passwordField, language, about: messages.familyTree.card.about },
	};
}

function inAlphabet(names: Record<string, string>, language: Language): Record<string, string> {
	const compare = alphabetical(language);
	return Object.fromEntries(Object.entries(names).sort(([, a], [, b]) => compare(a, b)));
}

/** How a stored value is shown: choices, dates and clans in the page's language, the member's own words as they are. */
export function shownValue(name: string, value: string, texts: MemberTexts): string {
	const { memberOptions, clans, language } = texts;
	if (name === 'dob' || name === 'dod') return dateWords(value, language, texts);
	const words: Record<string, Record<string, string>> = {
		prefix: memberOptions.prefix,
		gender: memberOptions.gender,
		familyTreePrivacy: memberOptions.familyTreePrivacy,
		isMarried: memberOptions.yesNo,
		isManglik: { ...memberOptions.yesNo, NotKnown: memberOptions.notKnown },
		isListed: memberOptions.yesNo,
		matrimonialConsent: memberOptions.yesNo,
		clan: clans,
		motherClan: clans,
	};
	return wordIn(words[name] ?? {}, value);
}

/** The heading of a group of fields, where the page has words for it. */
export function titleOfGroup({ key }: FieldGroup, groups: Partial<Record<string, string>>): string | null {
	return groups[key] ?? null;
}
