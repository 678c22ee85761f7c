// @ts-check
import { readFileSync } from 'node:fs';

/**
 * What the server itself says, in both languages: a part of messages/.
 *
 * @param {'notFoundPage' | 'errorPage'} part
 * @returns {Record<'hi' | 'en', Record<string, string>>}
 */
export function readWords(part) {
	return { hi: wordsIn('hi')[part], en: wordsIn('en')[part] };
}

/** @param {'hi' | 'en'} language */
function wordsIn(language) {
	const file = new URL(`../../../messages/${language}.json`, import.meta.url);
	return JSON.parse(readFileSync(file, 'utf8'));
}
