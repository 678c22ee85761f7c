import type { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import type { Language } from '@/lib/core/language';
import { pickMessages } from './pick-messages.mjs';
import { getMessages } from './translate';

type ProvidedMessages = NonNullable<ComponentProps<typeof NextIntlClientProvider>['messages']>;

/** The picked messages by their list of paths: one object for each page and language. */
const pickedMessages = {
	hi: new WeakMap<readonly string[], ProvidedMessages>(),
	en: new WeakMap<readonly string[], ProvidedMessages>(),
} as const satisfies Record<Language, unknown>;

/**
 * The messages at paths such as `home.search`, precompiled: the browser has no parser of messages, which weighs 10 KB.
 */
export function clientMessages(language: Language, paths: readonly string[]): ProvidedMessages {
	const known = pickedMessages[language].get(paths);
	if (known) return known;
	const picked = pickMessages(getMessages(language), paths) as ProvidedMessages;
	pickedMessages[language].set(paths, picked);
	return picked;
}
