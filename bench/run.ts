// npm run bench: figures that do not depend on the machine, as ratios of two things measured in turn in one run.
import * as fs from 'node:fs/promises';
import { availableParallelism, cpus, tmpdir, totalmem } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import * as z from 'zod';
import { type EmbeddedPostgres, startEmbeddedPostgres } from '@/lib/db/embedded-postgres';
import { applyMigrations } from '@/lib/db/migrate';
import { exitOf, inPackage, root, startNode, stopChildren } from '../scripts/children';
import { complain, say } from '../scripts/say';
import { type Figure, isMet, sayFigures } from './figures';
import { measureLayouts } from './layout';
import { compareLists, type ListedPortal, memberLists } from './lists';
import { compareRates } from './load';
import { writeMatchMembers } from './match-members';
import { compareMatches } from './matches';
import { writeMembers } from './members';
import { findFreePort, startPortal, untilItAnswers } from './portal';
import { compareSearches } from './searches';
import { measureViewer } from './viewer';

const baselineFolder = path.join('bench', 'baseline');
const stopsWithinMs = 10_000;

/** An empty Next application, built as the portal is and served by Next alone behind a plain HTTP server. */
async function startBaseline(databaseUrl: string): Promise<string> {
	const env = {
		...process.env,
		DATABASE_URL: databaseUrl,
		NODE_ENV: 'production' as const,
		NEXT_TELEMETRY_DISABLED: '1',
	};
	const built = startNode([inPackage('next', 'dist/bin/next'), 'build', baselineFolder], env, 'ignore');
	if ((await exitOf(built)) !== 0) throw new Error('the baseline could not be built');
	const port = await findFreePort();
	startNode([path.join(baselineFolder, 'serve.mjs')], {
		...env,
		PORT: String(port),
		HOST: '127.0.0.1',
	});
	const address = `http://127.0.0.1:${port}`;
	await untilItAnswers(address);
	return address;
}

async function registerMember(appUrl: string): Promise<string> {
	const form = new FormData();
	form.set('name', 'Bench Member');
	form.set('email', `bench-${Date.now()}@example.com`);
	form.set('password', crypto.randomUUID());
	const answer = await fetch(`${appUrl}/api/users/register`, { method: 'POST', body: form });
	return z.object({ token: z.string() }).parse(await answer.json()).token;
}

/** The server of the figure that is being measured, while it runs. */
let postgres: EmbeddedPostgres | null = null;

async function stopAll(): Promise<void> {
	await stopChildren(stopsWithinMs);
	await postgres?.stop();
	postgres = null;
}

/** In a folder of its own, which goes at the end with everything that was started. */
async function inFolder(measure: (folder: string) => Promise<Figure[]>): Promise<Figure[]> {
	const folder = await fs.mkdtemp(path.join(tmpdir(), 'khamma-ghani-bench-'));
	await fs.chmod(folder, 0o711);
	try {
		return await measure(folder);
	} finally {
		await stopAll();
		await fs.rm(folder, { recursive: true, force: true });
	}
}

const listOfIds = z.array(z.object({ _id: z.string() }));

/** The portal with its demo, and the baseline on the same database. */
function measureAnswers(): Promise<Figure[]> {
	return inFolder(async (folder) => {
		const server = await startServer(folder);
		const databaseUrl = await createDatabase(server.url, 'answers');
		const portal = await startPortal(folder, {
			DATABASE_URL: databaseUrl,
			AUTH_SECRET: crypto.randomUUID(),
		});
		const baseline = await startBaseline(databaseUrl);
		const headers = { 'accept-encoding': 'gzip, deflate, br' };
		const authorization = `Bearer ${await registerMember(portal)}`;
		const [deity] = listOfIds.parse(await (await fetch(`${portal}/api/deities`)).json());
		const page = async (
			name: string,
			path: string,
			sent: Record<string, string> = headers,
		): Promise<Figure> => ({
			name,
			ratio: await compareRates(
				{ url: `${portal}${path}`, headers: sent },
				{ url: `${baseline}/`, headers: sent },
			),
			goal: { atLeast: 0.8 },
		});
		const list = async (name: 'deities' | 'blogs' | 'gallery'): Promise<Figure> => ({
			name: `GET /api/${name} ÷ a route with one raw SQL read of the same rows, answers per second`,
			ratio: await compareRates({ url: `${portal}/api/${name}` }, { url: `${baseline}/api/raw/${name}` }),
			goal: { atLeast: 0.6 },
		});
		return [
			await page(
				'home page from the cache ÷ an empty static Next page, answers per second, packed as for a browser',
				'/',
			),
			await page('the same, not packed', '/', {}),
			await page(
				'page of a deity from the cache ÷ an empty static Next page, packed',
				`/deity/${deity?._id}`,
			),
			await page('list of stories from the cache ÷ an empty static Next page, packed', '/blogs'),
			await list('deities'),
			await list('blogs'),
			await list('gallery'),
			{
				name: 'GET /api/users/profile ÷ a bare route handler, answers per second',
				ratio: await compareRates(
					{ url: `${portal}/api/users/profile`, headers: { authorization } },
					{ url: `${baseline}/api/bare` },
				),
				goal: { atLeast: 0.25 },
			},
		];
	});
}

const administrator = { email: 'bench@example.org', password: crypto.randomUUID() };

async function logIn(appUrl: string): Promise<string> {
	const answer = await fetch(`${appUrl}/api/users/login`, {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify(administrator),
	});
	return z.object({ token: z.string() }).parse(await answer.json()).token;
}

/** Two portals with a database each on one server, so that they share everything but the number of members. */
function measureLists(): Promise<Figure[]> {
	return inFolder(async (folder) => {
		const server = await startServer(folder);
		const startWith = async (members: number): Promise<ListedPortal> => {
			const databaseUrl = await createDatabase(server.url, `members_${members}`);
			const address = await startPortal(path.join(folder, String(members)), {
				DATABASE_URL: databaseUrl,
				AUTH_SECRET: crypto.randomUUID(),
				SEED_DEMO: '0',
				ADMIN_EMAIL: administrator.email,
				ADMIN_PASSWORD: administrator.password,
			});
			await writeMembers(databaseUrl, members);
			return { address, token: await logIn(address), members };
		};
		const few = await startWith(1_000);
		const many = await startWith(100_000);
		const figures: Figure[] = [
			{
				name: 'GET /api/users?search= with 100,000 members ÷ with 1,000, time of 95 in 100 searches',
				ratio: await compareSearches(many.address, few.address),
				goal: { atMost: 3 },
			},
		];
		for (const [kind, list] of Object.entries(memberLists))
			figures.push({
				name: `${kind} of the administrators’ list of 100,000 members ÷ of 1,000, time of 95 in 100 answers`,
				ratio: await compareLists(list, many, few),
				goal: { atMost: 3 },
			});
		return figures;
	});
}

async function startServer(folder: string): Promise<EmbeddedPostgres> {
	const options = { folder: path.join(folder, 'postgres'), durable: false, log: () => {} };
	postgres = await startEmbeddedPostgres(options);
	return postgres;
}

/** In this process, so that nothing but the work itself is measured. */
function measureMatches(): Promise<Figure[]> {
	return inFolder(async (folder) => {
		const server = await startServer(folder);
		const databaseUrl = await createDatabase(server.url, 'matches');
		await applyMigrations(databaseUrl, () => {});
		const memberIds = await writeMatchMembers(databaseUrl, 100_000);
		Object.assign(process.env, { DATABASE_URL: databaseUrl, AUTH_SECRET: crypto.randomUUID() });
		return [
			{
				name: 'matches for one member among 100,000 ÷ one indexed read of the candidates’ rows, time',
				ratio: await compareMatches(memberIds),
				goal: { atMost: 5 },
			},
		];
	});
}

async function createDatabase(serverUrl: string, name: string): Promise<string> {
	const server = new pg.Client({ connectionString: serverUrl });
	await server.connect();
	try {
		await server.query(`CREATE DATABASE ${name} TEMPLATE template0`);
	} finally {
		await server.end();
	}
	const url = new URL(serverUrl);
	url.pathname = `/${name}`;
	return url.href;
}

async function writeResults(figures: Figure[]): Promise<void> {
	const machine = {
		cores: availableParallelism(),
		processor: cpus()[0]?.model ?? 'unknown',
		memoryGiB: Math.round(totalmem() / 2 ** 30),
		node: process.version,
		platform: `${process.platform} ${process.arch}`,
	};
	const folder = path.join(root, 'bench', 'results');
	await fs.mkdir(folder, { recursive: true });
	const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}.json`);
	await fs.writeFile(file, `${JSON.stringify({ machine, figures }, null, '\t')}\n`);
	say(`\n${machine.cores} cores of ${machine.processor}, ${machine.memoryGiB} GiB, Node ${machine.node}`);
	sayFigures(figures);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, () => stopAll().then(() => process.exit(1)));
}
try {
	const figures = [
		...(await measureAnswers()),
		...(await measureLists()),
		...(await measureMatches()),
		...(await measureLayouts()),
		...(await measureViewer()),
	];
	await writeResults(figures);
	process.exit(figures.every(isMet) ? 0 : 1);
} catch (error) {
	complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
	process.exit(1);
}
