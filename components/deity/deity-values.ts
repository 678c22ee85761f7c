import { languages } from '@/lib/core/language';
import type { EditedDeity } from '@/lib/features/deity/edited';
import { furtherFields, mainFields } from './deity-form-fields';
import type { FormPicture } from './form-pictures';

/** What the form's fields hold, by their names; the pictures as their addresses with blanks between. */
export type DeityValues = Readonly<Record<string, string>>;

const textNames = languages.flatMap((language) =>
	[...mainFields, ...furtherFields].map(({ name }) => ({ language, name, field: `${language}.${name}` })),
);

const addressesOf = (urls: readonly string[]) => urls.join(' ');

/** What the fields hold for a record that is stored. */
export function valuesOfDeity({
	deityType,
	clans,
	images,
	texts,
}: Pick<EditedDeity, 'deityType' | 'clans' | 'images' | 'texts'>): DeityValues {
	const told = textNames.map(({ language, name, field }) => {
		const value = texts[language]?.[name] ?? '';
		return [field, Array.isArray(value) ? value.join(', ') : value] as const;
	});
	return { deityType, clans: clans.join(', '), ...Object.fromEntries(told), images: addressesOf(images) };
}

/** What stands in the form. */
export function valuesInForm(form: FormData, pictures: readonly FormPicture[]): DeityValues {
	const names = ['deityType', 'clans', ...textNames.map(({ field }) => field)];
	const told = names.map((name) => [name, String(form.get(name) ?? '')] as const);
	return { ...Object.fromEntries(told), images: addressesOf(pictures.map(({ url }) => url)) };
}

/** The pictures that are to stand: mine as far as they are still there, or those of the newer version. */
export function chosenPictures(
	chosen: string | undefined,
	mine: readonly FormPicture[],
	stored: readonly string[],
): FormPicture[] {
	if (chosen === addressesOf(mine.map(({ url }) => url)))
		return mine.filter(({ file, url }) => file !== null || stored.includes(url));
	return stored.map((url) => ({ key: url, url, file: null }));
}
