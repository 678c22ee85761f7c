import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** PostgreSQL ends by itself when the process that started it is gone, and removes its pid file last. */
const removeAfterwards = `read -r _
for try in 1 2 3 4 5 6 7 8 9 10; do [ -e "$1/postgres/postmaster.pid" ] && sleep 1; done
rm -rf -- "$1"`;

let remover: ChildProcess | undefined;

/**
 * Makes the temporary folder of a run of tests, unless the process that started this one has made it, and makes it
 * the temporary folder of this process and of those it starts. It is removed however the run ends: a killed process
 * and a terminated thread run no listener of `exit`.
 */
export function provideTestFolder(): string {
	const { TEST_FOLDER: known } = process.env;
	if (known) return known;
	const folder = mkdtempSync(path.join(tmpdir(), 'khamma-ghani-test-'));
	// PostgreSQL runs as another account when root runs the tests, and must be able to enter.
	chmodSync(folder, 0o755);
	shareCaches(folder);
	Object.assign(process.env, { TEST_FOLDER: folder, TMPDIR: folder });
	// The pipe to the shell ends with this process.
	remover = spawn('/bin/sh', ['-c', removeAfterwards, 'sh', folder], {
		cwd: '/',
		stdio: ['pipe', 'ignore', 'ignore'],
		detached: true,
	});
	remover.unref();
	remover.stdin?.on('error', () => {});
	return folder;
}

/** Removes the folder that this process has made. */
export async function removeTestFolder(): Promise<void> {
	const { TEST_FOLDER: folder } = process.env;
	if (!remover || !folder) return;
	// A browser that was killed may still be writing.
	await fs.rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
	remover.kill('SIGKILL');
	remover = undefined;
	Object.assign(process.env, { TEST_FOLDER: '', TMPDIR: path.dirname(folder) });
}

/** Each run would otherwise compile every file again. */
function shareCaches(folder: string): void {
	const user = process.geteuid?.() ?? '';
	for (const name of [`tsx-${user}`, `playwright-transform-cache-${user}`]) {
		const cache = path.join(tmpdir(), name);
		mkdirSync(cache, { recursive: true });
		symlinkSync(cache, path.join(folder, name));
	}
}
