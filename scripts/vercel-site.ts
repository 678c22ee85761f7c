// A deployment on Vercel, built and started on this machine: for tests.
import type { ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { startEmbeddedPostgres } from '@/lib/platform/db/embedded-postgres';
import { variableNames } from '@/lib/platform/env/env';
import { findFreePort } from '@/lib/platform/env/free-port';
import { hashSources } from './build-stamp';
import { getExit, inPackage, root, startNode, stopChild } from './children';

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
/** Holds the hash of what the build was made from. */
const buildStamp = path.join(root, builtFolder, 'built-from');
const startsWithinMs = 60_000;
const stopsWithinMs = 10_000;
const pollMs = 50;

/** What Vercel itself sets for the preview of a branch. */
export const getPreview = (branch: string): Variables => ({
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
	await rm(buildStamp, { force: true });
	const code = await getExit(child);
	if (code === 0) await writeFile(buildStamp, await hashBuilt());
	return { code, output: output() };
}

const hashBuilt = () => hashSources(path.join(root, '.data'));

/** Builds the preview of a branch, unless the last build as Vercel's was made from the same files. */
export async function ensureBuiltAsVercel(): Promise<void> {
	if ((await readFile(buildStamp, 'utf8').catch(() => '')) === (await hashBuilt())) return;
	const database = await startDatabase();
	try {
		const variables = { ...getPreview('parity'), DATABASE_URL: database.url, AUTH_SECRET: randomUUID() };
		const { code, output } = await buildAsVercel(variables);
		if (code !== 0) throw new Error(`The site could not be built:\n${output}`);
	} finally {
		await database.stop();
	}
}

/** The program, and what it has to find in its environment, that serves a build as Vercel's. */
export function getNextStart(port: number): { program: readonly string[]; env: Record<string, string> } {
	const next = inPackage('next', 'dist/bin/next');
	return {
		program: [next, 'start', '--port', String(port), '--hostname', '127.0.0.1'],
		env: { NEXT_DIST_DIR: builtFolder },
	};
}

/** Starts what `buildAsVercel` has built by `next start`, on a free port. */
export async function startAsVercel(variables: Variables): Promise<Site> {
	const port = await findFreePort();
	const origin = `http://127.0.0.1:${port}`;
	const env = environmentWith({ APP_URL: origin, ...variables });
	const child = startNode(getNextStart(port).program, env, 'pipe');
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
