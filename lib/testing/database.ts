import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { portalRole } from '@/lib/platform/db/embedded-postgres';
import { pool } from '@/lib/platform/db/pool';

declare module 'vitest' {
	interface ProvidedContext {
		/** The test run's own server, as a superuser. */
		superuserUrl: string;
		/** The same as the role that owns every test's database, as the portal's own role does. */
		postgresUrl: string;
		/** A migrated database on it, to be cloned. */
		templateName: string;
	}
}

/**
 * Gives the test file a migrated database of its own, without rows, for `lib/platform/db` to use; it goes when the
 * file is done. To be called at the top of the file, once.
 */
export function provideDatabase(): void {
	const name = newName();
	process.env.DATABASE_URL = getUrl(name);
	process.env.AUTH_SECRET ??= 'a secret that only tests know, 32+';
	beforeAll(() => createDatabase(name, inject('templateName')));
	afterAll(async () => {
		await pool.end();
		await onServer((server) => server.query(`DROP DATABASE ${name} WITH (FORCE)`));
	});
}

/** Removes every row of every table, for files whose tests must not see each other's. */
export async function emptyTables(): Promise<void> {
	emptying ??= writeEmptying();
	await pool.query(await emptying);
}

let emptying: Promise<string> | undefined;

/** TRUNCATE would make a new file of every table and index, which takes a hundred times as long as these few rows. */
async function writeEmptying(): Promise<string> {
	const { rows } = await pool.query<{ tables: string[]; sequences: string[] }>(
		`SELECT
			ARRAY(SELECT quote_ident(tablename) FROM pg_tables
				WHERE schemaname = 'public' AND tablename <> '_prisma_migrations') AS tables,
			ARRAY(SELECT quote_literal(quote_ident(sequencename)) FROM pg_sequences
				WHERE schemaname = 'public') AS sequences`,
	);
	const { tables = [], sequences = [] } = rows[0] ?? {};
	return [
		'BEGIN',
		// A replica's session: no trigger fires, the audit log's own guard included.
		'SET LOCAL session_replication_role = replica',
		// What a test has left under way is waited for.
		`LOCK TABLE ${tables.join(', ')}`,
		...tables.map((table) => `DELETE FROM ${table}`),
		...sequences.map((sequence) => `SELECT setval(${sequence}, 1, false)`),
		'COMMIT',
	].join('; ');
}

/** A database without tables, not the one that `lib/platform/db` uses; it goes when the file is done. */
export function createEmptyDatabase(): Promise<string> {
	return createUntilTheEnd('template0');
}

/** One with all migrations, and without rows. */
export function createMigratedDatabase(): Promise<string> {
	return createUntilTheEnd(inject('templateName'));
}

async function createUntilTheEnd(template: string): Promise<string> {
	const name = newName();
	await createDatabase(name, template);
	afterAll(() => onServer((server) => server.query(`DROP DATABASE ${name} WITH (FORCE)`)));
	return getUrl(name);
}

function createDatabase(name: string, template: string) {
	return onServer((server) =>
		server.query(`CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${portalRole}`),
	);
}

function newName() {
	return `test_${randomUUID().replaceAll('-', '')}`;
}

function getUrl(name: string) {
	const url = new URL(inject('postgresUrl'));
	url.pathname = `/${name}`;
	return url.href;
}

async function onServer<T>(work: (server: pg.Client) => Promise<T>): Promise<T> {
	const server = new pg.Client({ connectionString: inject('superuserUrl') });
	await server.connect();
	try {
		return await work(server);
	} finally {
		await server.end();
	}
}
