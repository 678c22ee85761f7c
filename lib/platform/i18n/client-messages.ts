import type { Messages, NestedKeyOf, NextIntlClientProvider } from 'next-intl';
import type { ComponentProps } from 'react';
import type { Language } from '@/lib/core/language';
import { compileOnce } from './format-message';
import { getMessages } from './translate';

/** The path of a namespace or of one message, such as `home.search`. */
export type MessagePath = NestedKeyOf<Messages>;

type ProvidedMessages = NonNullable<ComponentProps<typeof NextIntlClientProvider>['messages']>;

interface MessageTree {
	readonly [key: string]: string | MessageTree;
}

/**
 * The messages that client components of a page read, precompiled: the browser has no parser of messages, which weighs
 * 10 KB.
 */
export function clientMessages(language: Language, paths: readonly MessagePath[]): ProvidedMessages {
	const picked: Record<string, unknown> = {};
	for (const path of paths) {
		const keys = path.split('.');
		const last = keys.pop() ?? '';
		let source: MessageTree = getMessages(language);
		let target = picked;
		for (const key of keys) {
			source = source[key] as MessageTree;
			// A copy, since a namespace that was picked whole is shared among pages.
			const inner: Record<string, unknown> = { ...(target[key] as object | undefined) };
			target[key] = inner;
			target = inner;
		}
		target[last] = compileTree(source[last] ?? '');
	}
	return picked as ProvidedMessages;
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
