import type { NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import type { Language } from '@/lib/core/language';
import { compileOnce } from './format-message';
import { type MessageTree, pickMessages } from './pick-messages.mjs';
import { getMessages } from './translate';

type ProvidedMessages = NonNullable<ComponentProps<typeof NextIntlClientProvider>['messages']>;

/** What has been picked, by its list of paths: one object for each page and language. */
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
	const picked = pickMessages(getMessages(language), paths, compileTree) as ProvidedMessages;
	pickedMessages[language].set(paths, picked);
	return picked;
}

const compiledTrees = new WeakMap<MessageTree, object>();

/** One object for each part of the messages: React sends it once, however many layouts and pages name it. */
function compileTree(messages: string | MessageTree): unknown {
	// The compiler makes objects without a prototype, which React does not send.
	if (typeof messages === 'string') return structuredClone(compileOnce(messages));
	const known = compiledTrees.get(messages);
	if (known) return known;
	const compiled = Object.fromEntries(
		Object.entries(messages).map(([key, value]) => [key, compileTree(value)]),
	);
	compiledTrees.set(messages, compiled);
	return compiled;
}
