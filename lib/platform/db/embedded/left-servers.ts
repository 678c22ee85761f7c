import { existsSync, readFileSync, readlinkSync } from 'node:fs';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { run } from './account';
import { EmbeddedPostgresError } from './error';
import { stopTakesAtMostMs } from './server';

/** Every process of a server that runs in this folder: PostgreSQL works in its data folder. */
async function serversIn(place: string): Promise<number[]> {
	const folder = await fs.realpath(place);
	const pidFile = await fs.readFile(path.join(place, 'postmaster.pid'), 'utf8').catch(() => '');
	const recorded = Number(pidFile.split('\n')[0]);
	if (existsSync('/proc/self/cwd')) {
		const processes = (await fs.readdir('/proc')).filter((name) => /^\d+$/.test(name));
		const inFolder = processes.filter((pid) => {
			try {
				const isServer = /postgres/.test(readFileSync(`/proc/${pid}/comm`, 'utf8'));
				return isServer && readlinkSync(`/proc/${pid}/cwd`) === folder;
			} catch {
				return false;
			}
		});
		// The one in charge first: asked to end, it ends the others.
		return inFolder.map(Number).sort((a, b) => Number(b === recorded) - Number(a === recorded));
	}
	const { output } = run('ps', ['-o', 'command=', '-p', String(recorded)], null);
	return recorded > 0 && output.includes('postgres') && output.includes(place) ? [recorded] : [];
}

function signal(pid: number, name: NodeJS.Signals): void {
	try {
		process.kill(pid, name);
	} catch (error) {
		// It may have ended meanwhile.
		if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
	}
}

/** Ends what a killed start has left running in the folder, and removes a pid file that names a stranger. */
export async function endOrphans(place: string, log: (line: string) => void): Promise<void> {
	const [first] = await serversIn(place);
	if (first !== undefined) log('Stopping the database that an earlier start has left running…');
	for (const name of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
		const deadline = Date.now() + stopTakesAtMostMs;
		const [leader] = await serversIn(place);
		if (leader !== undefined) signal(leader, name);
		while (Date.now() < deadline) {
			const left = await serversIn(place);
			if (left.length === 0) {
				// Its number may belong to another process by now, which PostgreSQL would take for a living server.
				await fs.rm(path.join(place, 'postmaster.pid'), { force: true });
				return;
			}
			if (name === 'SIGKILL') for (const pid of left) signal(pid, name);
			await sleep(50);
		}
	}
	throw new EmbeddedPostgresError(`Another database server runs in ${place} and does not stop`);
}
