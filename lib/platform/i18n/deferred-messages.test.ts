import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { getMessages } from '@/lib/platform/i18n/translate';
import { clientMessages } from './client-messages';
import { readDeferredMessages } from './deferred-messages.mjs';

it('reads only the namespaces with which the paths begin', () => {
	const folder = mkdtempSync(path.join(tmpdir(), 'messages-'));
	const pages = {
		DeferredMessages: ['fruits.mango'],
		BlogMessages: ['fruits', 'trees.neem'],
		home: ['birds'],
	};
	writeFileSync(path.join(folder, 'pages.json'), JSON.stringify(pages));
	for (const language of ['hi', 'en']) {
		mkdirSync(path.join(folder, language));
		const write = (name: string, text: string) =>
			writeFileSync(path.join(folder, language, `${name}.json`), text);
		write('fruits', '{ "mango": "Mango", "fig": "Fig" }');
		write('trees', '{ "neem": "Neem", "banyan": "Banyan" }');
		write('birds', 'not JSON');
	}
	const read = readDeferredMessages(pathToFileURL(`${folder}/`));
	const deferred = { fruits: { mango: 'Mango' } };
	const ofBlogs = { fruits: { mango: 'Mango', fig: 'Fig' }, trees: { neem: 'Neem' } };
	expect(JSON.parse(read.DEFERRED_MESSAGES)).toEqual({ hi: deferred, en: deferred });
	expect(JSON.parse(read.BLOG_MESSAGES)).toEqual({ hi: ofBlogs, en: ofBlogs });
});

it('compiles messages as pages get them', () => {
	const { hi } = JSON.parse(readDeferredMessages().DEFERRED_MESSAGES);
	const namespaces = Object.keys(hi).filter((name) => name in getMessages('hi'));
	expect(namespaces).not.toEqual([]);
	expect(clientMessages('hi', namespaces)).toMatchObject(hi);
});
