// @ts-check
import { readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';

/**
 * The messages of what a page loads when it is first used: pages do not hold them, next.config.ts writes them, compiled,
 * into the scripts that come then (components/layout/deferred-messages.tsx, components/content/blog/story-messages.tsx). Plain
 * JavaScript, because Next's configuration loads it without compiling it.
 */

/** @typedef {import('next-intl').Messages} Messages */
/** @typedef {{ readonly [key: string]: string | MessageTree }} MessageTree */

/** @type {readonly (keyof Messages)[]} */
const namespaces = ['clans', 'home', 'notifications'];
/** @type {readonly (keyof Messages)[]} */
const storyNamespaces = ['stories', 'photoField', 'conflict', 'fieldErrors'];

/** @param {string | MessageTree} messages @returns {unknown} */
function compileTree(messages) {
	if (typeof messages === 'string') return compile(messages);
	return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, compileTree(value)]));
}

/** @param {'hi' | 'en'} language @param {string} name @returns {MessageTree} */
const readNamespace = (language, name) =>
	JSON.parse(readFileSync(new URL(`../../../messages/${language}/${name}.json`, import.meta.url), 'utf8'));

/** @param {readonly string[]} names @param {'hi' | 'en'} language */
const compileNamespaces = (names, language) =>
	Object.fromEntries(names.map((name) => [name, compileTree(readNamespace(language, name))]));

/** Both languages as JSON. @param {readonly string[]} names */
const inBothLanguages = (names) =>
	JSON.stringify({ hi: compileNamespaces(names, 'hi'), en: compileNamespaces(names, 'en') });

export const deferredMessages = () => inBothLanguages(namespaces);

/** For members who write stories. */
export const storyMessages = () => inBothLanguages(storyNamespaces);
