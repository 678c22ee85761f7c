import type { Language } from '@/lib/core/language';
import { getMessages } from '@/lib/platform/i18n/translate';

/** A stated relation, such as `Sister`, for the middle of a sentence. */
export function relationWord(relation: string, language: Language): string {
	const words: Record<string, string> = getMessages(language).relationWords;
	return Object.hasOwn(words, relation) ? (words[relation] ?? relation) : relation;
}
