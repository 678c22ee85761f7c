import { test } from '@playwright/test';
import { createTranslator } from 'next-intl';
import { type Language, languages } from '@/lib/core/language';
import en from '@/messages/en.json' with { type: 'json' };
import hi from '@/messages/hi.json' with { type: 'json' };

// Not by way of lib/platform/i18n/translate.ts: Node, which runs the tests, wants the kind of a file that is no script named.
const messages = { hi, en } satisfies Record<Language, typeof hi>;

const translators = {
	hi: createTranslator({ locale: 'hi', messages: hi }),
	en: createTranslator({ locale: 'en', messages: en }),
};

/** The words of the portal, as they stand in the message files. */
export function messagesIn(language: Language): typeof hi {
	return messages[language];
}

export function translator(language: Language) {
	return translators[language];
}

/** Declares the same tests once for each language. */
export function inEachLanguage(declare: (language: Language) => void): void {
	for (const language of languages) declare(language);
}

/**
 * Declares the same tests for Hindi on a phone and English on a wide screen (the projects of playwright.config.ts
 * leave each other's out): for what a form does, which is the same on every width. How every page looks and reads on
 * each width in each language is accessibility.spec.ts, how one walks through them keyboard.spec.ts. A test that is
 * about neither words nor width bears one of the two tags itself, and runs there alone.
 */
export function inBothLanguages(declare: (language: Language) => void): void {
	test.describe('on a phone', { tag: '@phone' }, () => declare('hi'));
	test.describe('on a wide screen', { tag: '@desktop' }, () => declare('en'));
}

/** The language that the language switch leads to. */
export function otherThan(language: Language): Language {
	return language === 'hi' ? 'en' : 'hi';
}
