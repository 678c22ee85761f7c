import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

interface RunFolder {
	folder: string;
	remover: ChildProcess;
	users: number;
}

declare global {
	/** Vitest loads this file once for each project. */
	var runFolder: RunFolder | undefined;
}

// PostgreSQL ends by itself when the process that started it is gone, and removes its pid file last.
const removeAfterwards = `read -r _
for try in 1 2 3 4 5 6 7 8 9 10; do [ -e "$1/postgres/postmaster.pid" ] && sleep 1; done
rm -rf -- "$1"`;

/**
 * Gives all tests of a run one temporary folder, which is removed however the run ends: threads that Vitest terminates
 * run no `exit` listener, and neither does a run that is killed.
 */
export default function setUpRunFolder() {
	globalThis.runFolder ??= createRunFolder();
	const run = globalThis.runFolder;
	run.users++;
	return async () => {
		run.users--;
		if (run.users > 0) return;
		process.env.TMPDIR = path.dirname(run.folder);
		globalThis.runFolder = undefined;
		await rm(run.folder, { recursive: true, force: true });
		run.remover.kill('SIGKILL');
	};
}

function createRunFolder(): RunFolder {
	const folder = mkdtempSync(path.join(tmpdir(), 'khamma-ghani-test-'));
	// PostgreSQL runs as another account and must be able to enter, when root runs the tests.
	chmodSync(folder, 0o755);
	shareTsxCache(folder);
	process.env.TMPDIR = folder;
	// The pipe to the shell ends with this process.
	const remover = spawn('/bin/sh', ['-c', removeAfterwards, 'sh', folder], {
		cwd: '/',
		stdio: ['pipe', 'ignore', 'ignore'],
		detached: true,
	});
	remover.unref();
	remover.stdin?.on('error', () => {});
	return { folder, remover, users: 0 };
}

/** Programs that tests start would otherwise compile every file again in each run. */
function shareTsxCache(folder: string): void {
	const name = `tsx-${process.geteuid?.() ?? ''}`;
	const cache = path.join(tmpdir(), name);
	mkdirSync(cache, { recursive: true });
	symlinkSync(cache, path.join(folder, name));
}
