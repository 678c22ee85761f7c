import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFreePort } from '@/lib/platform/env/free-port';
import { type Account, cleanEnvironment } from './account';
import { EmbeddedPostgresError } from './error';

const portTries = 5;
const startTakesAtMostMs = 120_000;
export const stopTakesAtMostMs = 10_000;

export function lastLine(text: string): string {
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

export interface Server {
	port: number;
	/** Settles when the server ends without having been asked to, with the last lines of its log. */
	ended: Promise<string>;
	/** Ends the server, fast but orderly. */
	stop(): Promise<void>;
}

interface Launched {
	process: ChildProcess;
	exited: Promise<void>;
	logTail(): string;
}

interface ServerOptions {
	/** False trades safety against a power cut for speed. */
	durable: boolean;
	log: (line: string) => void;
}

/** Null when another program has taken the port in the meantime. */
async function launch(
	native: string,
	place: string,
	port: number,
	account: Account,
	{ durable, log }: ServerOptions,
): Promise<Launched | null> {
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

/** Ends the server when this process is gone without having done so: the read ends when no process holds the other end. */
function watchOver(server: ChildProcess): ChildProcess {
	const watcher = spawn('/bin/sh', ['-c', 'read -r _; kill -INT "$1"', 'sh', String(server.pid)], {
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

function supervise({ process: server, exited, logTail }: Launched, port: number): Server {
	const watcher = watchOver(server);
	let isStopping = false;
	const ended = new Promise<string>((resolve) => {
		exited.then(() => {
			watcher.kill('SIGKILL');
			if (!isStopping) resolve(logTail().trim());
		});
	});
	return {
		port,
		ended,
		async stop() {
			isStopping = true;
			watcher.kill('SIGKILL');
			server.kill('SIGINT');
			const quit = setTimeout(() => server.kill('SIGQUIT'), stopTakesAtMostMs);
			await exited;
			clearTimeout(quit);
		},
	};
}

/**
 * Starts the server of the cluster at `place` on a free port of the loopback interface, and waits until it takes connections.
 * @throws EmbeddedPostgresError with the reason in PostgreSQL's log
 */
export async function startServer(
	native: string,
	place: string,
	account: Account,
	options: ServerOptions,
): Promise<Server> {
	for (let tries = 0; tries < portTries; tries++) {
		const port = await findFreePort();
		const launched = await launch(native, place, port, account, options);
		if (launched) return supervise(launched, port);
	}
	throw new EmbeddedPostgresError('The database found no free port on 127.0.0.1');
}
