import format from 'icu-minify/format';
import type * as z from 'zod';
import { getFieldError } from '@/lib/core/field-error';
import type { Language } from '@/lib/core/language';
import type messages from '@/messages/hi';

/** As the browser has them: compiled. */
export type FieldErrorMessages = typeof messages.fieldErrors;

const formatters = {
	getNumberFormat: (...options: ConstructorParameters<typeof Intl.NumberFormat>) =>
		new Intl.NumberFormat(...options),
	getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) =>
		new Intl.PluralRules(...options),
	getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
		new Intl.DateTimeFormat(...options),
};

/** What `schema` refuses of `values`, the first of each field. */
export function findFieldSentences(
	schema: z.ZodType,
	values: unknown,
	language: Language,
	messages: FieldErrorMessages,
): { path: string; message: string }[] {
	const { error } = schema.safeParse(values, { reportInput: true });
	const sentences = new Map<string, string>();
	for (const issue of error?.issues ?? []) {
		const { path, message, values: numbers } = getFieldError(issue);
		const text = Object.hasOwn(messages, message)
			? messages[message as keyof FieldErrorMessages]
			: messages.invalid;
		const sentence = String(format(text, language, numbers, { formatters }));
		if (!sentences.has(path)) sentences.set(path, sentence);
	}
	return [...sentences].map(([path, message]) => ({ path, message }));
}
