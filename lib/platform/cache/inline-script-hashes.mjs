// @ts-check
import { bootScript } from '../policy/boot-script.mjs';
import { hashSource } from '../policy/headers.mjs';
import { isWatcher } from './deferred-scripts.mjs';

/**
 * The scripts that stand in a page itself. What they are decides which of them may run, and not their being there: what
 * somebody had smuggled into the page is allowed by no hash.
 */

/** A tag may hold its end within quotes. */
const script = /<script((?:[^>"']|"[^"]*"|'[^']*')*)>(.*?)<\/script>/gs;

/** The data that Next has made a page from, in pieces; it writes each `<` within them as `\u003c`. */
const dataScripts =
	/(?:<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\([^<]*\)<\/script>){2,}/g;
const data = /^(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*\])\)$/s;
const allData = /^(\[.*\])\.forEach\(part=>\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(part\)\)$/s;

/** Tells Next's loader which files belong to the page. */
const chunkList =
	/^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((\{.*\})\);$/s;

/** The same page with its data in one script, so that one hash allows it. @param {string} html */
export function withFoldedData(html) {
	return html.replace(dataScripts, (scripts) => {
		const texts = scripts.slice('<script>'.length, -'</script>'.length).split('</script><script>');
		const parts = texts.map((text) => jsonIn(data, text));
		if (parts.includes(null)) return scripts;
		return `<script>[${parts.join()}].forEach(part=>(self.__next_f=self.__next_f||[]).push(part))</script>`;
	});
}

/** What a page's policy has to name for its own scripts to run. @param {string} html @returns {string[]} */
export function inlineScriptHashes(html) {
	const texts = [...html.matchAll(script)]
		.filter(([, attributes = '']) => !/\s(?:src|type)=/.test(attributes))
		.map(([, , text = '']) => text);
	return [...new Set(texts.filter(isOurs).map(hashSource))];
}

/** @param {string} text */
function isOurs(text) {
	return (
		text === bootScript ||
		isWatcher(text) ||
		jsonIn(data, text) !== null ||
		jsonIn(allData, text) !== null ||
		jsonIn(chunkList, text) !== null
	);
}

/** The part of a script that its shape leaves open, when it is JSON. @param {RegExp} shape @param {string} text */
function jsonIn(shape, text) {
	const json = shape.exec(text)?.[1];
	if (json === undefined) return null;
	try {
		JSON.parse(json);
		return json;
	} catch {
		return null;
	}
}
