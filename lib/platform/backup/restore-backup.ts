import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import copyStreams from 'pg-copy-streams';
import {
	findUnknownMigrations,
	migrationLockKey,
	prepareSchema,
	runMigrations,
} from '@/lib/platform/db/migrate';
import { insertObject } from '@/lib/platform/media/database-store';
import { isObjectKey, type ObjectStore } from '@/lib/platform/media/object-store';
import { type ArchiveEnd, type ArchiveHead, readArchive } from './archive';
import { BackupError } from './backup-error';
import { withConnection } from './connection';
import { objectsAtOnce, writeObject } from './objects';
import { copied, getKept, quoted, readTables, type Table } from './tables';

/** The migration that makes the table of a store in the database. It needs no other, and can be applied again. */
const objectTable = '20261124050000_stored_objects';

interface Target {
	/** Not through a pooler, which hands a session's locks to others. */
	databaseUrl: string;
	/** Where `databaseUrl` leads to. */
	schema?: string;
	/** `database`: pictures are put into the same database. */
	store: ObjectStore | 'database';
	file: string;
	/** Whether everything that the database holds may go. */
	replace: boolean;
	/** Receives each line of progress. */
	log: (line: string) => void;
}

export interface RestoreCounts {
	tables: number;
	rows: number;
	pictures: number;
	missing: number;
	madeAt: string;
}

/**
 * Puts a backup into an empty place. The file is read whole before anything is changed; the database changes in one
 * transaction, which comes last: after any failure it stays as it was. Pictures that are already in the store
 * are named by no row, and swept.
 *
 * @throws BackupError
 */
export async function restoreBackup({
	databaseUrl,
	schema = 'public',
	store,
	file,
	replace,
	log,
}: Target): Promise<RestoreCounts> {
	log(`Reading ${file}…`);
	const { head, end } = await readArchive(file);
	const [unknown] = await findUnknownMigrations(head.migrations);
	if (unknown !== undefined)
		throw new BackupError(
			`${file} was made by a newer version of the portal (migration ${unknown}): bring this one up to date`,
		);
	return withConnection(databaseUrl, async (client) => {
		await lockForRestore(client);
		await refuseFullPlace(client, replace);
		await client.query('BEGIN');
		await clear(client);
		if (schema !== 'public') await prepareSchema(client, schema);
		await runMigrations(client, store === 'database' ? [...head.migrations, objectTable] : head.migrations);
		const fill = await beginFilling(client, head, end, store);
		log('Putting rows and pictures into their places…');
		const again = await readArchive(file, { part: fill.part });
		if (again.end.sha256 !== end.sha256) throw new BackupError(`${file} has been changed meanwhile`);
		await fill.finish();
		await client.query('COMMIT');
		await client.query('ANALYZE');
		const rows = Object.values(end.rows).reduce((sum, count) => sum + count, 0);
		const { pictures, missing } = end;
		return { tables: head.tables.length, rows, pictures, missing, madeAt: head.madeAt };
	});
}

async function lockForRestore(client: pg.Client): Promise<void> {
	const { rows } = await client.query<{ held: boolean }>(
		`SELECT pg_try_advisory_lock(${migrationLockKey}) AS held`,
	);
	if (!rows[0]?.held) throw new BackupError('Another start or restore is at work on this database');
}

/** Nothing is removed unasked, and nothing under a portal that runs. */
async function refuseFullPlace(client: pg.Client, replace: boolean): Promise<void> {
	const tables = await readTables(client);
	if (tables.length === 0) return;
	if (!tables.some(({ name }) => name === '_prisma_migrations'))
		throw new BackupError(
			'The database holds something else: a portal is restored into a database of its own',
		);
	const { rows } = await client.query<{ others: number }>(
		`SELECT count(*)::integer AS others FROM pg_stat_activity
		WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'`,
	);
	const others = rows[0]?.others ?? 0;
	if (others > 0)
		throw new BackupError(`The database is in use (${others} other connections): stop the portal first`);
	if (replace) return;
	for (const { name } of getKept(tables)) {
		if (name === '_prisma_migrations') continue;
		const { rowCount } = await client.query(`SELECT FROM ${quoted(name)} LIMIT 1`);
		// A fresh portal has this one row.
		if (rowCount === 0 || name === 'SiteState') continue;
		throw new BackupError(
			`The database is not empty (${name} has rows): restore into an empty one, or say --replace to remove all it holds`,
		);
	}
}

/** Everything that migrations have made, and nothing that belongs to an extension. */
async function clear(client: pg.Client): Promise<void> {
	await client.query(`
		DO $$ DECLARE gone text; BEGIN
			FOR gone IN
				SELECT format('DROP TABLE %I CASCADE', relname) FROM pg_class
				WHERE relkind IN ('r', 'p') AND relnamespace = current_schema()::regnamespace
				UNION ALL
				SELECT format('DROP FUNCTION %s CASCADE', oid::regprocedure) FROM pg_proc
				WHERE pronamespace = current_schema()::regnamespace AND NOT EXISTS (
					SELECT FROM pg_depend WHERE classid = 'pg_proc'::regclass AND objid = pg_proc.oid AND deptype = 'e'
				)
				UNION ALL
				SELECT format('DROP TYPE %I CASCADE', typname) FROM pg_type
				WHERE typtype = 'e' AND typnamespace = current_schema()::regnamespace
			LOOP EXECUTE gone; END LOOP;
		END $$`);
}

interface ForeignKey {
	table: string;
	name: string;
	definition: string;
}

/**
 * Takes the foreign keys and triggers of the new tables out of the way: rows come in any order, and what triggers have
 * once written comes with them. At the end the keys are made again, which checks every row.
 */
async function beginFilling(
	client: pg.Client,
	head: ArchiveHead,
	end: ArchiveEnd,
	store: ObjectStore | 'database',
) {
	const present = await readTables(client);
	const { rows: keys } = await client.query<ForeignKey>(
		`SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
		FROM pg_constraint WHERE contype = 'f' AND connamespace = current_schema()::regnamespace`,
	);
	for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`);
	for (const { name } of present) await client.query(`ALTER TABLE ${quoted(name)} DISABLE TRIGGER USER`);
	await client.query(`TRUNCATE ${present.map(({ name }) => quoted(name)).join(', ')}`);

	const tables = new Map(head.tables.map((table) => [table.name, table]));
	let filling: ({ table: string } & Filling) | null = null;
	let objects: { key: string; bytes: Buffer }[] = [];
	const endTable = async () => {
		if (filling === null) return;
		const { table, stream, done } = filling;
		filling = null;
		stream.end();
		await done;
		if (stream.rowCount !== end.rows[table])
			throw new BackupError(`${table} has ${stream.rowCount} rows instead of ${end.rows[table]}`);
	};
	const putObjects = async () => {
		const put = objects;
		objects = [];
		// A connection runs one statement at a time.
		if (store === 'database') for (const { key, bytes } of put) await insertObject(client, key, bytes);
		else await Promise.all(put.map(({ key, bytes }) => writeObject(store, key, bytes)));
	};
	return {
		async part(name: string, bytes: Buffer) {
			const [kind, what = ''] = name.split('/');
			const table = tables.get(what);
			if (kind === 'tables' && table) {
				if (filling?.table !== what) {
					await endTable();
					filling = { table: what, ...copyIn(client, table) };
				}
				// A COPY that the database refuses never asks for more.
				const { stream, done } = filling;
				if (!stream.write(bytes)) await Promise.race([once(stream, 'drain'), done]);
			} else if (kind === 'media' && isObjectKey(what)) {
				await endTable();
				objects.push({ key: what, bytes });
				if (objects.length >= objectsAtOnce) await putObjects();
			} else throw new BackupError(`The backup holds a part that has no place: ${name.slice(0, 80)}`);
		},
		async finish() {
			await endTable();
			await putObjects();
			await continueSequences(client);
			for (const { table, name, definition } of keys)
				await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`);
			for (const { name } of present) await client.query(`ALTER TABLE ${quoted(name)} ENABLE TRIGGER USER`);
		},
	};
}

interface Filling {
	stream: copyStreams.CopyStreamQuery;
	done: Promise<void>;
}

function copyIn(client: pg.Client, table: Table): Filling {
	const stream = client.query(copyStreams.from(`COPY ${copied(table)} FROM STDIN`));
	const done = finished(stream);
	done.catch(() => {});
	return { stream, done };
}

/** The next number of each sequence comes after those that rows have. */
async function continueSequences(client: pg.Client): Promise<void> {
	await client.query(`
		DO $$ DECLARE owned record; BEGIN
			FOR owned IN
				SELECT d.refobjid::regclass AS owner, a.attname AS field, s.oid::regclass AS sequence
				FROM pg_class s
				JOIN pg_depend d ON d.objid = s.oid AND d.classid = 'pg_class'::regclass AND d.deptype IN ('a', 'i')
				JOIN pg_attribute a ON a.attrelid = d.refobjid AND a.attnum = d.refobjsubid
				WHERE s.relkind = 'S' AND s.relnamespace = current_schema()::regnamespace
			LOOP
				EXECUTE format('SELECT setval(%L, coalesce(max(%I), 0) + 1, false) FROM %s',
					owned.sequence, owned.field, owned.owner);
			END LOOP;
		END $$`);
}
