import { del, entries, get, set } from 'idb-keyval';

/** A file that was chosen in a form, so long as the tab may still want it. */
interface KeptFile {
	file: File;
	keptAt: number;
}

/** A tab that is closed leaves its file: it goes after this time, when a form that keeps files is opened. */
const maxAgeMs = 24 * 60 * 60 * 1000;

const prefix = 'keptFile:';
const idKey = (key: string) => `${key}File`;

/**
 * Keeps a file beside what is typed in the same form (see `keepValues`). The tab's storage holds its id, the browser's
 * database the file: it is too large for the former. A browser without a database keeps no file.
 */
export async function keepFile(key: string, file: File, now = Date.now()): Promise<void> {
	const id = sessionStorage.getItem(idKey(key)) ?? prefix + crypto.randomUUID();
	sessionStorage.setItem(idKey(key), id);
	await ignoreStorageError(() => set(id, { file, keptAt: now } satisfies KeptFile));
}

/** The file that was kept under `key` in this tab; null when there is none. */
export async function findFile(key: string): Promise<File | null> {
	const id = sessionStorage.getItem(idKey(key));
	if (id === null) return null;
	const kept = await ignoreStorageError(() => get<KeptFile>(id));
	return kept?.file ?? null;
}

export async function forgetFile(key: string): Promise<void> {
	const id = sessionStorage.getItem(idKey(key));
	sessionStorage.removeItem(idKey(key));
	if (id !== null) await ignoreStorageError(() => del(id));
}

/** Forgets what tabs have left that were closed long ago. */
export async function forgetOldFiles(now = Date.now()): Promise<void> {
	await ignoreStorageError(() => forgetFilesBefore(now - maxAgeMs));
}

/** Forgets what every tab has kept. */
export async function forgetAllFiles(): Promise<void> {
	await ignoreStorageError(() => forgetFilesBefore(Number.POSITIVE_INFINITY));
}

async function forgetFilesBefore(time: number): Promise<void> {
	for (const [id, { keptAt }] of await entries<string, KeptFile>())
		if (id.startsWith(prefix) && keptAt < time) await del(id);
}

/** A private window may have no database, and a full disk takes nothing: forms work without. */
async function ignoreStorageError<T>(work: () => Promise<T>): Promise<T | null> {
	try {
		return await work();
	} catch {
		return null;
	}
}
