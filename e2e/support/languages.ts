import { test } from '@playwright/test';
import { type Language, languages } from '@/lib/core/language';

export { getMessages as messagesIn, translator } from '@/lib/platform/i18n/translate';

/** Declares the same tests once for each language. */
export function inEachLanguage(declare: (language: Language) => void): void {
	for (const language of languages) declare(language);
}

/**
 * Declares the same journeys for Hindi on a phone and English on a wide screen. A journey that depends on neither words
 * nor width has the tag `@phone` or `@desktop` and runs there alone.
 */
export function inBothLanguages(declare: (language: Language) => void): void {
	test.describe('on a phone', { tag: '@in-hindi' }, () => declare('hi'));
	test.describe('on a wide screen', { tag: '@in-english' }, () => declare('en'));
}

/** Declares journeys that `npm test` runs in `first` alone; `npm run test:full` runs them in the other language. */
export function inOneLanguage(first: Language, declare: (language: Language) => void): void {
	const tag = (language: Language, name: string) => (language === first ? name : [name, '@second']);
	test.describe('on a phone', { tag: tag('hi', '@in-hindi') }, () => declare('hi'));
	test.describe('on a wide screen', { tag: tag('en', '@in-english') }, () => declare('en'));
}

/** The language that the language switch leads to. */
export function otherThan(language: Language): Language {
	return language === 'hi' ? 'en' : 'hi';
}
