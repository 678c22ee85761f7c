import * as z from 'zod';
import { isLanguage, type Language, languages } from './language';

/** A form's `hi.name` is `name` of `hi`, as JSON says it too. */
function nestedByLanguage(input: unknown): unknown {
	if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
	const byKey = new Map<string, Record<string, unknown>>();
	const rest = Object.entries(input).filter(([name, value]) => {
		const [language, field] = name.split('.');
		if (!isLanguage(language) || field === undefined) return true;
		byKey.set(language, { ...byKey.get(language), [field]: value });
		return false;
	});
	return { ...Object.fromEntries(rest), ...Object.fromEntries(byKey) };
}

/**
 * The body of a record with texts in two languages: `texts` bare, for the language that `language` names (else that
 * of the call), and of either language by its name: `hi.name` in a form, `{ hi: { name } }` in JSON.
 */
export function bodyInLanguages<Common extends z.ZodRawShape, Texts extends z.ZodRawShape>(
	common: Common,
	texts: Texts,
) {
	const ofLanguage = z.object(texts).exactOptional();
	return z.preprocess(
		nestedByLanguage,
		z.object({
			...common,
			...texts,
			language: z.enum(languages).exactOptional(),
			hi: ofLanguage,
			en: ofLanguage,
		}),
	);
}

/** What is said in one language, and the prefix of its fields' names where a refusal speaks of them. */
export interface TextInLanguage<Text> {
	language: Language;
	path: '' | `${Language}.`;
	text: Text;
}

/** What a body says in each language: the fields of `named`, and the bare ones, which count for `language`. */
export function textsInLanguages<Text extends object>(
	bare: Text,
	named: { hi?: Text; en?: Text },
	language: Language,
): TextInLanguage<Text>[] {
	const isBare = Object.keys(bare).length > 0;
	return languages.flatMap((each): TextInLanguage<Text>[] => {
		const text = named[each];
		if (isBare && each === language) return [{ language, path: '', text: { ...text, ...bare } }];
		return text ? [{ language: each, path: `${each}.`, text }] : [];
	});
}
