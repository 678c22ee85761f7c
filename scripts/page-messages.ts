// npm run page-messages    writes messages/pages.json: the messages that each page sends to browsers
// npm test -- messages     checks that it is up to date
// npm run dev              writes it again at each change of a source (--watch)
import { readFileSync, watch, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './children';
import { derivePageMessages } from './derive-page-messages';
import { printError } from './print';
import { findProjectFiles } from './project-files';

const target = path.join(root, 'messages', 'pages.json');
const folders = ['app', 'components', 'lib'];
const isSource = (file: string) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

function derive(): string {
	const modules = folders.flatMap((folder) => findProjectFiles(['.ts', '.tsx'], folder)).filter(isSource);
	const sources = modules.sort().map((file) => [file, readFileSync(path.join(root, file), 'utf8')] as const);
	return `${JSON.stringify(derivePageMessages(new Map(sources)), null, '\t')}\n`;
}

function update(): void {
	const json = derive();
	// The development server reloads pages at each write.
	if (readFileSync(target, 'utf8') !== json) writeFileSync(target, json);
}

/** An editor writes several files within a moment. */
const settlesWithinMs = 100;

function updateAtEachChange(): void {
	let timer: NodeJS.Timeout | undefined;
	const updateSoon = (_: unknown, file: string | null) => {
		if (file !== null && !isSource(file)) return;
		clearTimeout(timer);
		timer = setTimeout(() => {
			try {
				update();
			} catch (error) {
				// A file may have gone between the list and the reading; its end is a change too.
				printError(String(error));
			}
		}, settlesWithinMs);
	};
	for (const folder of folders) watch(path.join(root, folder), { recursive: true }, updateSoon);
}

if (process.argv.includes('--check')) {
	if (readFileSync(target, 'utf8') !== derive()) {
		printError('messages/pages.json is out of date: run npm run page-messages');
		process.exitCode = 1;
	}
} else {
	if (process.argv.includes('--watch')) updateAtEachChange();
	update();
}
