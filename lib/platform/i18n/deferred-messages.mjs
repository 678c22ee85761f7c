// @ts-check
import compile from 'icu-minify/compile';

/**
 * The messages of what a page loads when it is first used: pages do not hold them, next.config.ts writes them, compiled,
 * into the scripts that come then (components/layout/deferred-messages.tsx, components/content/blog/story-messages.tsx). Plain
 * JavaScript, because Next's configuration loads it without compiling it.
 */
const namespaces = /** @type {const} */ (['clans', 'home', 'notifications']);
const storyNamespaces = /** @type {const} */ (['stories', 'photoField', 'conflict', 'fieldErrors']);

/** @typedef {{ readonly [key: string]: string | MessageTree }} MessageTree */

/** @param {string | MessageTree} messages @returns {unknown} */
function compileTree(messages) {
	if (typeof messages === 'string') return compile(messages);
	return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, compileTree(value)]));
}

/** @template {string} Name @param {readonly Name[]} names @param {Record<Name, MessageTree>} messages */
function compileThose(names, messages) {
	return Object.fromEntries(names.map((name) => [name, compileTree(messages[name])]));
}

/** @param {Record<typeof namespaces[number], MessageTree>} messages */
export const deferredMessages = (messages) => compileThose(namespaces, messages);

/** Of who writes stories. @param {Record<typeof storyNamespaces[number], MessageTree>} messages */
export const storyMessages = (messages) => compileThose(storyNamespaces, messages);
