import { readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { createEmptyDatabase } from '@/tests/support/database';
import { applyMigrations, findSchemaDrift } from './migrate';

const initial = '20261121000000_init';

async function query(databaseUrl: string, sql: string) {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		return (await client.query(sql)).rows;
	} finally {
		await client.end();
	}
}

function record(databaseUrl: string) {
	return query(
		databaseUrl,
		`SELECT migration_name AS name, finished_at IS NOT NULL AS finished, rolled_back_at IS NOT NULL AS given_up
		FROM _prisma_migrations ORDER BY started_at`,
	);
}

/** What a start leaves that was killed while it migrated: its record without an end, and nothing else. */
async function leaveHalfDone(databaseUrl: string) {
	await applyMigrations(databaseUrl, () => {});
	await query(
		databaseUrl,
		`DROP SCHEMA public CASCADE; CREATE SCHEMA public;
		CREATE TABLE _prisma_migrations (
			id varchar(36) PRIMARY KEY, checksum varchar(64) NOT NULL, finished_at timestamptz,
			migration_name varchar(255) NOT NULL, logs text, rolled_back_at timestamptz,
			started_at timestamptz NOT NULL DEFAULT now(), applied_steps_count integer NOT NULL DEFAULT 0
		);
		INSERT INTO _prisma_migrations (id, checksum, migration_name) VALUES ('killed', 'x', '${initial}')`,
	);
}

describe('applyMigrations', () => {
	it('migrates an empty database and says what it applied', async () => {
		const url = await createEmptyDatabase();
		const lines: string[] = [];
		const { applied } = await applyMigrations(url, (line) => lines.push(line));
		expect(applied[0]).toBe(initial);
		expect(lines).toContain(`Applied migration ${initial}`);
		expect(await record(url)).toContainEqual({ name: initial, finished: true, given_up: false });
	});

	it('migrates in a process that has two copies of its module', async () => {
		await applyMigrations(await createEmptyDatabase(), () => {});
		vi.resetModules();
		const copy = await import('./migrate');
		const { applied } = await copy.applyMigrations(await createEmptyDatabase(), () => {});
		expect(applied[0]).toBe(initial);
	});

	it('does nothing to a database that is up to date', async () => {
		const url = await createEmptyDatabase();
		await applyMigrations(url, () => {});
		const before = await record(url);
		expect(await applyMigrations(url, () => {})).toEqual({ applied: [] });
		expect(await record(url)).toEqual(before);
	});

	it('lets the second of two starts wait for the first', async () => {
		const url = await createEmptyDatabase();
		const results = await Promise.all([1, 2, 3].map(() => applyMigrations(url, () => {})));
		expect(results.filter(({ applied }) => applied.length > 0)).toHaveLength(1);
		expect(await record(url)).toHaveLength(results.flatMap(({ applied }) => applied).length);
	});

	it('picks up where a killed start has stopped', async () => {
		const url = await createEmptyDatabase();
		await leaveHalfDone(url);
		const lines: string[] = [];
		const { applied } = await applyMigrations(url, (line) => lines.push(line));
		expect(applied[0]).toBe(initial);
		expect(lines[0]).toBe(`Migration ${initial} was interrupted; trying it again`);
		expect(await record(url)).toEqual([
			{ name: initial, finished: false, given_up: true },
			...applied.map((name) => ({ name, finished: true, given_up: false })),
		]);
	});

	it('leaves a database alone that holds something else', async () => {
		const url = await createEmptyDatabase();
		await query(url, 'CREATE TABLE letters (id int)');
		await expect(applyMigrations(url, () => {})).rejects.toThrow(
			/^The database could not be migrated: [^\n]+$/,
		);
		const left = await query(url, `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`);
		expect(left).toEqual([{ tablename: 'letters' }]);
	});

	it('says in one line what the database refused, keeps nothing, and succeeds once the reason is gone', async () => {
		const url = await createEmptyDatabase();
		await leaveHalfDone(url);
		await query(url, `CREATE TYPE "Gender" AS ENUM ('Other')`);
		await expect(applyMigrations(url, () => {})).rejects.toThrow(
			`Migration ${initial} failed, nothing of it was kept: type "Gender" already exists`,
		);
		const left = await query(url, `SELECT tablename FROM pg_tables WHERE schemaname = 'public'`);
		expect(left).toEqual([{ tablename: '_prisma_migrations' }]);
		await query(url, 'DROP TYPE "Gender"');
		expect((await applyMigrations(url, () => {})).applied[0]).toBe(initial);
	});

	it('says in one line that there is no database', async () => {
		const url = new URL(await createEmptyDatabase());
		url.pathname = '/not_there';
		await expect(applyMigrations(url.href, () => {})).rejects.toThrow(
			/^The database could not be migrated: database "not_there" does not exist$/,
		);
	});
});

describe('20261123061100_email_confirmations', () => {
	it('confirms the addresses that a mailed code proved, and those of the demo', async () => {
		const url = await createEmptyDatabase();
		await applyMigrations(url, () => {});
		await query(
			url,
			`DROP TABLE "EmailConfirmation"; ALTER TABLE "Member" DROP COLUMN "emailConfirmedAt";
			INSERT INTO "Member" (id, name, email, "emailKey", "createdAt", "claimedAt", "isDemo", "isListed", "updatedAt")
			SELECT id::uuid, name, name || '@example.org', name || '@example.org', '2026-01-01', claimed::timestamptz, demo, false, now()
			FROM (VALUES
				('00000000-0000-4000-8000-000000000001', 'registered', '2026-01-01', false),
				('00000000-0000-4000-8000-000000000002', 'claimed', '2026-01-02', false),
				('00000000-0000-4000-8000-000000000003', 'moved', '2026-01-02', false),
				('00000000-0000-4000-8000-000000000004', 'unclaimed', NULL, false),
				('00000000-0000-4000-8000-000000000005', 'demo', '2026-01-01', true)
			) AS given (id, name, claimed, demo);
			INSERT INTO "AuditEntry" (action, "subjectType", "subjectId", changes) VALUES
				('member.update', 'member', '00000000-0000-4000-8000-000000000003', '{"email": {"from": "a", "to": "b"}}'),
				('member.update', 'member', '00000000-0000-4000-8000-000000000002', '{"name": {"from": "a", "to": "b"}}')`,
		);
		const folder = path.resolve(import.meta.dirname, '../../../prisma/migrations');
		await query(
			url,
			await readFile(path.join(folder, '20261123061100_email_confirmations/migration.sql'), 'utf8'),
		);
		const confirmed = `SELECT name FROM "Member" WHERE "emailConfirmedAt" = "claimedAt" ORDER BY name`;
		expect(await query(url, confirmed)).toEqual([{ name: 'claimed' }, { name: 'demo' }]);
		expect(
			await query(url, `SELECT count(*)::int FROM "Member" WHERE "emailConfirmedAt" IS NOT NULL`),
		).toEqual([{ count: 2 }]);
	});
});

describe('20261123210100_dates_of_death', () => {
	it('reads from the words of a file how much of a date is known, where the card still says the same', async () => {
		const url = await createEmptyDatabase();
		await applyMigrations(url, () => {});
		const person = (name: string, born: string, precision: string, died: string | null, facts: object[]) =>
			`('${name}', '${born}', '${precision}', ${died === null ? 'NULL' : `'${died}'`}, '${JSON.stringify(facts)}')`;
		const birth = (date: string) => ({ tag: 'BIRT', date });
		const death = (date: string) => ({ tag: 'DEAT', date });
		await query(
			url,
			`INSERT INTO "Member" (id, name, email, "emailKey", "isListed", "updatedAt")
				VALUES ('00000000-0000-4000-8000-000000000001', 'A', 'a@example.org', 'a@example.org', false, now());
			INSERT INTO "FamilyTree" (id, "ownerId", name, "updatedAt")
				VALUES ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', 'A', now());
			INSERT INTO "Person" ("treeId", name, "bornOn", "bornPrecision", "isDeceased", "diedOn", facts, "updatedAt")
			SELECT '00000000-0000-4000-8000-000000000002', name, born::date, precision::"BirthPrecision", died IS NOT NULL,
				died::date, facts::jsonb, now()
			FROM (VALUES
				${[
					person('about', '1850-01-01', 'year', '1920-12-31', [birth('ABT 1850'), death('BEF 1920')]),
					person('changed since', '1860-01-01', 'year', null, [birth('ABT 1850')]),
					person('day', '1850-03-04', 'day', '1920-05-06', [birth('ABT 1850'), death('6 MAY 1920')]),
					person('month', '1850-01-01', 'year', '1920-12-31', [birth('MAR 1850'), death('FEB 1920')]),
					person('months that contradict', '1850-01-01', 'year', '1850-12-31', [
						birth('MAR 1850'),
						death('FEB 1850'),
					]),
					person('nothing known', '1850-01-01', 'year', '1920-12-31', []),
					person('year', '1850-01-01', 'year', '1920-12-31', [birth('1850'), death('1920')]),
				].join()}
			) AS given (name, born, precision, died, facts)`,
		);
		const folder = path.resolve(import.meta.dirname, '../../../prisma/migrations');
		const script = await readFile(path.join(folder, '20261123210100_dates_of_death/migration.sql'), 'utf8');
		await query(
			url,
			`ALTER TABLE "Person" DROP CONSTRAINT "Person_diedPrecision_check", DROP CONSTRAINT "Person_ageAtDeath_check";
			${script}`,
		);
		expect(
			await query(
				url,
				`SELECT name, concat_ws(' ', "bornOn", "bornPrecision") AS born, concat_ws(' ', "diedOn", "diedPrecision") AS died
				FROM "Person" ORDER BY name`,
			),
		).toEqual([
			{ name: 'about', born: '1850-01-01 about', died: '1920-12-31 about' },
			{ name: 'changed since', born: '1860-01-01 year', died: '' },
			{ name: 'day', born: '1850-03-04 day', died: '1920-05-06' },
			{ name: 'month', born: '1850-03-01 month', died: '1920-02-29 month' },
			{ name: 'months that contradict', born: '1850-03-01 month', died: '1850-12-31 year' },
			{ name: 'nothing known', born: '1850-01-01 year', died: '1920-12-31' },
			{ name: 'year', born: '1850-01-01 year', died: '1920-12-31 year' },
		]);
	});
});

describe('20261124020000_member_dates', () => {
	it('keeps the age that was typed for a member who was marked as deceased', async () => {
		const url = await createEmptyDatabase();
		await applyMigrations(url, () => {});
		await query(
			url,
			`ALTER TABLE "Member" DROP COLUMN "diedOn", DROP COLUMN "diedPrecision", DROP COLUMN "ageAtDeath";
			INSERT INTO "Member" (name, email, "emailKey", "isListed", "isDeceased", "bornOn", "bornPrecision", "updatedAt")
			SELECT name, name || '@example.org', name || '@example.org', false, gone, born::date,
				precision::"BirthPrecision", '2026-03-01'
			FROM (VALUES
				('aged', true, '1946-02-28', 'age'),
				('birthday', true, '1946-06-01', 'age'),
				('dated', true, '1946-02-28', 'day'),
				('living', false, '1946-02-28', 'age'),
				('nothing', true, NULL, NULL)
			) AS given (name, gone, born, precision)`,
		);
		const folder = path.resolve(import.meta.dirname, '../../../prisma/migrations');
		await query(url, await readFile(path.join(folder, '20261124020000_member_dates/migration.sql'), 'utf8'));
		const known = `SELECT name, "ageAtDeath" AS age FROM "Member" WHERE "ageAtDeath" IS NOT NULL ORDER BY name`;
		expect(await query(url, known)).toEqual([
			{ name: 'aged', age: 80 },
			{ name: 'birthday', age: 79 },
		]);
	});
});

describe('findSchemaDrift', () => {
	it('finds none between prisma/schema.prisma and prisma/migrations', async () => {
		expect(await findSchemaDrift(await createEmptyDatabase())).toBe('');
	});

	it('answers the SQL that is missing', async () => {
		const url = await createEmptyDatabase();
		await applyMigrations(url, () => {});
		await query(url, 'ALTER TABLE "Blog" DROP COLUMN "author"; DROP INDEX "Blog_senderId_idx"');
		const drift = await findSchemaDrift(url);
		expect(drift).toContain('ADD COLUMN     "author" TEXT NOT NULL');
		expect(drift).toContain('CREATE INDEX "Blog_senderId_idx"');
	});
});
