import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { bootScript } from '../policy/boot-script.mjs';
import { inlineScriptHashes } from './inline-script-hashes.mjs';

const inline = (text: string) => `<script>${text}</script>`;
const getSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const chunkList = `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/a.js"]});`;
const data = String.raw`self.__next_f.push([1,"खम्मा घणी \u003cb\u003e\"]);self.__next_f.push([1,"])`;

describe('a script within a page', () => {
	it.each([
		['that runs before the first paint', bootScript],
		['that lists the files of the page', chunkList],
		['that begins the data', '(self.__next_f=self.__next_f||[]).push([0])'],
		['that holds data', data],
	])('%s is allowed by its hash', (_, text) => {
		expect(inlineScriptHashes(`<head>${inline(text)}</head>`)).toEqual([getSource(text)]);
	});

	it.each([
		['of somebody else', 'alert(1)'],
		['of somebody else behind ours', `${bootScript};alert(1)`],
		['that looks like data', 'self.__next_f.push([alert(1)])'],
		['that follows data', 'self.__next_f.push([1,"a"]);alert([1])'],
		['that looks like a list of files', chunkList.replace('"static/a.js"', 'alert(1)')],
	])('%s is not allowed', (_, text) => {
		expect(inlineScriptHashes(`<script async="">${text}</script>${inline(text)}`)).toEqual([]);
	});

	it('is none where a file is named, or where nothing runs', () => {
		const page = '<script src="/a.js">x</script><script type="application/ld+json">{"@graph":[]}</script>';
		expect(inlineScriptHashes(page)).toEqual([]);
	});

	it('is found behind a tag that holds its end within quotes', () => {
		expect(inlineScriptHashes(`<script data-a="></script>" id='_R_'>${bootScript}</script>`)).toEqual([
			getSource(bootScript),
		]);
	});
});
