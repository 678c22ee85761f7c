import { createTranslator } from 'next-intl';
import type { Language } from '@/lib/core/language';
import en from '@/messages/en';
import hi from '@/messages/hi';

const messagesOf = { hi, en } satisfies Record<Language, typeof hi>;

export function getMessages(language: Language): typeof hi {
	return messagesOf[language];
}

const translators = {
	hi: createTranslator({ locale: 'hi', messages: hi }),
	en: createTranslator({ locale: 'en', messages: en }),
};

/** The translator for texts outside pages: answers of calls, mails. */
export function translator(language: Language) {
	return translators[language];
}

/** What gives the texts of one language, here and in components (`useTranslations()`). */
export type Translate = ReturnType<typeof translator>;
