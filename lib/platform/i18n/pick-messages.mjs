// @ts-check
import { compileTree } from './compile-messages.mjs';

/** @typedef {{ readonly [key: string]: string | MessageTree }} MessageTree */

/**
 * The messages at `paths`, compiled. Plain JavaScript, because Next's configuration loads it without compiling it.
 *
 * @param {MessageTree} messages
 * @param {readonly string[]} paths
 */
export function pickMessages(messages, paths) {
	/** @type {Record<string, unknown>} */
	const picked = {};
	for (const path of paths) {
		const keys = path.split('.');
		const last = keys.pop() ?? '';
		let source = messages;
		let target = picked;
		for (const key of keys) {
			source = /** @type {MessageTree} */ (source[key]);
			// A copy, since a namespace that was picked whole is shared among pages.
			const inner = { .../** @type {Record<string, unknown> | undefined} */ (target[key]) };
			target[key] = inner;
			target = inner;
		}
		target[last] = compileTree(source[last] ?? '');
	}
	return picked;
}
