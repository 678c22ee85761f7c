import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { findFreePort } from '../../scripts/free-port';

/** A second process of the portal, on the same build, database and pictures as the one that the tests talk to. */
export async function startSecondServer(
	variables: Readonly<Record<string, string>> = {},
): Promise<{ origin: string; stop: () => Promise<void> }> {
	const { E2E_DATA_DIR: dataDir = '', E2E_PORT: firstPort = '' } = process.env;
	const [password, secret, state, port] = await Promise.all([
		readFile(path.join(dataDir, 'postgres.password'), 'utf8'),
		readFile(path.join(dataDir, 'auth-secret'), 'utf8'),
		readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'),
		findFreePort(),
	]);
	const databasePort = state.split('\n')[3];
	const databaseUrl = `postgresql://portal:${password.trim()}@127.0.0.1:${databasePort}/khamma_ghani`;
	if (variables.VERCEL_ENV === 'preview') await handToPreviews(databaseUrl);
	const child = spawn(process.execPath, [path.join('scripts', 'server.mjs')], {
		env: {
			...process.env,
			NODE_ENV: 'production',
			NODE_OPTIONS: '',
			PORT: String(port),
			HOST: '127.0.0.1',
			DATA_DIR: dataDir,
			DATABASE_URL: databaseUrl,
			DATABASE_SCHEMA: 'public',
			AUTH_SECRET: secret.trim(),
			NEXTAUTH_SECRET: secret.trim(),
			APP_URL: `http://localhost:${firstPort}`,
			RATE_LIMIT_FACTOR: '1000',
			...variables,
		},
		stdio: 'ignore',
	});
	const origin = `http://127.0.0.1:${port}`;
	await untilItAnswers(child, `${origin}/robots.txt`);
	return { origin, stop: () => stopped(child) };
}

/** A preview refuses a database that the portal has prepared as production. */
async function handToPreviews(databaseUrl: string): Promise<void> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	await client.query(`UPDATE "Deployment" SET "kind" = 'preview'`);
	await client.end();
}

async function untilItAnswers(child: ChildProcess, address: string): Promise<void> {
	while (child.exitCode === null && child.signalCode === null) {
		const answer = await fetch(address).catch(() => null);
		if (answer?.ok) return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw new Error('The second server has ended by itself');
}

function stopped(child: ChildProcess): Promise<void> {
	return new Promise((resolve) => {
		child.once('exit', () => resolve());
		if (!child.kill('SIGTERM')) resolve();
	});
}
