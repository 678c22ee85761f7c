import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { sweepOrphans } from '@/lib/platform/media/pictures';
import { getTimeLimit } from '@/scripts/time-factor.mjs';
import { provideDatabase } from '@/tests/support/database';
import { seedDatabase } from './seed';

provideDatabase();

let dataDir = '';
const now = new Date('2026-11-21T06:00:00Z');
const silent = () => {};

beforeAll(async () => {
	dataDir = await mkdtemp(path.join(os.tmpdir(), 'seed-'));
	process.env.DATA_DIR = dataDir;
});

afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Starts seeding in a process of its own and kills it once it has stored the first pictures of the sample content. */
async function killWhileSeeding(): Promise<void> {
	const stored = await storedObjects();
	const script = `import { seedDatabase } from '@/prisma/seed/seed';
		await seedDatabase({ demo: true, now: new Date(), log: () => {}, demoPasswordHash: null });`;
	const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
		stdio: 'ignore',
	});
	const gone = once(child, 'exit');
	try {
		await expect.poll(storedObjects, { timeout: getTimeLimit(60_000) }).toBeGreaterThan(stored + 6);
	} finally {
		child.kill('SIGKILL');
	}
	expect(await gone).toEqual([null, 'SIGKILL']);
}

async function storedObjects() {
	const names = await readdir(path.join(dataDir, 'media'), { recursive: true, withFileTypes: true });
	return names.filter((entry) => entry.isFile()).length;
}

it('keeps the pictures of rows that are there, though the database never said so', {
	timeout: getTimeLimit(120_000),
}, async () => {
	const transaction = db.$transaction.bind(db);
	const unheard = vi.spyOn(db, '$transaction').mockImplementation(async (work, options) => {
		const done = await transaction(work, options);
		if ((await db.deity.count()) > 0) throw new Error('Connection terminated unexpectedly');
		return done;
	});
	const seeding = seedDatabase({ demo: false, now, log: silent, demoPasswordHash: null });
	await expect(seeding).rejects.toThrow('Connection terminated');
	unheard.mockRestore();
	expect(await db.media.count()).toBe(32);
	expect(await storedObjects()).toBe(await db.mediaVariant.count());
});

it('adds the sample content after a start that was killed at it, and leaves no picture without a row', {
	timeout: getTimeLimit(180_000),
}, async () => {
	await killWhileSeeding();
	expect([await db.deity.count(), await db.member.count(), await db.blog.count()]).toEqual([32, 0, 0]);

	const options = { demo: true, now, log: silent, demoPasswordHash: 'a hash' };
	await seedDatabase(options);
	expect([await db.deity.count(), await db.familyTree.count(), await db.blog.count()]).toEqual([32, 5, 12]);

	// What the killed start had stored is what the sweep is for; beyond it every object has its row.
	await sweepOrphans({ olderThanMs: 0, now: new Date(Date.now() + 60_000) });
	expect(await storedObjects()).toBe(await db.mediaVariant.count());
});
