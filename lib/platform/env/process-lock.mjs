// Plain JavaScript, because scripts/run.mjs needs it before any package is installed.
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const retryMs = 100;
const clearingTakesAtMostMs = 10_000;

function codeOf(error) {
	return error instanceof Error && 'code' in error ? error.code : undefined;
}

function isAlive(pid) {
	try {
		process.kill(pid, 0);
		return true;
	} catch (error) {
		return codeOf(error) === 'EPERM';
	}
}

export function startOfProcess(pid) {
	if (!Number.isInteger(pid) || pid < 1 || !isAlive(pid)) return null;
	try {
		// The name, in brackets, may hold spaces and brackets of its own; the fields are counted from its end.
		const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
		const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
		// A zombie has ended and only waits for its parent to notice.
		return state === 'Z' || state === 'X' ? null : `${fields[18]}`;
	} catch (error) {
		if (codeOf(error) !== 'ENOENT' && codeOf(error) !== 'ESRCH') throw error;
	}
	try {
		return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim() || null;
	} catch {
		return null;
	}
}

function readHolder(file) {
	try {
		const { pid, started } = JSON.parse(readFileSync(file, 'utf8'));
		return { pid, started };
	} catch (error) {
		if (codeOf(error) === 'EACCES') throw error;
		return null;
	}
}

function isHeld(holder) {
	if (holder === null) return false;
	const started = startOfProcess(holder.pid);
	return started !== null && started === holder.started;
}

/** Makes the file with its whole content in one step, so that nobody reads half of it. */
function place(file, content) {
	const draft = `${file}.${randomBytes(6).toString('hex')}`;
	writeFileSync(draft, content, { mode: 0o600 });
	try {
		linkSync(draft, file);
		return true;
	} catch (error) {
		if (codeOf(error) === 'EEXIST') return false;
		throw error;
	} finally {
		rmSync(draft, { force: true });
	}
}

/** Only who has made the guard folder may remove a dead lock: two who do so at once could remove a living one. */
async function clearDead(file) {
	const guard = `${file}.clearing`;
	try {
		mkdirSync(guard);
	} catch (error) {
		if (codeOf(error) !== 'EEXIST') throw error;
		const age = Date.now() - (statSync(guard, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
		if (age > clearingTakesAtMostMs) rmSync(guard, { recursive: true, force: true });
		await sleep(retryMs);
		return;
	}
	try {
		if (!isHeld(readHolder(file))) rmSync(file, { force: true });
	} finally {
		rmdirSync(guard);
	}
}

export async function acquireLock(file) {
	const mine = JSON.stringify({ pid: process.pid, started: startOfProcess(process.pid) });
	for (;;) {
		if (place(file, mine)) {
			const release = () => {
				const holder = readHolder(file);
				if (holder !== null && JSON.stringify(holder) === mine) rmSync(file, { force: true });
			};
			return { lock: { release } };
		}
		const holder = readHolder(file);
		if (isHeld(holder)) return { holder };
		await clearDead(file);
	}
}

export async function waitForLock(file, onWait) {
	for (let waited = false; ; waited = true) {
		const outcome = await acquireLock(file);
		if ('lock' in outcome) return outcome.lock;
		if (!waited) onWait(outcome.holder);
		await sleep(retryMs);
	}
}
