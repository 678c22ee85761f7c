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
import { build, inspectBuild } from '../scripts/build';
import { getExit, root, startNode, stopChildren } from '../scripts/children';
import { administrator } from './administrator';

const seededName = 'portal_seeded';

declare module 'vitest' {
	interface ProvidedContext {
		/** The attacks' own server, as a superuser. */
		superuserUrl: string;
		/** The same as the role that owns every database, as the portal's own role does. */
		serverUrl: string;
		/** A migrated database on it with the demo and an administrator, to be cloned. */
		seededName: string;
		/** The data folder with the pictures of that demo; in short they are drawn small. */
		seededData: string;
	}
}

/** The portal built, and one database server with a filled database that each attack clones. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
	const built = await inspectBuild(path.join(root, '.data'));
	const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
	if (!built.isFresh && !(await build(built, env))) throw new Error('The portal could not be built');
	const folder = await mkdtemp(path.join(tmpdir(), 'khamma-ghani-attack-'));
	// The server's account must be able to enter, when root runs the attacks.
	await chmod(folder, 0o755);
	const postgres = await startEmbeddedPostgres({
		folder: path.join(folder, 'postgres'),
		durable: false,
		log: () => {},
	});
	const tearDown = async () => {
		await stopChildren(1_000);
		await postgres.stop();
		await rm(folder, { recursive: true, force: true });
	};
	try {
		await seed(postgres, folder);
	} catch (error) {
		await tearDown();
		throw error;
	}
	project.provide('superuserUrl', postgres.superuserUrl);
	project.provide('serverUrl', postgres.url);
	project.provide('seededName', seededName);
	project.provide('seededData', path.join(folder, 'seed'));
	return tearDown;
}

async function seed({ url: serverUrl, superuserUrl }: EmbeddedPostgres, folder: string): Promise<void> {
	const server = new pg.Client({ connectionString: superuserUrl });
	await server.connect();
	try {
		await server.query(`CREATE DATABASE ${seededName} TEMPLATE template0 OWNER ${portalRole}`);
	} finally {
		await server.end();
	}
	const url = new URL(serverUrl);
	url.pathname = `/${seededName}`;
	const env = {
		...process.env,
		NODE_ENV: 'production' as const,
		DATABASE_URL: url.href,
		// Of the demo's pictures; rows that name them are cloned, their files are not.
		DATA_DIR: path.join(folder, 'seed'),
		AUTH_SECRET: 'known to the attacks alone, thirty-two and more',
		SEED_DEMO: '1',
		ADMIN_EMAIL: administrator.email,
		ADMIN_PASSWORD: administrator.password,
	};
	const program = path.join('scripts', 'prepare-database.ts');
	const child = startNode(['--import', 'tsx', program], env, 'ignore');
	if ((await getExit(child)) !== 0) throw new Error('The database could not be filled');
}
