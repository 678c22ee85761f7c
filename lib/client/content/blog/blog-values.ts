import type { Messages } from 'next-intl';
import type * as z from 'zod';
import { type Changes, type Comparison, findChanges, getPictureAddress } from '@/lib/client/form/conflict';
import { getForm } from '@/lib/client/form/form-of';
import { isLanguage } from '@/lib/core/language';
import type { newBlogBody } from '@/lib/features/content/blog/schema';

/** `image` is a picture that is chosen, empty where the one of the blog is taken away. */
export interface BlogValues extends Required<z.input<typeof newBlogBody>> {
	image: File | '' | null;
}

type BlogTexts = Omit<BlogValues, 'image'>;

export const blogFields = [
	'title',
	'author',
	'content',
	'language',
	'image',
] as const satisfies readonly (keyof BlogValues)[];

export function blogChanges({ image, ...texts }: BlogValues, saved: BlogTexts): Changes {
	return { ...findChanges(texts, saved), ...(image !== null && { image }) };
}

/** The body of PUT /api/blogs/{id} with what has been changed since `version`. */
export function blogChangesBody({ image, ...changes }: Changes, version: number | null): FormData {
	return getForm({ ...changes, ...(image === '' ? { removeImage: 'true' } : { image }), version });
}

/** How two versions of a blog are compared. */
export function blogComparison(
	words: Messages['blogs']['form'],
): Comparison<BlogTexts & { image: File | string | null }> {
	return {
		labels: Object.fromEntries(blogFields.map((field) => [field, words[field]])),
		shownIn: (blog, field) => {
			if (field === 'image') return getPictureAddress(blog.image);
			return field === 'language' && isLanguage(blog.language) ? words[blog.language] : blog[field];
		},
		pictures: ['image'],
	};
}
