import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { portalRole } from '@/lib/platform/db/embedded/portal-role';

type Row = Record<string, unknown>;

/** One statement on a connection of its own. */
export async function onDatabase(url: string, sql: string, values: unknown[] = []): Promise<Row[]> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	try {
		return (await client.query<Row>(sql, values)).rows;
	} finally {
		await client.end();
	}
}

/** Makes a database of the role that portals connect as. */
export async function createDatabase(name: string, template: string): Promise<void> {
	const statement = `CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${portalRole}`;
	await onDatabase(inject('superuserUrl'), statement);
}

/** A database without tables; it stays until the run of attacks is over. */
export async function createEmptyDatabase(): Promise<string> {
	const url = new URL(inject('serverUrl'));
	const name = `empty_${randomUUID().replaceAll('-', '')}`;
	await createDatabase(name, 'template0');
	url.pathname = `/${name}`;
	return url.href;
}
