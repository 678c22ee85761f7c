import type { Language } from '@/lib/core/language';
import { wordIn } from '@/lib/core/word-in';
import type { getMessages } from '@/lib/i18n/translate';
import { dateWords } from './date-words';
import type { FieldGroup } from './fields';

export type Messages = ReturnType<typeof getMessages>;

/** The words of the own profile's page. */
export type ProfileTexts = Messages['profile'] &
	Pick<Messages['fallback'], 'unnamed'> &
	Pick<Messages, 'emailConfirmation' | 'conflict'>;

/**
 * The words of a form over `memberFields`. They come as props from the server, so that a page a visitor opens does
 * not load a message formatter for plain labels.
 */
export type MemberTexts = Pick<
	Messages,
	| 'memberFields'
	| 'memberFieldHints'
	| 'memberOptions'
	| 'clans'
	| 'gotras'
	| 'combobox'
	| 'dateParts'
	| 'photoField'
	| 'passwordField'
> & {
	/** That these words are in. */
	language: Language;
	/** "about {date}" */
	about: string;
};

export function memberTexts(messages: Messages, language: Language): MemberTexts {
	const { memberFields, memberFieldHints, memberOptions, clans, gotras } = messages;
	const { combobox, dateParts, photoField, passwordField } = messages;
	return {
		...{ memberFields, memberFieldHints, memberOptions, clans, gotras },
		...{ combobox, dateParts, photoField, passwordField, language, about: messages.familyTree.card.about },
	};
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
