import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { db } from '@/lib/platform/db/client';
import { isUnavailable } from '@/lib/platform/db/errors';
import { getEnv } from '@/lib/platform/env/env';
import { seedAddressOptions } from './address-options-rows';
import { seedClans } from './clans/clan-rows';
import { seedDeities } from './deities/deity-rows';
import { seedDemo } from './demo/demo-rows';

export interface SeedOptions {
	/** Sample members, families, blogs and pictures too. */
	demo: boolean;
	now: Date;
	/** Receives what is happening, one line at a time. */
	log: (line: string) => void;
	/** Lets the members of `demoEmails` log in; with null no sample member can. */
	demoPasswordHash: string | null;
}

/** Whether `seedDatabase` would write the demo: nobody but administrators has written anything. */
export function isDemoMissing(): Promise<boolean> {
	return seedDemo(new Date(), null).isMissing(db);
}

const seedLockKey = 72_707_370;
const insertLockKey = 72_707_371;
const connectTimeoutMs = 10_000;
const lockPollMs = 300;
const insertLimitMs = 60_000;

/**
 * Fills an empty database, part by part, each in one transaction: a start that was killed has written a part wholly or
 * not at all, and the next one goes on there. Two at once wait for each other. What an earlier version has written is left alone.
 */
export async function seedDatabase(options: SeedOptions): Promise<void> {
	const parts = [
		seedAddressOptions(),
		seedDeities(),
		seedClans(),
		...(options.demo ? [seedDemo(options.now, options.demoPasswordHash)] : []),
	];
	await withSeedLock(options.log, async () => {
		for (const part of parts) {
			if (!(await part.isMissing(db))) continue;
			options.log(`Seeding ${part.title}`);
			const { insert, discard } = await part.prepare();
			const isWritten = await db
				.$transaction(
					async (tx) => {
						// The last transaction of a killed start may still be on its way.
						await tx.$executeRaw`SELECT pg_advisory_xact_lock(${insertLockKey})`;
						if (!(await part.isMissing(tx))) return false;
						await insert(tx);
						return true;
					},
					{ timeout: insertLimitMs },
				)
				.catch(async (error: unknown) => {
					// A database that fell silent may have committed all the same: then the rows need the pictures.
					if (!isUnavailable(error)) await discard();
					throw error;
				});
			if (!isWritten) await discard();
		}
	});
}

async function withSeedLock(log: SeedOptions['log'], work: () => Promise<void>): Promise<void> {
	const { databaseUrl, directDatabaseUrl } = getEnv();
	// Past the pooler, which would keep the session, and the lock with it.
	const client = new pg.Client({
		connectionString: directDatabaseUrl ?? databaseUrl,
		connectionTimeoutMillis: connectTimeoutMs,
		keepAlive: true,
	});
	// A connection that breaks meanwhile also fails the queries of the parts.
	client.on('error', () => {});
	await client.connect();
	try {
		// Asked again and again: a statement that waits may run into a limit of its role.
		for (let asked = 0; ; asked++) {
			const { rows } = await client.query<{ held: boolean }>(
				`SELECT pg_try_advisory_lock(${seedLockKey}) AS held`,
			);
			if (rows[0]?.held) break;
			if (asked === 0) log('Waiting for another start that is filling the database');
			await wait(lockPollMs);
		}
		await work();
	} finally {
		// Ends the session, and the lock with it.
		await client.end().catch(() => {});
	}
}
