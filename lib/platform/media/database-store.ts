import type pg from 'pg';
import { isObjectKey, type ObjectStore, storeUnavailable } from './object-store';

type Database = Pick<pg.ClientBase, 'query'>;

const pageSize = 1_000;

/** Objects as rows of `StoredObject`, for a portal that has neither a bucket nor a disk that lasts. */
export function createDatabaseStore(database: Database): ObjectStore {
	return {
		async put(key, bytes) {
			requireObjectKey(key);
			await catchUnavailable(() => insertObject(database, key, bytes));
		},
		async get(key) {
			requireObjectKey(key);
			const { rows } = await catchUnavailable(() =>
				database.query<{ bytes: Buffer }>('SELECT "bytes" FROM "StoredObject" WHERE "key" = $1', [key]),
			);
			return rows[0] ? Buffer.from(rows[0].bytes) : null;
		},
		async remove(keys) {
			keys.forEach(requireObjectKey);
			await catchUnavailable(() =>
				database.query('DELETE FROM "StoredObject" WHERE "key" = ANY($1::text[])', [keys]),
			);
		},
		async list(from) {
			const { rows } = await catchUnavailable(() =>
				database.query<{ key: string; storedAt: Date }>(
					`SELECT "key", "storedAt" FROM "StoredObject" WHERE "key" > $1 ORDER BY "key" LIMIT ${pageSize}`,
					[from ?? ''],
				),
			);
			return { objects: rows, next: rows.length < pageSize ? null : (rows.at(-1)?.key ?? null) };
		},
		async check() {
			// Returns no row and locks none, yet a database or a role that only reads refuses it.
			await catchUnavailable(() => database.query('SELECT FROM "StoredObject" WHERE false FOR UPDATE'));
		},
	};
}

/** `put` in the caller's transaction. Throws what the database throws. */
export async function insertObject(database: Database, key: string, bytes: Buffer): Promise<void> {
	await database.query('INSERT INTO "StoredObject" ("key", "bytes") VALUES ($1, $2)', [key, bytes]);
}

function requireObjectKey(key: string): void {
	if (!isObjectKey(key)) throw new Error('not the name of an object');
}

async function catchUnavailable<T>(work: () => Promise<T>): Promise<T> {
	try {
		return await work();
	} catch (error) {
		throw storeUnavailable(error);
	}
}
