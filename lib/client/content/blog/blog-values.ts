import type { Messages } from 'next-intl';
import { getForm } from '@/lib/client/form/form-of';
import type { Changes, ComparedField } from '@/lib/client/form/versioned-save';
import { comparePictures } from '@/lib/client/member/compared-fields';
import { isLanguage } from '@/lib/core/language';
import type { SubmittedBlog } from './replies';

interface TypedBlog {
	title: string;
	author: string;
	content: string;
	language: string;
}

/** What the form holds: `image` is a picture that is chosen, empty where the one of the blog is taken away. */
export interface BlogValues extends TypedBlog {
	image: File | '' | null;
}

const changeable = ['title', 'author', 'content', 'language'] as const;

export function blogChanges({ image, ...typed }: BlogValues, saved: TypedBlog): Changes {
	return {
		...Object.fromEntries(
			changeable.flatMap((name) => (typed[name] === saved[name] ? [] : [[name, typed[name]]])),
		),
		...(image !== null && { image }),
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
	base: SubmittedBlog | null,
	newest: SubmittedBlog,
	words: Messages['blogs']['form'],
): ComparedField[] {
	const texts = changeable
		.filter((key) => key in changes)
		.map((key) => {
			const shown = (value: string) => (key === 'language' && isLanguage(value) ? words[value] : value);
			return {
				...{ key, label: words[key] },
				...(base && { base: shown(base[key]) }),
				...{ mine: shown(String(changes[key])), theirs: shown(newest[key]) },
			};
		});
	if (!('image' in changes)) return texts;
	const field = { key: 'image', label: words.image };
	return [...texts, comparePictures(changes.image, base ? base.image : undefined, newest.image, field)];
}
