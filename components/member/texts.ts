import { wordIn } from '@/lib/core/word-in';
import type { getMessages } from '@/lib/i18n/translate';
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
>;

export function memberTexts(messages: Messages): MemberTexts {
	const { memberFields, memberFieldHints, memberOptions, clans, gotras } = messages;
	const { combobox, dateParts, photoField, passwordField } = messages;
	return {
		...{ memberFields, memberFieldHints, memberOptions, clans, gotras },
		...{ combobox, dateParts, photoField, passwordField },
	};
}

/** How a stored value is shown: choices and clans in the page's language, the member's own words as they are. */
export function shownValue(name: string, value: string, { memberOptions, clans }: MemberTexts): string {
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
