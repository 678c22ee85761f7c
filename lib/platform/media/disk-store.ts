import { constants } from 'node:fs';
import { access, mkdir, open, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { isObjectKey, type ObjectStore, storeUnavailable } from './object-store';

/** Private pictures lie among the others: no other user of the machine may look. */
const folderMode = 0o700;
const fileMode = 0o600;

/** Objects as files under `root`, spread over folders by the first letters of their random names: `ab/cd/abcd….webp`. */
export function createDiskStore(root: string): ObjectStore {
	function getFolder(key: string): string {
		// Only names of our own making become paths, wherever this one came from.
		if (!isObjectKey(key)) throw new Error('not the name of an object');
		return path.join(/* turbopackIgnore: true */ root, key.slice(0, 2), key.slice(2, 4));
	}
	const getFile = (key: string) => path.join(/* turbopackIgnore: true */ getFolder(key), key);

	return {
		async put(key, bytes) {
			const folder = getFolder(key);
			await reaching(async () => {
				await mkdir(folder, { recursive: true, mode: folderMode });
				// Straight under its name: until this is done no row names it, and a half-written one is swept.
				await synced(getFile(key), 'wx', (file) => file.writeFile(bytes));
				// The names have to survive too, those of folders that were just made included.
				for (const parent of [folder, path.dirname(folder), root]) await synced(parent, 'r');
			});
		},
		get(key) {
			const file = getFile(key);
			return reaching(() => unlessMissing(async () => Buffer.from(await readFile(file)), null));
		},
		async remove(keys) {
			const files = keys.map(getFile);
			await reaching(() => Promise.all(files.map((file) => unlessMissing(() => rm(file), undefined))));
		},
		list(from) {
			return reaching(async () => {
				const folders = (await namesIn(root)).filter((name) => /^[0-9a-f]{2}$/.test(name)).sort();
				const current = folders.find((name) => from === null || name >= from);
				if (current === undefined) return { objects: [], next: null };
				const objects = [];
				for (const inner of await namesIn(path.join(/* turbopackIgnore: true */ root, current))) {
					const names = await namesIn(path.join(/* turbopackIgnore: true */ root, current, inner));
					for (const key of names.filter(isObjectKey)) {
						const stats = await unlessMissing(() => stat(getFile(key)), null);
						if (stats) objects.push({ key, storedAt: stats.mtime });
					}
				}
				return { objects, next: folders.find((name) => name > current) ?? null };
			});
		},
		async check() {
			await reaching(async () => {
				await mkdir(root, { recursive: true, mode: folderMode });
				await access(root, constants.R_OK | constants.W_OK | constants.X_OK);
			});
		},
	};
}

async function synced(
	name: string,
	flags: 'wx' | 'r',
	use: (file: Awaited<ReturnType<typeof open>>) => Promise<void> = async () => {},
): Promise<void> {
	const file = await open(name, flags, fileMode);
	try {
		await use(file);
		await file.sync();
	} finally {
		await file.close();
	}
}

const namesIn = (folder: string) => unlessMissing(() => readdir(folder), []);

async function unlessMissing<T, M>(work: () => Promise<T>, missing: M): Promise<T | M> {
	try {
		return await work();
	} catch (error) {
		if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
			return missing;
		throw error;
	}
}

/** A disk that is full, read-only, broken or not ours to enter is out of reach. */
async function reaching<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		throw storeUnavailable(error);
	}
}
