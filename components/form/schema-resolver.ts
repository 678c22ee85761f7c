import type { FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type * as z from 'zod';
import type { Language } from '@/lib/core/language';
import type { FieldErrorMessages } from './field-sentences';

/**
 * Refuses in the browser what the schema of the call refuses, with the server's sentences. Schema and messages are loaded
 * when the form is sent for the first time. Where they cannot be loaded, the server alone checks.
 */
export function schemaResolver<Values extends FieldValues>(
	loadSchema: () => Promise<z.ZodType>,
	language: Language,
	messages: FieldErrorMessages,
): Resolver<Values> {
	return async (values) => {
		const loaded = await Promise.all([import('./field-sentences'), loadSchema()]).catch(() => null);
		if (!loaded) return { values, errors: {} };
		const [{ findFieldSentences }, schema] = loaded;
		const sentences = findFieldSentences(schema, values, language, messages);
		if (sentences.length === 0) return { values, errors: {} };
		const errors = Object.fromEntries(
			sentences.map(({ path, message }) => [path, { type: 'schema', message }]),
		);
		return { values: {}, errors: errors as FieldErrors<Values> };
	};
}
