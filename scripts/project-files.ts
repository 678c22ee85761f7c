import { readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from './children';

/** Folders that tools write. Folders whose name starts with a dot are left out too. */
const written = [
	'node_modules',
	'generated',
	'test-results',
	'playwright-report',
	'public/api',
	'tests/bench/results',
];

/** The files of the project with one of these endings, by their paths below its folder. */
export function findProjectFiles(endings: readonly string[], folder = ''): string[] {
	return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
		const name = path.posix.join(folder, entry.name);
		if (entry.name.startsWith('.') || written.includes(entry.name) || written.includes(name)) return [];
		if (entry.isDirectory()) return findProjectFiles(endings, name);
		return endings.includes(path.extname(name)) ? [name] : [];
	});
}
