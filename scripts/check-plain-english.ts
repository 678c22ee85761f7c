// Part of `npm run lint`: none of the counts in plain-english.json may rise, and each falls to what is reached.
// `tsx scripts/check-plain-english.ts titles` lists the places of one of them.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { root } from './children';
import { type Fault, faults, findFaults } from './plain-english';
import { print, printError } from './print';
import { findProjectFiles } from './project-files';

const limitsFile = path.join(root, 'scripts', 'plain-english.json');
const kinds = ['fragments', 'vague', 'spreads', 'ofNames', 'titles', 'paragraphs'] as const;
const limits = z.record(z.enum(kinds), z.number()).parse(JSON.parse(readFileSync(limitsFile, 'utf8')));

const found = findProjectFiles(['.ts', '.tsx', '.mjs', '.md']).flatMap((file) =>
	findFaults(file, readFileSync(path.join(root, file), 'utf8')).map((one) => ({ ...one, file })),
);

function count(fault: Fault): number {
	const texts = found.filter((one) => one.fault === fault).map(({ text }) => text);
	return fault === 'ofNames' ? new Set(texts).size : texts.length;
}

const listed = process.argv[2];
for (const { fault, file, text } of found) if (fault === listed) print(`${file}: ${text.split('\n')[0]}`);

const counts = z
	.record(z.enum(kinds), z.number())
	.parse(Object.fromEntries(kinds.map((kind) => [kind, count(kind)])));
const risen = kinds.filter((kind) => counts[kind] > limits[kind]);
for (const kind of risen)
	printError(`${counts[kind]} ${faults[kind]}; ${limits[kind]} are allowed (${kind})`);
if (risen.length > 0) process.exitCode = 1;
else if (kinds.some((kind) => counts[kind] < limits[kind])) {
	writeFileSync(limitsFile, `${JSON.stringify(counts, null, '\t')}\n`);
	print('Fewer than before: scripts/plain-english.json is to be committed with the change.');
}
