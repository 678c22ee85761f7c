import type { Language } from '@/lib/core/language';
import { formatCount } from '@/lib/platform/i18n/format';

/** A number with what is counted. */
export function counted(words: { one: string; other: string }, count: number, language: Language): string {
	return (count === 1 ? words.one : words.other).replace('{count}', formatCount(count, language));
}
