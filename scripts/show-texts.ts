// Writes every message with sample values, in both languages side by side, to .data/texts, to read. Open index.html in a browser.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { getMessages } from '@/lib/platform/i18n/translate';
import { root } from './children';
import { flattenMessages } from './messages';
import { print } from './print';
import { sampleTexts } from './sample-texts';

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const english = new Map(flattenMessages(getMessages('en')));

const rows = new Map<string, string[]>();
for (const [key, hindi] of flattenMessages(getMessages('hi'))) {
	const [namespace = ''] = key.split('.');
	const cells = [sampleTexts(hindi, 'hi'), sampleTexts(english.get(key) ?? '', 'en')].map(
		(texts, at) =>
			`<td lang="${at === 0 ? 'hi' : 'en'}">${texts.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}</td>`,
	);
	const row = `<tr><th>${key.slice(namespace.length + 1)}</th>${cells.join('')}</tr>`;
	rows.set(namespace, [...(rows.get(namespace) ?? []), row]);
}

const style =
	'@font-face { font-family: Hindi; src: url(../../public/fonts/noto-sans-devanagari-400-700.woff2) } body { font-family: sans-serif, Hindi; margin: 1rem } nav { columns: 6 12rem } table { border-collapse: collapse; width: 100% } th { text-align: left; font: 0.75rem monospace; width: 20%; word-break: break-all } td { width: 40% } th, td { border-top: 1px solid #ccc; padding: 0.25rem 0.5rem; vertical-align: top } p { margin: 0 0 0.25rem; white-space: pre-line }';
const names = [...rows.keys()];
const contents = names.map((name) => `<a href="#${name}">${name}</a><br>`).join('');
const sections = names
	.map((name) => `<h2 id="${name}">${name}</h2><table>${rows.get(name)?.join('')}</table>`)
	.join('');
const folder = path.join(root, '.data', 'texts');
await mkdir(folder, { recursive: true });
const index = path.join(folder, 'index.html');
await writeFile(
	index,
	`<!doctype html><meta charset="utf-8"><title>Texts</title><style>${style}</style><nav>${contents}</nav>${sections}`,
);
print(`${english.size} messages in both languages: ${pathToFileURL(index).href}`);
