// A deployment on Vercel, built and started on this machine: for tests.
import type { ChildProcess } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@/lib/platform/db/embedded-postgres';
import { variableNames } from '@/lib/platform/env/env';
import { exitOf, inPackage, startNode, stopChild } from './children';
import { findFreePort } from './free-port';

/** What a person, or Vercel, sets for a deployment. */
export type Variables = Readonly<Record<string, string>>;

export interface Site {
	origin: string;
	/** What it has written to standard output and standard error so far. */
	output(): string;
	stop(): Promise<void>;
}

/** Beside `.next`, which a running portal may be using. */
const builtFolder = '.next-vercel';
const startsWithinMs = 60_000;
const stopsWithinMs = 10_000;
const pollMs = 50;

/** What Vercel itself sets for the preview of a branch. */
export const previewOf = (branch: string): Variables => ({
	VERCEL: '1',
	VERCEL_ENV: 'preview',
	VERCEL_GIT_COMMIT_REF: branch,
});

/** Nothing of this process and of `.env` files, whose variables an empty one switches off, but the variables given. */
function environmentWith(variables: Variables): NodeJS.ProcessEnv {
	const { PATH, HOME, TMPDIR } = process.env;
	return {
		...{ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', NEXT_DIST_DIR: builtFolder },
		...Object.fromEntries(variableNames.map((name) => [name, ''])),
		...{ PATH, HOME, TMPDIR },
		...variables,
	};
}

function collectOutput(child: ChildProcess): () => string {
	let output = '';
	for (const stream of [child.stdout, child.stderr]) {
		stream?.setEncoding('utf8').on('data', (chunk: string) => {
			output += chunk;
		});
	}
	return () => output;
}

/** Builds the site as Vercel does, its database included, and returns the exit code and what was printed. */
export async function buildAsVercel(variables: Variables): Promise<{ code: number; output: string }> {
	const program = path.join('scripts', 'vercel-build.ts');
	const child = startNode(['--import', 'tsx', program], environmentWith(variables), 'pipe');
	const output = collectOutput(child);
	return { code: await exitOf(child), output: output() };
}

/** Starts what `buildAsVercel` has built by `next start`, on a free port. */
export async function startAsVercel(variables: Variables): Promise<Site> {
	const port = String(await findFreePort());
	const origin = `http://127.0.0.1:${port}`;
	const next = inPackage('next', 'dist/bin/next');
	const env = environmentWith({ APP_URL: origin, ...variables });
	const child = startNode([next, 'start', '--port', port, '--hostname', '127.0.0.1'], env, 'pipe');
	const output = collectOutput(child);
	const deadline = Date.now() + startsWithinMs;
	while (child.exitCode === null && child.signalCode === null && Date.now() < deadline) {
		const answer = await fetch(`${origin}/robots.txt`, { redirect: 'manual' }).catch(() => null);
		await answer?.arrayBuffer();
		if (answer) return { origin, output, stop: () => stopChild(child, stopsWithinMs) };
		await sleep(pollMs);
	}
	await stopChild(child, stopsWithinMs);
	throw new Error(`The site does not answer:\n${output()}`);
}

/** A database server with an empty database, which goes with its `stop`. */
export async function startDatabase(): Promise<{ url: string; stop(): Promise<void> }> {
	const folder = await mkdtemp(path.join(tmpdir(), 'khamma-ghani-vercel-'));
	// The server's account must be able to enter, when root runs the tests.
	await chmod(folder, 0o755);
	const server = await startEmbeddedPostgres({
		folder: path.join(folder, 'postgres'),
		durable: false,
		log: () => {},
	});
	return {
		url: server.url,
		async stop() {
			await server.stop();
			await rm(folder, { recursive: true, force: true });
		},
	};
}
