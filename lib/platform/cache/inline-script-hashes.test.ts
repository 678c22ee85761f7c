import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { bootScript } from '../policy/boot-script.mjs';
import { withDeferredScripts } from './deferred-scripts.mjs';
import { inlineScriptHashes, withFoldedData } from './inline-script-hashes.mjs';

const inline = (text: string) => `<script>${text}</script>`;
const sourceOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const chunkList = `(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/a.js"]});`;
const pieces = [
	'(self.__next_f=self.__next_f||[]).push([0])',
	String.raw`self.__next_f.push([1,"खम्मा घणी \u003cb\u003e\"]);self.__next_f.push([1,"])`,
	'self.__next_f.push([1,"the rest"])',
];

describe('a script within a page', () => {
	it.each([
		['that runs before the first paint', bootScript],
		['that lists the files of the page', chunkList],
		['that holds data', pieces[1] ?? ''],
	])('%s is allowed by its hash', (_, text) => {
		expect(inlineScriptHashes(`<head>${inline(text)}</head>`)).toEqual([sourceOf(text)]);
	});

	it('that watches for the need of scripts is allowed', () => {
		const page = withDeferredScripts(
			'<head><script src="/_next/static/chunks/a.js" async=""></script></head>',
		);
		const [, text = ''] = /<script>(.*)<\/script>/s.exec(page) ?? [];
		expect(text).toContain('["/_next/static/chunks/a.js"]');
		expect(inlineScriptHashes(page)).toEqual([sourceOf(text)]);
	});

	it.each([
		['of somebody else', 'alert(1)'],
		['of somebody else behind ours', `${bootScript};alert(1)`],
		['that looks like data', 'self.__next_f.push([alert(1)])'],
		['that follows data', 'self.__next_f.push([1,"a"]);alert([1])'],
		['that looks like a list of files', chunkList.replace('"static/a.js"', 'alert(1)')],
		['that looks like what watches', '(function watchForNeed(){alert(1)})(["/_next/static/chunks/a.js"])'],
	])('%s is not allowed', (_, text) => {
		expect(inlineScriptHashes(`<script async="">${text}</script>${inline(text)}`)).toEqual([]);
	});

	it('is none where a file is named, or where nothing runs', () => {
		const page = '<script src="/a.js">x</script><script type="application/ld+json">{"@graph":[]}</script>';
		expect(inlineScriptHashes(page)).toEqual([]);
	});

	it('is found behind a tag that holds its end within quotes', () => {
		expect(inlineScriptHashes(`<script data-a="></script>" id='_R_'>${bootScript}</script>`)).toEqual([
			sourceOf(bootScript),
		]);
	});
});

describe('the data of a page', () => {
	const parts = (scripts: string[]) => {
		const self: { __next_f?: unknown[] } = {};
		for (const script of scripts) runInNewContext(script, { self });
		return JSON.stringify(self.__next_f);
	};

	it('says the same in one script, which one hash allows', () => {
		const page = `<body>${pieces.map(inline).join('')}${inline('other()')}</body>`;
		const folded = withFoldedData(page);
		const scripts = [...folded.matchAll(/<script>(.*?)<\/script>/g)].map(([, text = '']) => text);
		expect(scripts).toHaveLength(2);
		expect(parts(scripts.slice(0, 1))).toBe(parts(pieces));
		expect(inlineScriptHashes(folded)).toEqual([sourceOf(scripts[0] ?? '')]);
	});

	it('stays as it is where anything else stands in it', () => {
		const page = [...pieces, 'self.__next_f.push([alert(1)])'].map(inline).join('');
		expect(withFoldedData(page)).toBe(page);
	});
});
