import { get } from 'react-hook-form';
import { type Language, languages } from '@/lib/core/language';
import type { DeityDetails } from '@/lib/features/heritage/deity/schema';
import { type DeityFormValues, furtherFields, mainFields, type TextName } from './deity-form-fields';
import type { FormPicture } from './form-pictures';

/** What the form's fields hold, by their names; the pictures as their addresses with blanks between. */
export type DeityValues = Readonly<Record<string, string>>;

const textNames = [...mainFields, ...furtherFields].map(({ name }) => name);

/** The fields of a deity that are typed or chosen. */
export const fieldNames = [
	'deityType',
	'clans',
	...languages.flatMap((language) => textNames.map((name) => `${language}.${name}` as const)),
] as const;

const getAddresses = (urls: readonly string[]) => urls.join(' ');

type StoredDeity = Pick<DeityDetails, 'deityType' | 'clans' | 'images' | 'texts'>;

/** What the form begins with: of a stored record, or of one to be added. */
export function getFormValues(deity: StoredDeity | null): DeityFormValues {
	const textsIn = (language: Language) => {
		const { alternateNames = [], ...texts } = deity?.texts[language] ?? {};
		const stored = { ...texts, alternateNames: alternateNames.join(', ') };
		const filled = textNames.map((name) => [name, stored[name] ?? '']);
		return Object.fromEntries(filled) as Record<TextName, string>;
	};
	return {
		deityType: deity?.deityType ?? 'devi',
		clans: deity?.clans.join(', ') ?? '',
		hi: textsIn('hi'),
		en: textsIn('en'),
		images: (deity?.images ?? []).map((url) => ({ key: url, url, file: null })),
	};
}

export function flatValues(values: DeityFormValues): DeityValues {
	return {
		...Object.fromEntries(fieldNames.map((name) => [name, String(get(values, name))])),
		images: getAddresses(values.images.map(({ url }) => url)),
	};
}

/** My pictures, but none that a newer version has removed. */
export function withoutRemoved(mine: readonly FormPicture[], stored: readonly FormPicture[]): FormPicture[] {
	return mine.filter(({ file, url }) => file !== null || stored.some((picture) => picture.url === url));
}
