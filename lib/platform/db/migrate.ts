import { readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { PrismaPg } from '@prisma/adapter-pg';
import {
	bindMigrationAwareSqlAdapterFactory,
	ColumnTypeEnum,
	DriverAdapterError,
	isDriverAdapterError,
} from '@prisma/driver-adapter-utils';
import type { MigrationList } from '@prisma/schema-engine-wasm/schema_engine_bg';
import * as engineModule from '@prisma/schema-engine-wasm/schema_engine_bg';
import pg from 'pg';
import { getReason } from './errors';

const prismaFolder = path.resolve(import.meta.dirname, '../../../prisma');
const migrationsFolder = path.join(prismaFolder, 'migrations');
const schemaPath = path.join(prismaFolder, 'schema.prisma');

/** The key that `prisma migrate deploy` locks too, so that the two never run at once. */
export const migrationLockKey = 72_707_369;
const connectTimeoutMs = 10_000;
const charOid = 18;
const lockWaitMs = 10 * 60_000;

/** The database could not be migrated. The message is one line: what failed, and why. */
export class MigrationError extends Error {
	override readonly name = 'MigrationError';
}

const filters = { externalTables: [], externalEnums: [] };

/** Rows of one migration: started, and neither finished nor given up. */
const unfinished = 'finished_at IS NULL AND rolled_back_at IS NULL';

/**
 * Brings the database up to `prisma/migrations`, oldest first, and keeps Prisma's own record of it
 * (`_prisma_migrations`). Starts that run it at once wait for each other. A migration is applied and
 * recorded in one transaction, so one that was killed or failed leaves nothing and is tried again by
 * the next call.
 *
 * @param log receives what is happening, one line at a time
 * @param schema where `databaseUrl` leads to; it is made when it is missing
 * @returns the names of the migrations that this call applied
 * @throws MigrationError
 */
export async function applyMigrations(
	databaseUrl: string,
	log: (line: string) => void,
	schema = 'public',
): Promise<{ applied: string[] }> {
	const migrations = await readMigrations();
	// One connection: the lock must be held by the very session that runs the scripts, or the session of a
	// killed start could still be at work when the next start gets the lock.
	const pool = new pg.Pool({
		connectionString: databaseUrl,
		max: 1,
		idleTimeoutMillis: 0,
		connectionTimeoutMillis: connectTimeoutMs,
		keepAlive: true,
	});
	// A connection that breaks while idle also fails the next query.
	pool.on('error', () => {});
	try {
		await waitForLock(pool, log);
		if (schema !== 'public') {
			await prepareSchema(pool, schema);
			await pool.query(recordTable);
		}
		const recorded = await giveUpUnfinished(pool, log);
		const names = migrations.map((migration) => migration.path);
		const unknown = recorded.filter((name) => !names.includes(name));
		if (unknown.length > 0)
			log(`The database has migrations that this version does not know: ${unknown.join(', ')}`);
		if (names.every((name) => recorded.includes(name))) return { applied: [] };
		const factory = new WholeScriptPg(pool, { schema });
		const engine = await startEngine(factory);
		try {
			const result = await engine.applyMigrations({ migrationsList: getMigrationList(migrations), filters });
			for (const name of result.appliedMigrationNames) log(`Applied migration ${name}`);
			return { applied: result.appliedMigrationNames };
		} catch (error) {
			// Without a script's error the engine itself refused, and no migration is to blame.
			if (factory.scriptError === undefined) throw error;
			const [name] = await readNames(pool, unfinished);
			const line = `Migration ${name} failed, nothing of it was kept: ${getReason(factory.scriptError)}`;
			throw new MigrationError(line, { cause: error });
		} finally {
			engine.free();
		}
	} catch (error) {
		if (error instanceof MigrationError) throw error;
		throw new MigrationError(`The database could not be migrated: ${getReason(error)}`, { cause: error });
	} finally {
		await pool.end();
	}
}

/** Those of the migrations named that this version does not know. */
export async function findUnknownMigrations(names: readonly string[]): Promise<string[]> {
	const known = (await readMigrations()).map((migration) => migration.path);
	return names.filter((name) => !known.includes(name));
}

/**
 * Makes the tables that the migrations named make, and the one that Prisma records them in, in the caller's transaction.
 * The record itself is left to the caller. To be called with the lock held, on a database without tables.
 */
export async function runMigrations(client: pg.Client, names: readonly string[]): Promise<void> {
	await client.query(recordTable);
	for (const { path: name, migrationFile } of await readMigrations()) {
		if (!names.includes(name)) continue;
		await client.query(migrationFile.content.value);
		// What waits for the end of the transaction would keep the next one from changing its table.
		await client.query('SET CONSTRAINTS ALL IMMEDIATE; SET CONSTRAINTS ALL DEFERRED');
	}
}

/** As Prisma makes it. */
const recordTable = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
	id varchar(36) PRIMARY KEY NOT NULL, checksum varchar(64) NOT NULL, finished_at timestamptz,
	migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
	started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0
)`;

/**
 * Makes a schema beside others, and leaves the session's search path so that migrations find what they need there. A
 * database has an extension once, in one schema. What queries use of it is given a name in this schema too, so that they need
 * look nowhere else: where the extension is in `public`, another portal may too.
 */
export async function prepareSchema(session: Pick<pg.ClientBase, 'query'>, schema: string): Promise<void> {
	await session.query(`CREATE SCHEMA IF NOT EXISTS ${schema}`);
	await session.query('CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public');
	const { rows } = await session.query<{ home: string; isNamed: boolean }>(
		`SELECT extnamespace::regnamespace::text AS home, to_regoperator($1) IS NOT NULL AS "isNamed"
		FROM pg_extension WHERE extname = 'pg_trgm'`,
		[`${schema}.<%(text,text)`],
	);
	const { home = 'public', isNamed = false } = rows[0] ?? {};
	await session.query(`SET search_path = ${schema}, ${home}`);
	if (isNamed) return;
	// Each is put in line by the planner, so that indexes serve them too.
	await session.query(`
		CREATE FUNCTION ${schema}.word_similarity(text, text) RETURNS real LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
			AS 'SELECT ${home}.word_similarity($1, $2)';
		CREATE FUNCTION ${schema}.is_word_similar(text, text) RETURNS boolean LANGUAGE sql STABLE STRICT PARALLEL SAFE
			AS 'SELECT $1 OPERATOR(${home}.<%) $2';
		CREATE OPERATOR ${schema}.<% (LEFTARG = text, RIGHTARG = text, FUNCTION = ${schema}.is_word_similar)`);
}

/**
 * What `prisma/schema.prisma` says that `prisma/migrations` do not: the SQL that the next migration needs,
 * empty when the two agree. Checks, triggers, partial and expression indexes are in migrations only and
 * are not compared.
 *
 * @param emptyDatabaseUrl a database without tables; it is left migrated
 */
export async function findSchemaDrift(emptyDatabaseUrl: string): Promise<string> {
	await applyMigrations(emptyDatabaseUrl, () => {});
	const pool = new pg.Pool({ connectionString: emptyDatabaseUrl, connectionTimeoutMillis: connectTimeoutMs });
	try {
		const engine = await startEngine(new WholeScriptPg(pool));
		try {
			const schema = { path: schemaPath, content: await readFile(schemaPath, 'utf8') };
			const { exitCode, stdout } = await engine.diff({
				from: { tag: 'schemaDatasource', files: [schema], configDir: prismaFolder },
				to: { tag: 'schemaDatamodel', files: [schema] },
				script: true,
				exitCode: true,
				filters,
			});
			return exitCode === 0 ? '' : (stdout ?? '');
		} finally {
			engine.free();
		}
	} finally {
		await pool.end();
	}
}

/** adapter-pg cuts a script at every semicolon, also inside a function's body; Postgres runs it whole. */
class WholeScriptPg extends PrismaPg {
	/** What the database answered to the last script that failed. */
	scriptError: Error | undefined;

	override async connect() {
		const adapter = await super.connect();
		const queryRaw = adapter.queryRaw.bind(adapter);
		// The catalog has columns of the type "char", which adapter-pg refuses to read.
		adapter.queryRaw = (query) =>
			queryRaw(query).catch(async (error) => {
				if (!isDriverAdapterError(error) || error.cause.kind !== 'UnsupportedNativeDataType') throw error;
				const { fields } = await adapter.underlyingDriver().query(query.sql, query.args);
				const isChar = fields.map((field) => field.dataTypeID === charOid);
				const columns = fields.map(
					({ name }, index) => `"${name}"${isChar[index] ? `::text AS "${name}"` : ''}`,
				);
				const sql = `SELECT ${columns.join(', ')} FROM (${query.sql.replace(/;\s*$/, '')}) AS catalog`;
				const result = await queryRaw({ ...query, sql });
				const columnTypes = result.columnTypes.map((type, index) =>
					isChar[index] ? ColumnTypeEnum.Character : type,
				);
				return { ...result, columnTypes };
			});
		adapter.executeScript = async (script) => {
			try {
				// Statements sent together are one transaction; with the record among them, a migration that
				// is done is known to be done, no matter when the start is killed.
				await adapter.underlyingDriver().query(`${script}\n;\n${recordInSameTransaction}`);
			} catch (error) {
				if (error instanceof Error) this.scriptError = error;
				throw error instanceof pg.DatabaseError ? toAdapterError(error) : error;
			}
		};
		return adapter;
	}
}

const recordInSameTransaction = `DO $record$ BEGIN
	IF to_regclass('_prisma_migrations') IS NOT NULL THEN
		UPDATE _prisma_migrations SET finished_at = now() WHERE ${unfinished};
	END IF;
END $record$`;

function toAdapterError(error: pg.DatabaseError) {
	return new DriverAdapterError({
		kind: 'postgres',
		code: error.code ?? 'N/A',
		severity: error.severity ?? 'N/A',
		message: error.message,
		detail: error.detail,
		column: error.column,
		hint: error.hint,
		originalMessage: error.message,
		...(error.code === undefined ? {} : { originalCode: error.code }),
	});
}

async function waitForLock(pool: pg.Pool, log: (line: string) => void) {
	const { rows } = await pool.query<{ held: boolean }>(
		`SELECT pg_try_advisory_lock(${migrationLockKey}) AS held`,
	);
	if (rows[0]?.held) return;
	log('Waiting for another start that is migrating the database');
	await pool.query(`SET lock_timeout = ${lockWaitMs}`);
	await pool.query(`SELECT pg_advisory_lock(${migrationLockKey})`);
	await pool.query('RESET lock_timeout');
}

/**
 * Closes the records of migrations that were killed or failed: with the lock held nobody is at work on
 * them, and their transaction kept nothing.
 *
 * @returns the names of the migrations that are applied
 */
async function giveUpUnfinished(pool: pg.Pool, log: (line: string) => void) {
	const { rows } = await pool.query<{ known: boolean }>(
		`SELECT to_regclass('_prisma_migrations') IS NOT NULL AS known`,
	);
	if (!rows[0]?.known) return [];
	for (const name of await readNames(pool, unfinished))
		log(`Migration ${name} was interrupted; trying it again`);
	await pool.query(`UPDATE _prisma_migrations SET rolled_back_at = now() WHERE ${unfinished}`);
	return readNames(pool, 'finished_at IS NOT NULL AND rolled_back_at IS NULL');
}

async function readNames(pool: pg.Pool, condition: string) {
	const { rows } = await pool.query<{ migration_name: string }>(
		`SELECT migration_name FROM _prisma_migrations WHERE ${condition} ORDER BY started_at`,
	);
	return rows.map((row) => row.migration_name);
}

async function readMigrations() {
	const entries = await readdir(migrationsFolder, { withFileTypes: true });
	const names = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
	return Promise.all(
		names.sort().map(async (name) => {
			const value = await readFile(path.join(migrationsFolder, name, 'migration.sql'), 'utf8');
			return { path: name, migrationFile: { path: 'migration.sql', content: { tag: 'ok' as const, value } } };
		}),
	);
}

function getMigrationList(migrationDirectories: MigrationList['migrationDirectories']): MigrationList {
	return {
		baseDir: migrationsFolder,
		lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
		shadowDbInitScript: '',
		migrationDirectories,
	};
}

declare global {
	var schemaEngineReady: Promise<void> | undefined;
}

async function startEngine(factory: PrismaPg) {
	// The package keeps one engine a process, and views of its memory: a second one would be given the text of the first.
	globalThis.schemaEngineReady ??= loadWasm();
	await globalThis.schemaEngineReady;
	const schema = await readFile(schemaPath, 'utf8');
	return engineModule.SchemaEngine.new(
		{ datamodels: [[schemaPath, schema]] },
		() => {},
		bindMigrationAwareSqlAdapterFactory(factory),
	);
}

/** The package's own entry imports a .wasm file, which Node 20 cannot; this is what that import would do. */
async function loadWasm() {
	const packageFolder = path.dirname(createRequire(import.meta.url).resolve('@prisma/schema-engine-wasm'));
	const bytes = new Uint8Array(await readFile(path.join(packageFolder, 'schema_engine_bg.wasm')));
	const imports = { './schema_engine_bg.js': { ...engineModule } };
	const { instance } = await WebAssembly.instantiate(bytes, imports);
	engineModule.__wbg_set_wasm(instance.exports);
	const start = instance.exports.__wbindgen_start;
	if (typeof start !== 'function')
		throw new Error('The schema engine has another shape than this version expects');
	start();
}
