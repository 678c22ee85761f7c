import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import {
	type EmbeddedPostgres,
	portalRole,
	startEmbeddedPostgres,
} from '@/lib/platform/db/embedded-postgres';
import { applyMigrations } from '@/lib/platform/db/migrate';

const templateName = 'test_template';

/** One server for all integration tests of a run, with a migrated database that each test file clones. */
export default async function setUpPostgres(project: TestProject) {
	const folder = await mkdtemp(path.join(tmpdir(), 'khamma-ghani-test-'));
	// The server's account must be able to enter, when root runs the tests.
	await chmod(folder, 0o755);
	const postgres = await startEmbeddedPostgres({
		folder: path.join(folder, 'postgres'),
		durable: false,
		log: () => {},
	});
	const tearDown = async () => {
		await postgres.stop();
		await rm(folder, { recursive: true, force: true });
	};
	try {
		await createTemplate(postgres);
	} catch (error) {
		await tearDown();
		throw error;
	}
	project.provide('superuserUrl', postgres.superuserUrl);
	project.provide('postgresUrl', postgres.url);
	project.provide('templateName', templateName);
	return tearDown;
}

async function createTemplate({ url, superuserUrl }: EmbeddedPostgres) {
	const server = new pg.Client({ connectionString: superuserUrl });
	await server.connect();
	try {
		await server.query(`CREATE DATABASE ${templateName} TEMPLATE template0 OWNER ${portalRole}`);
		// Tests empty tables without their triggers.
		await server.query(`GRANT SET ON PARAMETER session_replication_role TO ${portalRole}`);
	} finally {
		await server.end();
	}
	const template = new URL(url);
	template.pathname = `/${templateName}`;
	await applyMigrations(template.href, () => {});
}
