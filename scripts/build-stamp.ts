// The stamp of a build tells which files the build was made from.
import { createHash } from 'node:crypto';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { root } from './children';

export const buildFolder = path.join(root, '.next');
export const buildStamp = path.join(buildFolder, 'built-from');

/** Names below the project that cannot change a build. Every other file makes it stale. */
const notBuilt = [
	/^(node_modules|e2e|scripts|tests|test-results|playwright-report|public\/api)$/,
	/^(lib\/platform\/(backup|db\/generated)|prisma\/(migrations|seed))$/,
	/^(next-env\.d|playwright\.config|vitest\.config)\.ts$/,
	/\.(test\.tsx?|md|tsbuildinfo)$/,
	/(^|\/)\./,
];

/** Decides with the routes how their reference reads, although it is a script. */
const referenceSource = 'scripts/api-document.ts';

async function findFiles(folder: string, isLeftOut = (_name: string) => false): Promise<string[]> {
	const entries = await fs.readdir(path.join(root, folder), { withFileTypes: true });
	const found = entries.map((entry) => {
		const name = path.posix.join(folder, entry.name);
		if (isLeftOut(name)) return [];
		return entry.isDirectory() ? findFiles(name, isLeftOut) : entry.isFile() ? [name] : [];
	});
	return (await Promise.all(found)).flat().sort();
}

export async function hashFiles(folder: string, names: readonly string[], salt: string): Promise<string> {
	const hash = createHash('sha256').update(salt);
	for (const name of names) {
		const content = await fs.readFile(path.join(folder, name));
		hash.update(`\0${name}\0${content.length}\0`).update(content);
	}
	return hash.digest('hex');
}

/** The files that a build is made from; `dataDir` may be a folder of the project. */
export async function findSources(dataDir: string): Promise<string[]> {
	const isLeftOut = (name: string) =>
		path.join(root, name) === dataDir || notBuilt.some((pattern) => pattern.test(name));
	return [...(await findFiles('', isLeftOut)), referenceSource];
}

/** The stamp of a build that is made now. A build holds absolute paths, so that it belongs to its folder. */
export const hashSources = async (dataDir: string) => hashFiles(root, await findSources(dataDir), root);

/** Changes with the settings, and with every file that decides what a database contains before the server starts. */
export const hashPreparation = async (settings: string) =>
	hashFiles(root, await findFiles('prisma'), settings);

/** Null when nothing has been stamped. */
export const readStamp = (file: string) => fs.readFile(file, 'utf8').catch(() => null);
