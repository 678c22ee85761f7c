import { type Language, languages } from '@/lib/core/language';
import { nameMaxLength, textMaxLength } from '@/lib/features/heritage/deity/constants';
import type { FormPicture } from './form-pictures';

/** A text without `rows` has one line. */
const longText = { rows: 4, maxLength: textMaxLength };

export const mainFields = [
	{ name: 'name', maxLength: nameMaxLength },
	{ name: 'alternateNames' },
	{ name: 'description', ...longText, rows: 6 },
	{ name: 'rituals', ...longText },
	{ name: 'location', maxLength: textMaxLength },
	{ name: 'district', maxLength: textMaxLength },
	{ name: 'temple', maxLength: textMaxLength },
	{ name: 'festival', maxLength: textMaxLength },
] as const;

export const furtherFields = [
	{ name: 'history', ...longText },
	{ name: 'legends', ...longText },
	{ name: 'importance', ...longText },
	{ name: 'additionalInfo', ...longText },
] as const;

export type TextName = (typeof mainFields | typeof furtherFields)[number]['name'];

export interface DeityFormValues extends Record<Language, Record<TextName, string>> {
	deityType: string;
	/** With commas between. */
	clans: string;
	images: FormPicture[];
}

/** The names of the fields that must be filled in and are not; texts are asked for in `language` when there are none. */
export function missingFields(values: DeityFormValues, language: Language): string[] {
	const isBlank = (text: string) => text.trim() === '';
	const filledLanguages = languages.filter((each) => !Object.values(values[each]).every(isBlank));
	const missing = (filledLanguages.length > 0 ? filledLanguages : [language]).flatMap((each) =>
		(['name', 'description'] as const)
			.filter((name) => isBlank(values[each][name]))
			.map((name) => `${each}.${name}`),
	);
	return isBlank(values.clans) ? ['clans', ...missing] : missing;
}

/** The field that a refusal speaks of: of a list, the one that holds all of it. */
export function fieldOfError(path: string): string {
	return path.replace(/\.\d+$/, '');
}
