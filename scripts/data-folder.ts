import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import path from 'node:path';

export function getCode(error: unknown): string {
	return error instanceof Error && 'code' in error ? String(error.code) : '';
}

/**
 * Makes the folder, and those above it, for this user alone. Started by root, the database runs as an account of its own,
 * which must pass through to its files: others may enter then, but not look around. A folder that is there already keeps
 * its mode, since the portal may not be the only one in it.
 */
export async function makeDataFolder(folder: string): Promise<void> {
	const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
	try {
		await fs.mkdir(folder, { mode });
	} catch (error) {
		const code = getCode(error);
		if (code === 'EEXIST') return;
		// Node's own recursion never ends below /proc, where nothing can be made and the parent is there.
		if (code !== 'ENOENT' || existsSync(path.dirname(folder))) throw error;
		await makeDataFolder(path.dirname(folder));
		await fs.mkdir(folder, { mode });
	}
}

/** What the portal makes in its data folder; the database's folder is narrow from the beginning. */
const ownNames = ['media', 'outbox', 'auth-secret'];

/**
 * Takes from other users of the machine what an earlier version has let them read: a folder's mode covers all below it.
 * What it lets a group do stays: somebody may have set it up so, for instance for backups.
 */
export async function closeToOthers(dataDir: string): Promise<void> {
	for (const name of ownNames) {
		const file = path.join(dataDir, name);
		const stats = await fs.stat(file).catch(() => null);
		if (!stats || (stats.mode & 0o007) === 0) continue;
		// Of another owner, or on a disk without modes: who set it up so decides who may read it.
		await fs.chmod(file, stats.mode & 0o7770).catch((error: unknown) => {
			if (!['EPERM', 'EROFS', 'ENOTSUP'].includes(getCode(error))) throw error;
		});
	}
}

/** Generated once. Two starts at once agree on one: only the first can give its draft the name. */
export async function readOrMakeSecret(dataDir: string): Promise<string> {
	const file = path.join(dataDir, 'auth-secret');
	const draft = `${file}.${randomBytes(6).toString('hex')}`;
	const known = await fs.readFile(file, 'utf8').catch(() => '');
	if (known.trim()) return known.trim();
	await fs.writeFile(draft, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600 });
	try {
		await fs.link(draft, file);
	} catch (error) {
		// An empty file is what a full disk leaves; it holds no secret that anybody could depend on.
		const isEmpty = (await fs.readFile(file, 'utf8').catch(() => null)) === '';
		if (!isEmpty && getCode(error) !== 'EEXIST') throw error;
		if (isEmpty) await fs.rename(draft, file);
	} finally {
		await fs.rm(draft, { force: true });
	}
	return (await fs.readFile(file, 'utf8')).trim();
}
