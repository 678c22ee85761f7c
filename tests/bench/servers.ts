// The servers that the benchmarks run against: databases, portals and the bare application that portals are compared with.
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import * as z from 'zod';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@/lib/platform/db/embedded-postgres';
import { findFreePort } from '@/lib/platform/env/free-port';
import { getExit, inPackage, startNode, stopChildren } from '../../scripts/children';
import type { Figure } from './figures';

const baselineFolder = path.join('tests', 'bench', 'baseline');
const answersWithinMs = 300_000;
const stopsWithinMs = 10_000;

/** The administrator of every portal that is measured. */
export const administrator = { email: 'bench@example.org', password: crypto.randomUUID() };

/** The server of what is being measured, while that runs. */
let postgres: EmbeddedPostgres | null = null;

/** Ends everything that a benchmark has started. */
export async function stopAll(): Promise<void> {
	await stopChildren(stopsWithinMs);
	await postgres?.stop();
	postgres = null;
}

/** In a folder of its own, which goes at the end with everything that was started. */
export async function inFolder(measure: (folder: string) => Promise<Figure[]>): Promise<Figure[]> {
	const folder = await fs.mkdtemp(path.join(tmpdir(), 'khamma-ghani-bench-'));
	await fs.chmod(folder, 0o711);
	try {
		return await measure(folder);
	} finally {
		await stopAll();
		await fs.rm(folder, { recursive: true, force: true });
	}
}

/** The one database server of a benchmark. */
export async function startServer(folder: string): Promise<EmbeddedPostgres> {
	const options = { folder: path.join(folder, 'postgres'), durable: false, log: () => {} };
	const { superuserUrl, ...server } = await startEmbeddedPostgres(options);
	// Benchmarks make databases and fill them without triggers.
	postgres = { ...server, url: superuserUrl, superuserUrl };
	return postgres;
}

/** An empty database; answers its URL. */
export async function createDatabase(serverUrl: string, name: string): Promise<string> {
	const server = new pg.Client({ connectionString: serverUrl });
	await server.connect();
	try {
		await server.query(`CREATE DATABASE ${name} TEMPLATE template0`);
	} finally {
		await server.end();
	}
	const url = new URL(serverUrl);
	url.pathname = `/${name}`;
	return url.href;
}

export async function untilItAnswers(url: string): Promise<void> {
	const deadline = Date.now() + answersWithinMs;
	while (Date.now() < deadline) {
		const answer = await fetch(url).catch(() => null);
		if (answer?.ok) return;
		await sleep(200);
	}
	throw new Error(`${url} does not answer`);
}

/** Starts a portal on a free port, with its demo unless given otherwise; answers its address once it is well. */
export async function startPortal(dataDir: string, more: Record<string, string> = {}): Promise<string> {
	const port = await findFreePort();
	const appUrl = `http://127.0.0.1:${port}`;
	startNode(
		[path.join('scripts', 'run.mjs'), 'start'],
		{
			...process.env,
			PORT: String(port),
			HOST: '127.0.0.1',
			APP_URL: appUrl,
			DATA_DIR: dataDir,
			SEED_DEMO: '1',
			RATE_LIMIT_FACTOR: '1000000',
			ADMIN_EMAIL: administrator.email,
			ADMIN_PASSWORD: administrator.password,
			...(more.DATABASE_URL !== undefined && { AUTH_SECRET: crypto.randomUUID() }),
			...more,
		},
		'inherit',
	);
	await untilItAnswers(`${appUrl}/api/health`);
	return appUrl;
}

let isBaselineBuilt = false;

/** An empty Next application, built as the portal is and served by Next alone behind a plain HTTP server. */
export async function startBaseline(databaseUrl: string): Promise<string> {
	const env = {
		...process.env,
		DATABASE_URL: databaseUrl,
		NODE_ENV: 'production' as const,
		NEXT_TELEMETRY_DISABLED: '1',
	};
	if (!isBaselineBuilt) {
		const building = startNode([inPackage('next', 'dist/bin/next'), 'build', baselineFolder], env, 'ignore');
		if ((await getExit(building)) !== 0) throw new Error('the baseline could not be built');
		isBaselineBuilt = true;
	}
	const port = await findFreePort();
	startNode([path.join(baselineFolder, 'serve.mjs')], { ...env, PORT: String(port), HOST: '127.0.0.1' });
	const address = `http://127.0.0.1:${port}`;
	await untilItAnswers(address);
	return address;
}

const session = z.object({ token: z.string(), user: z.object({ _id: z.string() }) });

export interface Account {
	id: string;
	token: string;
}

/** A new member of the portal. */
export async function registerMember(appUrl: string): Promise<Account> {
	const form = new FormData();
	form.set('name', 'Bench Member');
	form.set('email', `bench-${crypto.randomUUID()}@example.com`);
	form.set('password', crypto.randomUUID());
	form.set('gender', 'Male');
	const answer = await fetch(`${appUrl}/api/users/register`, { method: 'POST', body: form });
	const { token, user } = session.parse(await answer.json());
	return { token, id: user._id };
}

/** The administrator of every portal that is measured. */
export async function logIn(appUrl: string): Promise<Account> {
	const answer = await fetch(`${appUrl}/api/users/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(administrator),
	});
	const { token, user } = session.parse(await answer.json());
	return { token, id: user._id };
}
