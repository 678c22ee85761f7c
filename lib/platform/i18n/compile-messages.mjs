// @ts-check
import compile from 'icu-minify/compile';

/** @typedef {import('icu-minify/format').CompiledMessage} CompiledMessage */
/** @typedef {import('./pick-messages.mjs').MessageTree} MessageTree */

/** @type {Map<string, CompiledMessage>} */
const compiledMessages = new Map();

/** @param {string} message */
export function compileOnce(message) {
	const known = compiledMessages.get(message);
	if (known !== undefined) return known;
	const compiled = compile(message);
	compiledMessages.set(message, compiled);
	return compiled;
}

/** @type {WeakMap<MessageTree, object>} */
const compiledTrees = new WeakMap();

/**
 * One object for each part of the messages: React sends it once, however many layouts and pages name it. Plain
 * JavaScript, because Next's configuration loads it without compiling it.
 *
 * @param {string | MessageTree} messages
 * @returns {unknown}
 */
export function compileTree(messages) {
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
