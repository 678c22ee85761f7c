// @ts-check
import { bootScript } from '../policy/boot-script.mjs';
import { hashSource } from '../policy/headers.mjs';

/** A tag may hold its end within quotes. */
const script = /<script((?:[^>"']|"[^"]*"|'[^']*')*)>(.*?)<\/script>/gs;

/** Next's own inline scripts: the data that a page was made from, in pieces, and which files belong to the page. */
const nextScript =
	/^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f|\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\))\.push\((.*?)\);?$/s;

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
	if (text === bootScript) return true;
	try {
		JSON.parse(nextScript.exec(text)?.[1] ?? '');
		return true;
	} catch {
		return false;
	}
}
