import type { Refusal } from '@/components/member/refusal';
import type { ApiFailure, ApiFieldError } from '@/lib/client/api';
import type { UploadTexts } from './upload-texts';
import type { ChosenImage } from './use-chosen-images';

/** The id of a field's control. */
export function uploadInputId(field: string): string {
	return `upload-${field}`;
}

/** The id of an image in the list of those that are to be sent. */
export function rowId(key: string): string {
	return uploadInputId(`picture-${key}`);
}

/** What the title of an image is called among the fields: with one image alone it stands in the form. */
export function titlePath(images: readonly ChosenImage[], { key }: Pick<ChosenImage, 'key'>): string {
	return images.length > 1 ? `title-${key}` : 'title';
}

interface Typed {
	/** All that are chosen. */
	images: readonly ChosenImage[];
	/** Those that are to be sent. */
	ready: readonly ChosenImage[];
	/** As long as no image is chosen. */
	title: string;
	description: string;
}

/** What is missing before anything is sent, in the words of the server; null when nothing is. */
export function missingIn({ images, ready, title, description }: Typed, texts: UploadTexts): Refusal | null {
	const titles = ready.map((image) => ({ path: titlePath(images, image), text: image.title }));
	const required = [
		...(titles.length > 0 ? titles : [{ path: 'title', text: title }]),
		{ path: 'description', text: description },
	];
	const blank = required.filter(({ text }) => text.trim() === '').map(({ path }) => path);
	const missing = images.length === 0 ? ['image', ...blank] : blank;
	if (missing.length === 0) return null;
	return refusalWith(
		blank.length > 0 ? texts.textRequired : texts.imageRequired,
		missing.map((path) => ({ path, message: texts.required })),
		texts,
	);
}

/** Why the server has not taken an image, of what is said of its texts. */
export function refusalFrom(
	{ message, errors }: ApiFailure,
	images: readonly ChosenImage[],
	image: ChosenImage,
	texts: UploadTexts,
): Refusal {
	const named = errors
		.filter(({ path }) => path !== 'image')
		.map((error) => (error.path === 'title' ? { ...error, path: titlePath(images, image) } : error));
	return refusalWith(message || texts.page.failed, named, texts);
}

/** Leads to each image that was not taken. */
export function refusalOfImages(title: string, images: readonly ChosenImage[]): Refusal {
	const summary = images.flatMap(({ key, fileName, refusal }) =>
		refusal === null ? [] : [{ id: rowId(key), message: `${fileName}: ${refusal}` }],
	);
	return { title, errors: [], summary };
}

function refusalWith(title: string, errors: readonly ApiFieldError[], { page }: UploadTexts): Refusal {
	const labels = new Map(Object.entries(page.fields));
	const summary = errors.map(({ path, message }) => {
		const label = labels.get(path.split('-')[0] ?? path);
		return { id: uploadInputId(path), message: label ? `${label}: ${message}` : message };
	});
	return { title, errors, summary };
}
