// Both languages have the same keys and arguments, no message is empty, and no message, document, comment or title of a test
// has a word that docs/language.md rejects.
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { getMessages } from '@/lib/platform/i18n/translate';
import { root } from './children';
import { flattenMessages } from './messages';
import { print, printError } from './print';
import { findProjectFiles } from './project-files';
import { rejectedProseIn, rejectedWordsIn } from './rejected-words';

/** Names of ICU arguments and tags. Text inside a plural's branches is read as well, which is what is wanted. */
function getArguments(message: string): string {
	const names = [...message.matchAll(/\{\s*(\w+)\s*[,}]|<(\w+)>/g)].map(
		([, name, tag]) => name ?? `<${tag}>`,
	);
	return [...new Set(names)].sort().join(', ');
}

const hindi = new Map(flattenMessages(getMessages('hi')));
const english = new Map(flattenMessages(getMessages('en')));

const complaints: string[] = [];
for (const key of new Set([...hindi.keys(), ...english.keys()])) {
	const [inHindi, inEnglish] = [hindi.get(key), english.get(key)];
	if (!inHindi?.trim()) complaints.push(`${key} has no Hindi`);
	else if (!inEnglish?.trim()) complaints.push(`${key} has no English`);
	else if (getArguments(inHindi) !== getArguments(inEnglish)) {
		complaints.push(`${key} has other arguments: ${getArguments(inHindi)} / ${getArguments(inEnglish)}`);
	}
	for (const word of rejectedWordsIn('hi', key, inHindi ?? ''))
		complaints.push(`${key} says ${word} in Hindi`);
	for (const word of rejectedWordsIn('en', key, inEnglish ?? ''))
		complaints.push(`${key} says ${word} in English`);
}

const files = findProjectFiles(['.md', '.ts', '.tsx', '.mjs']);
for (const file of files)
	complaints.push(...rejectedProseIn(file, await fs.readFile(path.join(root, file), 'utf8')));

if (complaints.length > 0) {
	for (const complaint of complaints) printError(complaint);
	process.exitCode = 1;
} else {
	print(`${hindi.size} messages in both languages, and ${files.length} files, without rejected words`);
}
