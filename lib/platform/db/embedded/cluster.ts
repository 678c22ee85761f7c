import { randomBytes } from 'node:crypto';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { type Account, canEnter, rootOwnedHome, run } from './account';
import { EmbeddedPostgresError } from './error';
import { superuser } from './portal-role';
import { lastLine } from './server';

export async function isMissing(file: string): Promise<boolean> {
	return (await fs.lstat(file).catch(() => null)) === null;
}

/**
 * The folder that the cluster is in or will be made in. It is `folder`, or a link there names another one. The link is
 * made before its target, so that a start that is killed here leaves the next one a name, not a folder without a name.
 */
export async function getPlace(folder: string, account: Account): Promise<string> {
	const target = await fs.readlink(folder).catch(() => null);
	if (target !== null) return path.resolve(path.dirname(folder), target);
	if (!(await isMissing(folder)) || canEnter(path.dirname(folder), account)) return folder;
	await fs.mkdir(rootOwnedHome, { recursive: true, mode: 0o755 });
	await fs.chmod(rootOwnedHome, 0o755);
	const place = path.join(rootOwnedHome, randomBytes(8).toString('hex'));
	await fs.symlink(place, folder);
	return place;
}

/**
 * Makes the cluster under another name and renames it, so that what is at `place` is always whole.
 *
 * Sorting is PostgreSQL's own by code point: the same on every machine, Devanagari in its alphabet's order. The
 * system's locale is used for character classes alone, which pg_trgm asks to know Devanagari letters for letters.
 */
export async function makeCluster(
	native: string,
	place: string,
	password: string,
	account: Account,
): Promise<void> {
	const parent = path.dirname(place);
	const draftPrefix = `${path.basename(place)}.making-`;
	for (const name of await fs.readdir(parent)) {
		if (!name.startsWith(draftPrefix)) continue;
		// The initdb of a killed start may still be writing into it.
		await fs.rm(path.join(parent, name), { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
	}
	const draft = path.join(parent, `${draftPrefix}${randomBytes(6).toString('hex')}`);
	const data = path.join(draft, 'data');
	const passwordFile = path.join(draft, 'password');
	await fs.mkdir(draft, { mode: 0o700 });
	try {
		await fs.writeFile(passwordFile, `${password}\n`, { mode: 0o600 });
		if (account) {
			await fs.chown(passwordFile, account.uid, account.gid);
			await fs.chown(draft, account.uid, account.gid);
		}
		let reason = '';
		for (const locale of ['C.UTF-8', 'en_US.UTF-8', 'C']) {
			const made = run(
				path.join(native, 'bin', 'initdb'),
				[
					`--pgdata=${data}`,
					`--username=${superuser}`,
					`--pwfile=${passwordFile}`,
					'--auth=scram-sha-256',
					'--encoding=UTF8',
					'--locale-provider=builtin',
					'--builtin-locale=C.UTF-8',
					`--locale=${locale}`,
					'--lc-messages=C',
				],
				account,
			);
			if (made.ok) {
				await fs.rename(data, place);
				return;
			}
			reason ||= made.output;
			await fs.rm(data, { recursive: true, force: true });
		}
		const lines = reason.split('\n').filter((line) => /error|fatal|could not/i.test(line));
		throw new EmbeddedPostgresError(
			`The embedded database could not be made in ${place}: ${lines.at(0) ?? reason.trim().slice(0, 200)}`,
		);
	} finally {
		await fs.rm(draft, { recursive: true, force: true });
	}
}

/**
 * For a cluster whose superuser's password is not known: its file was lost, or an earlier version made it, which had one
 * password for everything. A user who may write the folder may also set a new one.
 */
export function setPassword(native: string, place: string, password: string, account: Account): void {
	const command = path.join(native, 'bin', 'postgres');
	const statement = `ALTER ROLE ${superuser} PASSWORD '${password}';\n`;
	const { ok, output } = run(command, ['--single', '-D', place, 'postgres'], account, statement);
	if (!ok) throw new EmbeddedPostgresError(`The database in ${place} does not start: ${lastLine(output)}`);
}
