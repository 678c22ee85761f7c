import type { ApiFieldError } from '@/lib/client/api';
import { type FieldErrorMessages, findFieldSentences } from '@/lib/client/form/field-sentences';
import type { Language } from '@/lib/core/language';
import { newImageBody } from '@/lib/features/content/gallery/schema';
import type { UploadValues } from './upload-values';

/** What the call would refuse of what is to be sent: of the images those that are prepared. */
export function findUploadErrors(
	{ images, title, description, category }: UploadValues,
	language: Language,
	messages: FieldErrorMessages,
): ApiFieldError[] {
	const titles = images.flatMap((image, at) =>
		image.prepared ? [{ path: `images.${at}.title`, title: image.title }] : [],
	);
	const bodies = images.length === 0 ? [{ path: 'title', title }] : titles;
	const errors = bodies.flatMap(({ path, title: typed }) =>
		findFieldSentences(newImageBody, { title: typed, description, category }, language, messages).map(
			(error) => (error.path === 'title' ? { ...error, path } : error),
		),
	);
	return images.length === 0 ? [{ path: 'images', message: messages.required }, ...errors] : errors;
}
