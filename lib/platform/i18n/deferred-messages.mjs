// @ts-check
import compile from 'icu-minify/compile';

/**
 * The messages of what a page loads when it is first used: pages do not hold them, next.config.ts writes them, compiled,
 * into the scripts that come then (components/site/deferred-messages.tsx). Plain JavaScript, because Next's configuration
 * loads it without compiling it.
 */
const namespaces = /** @type {const} */ (['clans', 'home', 'notifications']);

/** @typedef {{ readonly [key: string]: string | MessageTree }} MessageTree */

/** @param {string | MessageTree} messages @returns {unknown} */
function compileTree(messages) {
	if (typeof messages === 'string') return compile(messages);
	return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, compileTree(value)]));
}

/** @param {Record<typeof namespaces[number], MessageTree>} messages */
export function deferredMessages(messages) {
	return Object.fromEntries(namespaces.map((name) => [name, compileTree(messages[name])]));
}
