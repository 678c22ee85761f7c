import { readdir } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { runMigrations } from '@/lib/platform/db/migrate';
import { createEmptyDatabase } from '@/tests/support/database';

const migrations = path.join(import.meta.dirname, '../../prisma/migrations');

/**
 * Writes rows into a database of the version before the migration `first`, migrates it up to and including `last`, each
 * migration in a transaction of its own, and reads it.
 */
export async function migrateRows(
	{ first, last = first }: { first: string; last?: string },
	write: (client: pg.Client) => Promise<void>,
	read: (client: pg.Client) => Promise<void>,
): Promise<void> {
	const names = (await readdir(migrations)).sort();
	const [from, to] = [names.indexOf(first), names.indexOf(last)];
	if (from < 0 || to < from) throw new Error(`There are no migrations from ${first} to ${last}`);
	const client = new pg.Client(await createEmptyDatabase());
	await client.connect();
	const inTransaction = async (run: () => Promise<void>) => {
		await client.query('BEGIN');
		await run();
		await client.query('COMMIT');
	};
	try {
		await inTransaction(() => runMigrations(client, names.slice(0, from)));
		await inTransaction(() => write(client));
		for (const name of names.slice(from, to + 1)) await inTransaction(() => runMigrations(client, [name]));
		await read(client);
	} finally {
		await client.end();
	}
}
