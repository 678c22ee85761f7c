// @ts-check
import { bootScript } from '../policy/boot-script.mjs';
import { hashSource } from '../policy/headers.mjs';

/** A tag may hold its end within quotes. */
const script = /<script((?:[^>"']|"[^"]*"|'[^']*')*)>(.*?)<\/script>/gs;

/** Next's own inline scripts: the data that a page was made from, in pieces, and which files belong to the page. */
const nextScripts = [
	/^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*\])\)$/s,
	/^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s,
];

/**
 * What a page's policy has to name for its own inline scripts to run. What a script is decides, and not its being there:
 * what somebody had smuggled into the page is allowed by no hash.
 *
 * @param {string} html
 * @returns {string[]}
 */
export function inlineScriptHashes(html) {
	const texts = [...html.matchAll(script)]
		.filter(([, attributes = '']) => !/\s(?:src|type)=/.test(attributes))
		.map(([, , text = '']) => text);
	return [...new Set(texts.filter(isOurs).map(hashSource))];
}

/** @param {string} text */
function isOurs(text) {
	return text === bootScript || nextScripts.some((pattern) => isJson(pattern.exec(text)?.[1]));
}

/** @param {string | undefined} text */
function isJson(text) {
	try {
		JSON.parse(text ?? '');
		return true;
	} catch {
		return false;
	}
}
