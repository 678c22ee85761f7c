import type pg from 'pg';
import copyStreams from 'pg-copy-streams';
import { backupLockKey } from '@/lib/platform/db/backup-lock';
import { createDatabaseStore } from '@/lib/platform/media/database-store';
import type { ObjectStore } from '@/lib/platform/media/object-store';
import { type ArchiveWriter, createArchive } from './archive';
import { BackupError } from './backup-error';
import { withConnection } from './connection';
import { objectsAtOnce, readObject } from './objects';
import { copied, getKept, quoted, readTables, type Table } from './tables';

/** How long an earlier backup of the same database may still be ending. */
const lockWaitMs = 5_000;
const partBytes = 1024 * 1024;
const lineEnd = 0x0a;
const logEvery = 1_000;

interface Target {
	/** Not through a pooler, which hands a session's locks to others. */
	databaseUrl: string;
	/** `database`: pictures are in the same database. */
	store: ObjectStore | 'database';
	file: string;
	/** Receives each line of progress. */
	log: (line: string) => void;
}

export interface BackupCounts {
	tables: number;
	rows: number;
	pictures: number;
	missing: number;
	bytes: number;
}

/**
 * Writes database and pictures, as they are at one moment, into one file. The portal may be in use meanwhile: objects that
 * it no longer needs stay in the store until this has ended.
 *
 * @throws BackupError
 */
export async function makeBackup({ databaseUrl, store, file, log }: Target): Promise<BackupCounts> {
	return withConnection(databaseUrl, async (client) => {
		await lockForBackup(client);
		const tables = await beginSnapshot(client);
		const archive = await createArchive(file, { ...(await getHead(client)), tables });
		try {
			const rows: Record<string, number> = {};
			for (const table of tables) rows[table.name] = await copyOut(client, table, archive);
			const rowCount = Object.values(rows).reduce((sum, count) => sum + count, 0);
			log(`${tables.length} tables with ${rowCount} rows`);
			const objects = await copyObjects(client, store, archive, log);
			const bytes = await archive.finish({ rows, ...objects });
			return { tables: tables.length, rows: rowCount, ...objects, bytes };
		} catch (error) {
			await archive.discard();
			throw error;
		}
	});
}

/** Before the snapshot: the process that removes an object asks for this lock after the row that named it is gone. */
async function lockForBackup(client: pg.Client): Promise<void> {
	await client.query(`SET lock_timeout = ${lockWaitMs}`);
	await client.query(`SELECT pg_advisory_lock(${backupLockKey})`).catch(() => {
		throw new BackupError('Another backup of this database is being made');
	});
	await client.query('SET lock_timeout = 0');
}

/** From here on the session sees one moment, and no migration changes a table under it. */
async function beginSnapshot(client: pg.Client): Promise<Table[]> {
	const before = getKept(await readTables(client));
	if (!before.some(({ name }) => name === '_prisma_migrations'))
		throw new BackupError('There is nothing to back up: the database holds no portal');
	await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
	await client.query(`LOCK TABLE ${before.map(({ name }) => quoted(name)).join(', ')} IN ACCESS SHARE MODE`);
	const tables = getKept(await readTables(client));
	if (JSON.stringify(tables) !== JSON.stringify(before))
		throw new BackupError('The database is just being migrated: try again when that is done');
	return tables;
}

async function getHead(client: pg.Client) {
	const { rows } = await client.query<{ snapshot: string; migrations: string[] }>(
		`SELECT pg_current_snapshot()::text AS snapshot, ARRAY(
			SELECT migration_name::text FROM _prisma_migrations
			WHERE finished_at IS NOT NULL AND rolled_back_at IS NULL ORDER BY migration_name COLLATE "C"
		) AS migrations`,
	);
	const { snapshot = '', migrations = [] } = rows[0] ?? {};
	return { madeAt: new Date().toISOString(), snapshot, migrations };
}

/** Answers how many rows there are: COPY's text has one a line, and no other line ends. */
async function copyOut(client: pg.Client, table: Table, archive: ArchiveWriter): Promise<number> {
	const stream = client.query(copyStreams.to(`COPY ${copied(table)} TO STDOUT`));
	let rows = 0;
	let part = 0;
	let held: Buffer[] = [];
	let bufferedBytes = 0;
	const flush = async () => {
		if (bufferedBytes === 0) return;
		part += 1;
		await archive.add(`tables/${table.name}/${part}`, Buffer.concat(held));
		held = [];
		bufferedBytes = 0;
	};
	for await (const chunk of stream) {
		const bytes: Buffer = chunk;
		for (let at = bytes.indexOf(lineEnd); at >= 0; at = bytes.indexOf(lineEnd, at + 1)) rows += 1;
		held.push(bytes);
		bufferedBytes += bytes.length;
		if (bufferedBytes >= partBytes) await flush();
	}
	await flush();
	return rows;
}

/** What the snapshot's rows name. The list outlives the snapshot, which would keep the database from clearing up. */
async function copyObjects(
	client: pg.Client,
	store: Target['store'],
	archive: ArchiveWriter,
	log: (line: string) => void,
): Promise<{ pictures: number; missing: number }> {
	await client.query(
		`DECLARE objects CURSOR WITH HOLD FOR SELECT "objectKey" AS key FROM "MediaVariant" ORDER BY "objectKey"`,
	);
	await client.query('COMMIT');
	const objects = store === 'database' ? createDatabaseStore(client) : store;
	// A connection runs one statement at a time.
	const atOnce = store === 'database' ? 1 : objectsAtOnce;
	let pictures = 0;
	let missing = 0;
	for (;;) {
		const { rows } = await client.query<{ key: string }>(`FETCH ${atOnce} FROM objects`);
		if (rows.length === 0) return { pictures, missing };
		const found = await Promise.all(
			rows.map(async ({ key }) => ({ key, bytes: await readObject(objects, key) })),
		);
		for (const { key, bytes } of found) {
			if (bytes) await archive.add(`media/${key}`, bytes);
			pictures += Number(bytes !== null);
			missing += Number(bytes === null);
		}
		if (Math.floor(pictures / logEvery) > Math.floor((pictures - rows.length) / logEvery))
			log(`${pictures} pictures…`);
	}
}
