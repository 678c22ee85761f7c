// @ts-check
import { readdirSync, readFileSync } from 'node:fs';
import compile from 'icu-minify/compile';
import { pickMessages } from './pick-messages.mjs';

/** @typedef {import('./pick-messages.mjs').MessageTree} MessageTree */

const folder = new URL('../../../messages/', import.meta.url);

/** @param {string} file */
const readJson = (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));

/** @param {string | MessageTree} messages @returns {unknown} */
function compileTree(messages) {
	if (typeof messages === 'string') return compile(messages);
	return Object.fromEntries(Object.entries(messages).map(([key, value]) => [key, compileTree(value)]));
}

/** @param {'hi' | 'en'} language @param {readonly string[]} paths */
function readPaths(language, paths) {
	const files = readdirSync(new URL(`${language}/`, folder));
	const messages = files.map((file) => [file.replace('.json', ''), readJson(`${language}/${file}`)]);
	return pickMessages(Object.fromEntries(messages), paths, compileTree);
}

/**
 * The messages of what a page loads when it is first used, in both languages as JSON: pages do not hold them,
 * next.config.ts writes them, compiled, into the scripts that come then (components/layout/deferred-messages.tsx,
 * components/layout/blog-messages.tsx). Plain JavaScript, because Next's configuration loads it without compiling it.
 *
 * @param {'DeferredMessages' | 'BlogMessages'} name
 */
export function readDeferredMessages(name) {
	const paths = readJson('pages.json')[name];
	return JSON.stringify({ hi: readPaths('hi', paths), en: readPaths('en', paths) });
}
