import { type Language, languages } from '@/lib/core/language';
import { nameMaxLength, textMaxLength } from '@/lib/features/deity/limits';
import type { FormPicture } from './form-pictures';

/** What the form holds. */
export interface DeityFormValues extends Record<Language, Record<TextField['name'], string>> {
	deityType: string;
	/** With commas between. */
	clans: string;
	images: FormPicture[];
}

interface TextField {
	name:
		| 'name'
		| 'alternateNames'
		| 'description'
		| 'rituals'
		| 'location'
		| 'district'
		| 'temple'
		| 'festival'
		| 'history'
		| 'legends'
		| 'importance'
		| 'additionalInfo';
	/** One line where there is none. */
	rows?: number;
	maxLength?: number;
}

/** What every deity has, in the order of the form. */
export const mainFields: readonly TextField[] = [
	{ name: 'name', maxLength: nameMaxLength },
	{ name: 'alternateNames' },
	{ name: 'description', rows: 6, maxLength: textMaxLength },
	{ name: 'rituals', rows: 4, maxLength: textMaxLength },
	{ name: 'location', maxLength: textMaxLength },
	{ name: 'district', maxLength: textMaxLength },
	{ name: 'temple', maxLength: textMaxLength },
	{ name: 'festival', maxLength: textMaxLength },
];

export const furtherFields: readonly TextField[] = [
	{ name: 'history', rows: 4, maxLength: textMaxLength },
	{ name: 'legends', rows: 4, maxLength: textMaxLength },
	{ name: 'importance', rows: 4, maxLength: textMaxLength },
	{ name: 'additionalInfo', rows: 4, maxLength: textMaxLength },
];

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
