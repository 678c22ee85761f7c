import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs/promises';
import { EmbeddedPostgresError } from './error';

/** The account that the server runs as; null is the user of this process. */
export type Account = { uid: number; gid: number } | null;

/** A folder that root makes for files that the server's account has to read. */
export const rootOwnedHome = '/var/lib/khamma-ghani';

/**
 * Variables of this process are left out: PG* and locales would change the server's behavior. Next's types ask for
 * NODE_ENV.
 */
export const cleanEnvironment: NodeJS.ProcessEnv = {
	NODE_ENV: 'production',
	PATH: '/usr/local/bin:/usr/bin:/bin',
	LC_ALL: 'C',
	TZ: 'UTC',
};

/** Runs a program to its end as the account, with `input` as its standard input. */
export function run(
	command: string,
	args: string[],
	account: Account,
	input = '',
): { ok: boolean; output: string } {
	const { status, stderr, stdout, error } = spawnSync(command, args, {
		...account,
		cwd: '/',
		env: cleanEnvironment,
		encoding: 'utf8',
		input,
	});
	return { ok: status === 0, output: error?.message ?? `${stdout}${stderr}` };
}

async function findAccount(name: string): Promise<Account> {
	const lines = (await fs.readFile('/etc/passwd', 'utf8').catch(() => '')).split('\n');
	const [, , uid, gid] = lines.find((line) => line.startsWith(`${name}:`))?.split(':') ?? [];
	return uid && gid ? { uid: Number(uid), gid: Number(gid) } : null;
}

/**
 * PostgreSQL refuses to run as root. Root lends it the account that owns the cluster in `folder`, or a system account.
 * @throws EmbeddedPostgresError when the system has no such account and none can be made
 */
export async function chooseAccount(folder: string): Promise<Account> {
	if (process.getuid?.() !== 0) return null;
	const owner = await fs.stat(folder).catch(() => null);
	if (owner !== null && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
	const existing = await findAccount('postgres');
	if (existing) return existing;
	// Debian's tool, then busybox's; a system that has neither still has the account "nobody".
	spawnSync('useradd', ['--system', '--user-group', '--no-create-home', '--shell', '/bin/false', 'postgres']);
	if (!(await findAccount('postgres')))
		spawnSync('adduser', ['-S', '-D', '-H', '-s', '/bin/false', 'postgres']);
	const account = (await findAccount('postgres')) ?? (await findAccount('nobody'));
	if (account) return account;
	throw new EmbeddedPostgresError(
		'The embedded database cannot run as root, and no other account could be made; set DATABASE_URL',
	);
}

export const canEnter = (folder: string, account: Account): boolean =>
	run('/bin/sh', ['-c', 'cd -- "$1"', 'sh', folder], account).ok;
