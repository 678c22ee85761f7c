import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
	chmodSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getTimeLimit } from '@/scripts/time-factor.mjs';
import {
	type EmbeddedPostgres,
	findRunningPostgres,
	portalRole,
	startEmbeddedPostgres,
} from './embedded-postgres';

const silent = () => {};

let parent: string;
let folder: string;

beforeAll(() => {
	parent = mkdtempSync(path.join(tmpdir(), 'embedded postgres '));
	// For the account that root lends the server.
	chmodSync(parent, 0o711);
	folder = path.join(parent, 'postgres');
});

afterAll(() => rmSync(parent, { recursive: true, force: true }));

async function query(url: string, text: string): Promise<unknown[]> {
	const client = new pg.Client(url);
	await client.connect();
	try {
		// Several statements have a result each.
		return [await client.query({ text, rowMode: 'array' })].flat().flatMap(({ rows }) => rows.flat());
	} finally {
		await client.end();
	}
}

/** Another process that starts the database of the same folder and then only waits. */
async function startElsewhere(): Promise<{ launcher: ChildProcess; url: string }> {
	const file = pathToFileURL(path.resolve('lib/platform/db/embedded-postgres.ts')).href;
	const code = `
		import { startEmbeddedPostgres } from ${JSON.stringify(file)};
		const { url } = await startEmbeddedPostgres({ folder: ${JSON.stringify(folder)}, durable: true, log() {} });
		process.stdout.write(url);
		setInterval(() => {}, 1000);
	`;
	const launcher = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const [url] = await once(launcher.stdout, 'data');
	return { launcher, url: String(url) };
}

async function kill(launcher: ChildProcess): Promise<void> {
	launcher.kill('SIGKILL');
	await once(launcher, 'exit');
}

function getChildren(pid: number | undefined): number[] {
	const lines = execFileSync('ps', ['-A', '-o', 'ppid=,pid='], { encoding: 'utf8' }).trim().split('\n');
	return lines.flatMap((line) => {
		const [of, child] = line.trim().split(/\s+/).map(Number);
		return of === pid && child !== undefined ? [child] : [];
	});
}

describe('the embedded database', () => {
	it('keeps what was written over a stop and a start', async () => {
		const first = await startEmbeddedPostgres({ folder, durable: true, log: silent });
		await query(first.url, `CREATE TABLE note AS SELECT 'खम्मा घणी' AS text`);
		await first.stop();
		const second = await startEmbeddedPostgres({ folder, durable: true, log: silent });
		expect(await query(second.url, 'SELECT text FROM note')).toEqual(['खम्मा घणी']);
		await second.stop();
		expect(readdirSync(parent).sort()).toEqual([
			'postgres',
			'postgres.password',
			'postgres.superuser-password',
		]);
	});

	it('knows Devanagari: sorts it by its alphabet and finds its trigrams', async () => {
		const { url, stop } = await startEmbeddedPostgres({ folder, durable: true, log: silent });
		await query(url, 'CREATE EXTENSION IF NOT EXISTS pg_trgm');
		expect(await query(url, `SELECT * FROM unnest(ARRAY['ह', 'क', 'अ', 'a']) AS name ORDER BY name`)).toEqual(
			['a', 'अ', 'क', 'ह'],
		);
		expect(await query(url, `SELECT similarity('राजपूत', 'राजपूताना') > 0.4`)).toEqual([true]);
		await stop();
	});

	it('asks for the password, which only its owner may read', async () => {
		const { url, stop } = await startEmbeddedPostgres({ folder, durable: true, log: silent });
		const wrong = new URL(url);
		wrong.password = 'guess';
		await expect(query(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
		expect(wrong.hostname).toBe('127.0.0.1');
		for (const file of [`${folder}.password`, `${folder}.superuser-password`])
			expect(statSync(file).mode & 0o777).toBe(0o600);
		await stop();
	});

	describe('gives the portal a role that', () => {
		let server: EmbeddedPostgres;
		beforeAll(async () => {
			server = await startEmbeddedPostgres({ folder, durable: true, log: silent });
		});
		afterAll(() => server.stop());

		it('owns its database and has no further rights on the server', async () => {
			const attributes = `SELECT rolname, rolsuper, rolcreatedb, rolcreaterole, rolreplication, rolbypassrls
				FROM pg_roles WHERE rolname = current_user`;
			expect(await query(server.url, attributes)).toEqual([portalRole, false, false, false, false, false]);
			const owner = `SELECT pg_get_userbyid(datdba) FROM pg_database WHERE datname = current_database()`;
			expect(await query(server.url, owner)).toEqual([portalRole]);
			expect(
				await query(
					server.url,
					`SELECT count(*)::int FROM pg_auth_members
				WHERE member = current_user::regrole`,
				),
			).toEqual([0]);
		});

		it.each([
			['reads no file', `SELECT pg_read_file('/etc/passwd')`],
			['reads no file by COPY', `CREATE TEMPORARY TABLE stolen (line text); COPY stolen FROM '/etc/passwd'`],
			['writes no file', `COPY (SELECT 1) TO '/tmp/khamma-ghani-smuggled'`],
			['runs no program', `COPY (SELECT 1) TO PROGRAM 'true'`],
			[
				'runs no program for its output',
				`CREATE TEMPORARY TABLE output (line text); COPY output FROM PROGRAM 'id'`,
			],
			['lists no folder', `SELECT pg_ls_dir('.')`],
			['imports no file', `SELECT lo_import('/etc/passwd')`],
			['changes no setting of the server', `ALTER SYSTEM SET archive_command = 'true'`],
			['makes no role', 'CREATE ROLE accomplice SUPERUSER'],
			['makes itself no superuser', `ALTER ROLE ${portalRole} SUPERUSER`],
			['becomes nobody else', 'SET ROLE khamma_ghani'],
			['makes no database', 'CREATE DATABASE elsewhere'],
			['turns off no trigger of the session', 'SET session_replication_role = replica'],
			['reads no password', 'SELECT rolpassword FROM pg_authid'],
			['adds no untrusted extension', 'CREATE EXTENSION file_fdw'],
		])('%s', async (_name, statement) => {
			await expect(query(server.url, statement)).rejects.toThrow(
				/permission denied|must be superuser|Only roles with/i,
			);
		});

		it('makes tables, functions, types and what the portal needs of pg_trgm', async () => {
			await query(
				server.url,
				`CREATE TABLE seen AS SELECT 'x' AS text; CREATE TYPE sort AS ENUM ('a'); DROP TYPE sort;
				CREATE EXTENSION IF NOT EXISTS pg_trgm; CREATE INDEX ON seen USING gin (text gin_trgm_ops); DROP TABLE seen`,
			);
		});

		it('has another password than the superuser', async () => {
			const guessed = new URL(server.url);
			guessed.username = 'khamma_ghani';
			await expect(query(guessed.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
		});
	});

	it('takes over what an earlier version made as the superuser, and loses nothing', async () => {
		const old = path.join(parent, 'old');
		const made = await startEmbeddedPostgres({ folder: old, durable: true, log: silent });
		await query(
			made.superuserUrl,
			`CREATE TABLE parent (id int GENERATED ALWAYS AS IDENTITY PRIMARY KEY, at serial, name text);
			INSERT INTO parent (name) VALUES ('खम्मा'), ('घणी');
			CREATE TYPE kind AS ENUM ('a'); CREATE DOMAIN word AS text; CREATE SEQUENCE alone; CREATE VIEW seen AS TABLE parent;
			CREATE FUNCTION note() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END';
			CREATE TRIGGER noted BEFORE INSERT ON parent FOR EACH ROW EXECUTE FUNCTION note();
			CREATE SCHEMA other; CREATE TABLE other.thing (id int);
			ALTER DATABASE khamma_ghani OWNER TO khamma_ghani; DROP OWNED BY ${portalRole}; DROP ROLE ${portalRole}`,
		);
		const { password } = new URL(made.superuserUrl);
		await made.stop();
		// Its one password was the superuser's.
		writeFileSync(`${old}.password`, password, { mode: 0o600 });
		rmSync(`${old}.superuser-password`);

		for (const _start of ['first', 'second']) {
			const server = await startEmbeddedPostgres({ folder: old, durable: true, log: silent });
			const { url } = server;
			expect(new URL(url).username).toBe(portalRole);
			expect(await query(url, 'SELECT name FROM parent ORDER BY id')).toEqual(['खम्मा', 'घणी']);
			const foreign = `SELECT oid::regclass::text FROM pg_class WHERE relowner <> current_user::regrole
					AND relnamespace IN ('public'::regnamespace, 'other'::regnamespace) AND relkind IN ('r', 'S', 'v')
				UNION ALL SELECT oid::regprocedure::text FROM pg_proc WHERE proname = 'note' AND proowner <> current_user::regrole
				UNION ALL SELECT oid::regtype::text FROM pg_type WHERE typname IN ('kind', 'word')
					AND typowner <> current_user::regrole`;
			expect(await query(url, foreign)).toEqual([]);
			await query(
				url,
				`INSERT INTO parent (name) VALUES ('जी'); DELETE FROM parent WHERE name = 'जी';
				ALTER TABLE parent DISABLE TRIGGER USER; ALTER TABLE parent ENABLE TRIGGER USER;
				ALTER TABLE other.thing ADD COLUMN name text; ALTER TABLE other.thing DROP COLUMN name`,
			);
			await expect(query(url, `SELECT pg_read_file('/etc/passwd')`)).rejects.toThrow(/permission denied/);
			const former = new URL(url);
			[former.username, former.password] = ['khamma_ghani', password];
			await expect(query(former.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
			await server.stop();
		}
	});

	it('refuses a folder that another living process uses, and leaves that one alone', async () => {
		const { launcher, url } = await startElsewhere();
		await expect(startEmbeddedPostgres({ folder, durable: true, log: silent })).rejects.toThrow(
			new RegExp(`^Another copy \\(process ${launcher.pid}\\) already runs[^\n]+$`),
		);
		expect(await query(url, 'SELECT 1')).toEqual([1]);
		await kill(launcher);
	});

	it('stops the server that a killed start has left running', async () => {
		const { launcher, url } = await startElsewhere();
		// Its watcher too, or there would be nothing left to stop.
		const children = getChildren(launcher.pid);
		const server = Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
		expect(children).toContain(server);
		for (const child of children) if (child !== server) process.kill(child, 'SIGKILL');
		await kill(launcher);
		expect(await query(url, 'SELECT 1')).toEqual([1]);

		const next = await startEmbeddedPostgres({ folder, durable: true, log: silent });
		await expect(query(url, 'SELECT 1')).rejects.toThrow();
		expect(await query(next.url, 'SELECT text FROM note')).toEqual(['खम्मा घणी']);
		await next.stop();
	});

	it('ends the server when its launcher is killed', async () => {
		const { launcher, url } = await startElsewhere();
		await kill(launcher);
		await expect
			.poll(() => query(url, 'SELECT 1').catch(() => 'gone'), { timeout: getTimeLimit(10_000) })
			.toBe('gone');
	});

	it('is not stopped by a pid file that names a stranger', async () => {
		await startEmbeddedPostgres({ folder, durable: true, log: silent }).then(({ stop }) => stop());
		const stranger = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
		writeFileSync(path.join(folder, 'postmaster.pid'), `${stranger.pid}\n${folder}\n1\n5432\n\n127.0.0.1\n`);
		const { url, stop } = await startEmbeddedPostgres({ folder, durable: true, log: silent });
		expect(await query(url, 'SELECT 1')).toEqual([1]);
		expect(stranger.exitCode).toBeNull();
		stranger.kill();
		await stop();
	});

	it('makes again what was half made, and nothing else', async () => {
		const other = path.join(parent, 'other');
		mkdirSync(path.join(parent, 'other.making-abc', 'data', 'base'), { recursive: true });
		const { url, stop } = await startEmbeddedPostgres({ folder: other, durable: false, log: silent });
		expect(await query(url, 'SELECT 1')).toEqual([1]);
		expect(readdirSync(parent).filter((name) => name.includes('making'))).toEqual([]);
		await stop();
		expect(existsSync(other)).toBe(false);
		expect(existsSync(path.join(folder, 'PG_VERSION'))).toBe(true);
	});

	it('sets a new password when the file with the old one is lost', async () => {
		rmSync(`${folder}.password`);
		rmSync(`${folder}.superuser-password`);
		const { url, stop } = await startEmbeddedPostgres({ folder, durable: true, log: silent });
		expect(await query(url, 'SELECT text FROM note')).toEqual(['खम्मा घणी']);
		await stop();
	});

	it('says what to do where a portal of an earlier version runs the server', async () => {
		const old = path.join(parent, 'of-an-earlier-version');
		mkdirSync(old);
		writeFileSync(path.join(old, 'postmaster.pid'), `1\n${old}\n0\n5432\n\n127.0.0.1\n0 0\nready   \n`);
		writeFileSync(`${old}.password`, 'x');
		await expect(findRunningPostgres(old)).rejects.toThrow(/earlier version.*start this version/);
	});

	it('tells when the server ends by itself', async () => {
		const { ended, stop } = await startEmbeddedPostgres({ folder, durable: true, log: silent });
		const server = Number(readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n')[0]);
		process.kill(server, 'SIGQUIT');
		expect(await ended).toMatch(/shutdown/);
		await stop();
	});
});
