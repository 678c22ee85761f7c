import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const settlesWithinMs = 120_000;

/** The environment of a portal whose memory is measured: it collects its garbage when it is asked to. */
export const collectingGarbage = {
	NODE_OPTIONS: `--require ${path.resolve('tests/attack/collect-garbage.cjs')}`,
};

/** The resident memory of a process; 0 where the system does not say. */
export async function readMebibytes({ pid }: ChildProcess): Promise<number> {
	const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
	return Math.round(Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) / 1024);
}

/**
 * The memory that is left once garbage has been collected: it does not change any more, or is as little as is hoped for.
 * How much garbage there is before says more about the memory of the machine than about the portal.
 */
export async function settledMebibytes(server: ChildProcess, hopedFor = 0): Promise<number> {
	const deadline = Date.now() + settlesWithinMs;
	let last = Number.POSITIVE_INFINITY;
	for (let steady = 0; ; ) {
		server.kill('SIGWINCH');
		await sleep(2_000);
		const mebibytes = await readMebibytes(server);
		steady = Math.abs(mebibytes - last) <= mebibytes / 100 ? steady + 1 : 0;
		if (mebibytes <= hopedFor || (steady === 3 && hopedFor === 0) || Date.now() > deadline) return mebibytes;
		last = mebibytes;
	}
}
