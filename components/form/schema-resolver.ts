import { type FieldErrors, type FieldValues, type Resolver, set } from 'react-hook-form';
import type * as z from 'zod';
import type { FieldErrorMessages } from '@/lib/client/form/field-sentences';
import type { Language } from '@/lib/core/language';

/**
 * Refuses in the browser what the schema of the call refuses, with the server's sentences. Schema and messages are loaded
 * when the form is sent for the first time. Where they cannot be loaded, the server alone checks.
 */
export function schemaResolver<Values extends FieldValues>(
	loadSchema: () => Promise<z.ZodType>,
	language: Language,
	messages: FieldErrorMessages,
	/** What is sent of the form's values, where that is not all as it is. */
	bodyOf: (values: Values) => unknown = (values) => values,
): Resolver<Values> {
	return async (values) => {
		const loaded = await Promise.all([import('@/lib/client/form/field-sentences'), loadSchema()]).catch(
			() => null,
		);
		if (!loaded) return { values, errors: {} };
		const [{ findFieldSentences }, schema] = loaded;
		const sentences = findFieldSentences(schema, bodyOf(values), language, messages);
		if (sentences.length === 0) return { values, errors: {} };
		const errors: FieldErrors<Values> = {};
		for (const { path, message } of sentences) set(errors, path, { type: 'schema', message });
		return { values: {}, errors };
	};
}
