import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inject } from 'vitest';
import { findFreePort } from '@/lib/platform/env/free-port';
import { getExit, startNode } from '../../scripts/children';
import { createDatabase } from './databases';

export interface Portal {
	origin: string;
	dataDir: string;
	databaseUrl: string;
	process: ChildProcess;
	/** What it has written to standard output and standard error so far. */
	output(): string;
	/** Asks it to end, and answers its exit code. */
	stop(): Promise<number>;
	/** Ends it at once, in the middle of its work. */
	kill(): Promise<void>;
}

export interface PortalOptions {
	/** A clone of the filled database when none is named. */
	databaseUrl?: string;
	/** A new, empty one when none is named. */
	dataDir?: string;
	port?: number;
	/** Over what a portal of the attacks has otherwise. */
	env?: Record<string, string>;
	/** A program, with its arguments, that becomes the one it is given. */
	through?: readonly string[];
	/** The portal's own server script when no other program is named. */
	program?: readonly string[];
}

const startsWithinMs = 60_000;
/** A busy machine's first connection to a database takes a while; then it is as away as somebody wants it to be. */
const warmsUpWithinMs = 5_000;

/** Clones the filled database; it stays until the run of attacks is over. */
export async function createPortalDatabase(): Promise<string> {
	const name = `portal_${randomUUID().replaceAll('-', '')}`;
	await createDatabase(name, inject('seededName'));
	const url = new URL(inject('serverUrl'));
	url.pathname = `/${name}`;
	return url.href;
}

/** The portal as it is served in production, with limits as they are set by default. */
export async function startPortal(options: PortalOptions = {}): Promise<Portal> {
	const port = options.port ?? (await findFreePort());
	const origin = `http://127.0.0.1:${port}`;
	const databaseUrl = options.databaseUrl ?? (await createPortalDatabase());
	const ownFolder = options.dataDir === undefined;
	const dataDir = options.dataDir ?? (await mkdtemp(path.join(tmpdir(), 'khamma-ghani-attacked-')));
	const child = startNode(
		options.program ?? [path.join('scripts', 'server.mjs')],
		{
			...process.env,
			NODE_ENV: 'production',
			NODE_OPTIONS: '',
			PORT: String(port),
			HOST: '127.0.0.1',
			DATA_DIR: dataDir,
			DATABASE_URL: databaseUrl,
			AUTH_SECRET: 'known to the attacks alone, thirty-two and more',
			APP_URL: origin,
			NEXTAUTH_URL: origin,
			SEED_DEMO: '0',
			...options.env,
		},
		'pipe',
		options.through,
	);
	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream?.setEncoding('utf8').on('data', (chunk: string) => {
			output += chunk;
		});
	}
	const ended = getExit(child);
	const cleanUp = async () => {
		if (ownFolder) await rm(dataDir, { recursive: true, force: true });
	};
	await untilItListens(child, origin, () => output);
	return {
		origin,
		dataDir,
		databaseUrl,
		process: child,
		output: () => output,
		async stop() {
			child.kill('SIGTERM');
			const code = await ended;
			await cleanUp();
			return code;
		},
		async kill() {
			child.kill('SIGKILL');
			await ended;
			await cleanUp();
		},
	};
}

/** With any response: what it needs may be out of reach. */
async function untilItListens(child: ChildProcess, origin: string, output: () => string): Promise<void> {
	const deadline = Date.now() + startsWithinMs;
	while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
		const answer = await fetch(`${origin}/robots.txt`, { redirect: 'manual' }).catch(() => null);
		if (answer) {
			await answer.arrayBuffer().catch(() => {});
			await untilWell(origin);
			return;
		}
		await sleep(50);
	}
	child.kill('SIGKILL');
	throw new Error(`The portal does not answer:\n${output()}`);
}

async function untilWell(origin: string): Promise<void> {
	const deadline = Date.now() + warmsUpWithinMs;
	while (Date.now() < deadline) {
		const answer = await fetch(`${origin}/api/health`).catch(() => null);
		await answer?.arrayBuffer().catch(() => {});
		if (answer?.ok) return;
		await sleep(50);
	}
}
