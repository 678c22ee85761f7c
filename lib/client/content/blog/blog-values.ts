import type { Messages } from 'next-intl';
import type * as z from 'zod';
import { getForm } from '@/lib/client/form/form-of';
import type { Changes, ComparedField } from '@/lib/client/form/versioned-save';
import { comparePictures } from '@/lib/client/member/compared-fields';
import { isLanguage } from '@/lib/core/language';
import type { BlogDto, newBlogBody } from '@/lib/features/content/blog/schema';

/** `image` is a picture that is chosen, empty where the one of the blog is taken away. */
export interface BlogValues extends Required<z.input<typeof newBlogBody>> {
	image: File | '' | null;
}

export const blogFields = [
	'title',
	'author',
	'content',
	'language',
	'image',
] as const satisfies readonly (keyof BlogValues)[];

const textFields = blogFields.filter((name) => name !== 'image');

export function blogChanges(values: BlogValues, saved: Omit<BlogValues, 'image'>): Changes {
	const changed = textFields.filter((name) => values[name] !== saved[name]);
	return {
		...Object.fromEntries(changed.map((name) => [name, values[name]])),
		...(values.image !== null && { image: values.image }),
	};
}

/** The body of PUT /api/blogs/{id} with what has been changed since `version`. */
export function blogChangesBody({ image, ...changes }: Changes, version: number | null): FormData {
	return getForm({ ...changes, ...(image === '' ? { removeImage: 'true' } : { image }), version });
}

/**
 * The changed fields of a blog as they are shown: in the form, when it was opened, and now.
 *
 * @param base null when it is not known, as of a draft that was typed before the blog was changed
 */
export function compareBlogs(
	changes: Changes,
	base: Omit<BlogDto, 'version'> | null,
	newest: Omit<BlogDto, 'version'>,
	words: Messages['blogs']['form'],
): ComparedField[] {
	const texts = textFields
		.filter((key) => key in changes)
		.map((key) => {
			const shown = (value: string) => (key === 'language' && isLanguage(value) ? words[value] : value);
			return {
				key,
				label: words[key],
				...(base && { base: shown(base[key]) }),
				mine: shown(String(changes[key])),
				theirs: shown(newest[key]),
			};
		});
	if (!('image' in changes)) return texts;
	const field = { key: 'image', label: words.image };
	return [...texts, comparePictures(changes.image, base ? base.image : undefined, newest.image, field)];
}
