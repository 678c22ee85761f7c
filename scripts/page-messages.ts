// npm run page-messages    writes messages/pages.json: the messages that each page sends to browsers
// npm test -- messages     checks that it is up to date
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './children';
import { derivePageMessages } from './derive-page-messages';
import { printError } from './print';
import { findProjectFiles } from './project-files';

const target = path.join(root, 'messages', 'pages.json');
const files = ['app', 'components', 'lib'].flatMap((folder) => findProjectFiles(['.ts', '.tsx'], folder));
const modules = files.filter((file) => !/\.test\.tsx?$/.test(file)).sort();
const sources = modules.map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);
const json = `${JSON.stringify(derivePageMessages(new Map(sources)), null, '\t')}\n`;
if (!process.argv.includes('--check')) writeFileSync(target, json);
else if (readFileSync(target, 'utf8') !== json) {
	printError('messages/pages.json is out of date: run npm run page-messages');
	process.exitCode = 1;
}
