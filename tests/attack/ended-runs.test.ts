import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getExit, startNode, stopChild } from '../../scripts/children';

/** A server, a seed and a site have to start before. */
const startsWithinMs = 300_000;
const endsWithinMs = 60_000;

/** Folders that the compilers of tsx and Playwright keep from one run to the next. */
const caches = /^(tsx|playwright-transform-cache|node-compile-cache)/;

/** Steps of a run, with the processes that are there when it is ended in the middle. */
const steps = {
	integration: { args: ['integration', '--', 'lib/platform/db'], processes: [/postgres/, /vitest/] },
	journeys: { args: ['journeys', '--', 'e2e/home.spec.ts'], processes: [/postgres/, /server\.mjs/, /chrom/] },
};

/** A terminal and npm send the signal of Ctrl-C once each. */
const ends: Record<string, readonly NodeJS.Signals[]> = {
	SIGTERM: ['SIGTERM'],
	'Ctrl-C': ['SIGINT', 'SIGINT'],
	SIGKILL: ['SIGKILL'],
};

const cases = Object.entries(steps).flatMap(([step, { args, processes }]) =>
	Object.entries(ends).map(([end, signals]) => ({ step, args, processes, end, signals })),
);

let folder: string;
let run: ChildProcess;

beforeEach(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'khamma-ghani-ended-'));
});

afterEach(async () => {
	await stopChild(run, endsWithinMs);
	await rm(folder, { recursive: true, force: true });
});

/** Starts `npm test` with services of its own. */
function startRun(args: readonly string[]): ChildProcess {
	const isOfThisRun = (name: string) => /^(TEST_|E2E_|VITEST)/.test(name);
	const inherited = Object.entries(process.env).filter(([name]) => !isOfThisRun(name));
	const env = { ...Object.fromEntries(inherited), NODE_ENV: 'development' as const, TMPDIR: folder };
	return startNode([path.join('scripts', 'run.mjs'), 'test', ...args], env, 'ignore');
}

/** The commands of the processes that know the folder of the run, by an argument or their environment. */
async function findProcesses(): Promise<string[]> {
	const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
	const commands = await Promise.all(
		pids.map(async (pid) => {
			const read = (name: string) => readFile(`/proc/${pid}/${name}`, 'latin1').catch(() => '');
			const [command, environment] = await Promise.all([read('cmdline'), read('environ')]);
			return `${command}${environment}`.includes(folder) ? command.replaceAll('\0', ' ') : null;
		}),
	);
	return commands.filter((command) => command !== null);
}

async function findFolders(): Promise<string[]> {
	return (await readdir(folder)).filter((name) => !caches.test(name));
}

describe.skipIf(!existsSync('/proc/self/environ'))('npm test', () => {
	it.each(cases)(
		'leaves no process and no folder when $end comes amid the step $step',
		{ timeout: startsWithinMs + endsWithinMs },
		async ({ args, processes, signals }) => {
			run = startRun(args);
			const findMissing = async () => {
				const found = await findProcesses();
				return processes.filter((pattern) => !found.some((command) => pattern.test(command)));
			};
			await expect.poll(findMissing, { timeout: startsWithinMs, interval: 200 }).toEqual([]);
			const ended = getExit(run);
			for (const signal of signals) run.kill(signal);
			await ended;
			await expect.poll(findProcesses, { timeout: endsWithinMs, interval: 200 }).toEqual([]);
			await expect.poll(findFolders, { timeout: endsWithinMs, interval: 200 }).toEqual([]);
		},
	);
});
