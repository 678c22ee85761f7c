import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { applyMigrations, runMigrations } from '@/lib/platform/db/migrate';
import { pool } from '@/lib/platform/db/pool';
import { urlInSchema } from '@/lib/platform/env/database-schema.mjs';
import { createDatabaseStore } from '@/lib/platform/media/database-store';
import { createDiskStore } from '@/lib/platform/media/disk-store';
import { newObjectKey, type ObjectStore } from '@/lib/platform/media/object-store';
import {
	deleteMedia,
	discardPicture,
	insertMedia,
	storePicture,
	sweepOrphans,
} from '@/lib/platform/media/pictures';
import { getObjectStore } from '@/lib/platform/media/store';
import {
	createEmptyDatabase,
	createMigratedDatabase,
	emptyTables,
	provideDatabase,
} from '@/tests/support/database';
import { createArchive, readArchive } from './archive';
import { makeBackup } from './make-backup';
import { restoreBackup } from './restore-backup';

provideDatabase();

let folder: string;
let store: ObjectStore;

beforeAll(async () => {
	folder = await mkdtemp(path.join(tmpdir(), 'backups '));
	process.env.DATA_DIR = folder;
	store = await getObjectStore();
});

afterAll(() => rm(folder, { recursive: true }));

const log = () => {};
const databaseUrl = () => process.env.DATABASE_URL ?? '';

async function savePicture() {
	const bytes = await sharp({ create: { width: 200, height: 100, channels: 3, background: '#a33' } })
		.png()
		.toBuffer();
	const stored = await storePicture(bytes);
	const id = await db.$transaction((tx) => insertMedia(tx, stored, null));
	return { id, keys: stored.variants.map(({ objectKey }) => objectKey) };
}

async function removePicture(id: string) {
	await discardPicture(await db.$transaction((tx) => deleteMedia(tx, [id])));
}

const isHeld = async (keys: string[]) =>
	(await Promise.all(keys.map((key) => store.get(key)))).every(Boolean);

async function onDatabase<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}

it('holds the pictures of its moment, with pictures deleted and swept while it is made', async () => {
	const [first, second] = [await savePicture(), await savePicture()];
	const keys = [...first.keys, ...second.keys];
	const file = path.join(folder, 'meanwhile.backup');
	const swept: number[] = [];
	/** Asked for the first picture, the portal loses both. */
	const losing: ObjectStore = {
		...store,
		get: async (key) => {
			if (swept.length === 0) {
				swept.push(0);
				await removePicture(first.id);
				await removePicture(second.id);
				swept.push(await sweepOrphans({ olderThanMs: -1, now: new Date() }));
			}
			return store.get(key);
		},
	};
	const counts = await makeBackup({ databaseUrl: databaseUrl(), store: losing, file, log });
	expect(counts).toMatchObject({ pictures: keys.length, missing: 0 });
	expect(swept).toEqual([0, 0]);
	const held: string[] = [];
	await readArchive(file, {
		part: async (name) => {
			if (name.startsWith('media/')) held.push(name.slice('media/'.length));
		},
	});
	expect(held.sort()).toEqual(keys.sort());
	// Nobody needs them any more.
	expect(await isHeld(keys)).toBe(true);
	expect(await sweepOrphans({ olderThanMs: -1, now: new Date() })).toBe(keys.length);
});

it('is restored into a schema beside another portal, also in place of what is there', async () => {
	await savePicture();
	const file = path.join(folder, 'schema.backup');
	await makeBackup({ databaseUrl: databaseUrl(), store, file, log });
	const beside = await createMigratedDatabase();
	const target = urlInSchema(beside, 'community');
	const kept = createDiskStore(path.join(folder, 'of the schema'));
	const restore = (replace: boolean) =>
		restoreBackup({ databaseUrl: target, schema: 'community', store: kept, file, replace, log });
	expect(await restore(false)).toMatchObject({ missing: 0 });
	await expect(restore(false)).rejects.toThrow('The database is not empty');
	await restore(true);
	const count = async (url: string) =>
		onDatabase(url, async (client) => (await client.query('SELECT FROM "Media"')).rowCount);
	expect([await count(target), await count(beside)]).toEqual([await db.media.count(), 0]);
	// What the start after it finds has the names that queries need.
	expect((await applyMigrations(target, log, 'community')).applied).toEqual([]);
	await onDatabase(target, (client) => client.query(`SELECT word_similarity('a', 'ab'), 'a' <% 'ab'`));
	const again = path.join(folder, 'of the schema.backup');
	expect(await makeBackup({ databaseUrl: target, store: kept, file: again, log })).toMatchObject({
		missing: 0,
	});
});

it('lets pictures go at once while none is made', async () => {
	const { id, keys } = await savePicture();
	await removePicture(id);
	expect(await isHeld(keys)).toBe(false);
});

it('is one at a time', async () => {
	await savePicture();
	let second: Promise<unknown> | undefined;
	const asking: ObjectStore = {
		...store,
		get: async (key) => {
			second ??= makeBackup({ databaseUrl: databaseUrl(), store, file: path.join(folder, 'second'), log });
			await expect(second).rejects.toThrow('Another backup of this database is being made');
			return store.get(key);
		},
	};
	await makeBackup({ databaseUrl: databaseUrl(), store: asking, file: path.join(folder, 'first'), log });
});

it('tells of pictures that rows name and the store does not have', async () => {
	const { keys } = await savePicture();
	await store.remove(keys);
	const file = path.join(folder, 'missing.backup');
	expect(await makeBackup({ databaseUrl: databaseUrl(), store, file, log })).toMatchObject({
		missing: keys.length,
	});
});

it('leaves the database and the file alone when a picture cannot be put anywhere', async () => {
	await savePicture();
	const file = path.join(folder, 'for nowhere.backup');
	await makeBackup({ databaseUrl: databaseUrl(), store, file, log });
	const target = await createEmptyDatabase();
	const nowhere = createDiskStore(file);
	const restoring = restoreBackup({ databaseUrl: target, store: nowhere, file, replace: false, log });
	await expect(restoring).rejects.toThrow(/^The pictures are out of reach: ENOTDIR/);
	// The same place takes it once it can.
	const anywhere = createDiskStore(path.join(folder, 'anywhere'));
	// An object cut off by a crash of an earlier try is written again.
	const [key = newObjectKey()] = (await db.mediaVariant.findMany()).map(({ objectKey }) => objectKey);
	await anywhere.put(key, Buffer.from('half'));
	await restoreBackup({ databaseUrl: target, store: anywhere, file, replace: false, log });
	expect((await anywhere.get(key))?.equals((await store.get(key)) ?? Buffer.alloc(0))).toBe(true);
});

describe('pictures in the database', () => {
	/** The database at an address, with what it keeps of pictures. */

	async function expectObjects(url: string, expected: ReadonlyMap<string, Buffer>): Promise<void> {
		await onDatabase(url, async (client) => {
			const { rows } = await client.query<{ key: string; bytes: Buffer }>(
				'SELECT "key", "bytes" FROM "StoredObject"',
			);
			expect(rows.map(({ key }) => key).sort()).toEqual([...expected.keys()].sort());
			for (const { key, bytes } of rows) expect(expected.get(key)?.equals(bytes)).toBe(true);
		});
	}

	/** Puts a picture's objects from the disk into the database, beside one that no row names. */
	async function moveIntoDatabase(keys: readonly string[]): Promise<Map<string, Buffer>> {
		const database = createDatabaseStore(pool);
		const objects = new Map<string, Buffer>();
		for (const key of keys) {
			const bytes = (await store.get(key)) ?? Buffer.alloc(0);
			await database.put(key, bytes);
			objects.set(key, bytes);
		}
		await store.remove(keys);
		await database.put(newObjectKey(), Buffer.from('without a row'));
		return objects;
	}

	beforeEach(() => emptyTables());

	it('are in a backup once, as pictures, and move to a database and to a disk', async () => {
		const { keys } = await savePicture();
		const objects = await moveIntoDatabase(keys);
		const file = path.join(folder, 'from a database.backup');
		const counts = await makeBackup({ databaseUrl: databaseUrl(), store: 'database', file, log });
		expect(counts).toMatchObject({ pictures: keys.length, missing: 0 });
		const parts: string[] = [];
		const { head } = await readArchive(file, {
			part: async (name) => {
				parts.push(name);
			},
		});
		expect(head.tables.map(({ name }) => name)).not.toContain('StoredObject');
		expect(parts.filter((name) => name.startsWith('tables/StoredObject'))).toEqual([]);
		expect(parts.filter((name) => name.startsWith('media/'))).toHaveLength(keys.length);

		const target = await createEmptyDatabase();
		await restoreBackup({ databaseUrl: target, store: 'database', file, replace: false, log });
		await expectObjects(target, objects);
		// Once more, in place of what is there.
		await restoreBackup({ databaseUrl: target, store: 'database', file, replace: true, log });
		await expectObjects(target, objects);

		const disk = createDiskStore(path.join(folder, 'from a database'));
		const other = await createEmptyDatabase();
		await restoreBackup({ databaseUrl: other, store: disk, file, replace: false, log });
		for (const [key, bytes] of objects) expect((await disk.get(key))?.equals(bytes)).toBe(true);
		await expectObjects(other, new Map());
	});

	it('stay as they were when a restore fails', async () => {
		const { keys } = await savePicture();
		const objects = await moveIntoDatabase(keys);
		const file = path.join(folder, 'kept.backup');
		await makeBackup({ databaseUrl: databaseUrl(), store: 'database', file, log });
		const target = await createEmptyDatabase();
		await restoreBackup({ databaseUrl: target, store: 'database', file, replace: false, log });
		const broken = path.join(folder, 'broken.backup');
		const archive = await createArchive(broken, (await readArchive(file)).head);
		await archive.add(`media/${newObjectKey()}`, Buffer.alloc(0));
		await archive.finish({ rows: {}, pictures: 1, missing: 0 });
		const restoring = restoreBackup({
			...{ databaseUrl: target, store: 'database', file: broken, replace: true, log },
		});
		await expect(restoring).rejects.toThrow(/^The database refuses: .*StoredObject_bytes_check/);
		await expectObjects(target, objects);
	});

	it('have their table after the restore of a backup that is older than it, also once that is migrated', async () => {
		const { keys } = await savePicture();
		const objects = new Map<string, Buffer>();
		for (const key of keys) objects.set(key, (await store.get(key)) ?? Buffer.alloc(0));
		const { rows: records } = await pool.query(
			`SELECT * FROM _prisma_migrations WHERE migration_name < '20261124050000' ORDER BY migration_name`,
		);
		const older = await createEmptyDatabase();
		await onDatabase(older, async (client) => {
			await client.query('BEGIN');
			await runMigrations(
				client,
				records.map(({ migration_name }) => migration_name),
			);
			await client.query('COMMIT');
			for (const record of records)
				await client.query(
					'INSERT INTO _prisma_migrations SELECT * FROM json_populate_record(NULL::_prisma_migrations, $1)',
					[JSON.stringify(record)],
				);
			for (const [table, row] of [
				...(await db.media.findMany()).map((row) => ['Media', row] as const),
				...(await db.mediaVariant.findMany()).map((row) => ['MediaVariant', row] as const),
			])
				await client.query(
					`INSERT INTO "${table}" SELECT * FROM json_populate_record(NULL::"${table}", $1)`,
					[JSON.stringify(row)],
				);
		});
		const file = path.join(folder, 'older.backup');
		await makeBackup({ databaseUrl: older, store, file, log });

		const target = await createEmptyDatabase();
		await restoreBackup({ databaseUrl: target, store: 'database', file, replace: false, log });
		await expectObjects(target, objects);
		const { applied } = await applyMigrations(target, log);
		expect(applied[0]).toBe('20261124050000_stored_objects');
		await expectObjects(target, objects);
	});
});
