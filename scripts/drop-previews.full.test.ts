import { text } from 'node:stream/consumers';
import pg from 'pg';
import { expect, it } from 'vitest';
import { markDeployment } from '@/lib/platform/db/deployment';
import { applyMigrations } from '@/lib/platform/db/migrate';
import { getPreviewSchema, urlInSchema } from '@/lib/platform/env/database-schema.mjs';
import { getTimeLimit } from '@/scripts/time-factor.mjs';
import { createMigratedDatabase } from '@/tests/support/database';
import { getExit, startNode } from './children';

const dayMs = 24 * 60 * 60 * 1000;

async function dropPreviews(databaseUrl: string, ...args: string[]) {
	const env = { ...process.env, DATABASE_URL: databaseUrl };
	const child = startNode(['scripts/run.mjs', 'drop-previews', ...args], env, 'pipe');
	const [code, printed, errors] = await Promise.all([
		getExit(child),
		child.stdout ? text(child.stdout) : '',
		child.stderr ? text(child.stderr) : '',
	]);
	return { code, printed, errors };
}

async function getSchemas(databaseUrl: string): Promise<string[]> {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	const { rows } = await client.query<{ name: string }>(
		`SELECT nspname AS name FROM pg_namespace WHERE nspname !~ '^pg_|^information' ORDER BY nspname`,
	);
	await client.end();
	return rows.map(({ name }) => name);
}

it('lists the schemas of previews, and removes those that are named or old, and no other', {
	timeout: getTimeLimit(60_000),
}, async () => {
	const databaseUrl = await createMigratedDatabase();
	const make = async (schema: string, isPreview: boolean, daysAgo: number) => {
		const place = { databaseUrl: urlInSchema(databaseUrl, schema), databaseSchema: schema, isPreview };
		await applyMigrations(place.databaseUrl, () => {}, schema);
		await markDeployment(place, new Date(Date.now() - daysAgo * dayMs));
		return schema;
	};
	const fresh = await make(getPreviewSchema('feature/fresh'), true, 1);
	const old = await make(getPreviewSchema('feature/old'), true, 31);
	const other = await make(getPreviewSchema('feature/other'), true, 2);
	const production = await make('preview_0123abcd', false, 400);
	const all = [fresh, old, other, production, 'public'].sort();

	const listed = await dropPreviews(databaseUrl);
	expect(listed.printed.split('\n').map((line) => line.split(' ')[0])).toEqual([
		...[fresh, other, old],
		...['Previews', ''],
	]);
	for (const args of [[production], ['public'], ['--older-than'], ['--older-than', '1', '2']]) {
		const refused = await dropPreviews(databaseUrl, ...args);
		expect([refused.code, refused.printed, refused.errors.split('\n').length]).toEqual([1, '', 2]);
	}
	expect(await getSchemas(databaseUrl)).toEqual(all);

	expect((await dropPreviews(databaseUrl, '--older-than', '30')).printed).toMatch(/\nRemoved: 1\n$/);
	expect(await getSchemas(databaseUrl)).toEqual(all.filter((name) => name !== old));
	expect((await dropPreviews(databaseUrl, other)).printed).toContain(other);
	expect(await getSchemas(databaseUrl)).toEqual([fresh, production, 'public'].sort());
});
