// A cluster over starts that were killed, files that were lost, and versions; the short run starts one.
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
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getTimeLimit } from '@/scripts/time-factor.mjs';
import { queryValues } from '@/tests/support/query-at';
import { portalRole } from './embedded/portal-role';
import { findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres';

const silent = () => {};

let parent: string;
let folder: string;

beforeAll(async () => {
	parent = mkdtempSync(path.join(tmpdir(), 'embedded postgres '));
	// For the account that root lends the server.
	chmodSync(parent, 0o711);
	folder = path.join(parent, 'postgres');
	const { url, stop } = await startEmbeddedPostgres({ folder, durable: true, log: silent });
	await queryValues(url, `CREATE TABLE note AS SELECT 'खम्मा घणी' AS text`);
	await stop();
});

afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** Starts another process that starts the database of the same folder and then only waits. */
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
	it('takes over what an earlier version made as the superuser, and loses nothing', async () => {
		const old = path.join(parent, 'old');
		const made = await startEmbeddedPostgres({ folder: old, durable: true, log: silent });
		await queryValues(
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
			expect(await queryValues(url, 'SELECT name FROM parent ORDER BY id')).toEqual(['खम्मा', 'घणी']);
			const foreign = `SELECT oid::regclass::text FROM pg_class WHERE relowner <> current_user::regrole
					AND relnamespace IN ('public'::regnamespace, 'other'::regnamespace) AND relkind IN ('r', 'S', 'v')
				UNION ALL SELECT oid::regprocedure::text FROM pg_proc WHERE proname = 'note' AND proowner <> current_user::regrole
				UNION ALL SELECT oid::regtype::text FROM pg_type WHERE typname IN ('kind', 'word')
					AND typowner <> current_user::regrole`;
			expect(await queryValues(url, foreign)).toEqual([]);
			await queryValues(
				url,
				`INSERT INTO parent (name) VALUES ('जी'); DELETE FROM parent WHERE name = 'जी';
				ALTER TABLE parent DISABLE TRIGGER USER; ALTER TABLE parent ENABLE TRIGGER USER;
				ALTER TABLE other.thing ADD COLUMN name text; ALTER TABLE other.thing DROP COLUMN name`,
			);
			await expect(queryValues(url, `SELECT pg_read_file('/etc/passwd')`)).rejects.toThrow(
				/permission denied/,
			);
			const former = new URL(url);
			[former.username, former.password] = ['khamma_ghani', password];
			await expect(queryValues(former.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
			await server.stop();
		}
	});

	it('refuses a folder that another living process uses, and leaves that one alone', async () => {
		const { launcher, url } = await startElsewhere();
		await expect(startEmbeddedPostgres({ folder, durable: true, log: silent })).rejects.toThrow(
			new RegExp(`^Another copy \\(process ${launcher.pid}\\) already runs[^\n]+$`),
		);
		expect(await queryValues(url, 'SELECT 1')).toEqual([1]);
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
		expect(await queryValues(url, 'SELECT 1')).toEqual([1]);

		const next = await startEmbeddedPostgres({ folder, durable: true, log: silent });
		await expect(queryValues(url, 'SELECT 1')).rejects.toThrow();
		expect(await queryValues(next.url, 'SELECT text FROM note')).toEqual(['खम्मा घणी']);
		await next.stop();
	});

	it('ends the server when its launcher is killed', async () => {
		const { launcher, url } = await startElsewhere();
		await kill(launcher);
		await expect
			.poll(() => queryValues(url, 'SELECT 1').catch(() => 'gone'), { timeout: getTimeLimit(10_000) })
			.toBe('gone');
	});

	it('starts in spite of a pid file that names a stranger', async () => {
		await startEmbeddedPostgres({ folder, durable: true, log: silent }).then(({ stop }) => stop());
		const stranger = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)']);
		writeFileSync(path.join(folder, 'postmaster.pid'), `${stranger.pid}\n${folder}\n1\n5432\n\n127.0.0.1\n`);
		const { url, stop } = await startEmbeddedPostgres({ folder, durable: true, log: silent });
		expect(await queryValues(url, 'SELECT 1')).toEqual([1]);
		expect(stranger.exitCode).toBeNull();
		stranger.kill();
		await stop();
	});

	it('makes again what was half made, and nothing else', async () => {
		const other = path.join(parent, 'other');
		mkdirSync(path.join(parent, 'other.making-abc', 'data', 'base'), { recursive: true });
		const { url, stop } = await startEmbeddedPostgres({ folder: other, durable: false, log: silent });
		expect(await queryValues(url, 'SELECT 1')).toEqual([1]);
		expect(readdirSync(parent).filter((name) => name.includes('making'))).toEqual([]);
		await stop();
		expect(existsSync(other)).toBe(false);
		expect(existsSync(path.join(folder, 'PG_VERSION'))).toBe(true);
	});

	it('sets a new password when the file with the old one is lost', async () => {
		rmSync(`${folder}.password`);
		rmSync(`${folder}.superuser-password`);
		const { url, stop } = await startEmbeddedPostgres({ folder, durable: true, log: silent });
		expect(await queryValues(url, 'SELECT text FROM note')).toEqual(['खम्मा घणी']);
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
