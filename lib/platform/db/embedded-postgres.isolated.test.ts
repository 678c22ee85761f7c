import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { queryValues } from '@/tests/support/query-at';
import { portalRole } from './embedded/portal-role';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres';

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

describe('the embedded database', () => {
	it('keeps what was written over a stop and a start', async () => {
		const first = await startEmbeddedPostgres({ folder, durable: true, log: silent });
		await queryValues(first.url, `CREATE TABLE note AS SELECT 'खम्मा घणी' AS text`);
		await first.stop();
		const second = await startEmbeddedPostgres({ folder, durable: true, log: silent });
		expect(await queryValues(second.url, 'SELECT text FROM note')).toEqual(['खम्मा घणी']);
		await second.stop();
		expect(readdirSync(parent).sort()).toEqual([
			'postgres',
			'postgres.password',
			'postgres.superuser-password',
		]);
	});

	it('knows Devanagari: sorts it by its alphabet and finds its trigrams', async () => {
		const { url, stop } = await startEmbeddedPostgres({ folder, durable: true, log: silent });
		await queryValues(url, 'CREATE EXTENSION IF NOT EXISTS pg_trgm');
		expect(
			await queryValues(url, `SELECT * FROM unnest(ARRAY['ह', 'क', 'अ', 'a']) AS name ORDER BY name`),
		).toEqual(['a', 'अ', 'क', 'ह']);
		expect(await queryValues(url, `SELECT similarity('राजपूत', 'राजपूताना') > 0.4`)).toEqual([true]);
		await stop();
	});

	it('asks for the password, which only its owner may read', async () => {
		const { url, stop } = await startEmbeddedPostgres({ folder, durable: true, log: silent });
		const wrong = new URL(url);
		wrong.password = 'guess';
		await expect(queryValues(wrong.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
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
			expect(await queryValues(server.url, attributes)).toEqual([
				portalRole,
				false,
				false,
				false,
				false,
				false,
			]);
			const owner = `SELECT pg_get_userbyid(datdba) FROM pg_database WHERE datname = current_database()`;
			expect(await queryValues(server.url, owner)).toEqual([portalRole]);
			expect(
				await queryValues(
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
			await expect(queryValues(server.url, statement)).rejects.toThrow(
				/permission denied|must be superuser|Only roles with/i,
			);
		});

		it('makes tables, functions, types and what the portal needs of pg_trgm', async () => {
			await queryValues(
				server.url,
				`CREATE TABLE seen AS SELECT 'x' AS text; CREATE TYPE sort AS ENUM ('a'); DROP TYPE sort;
				CREATE EXTENSION IF NOT EXISTS pg_trgm; CREATE INDEX ON seen USING gin (text gin_trgm_ops); DROP TABLE seen`,
			);
		});

		it('has another password than the superuser', async () => {
			const guessed = new URL(server.url);
			guessed.username = 'khamma_ghani';
			await expect(queryValues(guessed.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/);
		});
	});
});
