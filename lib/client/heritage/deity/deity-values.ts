import { get } from 'react-hook-form';
import { getForm } from '@/lib/client/form/form-of';
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

/** The fields that are not what is stored, as a body of POST and PUT; the pictures are given beside them. */
export function changedFields({ images: _, ...values }: DeityValues, stored: DeityValues | null): FormData {
	return getForm(
		Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== stored?.[name])),
	);
}

/** The pictures that are to stand: mine where they are still there, or those of the newer version. */
export function chosenPictures(
	chosen: string | undefined,
	mine: readonly FormPicture[],
	stored: readonly string[],
): FormPicture[] {
	if (chosen === getAddresses(mine.map(({ url }) => url)))
		return mine.filter(({ file, url }) => file !== null || stored.includes(url));
	return stored.map((url) => ({ key: url, url, file: null }));
}
