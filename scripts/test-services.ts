// The services that tests share: one PostgreSQL server, one seeded database on it, one running site. A process finds
// them in its environment when the one that started it has started them; else it starts them itself.
import { randomUUID } from 'node:crypto';
import * as fs from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import * as z from 'zod';
import { portalRole } from '@/lib/platform/db/embedded/portal-role';
import { startEmbeddedPostgres } from '@/lib/platform/db/embedded-postgres';
import { findFreePort } from '@/lib/platform/env/free-port';
import { build, inspectBuild } from './build';
import { getExit, inPackage, root, startNode, stopChildren } from './children';
import { print } from './print';
import { administrator } from './test-administrator';
import { provideTestFolder, removeTestFolder } from './test-folder';

const clusterVariables = z.object({
	/** The server, as its superuser. */
	TEST_SUPERUSER_URL: z.string(),
	/** The server, as the role that owns the databases of portals. */
	TEST_POSTGRES_URL: z.string(),
});

const seedVariables = clusterVariables.extend({
	/** A migrated database with the demo and an administrator, to be cloned. */
	TEST_SEEDED_NAME: z.string(),
	/** The data folder with the pictures of that demo, to be copied. */
	TEST_SEEDED_DATA: z.string(),
});

const siteVariables = z.object({
	TEST_SITE: z.string(),
	E2E_SERVER: z.enum(['own', 'next']),
	E2E_PORT: z.string(),
	E2E_DATA_DIR: z.string(),
	E2E_DATABASE_URL: z.string(),
	E2E_AUTH_SECRET: z.string(),
	E2E_ADMIN_EMAIL: z.string(),
	E2E_ADMIN_PASSWORD: z.string(),
});

type Cluster = z.infer<typeof clusterVariables>;
type Seed = z.infer<typeof seedVariables>;
type Site = z.infer<typeof siteVariables>;

/** The portal's own server, or `next start`. */
type Server = Site['E2E_SERVER'];

/** Browsers close, and the site finishes what it does. */
const childrenEndWithinMs = 15_000;
const authSecret = 'known to the attacks alone, thirty-two and more';
const stops: (() => Promise<void>)[] = [];

async function provide<Variables extends object>(
	schema: z.ZodType<Variables>,
	start: () => Promise<Variables>,
): Promise<Variables> {
	const found = schema.safeParse(process.env);
	if (found.success) return found.data;
	const variables = await start();
	Object.assign(process.env, variables);
	return variables;
}

/** Starts the database server. */
export function provideCluster(): Promise<Cluster> {
	return provide(clusterVariables, startCluster);
}

/** Builds the site when the build is out of date, and seeds the database. */
export function provideSeed(): Promise<Seed> {
	return provide(seedVariables, seed);
}

/** Starts the site, with a clone of the seeded database and a copy of its pictures. */
export function provideSite(server: Server): Promise<Site> {
	const ofServer = siteVariables.refine((site) => site.E2E_SERVER === server);
	return provide(ofServer, () => startSite(server));
}

/** Ends what this process has started, asking first, and removes the temporary folder that it has made. */
export async function stopServices(): Promise<void> {
	await stopChildren(childrenEndWithinMs);
	for (const stop of stops.splice(0)) await stop();
	await removeTestFolder();
}

/** Builds the site when the build is out of date; false when that fails. */
export async function ensureBuild(): Promise<boolean> {
	const found = await inspectBuild(path.join(root, '.data'));
	const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
	if (!found.isFresh) return build(found, env);
	print('The build is up to date');
	return true;
}

async function startCluster(): Promise<Cluster> {
	const starting = startEmbeddedPostgres({
		folder: path.join(provideTestFolder(), 'postgres'),
		durable: false,
		log: () => {},
	});
	stops.push(async () => (await starting.catch(() => null))?.stop());
	const { url, superuserUrl } = await starting;
	print('Started the database server of the tests');
	return { TEST_SUPERUSER_URL: superuserUrl, TEST_POSTGRES_URL: url };
}

async function seed(): Promise<Seed> {
	if (!(await ensureBuild())) throw new Error('The site could not be built');
	const cluster = await provideCluster();
	const name = 'portal_seeded';
	const dataDir = path.join(provideTestFolder(), 'seeded');
	const databaseUrl = await createDatabase(cluster, name, 'template0');
	const program = path.join('scripts', 'prepare-database.ts');
	const settings = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SEED_DEMO: '1' };
	const account = { ADMIN_EMAIL: administrator.email, ADMIN_PASSWORD: administrator.password };
	const env = getEnvironment({ ...settings, ...account });
	const child = startNode(['--import', 'tsx', program], env, 'ignore');
	if ((await getExit(child)) !== 0) throw new Error('The database could not be seeded');
	print('Seeded the database of the tests');
	return { ...cluster, TEST_SEEDED_NAME: name, TEST_SEEDED_DATA: dataDir };
}

async function startSite(server: Server): Promise<Site> {
	const { TEST_SEEDED_NAME: seeded, TEST_SEEDED_DATA: pictures, ...cluster } = await provideSeed();
	const name = `site_${randomUUID().replaceAll('-', '')}`;
	const dataDir = path.join(provideTestFolder(), name);
	const [port, databaseUrl] = await Promise.all([
		findFreePort(),
		createDatabase(cluster, name, seeded),
		fs.cp(pictures, dataDir, { recursive: true }),
	]);
	const origin = `http://localhost:${port}`;
	const programs: Record<Server, string[]> = {
		own: [path.join('scripts', 'server.mjs')],
		next: [inPackage('next', 'dist/bin/next'), 'start', '--port', String(port)],
	};
	const settings = { PORT: String(port), NEXTAUTH_URL: origin, DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
	// A line for each call, of which there are ten thousand, would hide what goes wrong.
	const limits = { RATE_LIMIT_FACTOR: '1000', TRUSTED_PROXY_HOPS: '1' };
	const env = getEnvironment({ ...settings, ...limits, LOG_LEVEL: 'warn' });
	const child = startNode(programs[server], env);
	for (let isWell = false; !isWell; await sleep(50)) {
		if (child.exitCode !== null || child.signalCode !== null) throw new Error('The site has ended by itself');
		isWell = await fetch(`${origin}/api/health`).then(
			({ ok }) => ok,
			() => false,
		);
	}
	print(`Started the site of the tests: ${origin}`);
	return {
		TEST_SITE: origin,
		E2E_SERVER: server,
		E2E_PORT: String(port),
		E2E_DATA_DIR: dataDir,
		E2E_DATABASE_URL: databaseUrl,
		E2E_AUTH_SECRET: authSecret,
		E2E_ADMIN_EMAIL: administrator.email,
		E2E_ADMIN_PASSWORD: administrator.password,
	};
}

/** Returns the address of a new database, for the portal's role. */
async function createDatabase(cluster: Cluster, name: string, template: string): Promise<string> {
	const client = new pg.Client({ connectionString: cluster.TEST_SUPERUSER_URL });
	await client.connect();
	try {
		await client.query(`CREATE DATABASE ${name} TEMPLATE ${template} OWNER ${portalRole}`);
	} finally {
		await client.end();
	}
	const url = new URL(cluster.TEST_POSTGRES_URL);
	url.pathname = `/${name}`;
	return url.href;
}

/** An empty variable counts as one that is not set, also against a .env file of the developer who runs the tests. */
function getEnvironment(variables: Readonly<Record<string, string>> = {}): NodeJS.ProcessEnv {
	return {
		...process.env,
		NODE_ENV: 'production',
		NODE_OPTIONS: '',
		NEXT_TELEMETRY_DISABLED: '1',
		AUTH_SECRET: authSecret,
		NEXTAUTH_SECRET: authSecret,
		HOST: '',
		APP_URL: '',
		DATABASE_SCHEMA: '',
		DIRECT_DATABASE_URL: '',
		S3_BUCKET: '',
		S3_ENDPOINT: '',
		S3_PUBLIC_URL: '',
		SMTP_URL: '',
		MAIL_FROM: '',
		TRUSTED_PROXY_HOPS: '',
		MAINTENANCE: '',
		ADMIN_EMAIL: '',
		ADMIN_PASSWORD: '',
		SEED_DEMO: '0',
		...variables,
	};
}
