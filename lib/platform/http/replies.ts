import * as z from 'zod';
import type { DomainError, FieldError } from '@/lib/core/errors';
import type { Language } from '@/lib/core/language';
import { translator } from '@/lib/platform/i18n/translate';
import { callHeaders } from '@/lib/platform/policy/headers.mjs';
import { streamBytes } from './streamed-bytes';

/** The answer of a call that does something and has nothing to show but a sentence. */
export const messageReply = z.object({ message: z.string() });

/** What every answer of a call carries unless it says otherwise: nobody keeps a copy. */
const privateHeaders = () => ({ ...callHeaders(), 'cache-control': 'private, no-store' });

export function jsonReply(body: unknown, status: number, headers: Headers): Response {
	for (const [name, value] of Object.entries(privateHeaders()))
		if (!headers.has(name)) headers.set(name, value);
	return Response.json(body, { status, headers });
}

/** JSON in UTF-8 that has been written already. */
export function privateJsonReply(json: Uint8Array<ArrayBuffer>): Response {
	const headers = { ...privateHeaders(), 'content-type': 'application/json' };
	return new Response(streamBytes(json), { headers });
}

/** A text as a file to be kept, in UTF-8. */
export function fileReply(text: string, { name, type }: { name: string; type: string }): Response {
	const headers = new Headers({
		...privateHeaders(),
		'content-type': `${type}; charset=utf-8`,
		'content-disposition': `attachment; filename="${name}"`,
	});
	return new Response(text, { headers });
}

/** Bytes as a file to be kept, which nobody else may keep a copy of. */
export function privateFileReply(
	bytes: Uint8Array<ArrayBuffer>,
	{ name, type }: { name: string; type: string },
): Response {
	const headers = new Headers({
		...privateHeaders(),
		'content-type': type,
		'content-disposition': `attachment; filename="${name}"`,
	});
	return new Response(bytes, { headers });
}

/** The one shape of a refusal: `{ message, code, errors? }`, in the reader's language. */
export function errorReply(error: DomainError, language: Language, headers: Headers): Response {
	const t = translator(language);
	const { retryAfterSeconds, fields, values, isBodyUnfinished } = error.details;
	if (retryAfterSeconds !== undefined) headers.set('retry-after', String(Math.ceil(retryAfterSeconds)));
	if (isBodyUnfinished) headers.set('connection', 'close');
	const message = t(`errors.${error.code}`, { seconds: Math.ceil(retryAfterSeconds ?? 0), ...values });
	const errors = fields?.map((field) => ({ path: field.path, message: fieldSentence(field, language) }));
	return jsonReply({ message, code: error.code, ...(errors && { errors }) }, error.status, headers);
}

/** What is wrong with a field, in the reader's language. */
export function fieldSentence(field: FieldError, language: Language): string {
	const t = translator(language);
	const key = `fieldErrors.${field.message}` as Parameters<typeof t.has>[0];
	return t.has(key) ? t(key, field.values) : t('fieldErrors.invalid');
}
