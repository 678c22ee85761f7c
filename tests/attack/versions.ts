import { onDatabase } from './databases';

// Tells what a database held at some moment that has passed, apart from what the portal knows of backups: triggers write
// down every row that comes and goes with the transaction that did it, and the state at a snapshot is what was there at
// the beginning, with all that the transactions did which it sees.

export interface StoredRow {
	table: string;
	row: string;
}

const tablesOf = `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`;

/** From now on every version of every row is written down. To be called while nobody writes. */
export async function recordVersions(databaseUrl: string): Promise<void> {
	const tables = (await onDatabase(databaseUrl, tablesOf)).map(({ name }) => String(name));
	await onDatabase(
		databaseUrl,
		`CREATE SCHEMA versions;
		CREATE TABLE versions.log (by xid8, "table" text, row text, n integer);
		CREATE FUNCTION versions.note() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
			IF TG_OP <> 'INSERT' THEN INSERT INTO versions.log VALUES (pg_current_xact_id(), TG_TABLE_NAME, OLD::text, -1); END IF;
			IF TG_OP <> 'DELETE' THEN INSERT INTO versions.log VALUES (pg_current_xact_id(), TG_TABLE_NAME, NEW::text, 1); END IF;
			RETURN NULL;
		END $$;
		${tables
			.map(
				(name) => `INSERT INTO versions.log SELECT NULL, '${name}', t::text, 1 FROM "${name}" t;
				CREATE TRIGGER version_note AFTER INSERT OR UPDATE OR DELETE ON "${name}" FOR EACH ROW EXECUTE FUNCTION versions.note();`,
			)
			.join('\n')}`,
	);
}

/** The rows of the tables as they were at `snapshot`. */
export async function stateAt(
	databaseUrl: string,
	snapshot: string,
	tables: readonly string[],
): Promise<StoredRow[]> {
	const rows = await onDatabase(
		databaseUrl,
		`SELECT "table", row, sum(n)::integer AS n FROM versions.log
		WHERE "table" = ANY($2) AND (by IS NULL OR pg_visible_in_snapshot(by, $1::pg_snapshot))
		GROUP BY "table", row HAVING sum(n) <> 0 ORDER BY "table" COLLATE "C", row COLLATE "C"`,
		[snapshot, tables],
	);
	if (rows.some(({ n }) => n !== 1)) throw new Error('A row came or went that was not written down');
	return rows.map(({ table, row }) => ({ table: String(table), row: String(row) }));
}

/** The rows of the tables as they are. */
export async function readState(databaseUrl: string, tables: readonly string[]): Promise<StoredRow[]> {
	const all = [...tables]
		.map((name) => `SELECT '${name}'::text AS "table", t::text AS row FROM "${name}" t`)
		.join(' UNION ALL ');
	const rows = await onDatabase(
		databaseUrl,
		`SELECT * FROM (${all}) AS rows ORDER BY "table" COLLATE "C", row COLLATE "C"`,
	);
	return rows.map(({ table, row }) => ({ table: String(table), row: String(row) }));
}
