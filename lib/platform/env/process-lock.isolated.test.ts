import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { acquireLock, startOfProcess, waitForLock } from './process-lock.mjs';

let folder: string;
let file: string;

beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'lock '));
	file = path.join(folder, 'some.lock');
});

afterEach(() => rmSync(folder, { recursive: true }));

it('gives the lock to one, and to the next once it is released', async () => {
	const first = await acquireLock(file);
	expect(await acquireLock(file)).toEqual({
		holder: { pid: process.pid, started: startOfProcess(process.pid) },
	});
	if ('lock' in first) first.lock.release();
	expect(await acquireLock(file)).toHaveProperty('lock');
	expect(readdirSync(folder)).toEqual(['some.lock']);
});

it('gives it to exactly one of many that find a dead holder', async () => {
	const dead = spawn(process.execPath, ['-e', '']);
	await once(dead, 'exit');
	writeFileSync(file, JSON.stringify({ pid: dead.pid, started: '1' }));
	const outcomes = await Promise.all(Array.from({ length: 8 }, () => acquireLock(file)));
	expect(outcomes.filter((outcome) => 'lock' in outcome)).toHaveLength(1);
});

it('does not take a later process with the same number for the holder', async () => {
	writeFileSync(file, JSON.stringify({ pid: process.pid, started: 'long ago' }));
	expect(await acquireLock(file)).toHaveProperty('lock');
});

it.each(['', '{"pid"', '[]', 'null', '{"pid":"x"}'])('takes over a lock that says %j', async (content) => {
	writeFileSync(file, content);
	expect(await acquireLock(file)).toHaveProperty('lock');
});

it('leaves a lock alone that is no longer its own', async () => {
	const outcome = await acquireLock(file);
	writeFileSync(file, JSON.stringify({ pid: 1, started: startOfProcess(1) }));
	if ('lock' in outcome) outcome.lock.release();
	expect(await acquireLock(file)).toMatchObject({ holder: { pid: 1 } });
});

it('waits for a living holder, and says so once', async () => {
	const holder = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
	await once(holder, 'spawn');
	const { pid } = holder;
	if (pid === undefined) throw new Error('no process');
	writeFileSync(file, JSON.stringify({ pid, started: startOfProcess(pid) }));
	const notes: number[] = [];
	const waiting = waitForLock(file, (by) => {
		notes.push(by.pid);
		setTimeout(() => holder.kill('SIGKILL'), 250);
	});
	(await waiting).release();
	expect(notes).toEqual([pid]);
});
