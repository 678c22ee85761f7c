// @ts-check
import { readFileSync } from 'node:fs';
import { pickMessages } from './pick-messages.mjs';

const messagesFolder = new URL('../../../messages/', import.meta.url);

/**
 * The messages of what a page loads when it is first used, in both languages as JSON: pages do not hold them,
 * next.config.ts writes them, compiled, into the scripts that come then (components/layout/deferred-messages.tsx,
 * components/layout/blog-messages.tsx). Plain JavaScript, because Next's configuration loads it without compiling it.
 */
export function readDeferredMessages(folder = messagesFolder) {
	/** @param {string} file */
	const readJson = (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
	/** @type {{ DeferredMessages: string[], BlogMessages: string[] }} */
	const { DeferredMessages, BlogMessages } = readJson('pages.json');
	const namespaces = new Set([...DeferredMessages, ...BlogMessages].map((path) => path.replace(/\..*/, '')));
	/** @param {'hi' | 'en'} language */
	const readLanguage = (language) =>
		Object.fromEntries([...namespaces].map((name) => [name, readJson(`${language}/${name}.json`)]));
	const messages = { hi: readLanguage('hi'), en: readLanguage('en') };
	/** @param {readonly string[]} paths */
	const pick = (paths) =>
		JSON.stringify({ hi: pickMessages(messages.hi, paths), en: pickMessages(messages.en, paths) });
	return { DEFERRED_MESSAGES: pick(DeferredMessages), BLOG_MESSAGES: pick(BlogMessages) };
}
