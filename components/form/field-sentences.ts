import { createTranslator } from 'next-intl';
import type * as z from 'zod';
import { fieldErrorOf } from '@/lib/core/field-error';
import type { Language } from '@/lib/core/language';
import type messages from '@/messages/hi.json';

export type FieldErrorMessages = typeof messages.fieldErrors;

/** What `schema` refuses of `values`, the first of each field. */
export function findFieldSentences(
	schema: z.ZodType,
	values: unknown,
	language: Language,
	messages: FieldErrorMessages,
): { path: string; message: string }[] {
	const { error } = schema.safeParse(values, { reportInput: true });
	const t = createTranslator({ locale: language, messages: { fieldErrors: messages } });
	const sentences = new Map<string, string>();
	for (const issue of error?.issues ?? []) {
		const { path, message, values: numbers } = fieldErrorOf(issue);
		const key = `fieldErrors.${message}` as Parameters<typeof t.has>[0];
		const sentence = t.has(key) ? t(key, numbers) : t('fieldErrors.invalid');
		if (!sentences.has(path)) sentences.set(path, sentence);
	}
	return [...sentences].map(([path, message]) => ({ path, message }));
}
