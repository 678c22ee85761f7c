import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { portalRole } from '@/lib/platform/db/embedded/portal-role';
import { pool } from '@/lib/platform/db/pool';

declare module 'vitest' {
	interface ProvidedContext {
		/** The test run's own server, as a superuser. */
		superuserUrl: string;
		/** The same as the role that owns every test's database, as the portal's own role does. */
		postgresUrl: string;
		/** A migrated database on it, to be cloned. */
		templateName: string;
		/** The statements that bring a clone's rows and sequences back to the template's. */
		emptyingSql: string;
	}
}

declare global {
	/** The database of this worker, cloned by the first test file that runs in it. */
	var workerDatabase: { name: string; isCloned: boolean } | undefined;
}

/** Tables larger than this after the rows are deleted get vacuumed, since no autovacuum runs in tests. */
const maxDeadBytes = 32 * 1024;

/**
 * Gives `lib/platform/db` the worker's migrated database, without rows. Call it once, at the top of a test file that
 * leaves the schema as it found it. The database goes with the server at the end of the run.
 */
export function provideDatabase(): void {
	globalThis.workerDatabase ??= { name: newName(), isCloned: false };
	const database = globalThis.workerDatabase;
	connectPortal(database.name);
	beforeAll(async () => {
		if (database.isCloned) await onServer(cleanUp, database.name);
		else await createDatabase(database.name, inject('templateName'));
		database.isCloned = true;
	});
	afterAll(async () => {
		await pool.end();
		await onServer((server) =>
			server.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [
				database.name,
			]),
		);
	});
}

async function cleanUp(server: pg.Client): Promise<void> {
	await server.query(inject('emptyingSql'));
	const { rows } = await server.query<{ table: string }>(
		`SELECT relname AS "table" FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace
			AND relname <> '_prisma_migrations' AND pg_relation_size(oid) > $1`,
		[maxDeadBytes],
	);
	if (rows.length === 0) return;
	await server.query(`VACUUM ${rows.map(({ table }) => pg.escapeIdentifier(table)).join(', ')}`);
}

/** Gives `lib/platform/db` a migrated database that only this test file uses, for files that change its schema. */
export function provideOwnDatabase(): void {
	const name = newName();
	connectPortal(name);
	beforeAll(() => createDatabase(name, inject('templateName')));
	afterAll(async () => {
		await pool.end();
		await dropDatabase(name);
	});
}

/** Removes the rows that tests wrote, for files whose tests must not see each other's. */
export async function emptyTables(): Promise<void> {
	await pool.query(inject('emptyingSql'));
}

function connectPortal(name: string): void {
	process.env.DATABASE_URL = getUrl(name);
	process.env.AUTH_SECRET ??= 'a secret that only tests know, 32+';
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
	afterAll(() => dropDatabase(name));
	return getUrl(name);
}

function dropDatabase(name: string) {
	return onServer((server) => server.query(`DROP DATABASE ${name} WITH (FORCE)`));
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

async function onServer<T>(work: (server: pg.Client) => Promise<T>, database?: string): Promise<T> {
	const url = new URL(inject('superuserUrl'));
	if (database !== undefined) url.pathname = `/${database}`;
	const server = new pg.Client({ connectionString: url.href });
	await server.connect();
	try {
		return await work(server);
	} finally {
		await server.end();
	}
}
