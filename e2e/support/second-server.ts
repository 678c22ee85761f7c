import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import pg from 'pg';
import { findFreePort } from '@/lib/platform/env/free-port';
import { startNode, stopChild } from '../../scripts/children';

const stopsWithinMs = 10_000;

/** A second process of the portal, on the same build, database and pictures as the one that the tests talk to. */
export async function startSecondServer(
	variables: Readonly<Record<string, string>> = {},
): Promise<{ origin: string; stop: () => Promise<void> }> {
	const { E2E_DATABASE_URL: databaseUrl = '', E2E_AUTH_SECRET: secret = '' } = process.env;
	const port = await findFreePort();
	if (variables.VERCEL_ENV === 'preview') await handToPreviews(databaseUrl);
	const child = startNode(
		[path.join('scripts', 'server.mjs')],
		{
			...process.env,
			NODE_ENV: 'production',
			NODE_OPTIONS: '',
			PORT: String(port),
			HOST: '127.0.0.1',
			DATA_DIR: process.env.E2E_DATA_DIR,
			DATABASE_URL: databaseUrl,
			DATABASE_SCHEMA: 'public',
			AUTH_SECRET: secret,
			NEXTAUTH_SECRET: secret,
			APP_URL: process.env.TEST_SITE,
			RATE_LIMIT_FACTOR: '1000',
			...variables,
		},
		'ignore',
	);
	const origin = `http://127.0.0.1:${port}`;
	await untilItAnswers(child, `${origin}/robots.txt`);
	return { origin, stop: () => stopChild(child, stopsWithinMs) };
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
