import type { Messages } from 'next-intl';
import { labelFor } from '@/lib/core/label-for';
import type { Language } from '@/lib/core/language';
import { dateWords } from '@/lib/platform/i18n/date-words';
import type { Translate } from '@/lib/platform/i18n/translate';

export type FieldLabels = Messages['memberFields'];

/** In which the fields of a member are shown. */
export interface Words {
	language: Language;
	t: Translate;
	messages: Pick<Messages, 'memberFields' | 'memberOptions' | 'clans'>;
}

/** How a stored value is shown: choices, dates and clans in the page's language, the member's own words as they are. */
export function shownValue(
	name: string,
	value: string | number | boolean | null,
	{ language, t, messages }: Words,
): string {
	const { memberOptions, clans } = messages;
	if (value === null) return memberOptions.notKnown;
	if (typeof value === 'boolean') return memberOptions.yesNo[value ? 'Yes' : 'No'];
	if (name === 'dob' || name === 'dod') return dateWords(String(value), t, language);
	const words: Record<string, Record<string, string>> = {
		prefix: memberOptions.prefix,
		gender: memberOptions.gender,
		familyTreePrivacy: memberOptions.familyTreePrivacy,
		formerMarriage: memberOptions.formerMarriage,
		clan: clans,
		motherClan: clans,
		// The call that merges cards has words for booleans.
		isMarried: memberOptions.yesNo,
		isManglik: memberOptions.yesNo,
	};
	return labelFor(words[name] ?? {}, String(value));
}
