import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { pool } from '@/lib/platform/db/pool';
import { call } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { GET } from './route';

const dataDir = mkdtempSync(path.join(tmpdir(), 'health-'));
process.env.DATA_DIR = dataDir;
provideDatabase();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('is well while database and storage answer', async () => {
	const { status, body, headers } = await call(GET, '/api/health');
	expect(status).toBe(200);
	expect(body).toEqual({ status: 'ok', database: 'ok', storage: 'ok' });
	expect(headers.get('cache-control')).toBe('no-store');
});

it('names the storage when that is gone', async () => {
	rmSync(path.join(dataDir, 'media'), { recursive: true, force: true });
	writeFileSync(path.join(dataDir, 'media'), 'no folder');
	const { status, body, headers } = await call(GET, '/api/health');
	expect(status).toBe(503);
	expect(body).toMatchObject({
		status: 'down',
		database: 'ok',
		storage: 'down',
		code: 'service.unavailable',
	});
	expect(headers.get('retry-after')).toBe('5');
	expect(headers.get('cache-control')).toBe('no-store');
	rmSync(path.join(dataDir, 'media'));
});

it('names the database when that is gone, and is well again when it is back', async () => {
	const server = new URL(process.env.DATABASE_URL ?? '');
	const admin = new URL(server);
	admin.pathname = '/postgres';
	await pool.query(`SELECT 1`);
	const { default: pg } = await import('pg');
	const client = new pg.Client({ connectionString: admin.href });
	await client.connect();
	const name = server.pathname.slice(1);
	try {
		await client.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS false`);
		await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
		const down = await call(GET, '/api/health');
		expect(down.status).toBe(503);
		expect(down.body).toMatchObject({ status: 'down', database: 'down', storage: 'ok' });
		await client.query(`ALTER DATABASE ${name} WITH ALLOW_CONNECTIONS true`);
	} finally {
		await client.end();
	}
	expect((await call(GET, '/api/health')).status).toBe(200);
});
