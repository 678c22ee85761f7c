import type { Refusal } from '@/components/member/refusal';
import type { ApiFailure, ApiFieldError } from '@/lib/client/api';
import type { UploadTexts } from './upload-texts';

/** In the order of the page. */
const fields = ['image', 'title', 'description', 'category'] as const;

/** The id of a field's control. */
export function uploadInputId(field: string): string {
	return `upload-${field}`;
}

/** What is missing before anything is sent, in the words of the server; null when nothing is. */
export function missingIn(form: FormData, texts: UploadTexts): Refusal | null {
	const missing = fields.filter((field) => field !== 'category' && isBlank(form.get(field)));
	if (missing.length === 0) return null;
	const title = missing.some((field) => field !== 'image') ? texts.textRequired : texts.imageRequired;
	return refusalWith(
		title,
		missing.map((path) => ({ path, message: texts.required })),
		texts,
	);
}

function isBlank(value: FormDataEntryValue | null): boolean {
	return typeof value === 'string' ? value.trim() === '' : !value || value.size === 0;
}

/** Why the server has not taken the picture. One that is refused with its whole body comes without a field. */
export function refusalFrom({ code, message, errors }: ApiFailure, texts: UploadTexts): Refusal {
	const isPicture = errors.length === 0 && code.startsWith('picture.');
	return refusalWith(message || texts.page.failed, isPicture ? [{ path: 'image', message }] : errors, texts);
}

function refusalWith(title: string, errors: readonly ApiFieldError[], { page }: UploadTexts): Refusal {
	const summary = errors.map(({ path, message }) => {
		const field = fields.find((known) => known === path);
		return { id: uploadInputId(path), message: field ? `${page.fields[field]}: ${message}` : message };
	});
	return { title, errors, summary };
}
