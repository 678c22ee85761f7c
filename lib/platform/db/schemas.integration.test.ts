// Several portals in one database, each in a schema of its own.
import pg from 'pg';
import { expect, it } from 'vitest';
import { getPreviewSchema, urlInSchema } from '@/lib/platform/env/database-schema.mjs';
import { EnvError } from '@/lib/platform/env/env';
import { createEmptyDatabase, createMigratedDatabase } from '@/tests/support/database';
import { queryAt } from '@/tests/support/query-at';
import { startTransactionPooler } from '@/tests/support/transaction-pooler';
import { portalRole } from './embedded/portal-role';
import { applyMigrations } from './migrate';
import { requireDatabase } from './require-database';

const migrateMs = 60_000;
const [first, second] = ['feature/first', 'feature/second'].map(getPreviewSchema);

async function migrated(databaseUrl: string, schema = '') {
	const url = urlInSchema(databaseUrl, schema);
	return { url, ...(await applyMigrations(url, () => {}, schema)) };
}

const insertMember = (url: string, name: string) =>
	queryAt(
		url,
		`INSERT INTO "Member" ("email", "emailKey", "passwordHash", "claimedAt", "name", "nameKey", "updatedAt")
		VALUES ($1, $1, 'a hash', now(), $2, $2, now())`,
		[`${name}@example.org`, name],
	);
const namesIn = async (url: string) =>
	(await queryAt<{ name: string }>(url, 'SELECT "name" FROM "Member" ORDER BY "name"')).map(
		({ name }) => name,
	);
const talliesIn = (url: string) => queryAt(url, 'SELECT * FROM "MemberTally" ORDER BY 1, 2');
const changesIn = (url: string) => queryAt(url, 'SELECT count(*)::int AS count FROM "PublicChange"');

it(
	'keeps each from seeing the rows, triggers and migrations of the others',
	async () => {
		const production = await createMigratedDatabase();
		await insertMember(production, 'mahendra');
		const before = [await talliesIn(production), await changesIn(production)];
		const { url: a, applied } = await migrated(production, first);
		const { url: b } = await migrated(production, second);
		expect(applied.length).toBeGreaterThan(30);
		expect((await migrated(production, first)).applied).toEqual([]);
		expect(await namesIn(a)).toEqual([]);
		await insertMember(a, 'asha');
		await insertMember(b, 'bhawani');
		expect([await namesIn(production), await namesIn(a), await namesIn(b)]).toEqual([
			['mahendra'],
			['asha'],
			['bhawani'],
		]);
		expect([await talliesIn(production), await changesIn(production)]).toEqual(before);
		await queryAt(a, 'DELETE FROM "Member"');
		expect(await namesIn(b)).toEqual(['bhawani']);
		const inPublic = `SELECT count(*)::int AS count FROM _prisma_migrations`;
		expect(await queryAt(production, inPublic)).toEqual(await queryAt(a, inPublic));
	},
	migrateMs,
);

it(
	'finds similar words by an index, in whichever schema the extension is',
	async () => {
		const database = await createEmptyDatabase();
		await migrated(database, first);
		const { url: b } = await migrated(database, second);
		await queryAt(database, `DROP SCHEMA ${first} CASCADE`);
		await insertMember(b, 'mahendra');
		const similar = `SELECT "name" FROM "Member" WHERE 'mahendr' <% (' ' || "nameKey" || ' ')`;
		expect(await queryAt(b, `${similar} AND word_similarity('mahendr', "nameKey") > 0.5`)).toEqual([
			{ name: 'mahendra' },
		]);
		const client = new pg.Client({ connectionString: b });
		await client.connect();
		await client.query('SET enable_seqscan = off');
		const { rows } = await client.query(`EXPLAIN ${similar}`);
		await client.end();
		expect(JSON.stringify(rows)).toContain('Member_nameKey_trgm');
	},
	migrateMs,
);

it(
	'finds nothing once its schema is gone, rather than what is in public',
	async () => {
		const production = await createMigratedDatabase();
		const { url } = await migrated(production, first);
		await queryAt(production, `DROP SCHEMA ${first} CASCADE`);
		await expect(namesIn(url)).rejects.toThrow('relation "Member" does not exist');
	},
	migrateMs,
);

it('is refused through a pooler that gives no session of its own', async () => {
	const pooler = await startTransactionPooler(await createEmptyDatabase());
	try {
		await requireDatabase(pooler.url);
		const refusal = await requireDatabase(urlInSchema(pooler.url, 'community'), 'community').catch(
			(error) => error,
		);
		expect(refusal).toBeInstanceOf(EnvError);
		expect(refusal.message).toMatch(/^DIRECT_DATABASE_URL must be set [^\n]+$/);
	} finally {
		await pooler.close();
	}
});

it('is not named as the role, whose own schema comes before public', async () => {
	const url = urlInSchema(await createEmptyDatabase(), portalRole);
	await expect(requireDatabase(url, portalRole)).rejects.toThrow(
		/^DATABASE_SCHEMA must not be the name of the role in DATABASE_URL, "portal"$/,
	);
});
