import { readFileSync } from 'node:fs';
import { chmod, mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@/lib/platform/db/embedded-postgres';
import { isFullRun } from '@/tests/support/full-run';
import { getExit, startNode } from '../../scripts/children';
import { administrator } from '../../scripts/test-administrator';
import { lineTo } from './fake-services';
import { logIn } from './people';
import { createPortalDatabase, type Portal, startPortal } from './portal';
import { type Claim, type Ledger, newLedger, Writers } from './workload';

const kills = isFullRun ? 50 : 3;
const databaseKills = 5;
const clients = 6;
const recoversWithinMs = 5_000;

const env = { RATE_LIMIT_FACTOR: '1000' };

const figures = {
	kills: 0,
	databaseKills: 0,
	acknowledged: 0,
	promises: 0,
	wholes: 0,
	orphans: 0,
	objects: 0,
};
const operations = new Set<string>();

afterAll(() => {
	const said = (number: number) => number.toLocaleString('en');
	process.stdout.write(
		`kills: the server killed ${figures.kills} times and its database ${figures.databaseKills} times while ${clients} clients wrote; ${said(figures.acknowledged)} operations of ${operations.size} kinds done, ${said(figures.promises)} acknowledged writes all there, ${said(figures.wholes)} whole or not at all; ${said(figures.objects)} pictures whole, ${said(figures.orphans)} orphans swept\n`,
	);
});

async function connect(databaseUrl: string): Promise<pg.Client> {
	const client = new pg.Client({ connectionString: databaseUrl });
	client.on('error', () => {});
	await client.connect();
	return client;
}

async function broken(database: pg.Client, claims: Claim[]): Promise<string[]> {
	const untrue: string[] = [];
	for (const { says, sql, values } of claims) {
		const { rows } = await database.query<{ holds: boolean | null }>(sql, values);
		if (rows[0]?.holds !== true) untrue.push(`${says} (${values.join(', ')})`);
	}
	return untrue;
}

/** What holds of the database as a whole, after everything that happened. Of the pictures, those made since `$1`. */
const laws: { says: string; sql: string }[] = [
	{
		says: 'a picture belongs to something',
		sql: `SELECT id FROM "Media" m WHERE "createdAt" > $1 AND NOT EXISTS (
				SELECT FROM "Member" WHERE "photoId" = m.id UNION ALL SELECT FROM "Person" WHERE "photoId" = m.id
				UNION ALL SELECT FROM "Blog" WHERE "imageId" = m.id UNION ALL SELECT FROM "GalleryImage" WHERE "mediaId" = m.id
				UNION ALL SELECT FROM "DeityImage" WHERE "mediaId" = m.id
				UNION ALL SELECT FROM "TrashEntry" WHERE m.id = ANY("mediaIds"))`,
	},
	{
		says: 'a picture has its variants',
		sql: `SELECT id FROM "Media" m WHERE "createdAt" > $1
			AND NOT EXISTS (SELECT FROM "MediaVariant" WHERE "mediaId" = m.id)`,
	},
	{
		says: 'what is counted is what is there',
		sql: `SELECT $1::timestamptz FROM (
				SELECT coalesce(clan, '') AS clan, coalesce(dynasty, '') AS dynasty, "isAdmin", "isDeceased", count(*) AS members
				FROM "Member" WHERE "claimedAt" IS NOT NULL GROUP BY 1, 2, 3, 4
			) AS are FULL JOIN (
				SELECT clan, dynasty, "isAdmin", "isDeceased", sum(members) AS members FROM "MemberTally"
				GROUP BY 1, 2, 3, 4 HAVING sum(members) <> 0
			) AS stored USING (clan, dynasty, "isAdmin", "isDeceased") WHERE are.members IS DISTINCT FROM stored.members`,
	},
	{
		says: 'who waits to be confirmed has been asked',
		sql: `SELECT p.id FROM "Person" p WHERE p."createdAt" > $1 AND p."approvalStatus" = 'pending'
			AND NOT EXISTS (SELECT FROM "FamilyRequest" r WHERE r."personId" = p.id AND r.status = 'pending')`,
	},
	{
		says: 'who is asked has a card',
		sql: `SELECT id FROM "FamilyRequest" WHERE "createdAt" > $1 AND status = 'pending' AND "personId" IS NULL`,
	},
	{
		says: 'what rests in the trash is nowhere else',
		sql: `SELECT t.id FROM "TrashEntry" t JOIN "Member" m ON m.id = t."subjectId" WHERE t."deletedAt" > $1`,
	},
];

async function brokenLaws(database: pg.Client, since: Date): Promise<string[]> {
	const untrue: string[] = [];
	for (const { says, sql } of laws) {
		const { rows } = await database.query(sql, [since]);
		if (rows.length > 0) untrue.push(`not so: ${says} (${JSON.stringify(rows.slice(0, 3))})`);
	}
	return untrue;
}

async function getObjects(dataDir: string): Promise<Map<string, string>> {
	const folder = path.join(dataDir, 'media');
	const files = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
	return new Map(
		files.filter((file) => file.isFile()).map((file) => [file.name, path.join(file.parentPath, file.name)]),
	);
}

/** The variants that rows name, of pictures made since, by whether they are in the store. */
async function objectsNamed(database: pg.Client, since: Date): Promise<string[]> {
	const { rows } = await database.query<{ objectKey: string }>(
		`SELECT "objectKey" FROM "MediaVariant" v JOIN "Media" m ON m.id = v."mediaId" WHERE m."createdAt" > $1`,
		[since],
	);
	return rows.map(({ objectKey }) => objectKey);
}

/** Everything that was acknowledged is there, and nothing is there by halves. */
async function expectWhole(database: pg.Client, ledger: Ledger, since: Date, dataDir: string): Promise<void> {
	expect(await broken(database, ledger.promised)).toEqual([]);
	expect(await broken(database, ledger.whole)).toEqual([]);
	expect(await brokenLaws(database, since)).toEqual([]);
	const objects = await getObjects(dataDir);
	const named = await objectsNamed(database, since);
	expect(named.filter((key) => !objects.has(key))).toEqual([]);
	figures.promises += ledger.promised.length;
	figures.wholes += ledger.whole.length;
	figures.objects = named.length;
	for (const [name, times] of ledger.acknowledged) {
		operations.add(name);
		figures.acknowledged += times;
	}
}

/** Each is swept once it is old enough, and nothing else is. */
async function expectSwept(portal: Portal, database: pg.Client, since: Date): Promise<Portal> {
	await portal.kill();
	const named = await objectsNamed(database, since);
	const before = await getObjects(portal.dataDir);
	const longAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
	for (const file of before.values()) await utimes(file, longAgo, longAgo);
	const next = await startPortal({ databaseUrl: portal.databaseUrl, dataDir: portal.dataDir, env });
	await expect
		.poll(async () => [...(await getObjects(portal.dataDir)).keys()].sort(), {
			timeout: 60_000,
			interval: 500,
		})
		.toEqual([...named].sort());
	figures.orphans += before.size - named.length;
	return next;
}

it('the server, killed in the middle of much writing', { timeout: 30 * 60_000 }, async () => {
	const databaseUrl = await createPortalDatabase();
	const dataDir = await mkdtemp(path.join(tmpdir(), 'khamma-ghani-killed-'));
	const database = await connect(databaseUrl);
	const since = new Date();
	let portal = await startPortal({ databaseUrl, dataDir, env });
	const admin = await logIn(portal);
	try {
		for (let round = 0; round < kills; round++) {
			const ledger = newLedger();
			const writers = new Writers(portal, admin, ledger);
			const writing = writers.run(clients);
			await Promise.race([writers.untilInTheMiddle(), writing]);
			await Promise.race([sleep(Math.random() * 1_500), writing]);
			await portal.kill();
			writers.stop();
			await writing;
			figures.kills += 1;
			await untilNobodyWrites(database);
			await expectWhole(database, ledger, since, dataDir);
			portal = await startPortal({ databaseUrl, dataDir, env });
			await untilWell(portal);
		}
		portal = await expectSwept(portal, database, since);
	} finally {
		await portal.kill();
		await database.end();
		await rm(dataDir, { recursive: true, force: true });
	}
});

/** As soon as the database is there, and no later than five seconds after. */
async function untilWell({ origin }: Portal): Promise<void> {
	const health = async () => (await fetch(`${origin}/api/health`)).status;
	await expect.poll(health, { timeout: recoversWithinMs }).toBe(200);
}

/** The database may still be about the last request. */
async function untilNobodyWrites(database: pg.Client): Promise<void> {
	const others = async () => {
		const { rows } = await database.query(
			`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
			AND backend_type = 'client backend'`,
		);
		return rows.length;
	};
	await expect.poll(others, { timeout: 20_000 }).toBe(0);
}

/** A database server that survives its own end, with the portal's tables and the administrator in it. */
async function startDurable(folder: string): Promise<EmbeddedPostgres> {
	const postgres = await startEmbeddedPostgres({
		folder: path.join(folder, 'postgres'),
		durable: true,
		log: () => {},
	});
	const prepared = startNode(
		['--import', 'tsx', path.join('scripts', 'prepare-database.ts')],
		{
			...process.env,
			NODE_ENV: 'production',
			DATABASE_URL: postgres.url,
			DATA_DIR: path.join(folder, 'seed'),
			AUTH_SECRET: 'known to the attacks alone, thirty-two and more',
			SEED_DEMO: '0',
			ADMIN_EMAIL: administrator.email,
			ADMIN_PASSWORD: administrator.password,
		},
		'ignore',
	);
	expect(await getExit(prepared)).toBe(0);
	return postgres;
}

it.skipIf(!isFullRun)(
	'the database, killed in the middle of much writing',
	{ timeout: 20 * 60_000 },
	async () => {
		const folder = await mkdtemp(path.join(tmpdir(), 'khamma-ghani-durable-'));
		await chmod(folder, 0o755);
		let postgres = await startDurable(folder);
		const { line, databaseUrl } = await lineTo(postgres.url);
		const dataDir = path.join(folder, 'data');
		const since = new Date();
		const portal = await startPortal({ databaseUrl, dataDir, env });
		const admin = await logIn(portal);
		try {
			for (let round = 0; round < databaseKills; round++) {
				const ledger = newLedger();
				const writers = new Writers(portal, admin, ledger);
				const writing = writers.run(clients);
				await Promise.race([writers.untilInTheMiddle(), writing]);
				await Promise.race([sleep(Math.random() * 1_500), writing]);
				const [pid] = readFileSync(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n');
				process.kill(Number(pid), round % 2 === 0 ? 'SIGQUIT' : 'SIGKILL');
				await postgres.ended;
				writers.stop();
				await writing;
				expect((await fetch(`${portal.origin}/api/health`)).status).toBe(503);
				// Lets go of the folder; there is nothing left to stop.
				await postgres.stop();
				postgres = await startEmbeddedPostgres({
					...{ folder: path.join(folder, 'postgres'), durable: true, log: () => {} },
				});
				line.leadTo(Number(new URL(postgres.url).port));
				const back = performance.now();
				await untilWell(portal);
				expect(performance.now() - back).toBeLessThan(recoversWithinMs);
				figures.databaseKills += 1;
				const database = await connect(postgres.url);
				await expectWhole(database, ledger, since, dataDir);
				await database.end();
			}
			expect(portal.process.exitCode).toBeNull();
		} finally {
			await portal.kill();
			await line.close();
			await postgres.stop();
			await rm(folder, { recursive: true, force: true });
		}
	},
);
