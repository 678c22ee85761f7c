import type { TextInLanguage } from '@/lib/core/by-language';
import { DomainError, type FieldError } from '@/lib/core/errors';
import { languages } from '@/lib/core/language';
import { maxPictures } from '@/lib/features/heritage/deity/constants';
import type { DeityDto, DeityTextChange, TextsByLanguage } from '@/lib/features/heritage/deity/schema';

type DeityType = DeityDto['deityType'];

interface TypeInput {
	deityType?: DeityType | null;
	type?: DeityType | null;
	gender?: 'female' | 'male' | null;
}

/** A devi if a text says so, or there is no text; absent where the record is to stay what it is. */
export function findDeityType({ deityType, type, gender }: TypeInput): DeityType | null {
	if (deityType === 'devi' || type === 'devi' || gender === 'female') return 'devi';
	return deityType || type || gender ? 'devta' : null;
}

export const noTexts: TextsByLanguage = { hi: null, en: null };

const nothing = {
	name: null,
	alternateNames: [],
	description: null,
	rituals: null,
	location: null,
	district: null,
	temple: null,
	festival: null,
	history: null,
	legends: null,
	importance: null,
	additionalInfo: null,
};

/**
 * The texts of a deity once `changes` are applied to it. In each language that has a text there must be a
 * name and a description, and there must be such a language.
 *
 * @throws DomainError `input.invalid`
 */
export function textsAfter(
	before: TextsByLanguage,
	changes: readonly TextInLanguage<DeityTextChange>[],
): TextsByLanguage {
	const after = { ...before };
	const missing: FieldError[] = [];
	for (const { language, path, text } of changes) {
		const content = { ...(before[language] ?? nothing), ...text };
		const { name, description } = content;
		const isBlank = Object.values(content).every((value) => value === null || value.length === 0);
		if (isBlank) after[language] = null;
		else if (name !== null && description !== null) after[language] = { ...content, name, description };
		else missing.push(...requiredIn(path, { name, description }));
	}
	if (missing.length === 0 && languages.every((language) => after[language] === null))
		missing.push(...requiredIn(changes[0]?.path ?? '', { name: null, description: null }));
	if (missing.length > 0) throw new DomainError('input.invalid', { fields: missing });
	return after;
}

function requiredIn(path: string, fields: Record<string, string | null>): FieldError[] {
	return Object.entries(fields).flatMap(([field, value]) =>
		value === null ? [{ path: `${path}${field}`, message: 'required' }] : [],
	);
}

/** A picture that the deity has, or one that comes with the call, by its field's name. */
export type PictureInOrder = { mediaId: string } | { file: string };

const pictureFile = /^image[2-8]?$/;

/** The names of the fields, in their order, in which new pictures have come. */
export function pictureFilesIn(names: Iterable<string>): string[] {
	return [...names].filter((name) => pictureFile.test(name)).sort();
}

/**
 * The deity's pictures after a call: in the order that `wanted` says, new ones that it does not name last; without
 * one, the file `image` in the place of the first.
 *
 * @throws DomainError `input.invalid` for a picture that is none of the deity's, and for more than eight
 */
export function picturesAfter(
	before: readonly string[],
	wanted: readonly string[] | undefined,
	files: readonly string[],
): PictureInOrder[] {
	const named = wanted?.map((entry): PictureInOrder => {
		if (files.includes(entry)) return { file: entry };
		const mediaId = before.find((id) => entry.split('/').includes(id));
		if (mediaId === undefined) throw refusedPictures('invalid');
		return { mediaId };
	});
	const kept = named ?? before.slice(files.includes('image') ? 1 : 0).map((mediaId) => ({ mediaId }));
	const added = files.filter((file) => !wanted?.includes(file)).map((file) => ({ file }));
	const isReplaced = named === undefined && files.includes('image');
	const all = isReplaced ? [...added.slice(0, 1), ...kept, ...added.slice(1)] : [...kept, ...added];
	const keys = all.map((picture) => ('file' in picture ? picture.file : picture.mediaId));
	if (new Set(keys).size < keys.length) throw refusedPictures('invalid');
	if (all.length > maxPictures) throw refusedPictures('tooMany');
	return all;
}

function refusedPictures(message: 'invalid' | 'tooMany'): DomainError {
	return new DomainError('input.invalid', {
		fields: [{ path: 'images', message, values: { max: maxPictures } }],
	});
}
