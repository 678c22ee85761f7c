import { createHmac } from 'node:crypto';
import pg from 'pg';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createMigratedDatabase } from '@/tests/support/database';
import { queryAt } from '@/tests/support/query-at';
import { checkConnection, markDeployment, prepareProcess, refuseProduction } from './deployment';

const now = new Date('2026-11-24T07:00:00Z');
const refusal = /^DATABASE_SCHEMA must be auto, [^\n]+ "public", which holds a production portal$/;

let databaseUrl = '';
beforeEach(async () => {
	databaseUrl = await createMigratedDatabase();
});
afterEach(() => vi.unstubAllEnvs());

const place = (isPreview: boolean) => ({ databaseUrl, databaseSchema: 'public', isPreview });

const query = <Row extends pg.QueryResultRow>(statement: string, values: unknown[] = []) =>
	queryAt<Row>(databaseUrl, statement, values);

const insertAccount = (email: string) =>
	query(
		`INSERT INTO "Member" ("email", "emailKey", "passwordHash", "claimedAt", "name", "nameKey", "updatedAt")
		VALUES ($1, $1, 'a hash', now(), 'Veer', 'veer', now())`,
		[email],
	);
const readMark = async () =>
	(await query<{ kind: string; branch: string | null; secret: string }>('SELECT * FROM "Deployment"'))[0];

it('refuses a preview what production has prepared, and lets production go on', async () => {
	await markDeployment(place(false), now);
	await expect(refuseProduction(place(true))).rejects.toThrow(refusal);
	await refuseProduction(place(false));
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	await expect(checkConnection(client, place(true))).rejects.toThrow(refusal);
	await checkConnection(client, place(false));
	await client.end();
});

it('takes a database without a mark for a production portal when it has accounts that are not the demo’s', async () => {
	await refuseProduction(place(true));
	await insertAccount('shivank@demo.example');
	await insertAccount('admin@khamma-ghani.example');
	await refuseProduction(place(true));
	await insertAccount('veer@example.org');
	await expect(refuseProduction(place(true))).rejects.toThrow(refusal);
	// As an earlier version has left it.
	await query('DROP TABLE "Deployment"');
	await expect(refuseProduction(place(true))).rejects.toThrow(refusal);
});

it('leaves a preview what it has prepared, with any registrations there, until production takes it', async () => {
	vi.stubEnv('VERCEL_GIT_COMMIT_REF', 'feature/x');
	await markDeployment(place(true), now);
	await insertAccount('reviewer@example.org');
	await refuseProduction(place(true));
	const first = await readMark();
	expect(first).toMatchObject({ kind: 'preview', branch: 'feature/x' });
	await markDeployment(place(true), now);
	expect((await readMark())?.secret).toBe(first?.secret);
	await markDeployment(place(false), now);
	expect(await readMark()).toMatchObject({ kind: 'production', branch: null, secret: first?.secret });
	await markDeployment(place(true), now);
	expect(await readMark()).toMatchObject({ kind: 'production' });
});

it('gives a preview a secret from its database, and nothing to what is no preview', async () => {
	await markDeployment(place(true), now);
	vi.stubEnv('DATABASE_URL', databaseUrl);
	vi.stubEnv('DATABASE_SCHEMA', 'public');
	vi.stubEnv('AUTH_SECRET', undefined);
	vi.stubEnv('NEXTAUTH_SECRET', undefined);
	await prepareProcess();
	expect(process.env.AUTH_SECRET).toBeUndefined();
	vi.stubEnv('VERCEL', '1');
	vi.stubEnv('VERCEL_ENV', 'preview');
	await prepareProcess();
	const mark = await readMark();
	const secret = createHmac('sha256', mark?.secret ?? '')
		.update('sessions')
		.digest('base64url');
	expect(process.env.AUTH_SECRET).toBe(secret);
	expect(process.env.NEXTAUTH_SECRET).toBe(secret);
});
