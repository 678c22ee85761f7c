// The cost of the family tree by the number of its people; alone: npx tsx tests/bench/tree-pages.ts
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { print } from '../../scripts/print';
import { familyFile, writeFamily } from './family-members';
import { type Figure, isMet, sayFigures } from './figures';
import { type Account, createDatabase, inFolder, registerMember, startPortal, startServer } from './servers';

const sizes = [60, 1_000, 5_000] as const;
const rounds = 5;

interface Answer {
	ms: number;
	/** The size of the response as it was sent. */
	bytes: number;
	etag: string;
}

function ask(url: string, headers: Record<string, string>, status = 200): Promise<Answer> {
	const started = performance.now();
	return new Promise((resolve, reject) => {
		const request = http.get(url, { headers: { 'accept-encoding': 'gzip', ...headers } }, (response) => {
			let bytes = 0;
			response.on('data', (chunk: Buffer) => {
				bytes += chunk.length;
			});
			response.on('error', reject);
			response.on('end', () => {
				if (response.statusCode !== status) reject(new Error(`${url}: ${response.statusCode}`));
				resolve({ ms: performance.now() - started, bytes, etag: response.headers.etag ?? '' });
			});
		});
		request.on('error', reject);
	});
}

/** The longest that somebody else waited for a small answer until `work` was done, in milliseconds. */
async function longestWait(url: string, work: Promise<unknown>): Promise<number> {
	let isDone = false;
	const done = work.finally(() => {
		isDone = true;
	});
	let longest = 0;
	while (!isDone) longest = Math.max(longest, (await ask(url, {})).ms);
	await done;
	return longest;
}

async function getMedian(measure: () => Promise<number>): Promise<number> {
	const values: number[] = [];
	for (let round = 0; round < rounds; round += 1) values.push(await measure());
	return getMiddle(values);
}

function getMiddle(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

interface Cost {
	/** The call after a change, again, and with the ETag of the last answer. */
	call: { changed: number; again: number; known: number; bytes: number };
	/** The page after a change, and again. */
	page: { changed: number; again: number; bytes: number };
	/** The reads of the page when a branch is opened, and when somebody is looked for. */
	branch: number;
	search: number;
	/** The wait of another caller, while the call is answered after a change. */
	wait: number;
}

/** The times of the page's own reads, once the tree has been read. */
const warm = ({ page, branch, search }: Cost) => page.again + branch + search;

async function measureCost(portal: string, database: pg.Client, { id, token }: Account): Promise<Cost> {
	const call = `${portal}/api/family/tree`;
	const page = `${portal}/en/family-tree`;
	const [{ id: ownCard } = { id: '' }] = (
		await database.query<{ id: string }>('SELECT "id" FROM "Person" WHERE "memberId" = $1', [id])
	).rows;
	const branch = `${portal}/api/family/near?open=${ownCard}`;
	const search = `${portal}/api/family/find?name=Singh`;
	const bearer = { authorization: `Bearer ${token}` };
	const cookie = { cookie: `next-auth.session-token=${token}` };
	let changes = 0;
	/** Writes another occupation of the father, as the form of a card does. */
	const change = async () => {
		changes += 1;
		await database.query(
			`WITH changed AS (
				UPDATE "Person" SET "profession" = $2, "version" = "version" + 1, "updatedAt" = now()
				WHERE "id" = (SELECT "parentId" FROM "ParentLink" WHERE "childId" = $1 LIMIT 1) RETURNING "treeId"
			)
			UPDATE "FamilyTree" SET "version" = "version" + 1, "updatedAt" = now()
			WHERE "id" = (SELECT "treeId" FROM changed)`,
			[ownCard, `Teacher of class ${changes}`],
		);
	};
	// Modules that are used for the first time are loaded now.
	await ask(page, cookie);
	const { etag, bytes } = await ask(call, bearer);
	const pageBytes = (await ask(page, cookie)).bytes;
	await ask(branch, bearer);
	await ask(search, bearer);
	return {
		call: {
			changed: await getMedian(async () => {
				await change();
				return (await ask(call, bearer)).ms;
			}),
			again: await getMedian(async () => (await ask(call, bearer)).ms),
			known: await getMedian(async () => {
				const last = (await ask(call, bearer)).etag;
				return (await ask(call, { ...bearer, 'if-none-match': last || etag }, 304)).ms;
			}),
			bytes,
		},
		page: {
			changed: await getMedian(async () => {
				await change();
				return (await ask(page, cookie)).ms;
			}),
			again: await getMedian(async () => (await ask(page, cookie)).ms),
			bytes: pageBytes,
		},
		branch: await getMedian(async () => (await ask(branch, bearer)).ms),
		search: await getMedian(async () => (await ask(search, bearer)).ms),
		wait: await getMedian(async () => {
			await change();
			return longestWait(`${portal}/api/health`, ask(call, bearer));
		}),
	};
}

function say(size: number, { call, page, branch, search, wait }: Cost): void {
	const ms = (value: number) => `${value.toFixed(0)} ms`;
	const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(0)} KB`;
	print(
		`| ${size} | ${ms(call.changed)} | ${ms(call.again)} | ${ms(call.known)} | ${kilobytes(call.bytes)} | ${ms(page.changed)} | ${ms(page.again)} | ${kilobytes(page.bytes)} | ${ms(branch)} | ${ms(search)} | ${ms(wait)} |`,
	);
}

/** With the owner's own card, as many as a tree may have. */
const imported = 4_999;
const imports = 3;

interface ImportCost {
	ms: number;
	/** The wait of another caller meanwhile. */
	wait: number;
	/** The wait of the same caller for as long, while nothing else is done. */
	idleWait: number;
}

async function measureImport(portal: string, { token }: Account): Promise<ImportCost> {
	const body = new FormData();
	body.set('file', new File([familyFile(imported)], 'family.ged'));
	body.set('dryRun', 'false');
	const started = performance.now();
	const sent = fetch(`${portal}/api/family/import`, {
		method: 'POST',
		headers: { authorization: `Bearer ${token}` },
		body,
	}).then(async (answer) => {
		if (answer.status !== 201) throw new Error(`import: ${answer.status} ${await answer.text()}`);
		return performance.now() - started;
	});
	const other = `${portal}/api/health`;
	const wait = await longestWait(other, sent);
	const ms = await sent;
	return { ms, wait, idleWait: await longestWait(other, sleep(ms)) };
}

/** Each into a tree of its own; of each time the one in the middle. */
async function measureImports(portal: string): Promise<ImportCost> {
	const costs: ImportCost[] = [];
	for (let at = 0; at < imports; at += 1)
		costs.push(await measureImport(portal, await registerMember(portal)));
	return {
		ms: getMiddle(costs.map(({ ms }) => ms)),
		wait: getMiddle(costs.map(({ wait }) => wait)),
		idleWait: getMiddle(costs.map(({ idleWait }) => idleWait)),
	};
}

export function measureTreePages(): Promise<Figure[]> {
	return inFolder(async (folder) => {
		const server = await startServer(folder);
		const databaseUrl = await createDatabase(server.url, 'trees');
		const portal = await startPortal(folder, { DATABASE_URL: databaseUrl, SEED_DEMO: '0' });
		const database = new pg.Client({ connectionString: databaseUrl });
		await database.connect();
		try {
			const costs: Cost[] = [];
			print(
				'| people | call, after a change | again | with its ETag | sent | page, after a change | again | sent | a branch | a search | longest wait of another caller |',
			);
			print('|---|---|---|---|---|---|---|---|---|---|---|');
			for (const size of sizes) {
				const account = await registerMember(portal);
				await writeFamily(databaseUrl, account.id, size);
				const cost = await measureCost(portal, database, account);
				say(size, cost);
				costs.push(cost);
			}
			const cost = await measureImports(portal);
			print(
				`${imported} people imported in ${cost.ms.toFixed(0)} ms; longest wait of another caller meanwhile: ${cost.wait.toFixed(0)} ms, with an idle server: ${cost.idleWait.toFixed(0)} ms`,
			);
			return getFigures(costs, cost);
		} finally {
			await database.end();
		}
	});
}

function getFigures([small, , large]: readonly Cost[], ofImport: ImportCost): Figure[] {
	if (!small || !large) throw new Error('a size was not measured');
	return [
		{
			name: 'reads of the page of a family of 5,000 ÷ of 60 (the page, a branch, a search), time',
			ratio: warm(large) / warm(small),
			goal: { atMost: 2 },
		},
		{
			name: 'the page alone, bytes',
			ratio: large.page.bytes / small.page.bytes,
			goal: { atMost: 2 },
		},
		{
			name: 'the page alone, time after a change',
			ratio: large.page.changed / small.page.changed,
			goal: { atMost: 2 },
		},
		{
			name: 'GET /api/family/tree with 5,000 people, with the ETag of the last answer ÷ after a change, time',
			ratio: large.call.known / large.call.changed,
			goal: { atMost: 0.1 },
		},
		{
			name: 'longest wait of another caller meanwhile ÷ with 60 people',
			ratio: large.wait / small.wait,
			goal: { atMost: 2 },
		},
		{
			name: 'longest wait of another caller while 4,999 people are imported ÷ with an idle server',
			ratio: ofImport.wait / ofImport.idleWait,
			goal: { atMost: 4 },
		},
		{
			name: 'the import ÷ its limit of 30 seconds',
			ratio: ofImport.ms / 30_000,
			goal: { atMost: 0.5 },
		},
	];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
	const figures = await measureTreePages();
	sayFigures(figures);
	process.exit(figures.every(isMet) ? 0 : 1);
}
