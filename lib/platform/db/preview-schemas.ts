import type pg from 'pg';
import { migrationLockKey } from './migrate';

export interface PreviewSchema {
	name: string;
	/** Null where Vercel has named none, and where no build got to its end. */
	branch: string | null;
	/** When it was built last; null where no build got to its end. */
	preparedAt: Date | null;
}

/** As `getPreviewSchema` names them. */
const previewName = '^preview_([a-z0-9_]+_)?[0-9a-f]{8}$';

/** The schemas that previews have made in this database, the one built last first. */
export async function findPreviewSchemas(client: pg.Client): Promise<PreviewSchema[]> {
	const { rows } = await client.query<{ name: string; hasMark: boolean }>(
		`SELECT nspname AS name, to_regclass(nspname || '."Deployment"') IS NOT NULL AS "hasMark" FROM pg_namespace
		WHERE nspname ~ $1 AND to_regclass(nspname || '._prisma_migrations') IS NOT NULL ORDER BY nspname`,
		[previewName],
	);
	const found: PreviewSchema[] = [];
	for (const { name, hasMark } of rows) {
		const mark = hasMark ? await readMark(client, name) : undefined;
		if (mark?.kind === 'production') continue;
		found.push({ name, branch: mark?.branch ?? null, preparedAt: mark?.preparedAt ?? null });
	}
	return found.sort((a, b) => Number(b.preparedAt) - Number(a.preparedAt));
}

async function readMark(client: pg.Client, schema: string) {
	const { rows } = await client.query<{ kind: string; branch: string | null; preparedAt: Date }>(
		`SELECT "kind", "branch", "preparedAt" FROM ${schema}."Deployment"`,
	);
	return rows[0];
}

/** Removes the schemas with all they hold, one after the other. Waits for a build that is migrating. */
export async function dropPreviewSchemas(
	client: pg.Client,
	schemas: readonly PreviewSchema[],
): Promise<void> {
	await client.query(`SELECT pg_advisory_lock(${migrationLockKey})`);
	for (const { name } of schemas) await client.query(`DROP SCHEMA ${name} CASCADE`);
	await client.query(`SELECT pg_advisory_unlock(${migrationLockKey})`);
}
