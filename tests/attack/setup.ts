import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { provideSeed, stopServices } from '../../scripts/test-services';

declare module 'vitest' {
	interface ProvidedContext {
		/** The attacks' own server, as a superuser. */
		superuserUrl: string;
		/** The same as the role that owns every database, as the portal's own role does. */
		serverUrl: string;
		/** A migrated database on it with the demo and an administrator, to be cloned. */
		seededName: string;
		/** The data folder with the pictures of that demo. */
		seededData: string;
	}
}

/** The portal built, and a database server with a filled database that each attack clones. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
	let superuserUrl = '';
	try {
		const seed = await provideSeed();
		superuserUrl = seed.TEST_SUPERUSER_URL;
		project.provide('superuserUrl', superuserUrl);
		project.provide('serverUrl', seed.TEST_POSTGRES_URL);
		project.provide('seededName', seed.TEST_SEEDED_NAME);
		project.provide('seededData', seed.TEST_SEEDED_DATA);
	} catch (error) {
		await stopServices();
		throw error;
	}
	return async () => {
		await dropClones(superuserUrl);
		await stopServices();
	};
}

/** The server may go on to serve other steps of a run. */
async function dropClones(superuserUrl: string): Promise<void> {
	const server = new pg.Client({ connectionString: superuserUrl });
	await server.connect();
	try {
		const { rows } = await server.query<{ name: string }>(
			`SELECT datname AS name FROM pg_database WHERE datname ~ '^(portal|empty)_[0-9a-f]{32}$'`,
		);
		for (const { name } of rows) await server.query(`DROP DATABASE ${name} WITH (FORCE)`);
	} finally {
		await server.end();
	}
}
