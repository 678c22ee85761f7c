import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { expect, it } from 'vitest';
import { runMigrations } from '@/lib/platform/db/migrate';
import { createEmptyDatabase } from '@/lib/testing/database';

const migrations = path.join(import.meta.dirname, '../../../prisma/migrations');
const name = '20261123190000_mobile_e164';

it('keeps the numbers that there are, in Latin digits, when the column comes', async () => {
	const client = new pg.Client(await createEmptyDatabase());
	await client.connect();
	try {
		const names = (await readdir(migrations)).sort();
		await client.query('BEGIN');
		await runMigrations(client, names.slice(0, names.indexOf(name)));
		await client.query(`INSERT INTO "Member" ("name", "email", "emailKey", "mobileNumber", "claimedAt", "updatedAt")
			SELECT 'A', "at" || '@example.org', "at" || '@example.org', "typed", now(), now()
			FROM unnest(ARRAY['९८२९० १२३४५', '+91 98290-54321', '12 345']) WITH ORDINALITY AS "given" ("typed", "at")`);
		await client.query('COMMIT');
		await client.query('BEGIN');
		await client.query(await readFile(path.join(migrations, name, 'migration.sql'), 'utf8'));
		await client.query('COMMIT');
		const { rows } = await client.query(`SELECT "mobileNumber", "mobileE164" FROM "Member" ORDER BY "email"`);
		expect(rows).toEqual(
			['98290 12345', '+91 98290-54321', '12 345'].map((mobileNumber) => ({
				mobileNumber,
				mobileE164: null,
			})),
		);
	} finally {
		await client.end();
	}
});
