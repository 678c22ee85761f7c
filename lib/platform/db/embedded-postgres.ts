import * as fs from 'node:fs/promises';
import path from 'node:path';
import { acquireLock } from '@/lib/platform/env/process-lock.mjs';
import { chooseAccount, rootOwnedHome } from './embedded/account';
import { prepareBinaries } from './embedded/binaries';
import { getPlace, isMissing, makeCluster, setPassword } from './embedded/cluster';
import { EmbeddedPostgresError, FolderInUseError } from './embedded/error';
import { endOrphans } from './embedded/left-servers';
import { findPassword, newPassword, passwordFiles, writePassword } from './embedded/passwords';
import { getUrl, portalRole, prepareDatabase, superuser } from './embedded/portal-role';
import { startServer } from './embedded/server';

export interface EmbeddedPostgres {
	/** Of the application's database as its owner, password included. */
	url: string;
	/** Of the same database as the server's superuser: for tests, which make more databases. */
	superuserUrl: string;
	/** Settles when the server ends without having been asked to, with the last lines of its log. */
	ended: Promise<string>;
	/** Ends the server, fast but orderly. A database that is not durable goes with it. */
	stop(): Promise<void>;
}

interface Options {
	/** Absolute. The cluster, or a link to it; `.lock` and password files are beside it. */
	folder: string;
	/** False trades safety against a power cut for speed, and the cluster is removed at the end: for tests. */
	durable: boolean;
	log: (line: string) => void;
}

/**
 * The address of the application's database on the server that another process runs in this folder; null when it takes
 * no connections yet, or no more.
 * @throws EmbeddedPostgresError when a portal of an earlier version runs it, whose database has no role of the portal's
 */
export async function findRunningPostgres(folder: string): Promise<string | null> {
	const [pid, , , port, , , , status] = (
		await fs.readFile(path.join(folder, 'postmaster.pid'), 'utf8').catch(() => '')
	).split('\n');
	if (!pid || !port || status?.trim() !== 'ready') return null;
	const files = passwordFiles(folder);
	if ((await findPassword(files.superuser)) === null) {
		throw new EmbeddedPostgresError(
			`A portal of an earlier version runs the database in ${folder}: stop it, then start this version`,
		);
	}
	const password = await fs.readFile(files.portal, 'utf8');
	return getUrl(Number(port), { role: portalRole, password });
}

/**
 * Starts a PostgreSQL server of our own on a free port of the loopback interface, making its cluster on the first
 * call. Picks up what a killed start has left: a server still running, a stale pid file, a half-made cluster.
 * @throws EmbeddedPostgresError, a FolderInUseError when another living process uses the folder
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
	const { folder, durable, log } = options;
	const parent = path.dirname(folder);
	// Root's server runs as another account, which passes through.
	await fs.mkdir(parent, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 });
	const outcome = await acquireLock(`${folder}.lock`);
	if ('holder' in outcome) {
		throw new FolderInUseError(
			`Another copy (process ${outcome.holder.pid}) already runs with this data folder: ${parent}`,
		);
	}
	const { lock } = outcome;
	try {
		const account = await chooseAccount(folder);
		const native = await prepareBinaries(
			account,
			account ? rootOwnedHome : path.join(parent, 'postgres-binaries'),
		);
		const place = await getPlace(folder, account);
		const files = passwordFiles(folder);
		const knownPassword = await findPassword(files.portal);
		const portal = { role: portalRole, password: knownPassword ?? newPassword() };
		if (knownPassword === null) await writePassword(files.portal, portal.password);
		const knownSuperuser = await findPassword(files.superuser);
		const owner = { role: superuser, password: knownSuperuser ?? newPassword() };
		if (await isMissing(place)) {
			log('Making the database…');
			await makeCluster(native, place, owner.password, account);
		} else {
			await endOrphans(place, log);
			if (knownSuperuser === null) setPassword(native, place, owner.password, account);
		}
		// After the cluster knows it: a start that is killed in between sets another one the next time.
		if (knownSuperuser === null) await writePassword(files.superuser, owner.password);

		const server = await startServer(native, place, account, options);
		const { port, ended } = server;
		const stop = async () => {
			await server.stop();
			if (!durable) {
				await fs.rm(place, { recursive: true, force: true });
				await fs.rm(folder, { force: true });
				for (const file of Object.values(files)) await fs.rm(file, { force: true });
			}
			lock.release();
		};
		try {
			await prepareDatabase((name) => getUrl(port, owner, name), portal.password);
		} catch (error) {
			await stop();
			throw error;
		}
		return { url: getUrl(port, portal), superuserUrl: getUrl(port, owner), ended, stop };
	} catch (error) {
		lock.release();
		throw error;
	}
}
