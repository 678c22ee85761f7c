import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { portalRole } from '@/lib/platform/db/embedded/portal-role';
import { applyMigrations } from '@/lib/platform/db/migrate';
import { provideCluster, stopServices } from '../../scripts/test-services';

interface Template {
	superuserUrl: string;
	postgresUrl: string;
	templateName: string;
	emptyingSql: string;
}

declare global {
	/** The template of this run: Vitest loads this file once for each project. */
	var testTemplate: Promise<Template> | undefined;
}

/** Provides the run's database server, with a migrated database that workers clone. */
export default async function setUpPostgres(project: TestProject) {
	try {
		globalThis.testTemplate ??= createTemplate();
		const { superuserUrl, postgresUrl, templateName, emptyingSql } = await globalThis.testTemplate;
		project.provide('superuserUrl', superuserUrl);
		project.provide('postgresUrl', postgresUrl);
		project.provide('templateName', templateName);
		project.provide('emptyingSql', emptyingSql);
	} catch (error) {
		await stopServices();
		throw error;
	}
	return stopServices;
}

async function createTemplate(): Promise<Template> {
	const { TEST_SUPERUSER_URL: superuserUrl, TEST_POSTGRES_URL: postgresUrl } = await provideCluster();
	const templateName = `test_template_${randomUUID().replaceAll('-', '')}`;
	await onServer(superuserUrl, async (server) => {
		await server.query(`CREATE DATABASE ${templateName} TEMPLATE template0 OWNER ${portalRole}`);
		// Tests empty tables without their triggers.
		await server.query(`GRANT SET ON PARAMETER session_replication_role TO ${portalRole}`);
	});
	const template = new URL(postgresUrl);
	template.pathname = `/${templateName}`;
	await applyMigrations(template.href, () => {});
	const emptyingSql = await onServer(template.href, writeEmptying);
	return { superuserUrl, postgresUrl, templateName, emptyingSql };
}

/** Returns the statements that bring a clone's rows and sequences back to the template's. */
// TRUNCATE would make a new file of every table and index, which takes a hundred times as long as deleting these few rows.
async function writeEmptying(template: pg.Client): Promise<string> {
	const { rows } = await template.query<{ tables: string[]; sequences: string[] }>(
		`SELECT
			ARRAY(SELECT quote_ident(tablename) FROM pg_tables
				WHERE schemaname = 'public' AND tablename <> '_prisma_migrations') AS tables,
			ARRAY(SELECT format('setval(%L, %s, %s)', quote_ident(sequencename), coalesce(last_value, 1), (last_value IS NOT NULL)::text)
				FROM pg_sequences WHERE schemaname = 'public') AS sequences`,
	);
	const { tables = [], sequences = [] } = rows[0] ?? {};
	const restored: string[] = [];
	for (const table of tables) {
		const { rows: migrated } = await template.query<{ rows: string | null }>(
			`SELECT json_agg(t)::text AS rows FROM ${table} t`,
		);
		const json = migrated[0]?.rows;
		if (json)
			restored.push(
				`INSERT INTO ${table} SELECT * FROM json_populate_recordset(NULL::${table}, ${pg.escapeLiteral(json)})`,
			);
	}
	return [
		'BEGIN',
		// In a replica's session no trigger fires, the audit log's own guard included.
		'SET LOCAL session_replication_role = replica',
		// The lock waits for statements that a test left running.
		`LOCK TABLE ${tables.join(', ')}`,
		...tables.map((table) => `DELETE FROM ${table}`),
		`SELECT ${sequences.join(', ')}`,
		...restored,
		'COMMIT',
	].join('; ');
}

async function onServer<T>(connectionString: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
	const client = new pg.Client({ connectionString });
	await client.connect();
	try {
		return await work(client);
	} finally {
		await client.end();
	}
}
