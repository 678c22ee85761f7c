// One list of requests, asked of the portal's own start and of `next start` as Vercel builds it: the same answers.
import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as z from 'zod';
import { methods } from '@/lib/platform/http/normalize-url.mjs';
import { root } from '../../scripts/children';
import { ensureBuiltAsVercel } from '../../scripts/vercel-site';
import { Canaries } from './canaries';
import { createDatabase } from './databases';
import { type MailServer, startMailServer } from './fake-services';
import { type Fixtures, type Looked, looked, plantFixtures } from './fixtures';
import { type Host, startHost, untilAnswered } from './hosts';
import { compare, type Difference } from './parity-answers';
import { type ParityRequest, ParityRequests } from './parity-requests';
import { Planter } from './planter';
import { createPortalDatabase } from './portal';
import type { Answer } from './raw-http';

const secret = 'known to the parity test alone, thirty-two and more';

/** All that may differ, each with its reason; one that no longer differs has to go. */
const known: readonly { reason: string; is: (found: Difference) => boolean }[] = [
	{
		reason:
			'The own server refuses methods that Next does not know with 405; Next answers each in another way.',
		is: ({ request, part, own, next }) => {
			if (!/^(TRACE|PROPFIND) /.test(request)) return false;
			if (part === 'status') return own === '405' && Number(next) < 500;
			if (part === 'allow')
				return (
					own ===
					methods
						.map((method) => method.toLowerCase())
						.sort()
						.join(', ')
				);
			// The own server adds nothing else to the status.
			return part === 'body' ? own.startsWith('0 letters') : own === '—';
		},
	},
	{
		reason: 'Pages from memory allow their inline scripts by hashes; Next cannot, and allows all of them.',
		is: ({ part, own, next }) =>
			part === 'content-security-policy' && own.replace("'sha256-…'", "'unsafe-inline'") === next,
	},
	{
		reason: 'Pages from memory are compressed by Brotli too; Next compresses by gzip alone.',
		is: ({ part, own }) => part === 'content-encoding' && own === 'br',
	},
	{
		reason: 'Pages from memory name Accept-Encoding in Vary of a 304 too, as RFC 9110 asks.',
		is: ({ request, part, own, next }) =>
			part === 'vary' && request.endsWith(', again') && own === `accept-encoding, ${next}`,
	},
	{
		reason: 'On Vercel a body can hold 4.5 MB, of which pages tell their forms; elsewhere 6 MiB.',
		is: ({ part }) => part === 'upload limit',
	},
	{
		reason:
			'Vercel keeps the pages of unknown addresses too, and shows them without a database. The own server makes each ' +
			'again, for the address as it was asked: anybody can ask for as many as they like.',
		is: ({ request, part, own }) =>
			/^GET \/(nowhere|blog\/[0-9a-f-]{36}), database/.test(request) ||
			(part === 'body' && own.includes('?_rsc=')),
	},
	{
		reason: 'The build is that of a preview, which search engines are asked to leave out.',
		is: ({ part, next }) => part === 'x-robots-tag' && next === 'noindex',
	},
];

/** Pages that both hosts have kept when the database goes away, and pages that are made for the reader who asks. */
const keptPage = /^GET \/(en|about|en\/help|blogs|en\/gallery)?$/;
const readersPage =
	/^GET (\/(en\/)?login|\/(profile|en\/dashboard|admin), as (self|administrator)|\/not-me\/0+)$/;
const databaseCall = /^GET \/api\/(blogs|health|users\/profile, as self)$/;

function expectKeptOrUnavailable({ name }: ParityRequest, { status, headers }: Answer): void {
	if (keptPage.test(name)) expect(`${name}: ${status}`).toBe(`${name}: 200`);
	if (readersPage.test(name) || databaseCall.test(name)) expect(`${name}: ${status}`).toBe(`${name}: 503`);
	if (status >= 500) expect(`${name}: ${status}`).toBe(`${name}: 503`);
	if (status === 503) expect(Number(headers['retry-after']), name).toBeGreaterThan(0);
}

const buildsWithinMs = 600_000;

const deityList = z.array(z.object({ _id: z.string() }));

let hosts: readonly [own: Host, next: Host];
let mails: MailServer;
let requests: ParityRequests;
let env: Record<string, string>;
const databases: string[] = [];
const differences: Difference[] = [];
let asked = 0;

beforeAll(async () => {
	await ensureBuiltAsVercel();
	mails = await startMailServer();
	const original = await createPortalDatabase();
	const fixturesByKind = await plantInto(original);
	requests = new ParityRequests(fixturesByKind);
	for (let copies = 0; copies < 4; copies += 1) databases.push(await getClone(original));
	env = {
		...{ AUTH_SECRET: secret, PICTURES_IN_DATABASE: '1', RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'error' },
		...mails.env,
	};
	hosts = await startBoth(0, env);
	// A first write has Vercel's pages, which its build has made of another database, made again.
	await ask(requests.write());
}, buildsWithinMs);

afterAll(async () => {
	await Promise.all(hosts.map((host) => host.stop()));
	await mails.stop();
	const folder = path.join(root, 'test-results');
	await mkdir(folder, { recursive: true });
	await writeFile(path.join(folder, 'parity.txt'), report(differences));
	process.stdout.write(
		`parity: ${asked} requests, ${differences.length} differences of ${known.length} known kinds\n`,
	);
});

/** Pictures too, which have no folder on Vercel. */
async function plantInto(databaseUrl: string): Promise<Map<Looked, Fixtures>> {
	const dataDir = await mkdtemp(path.join(tmpdir(), 'khamma-ghani-parity-'));
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		const planter = await Planter.into(client, (taken) => new Canaries(taken));
		const fixturesByKind = await planter.together(() => plantFixtures({ planter, dataDir, secret }, looked));
		const files = await readdir(path.join(dataDir, 'media'), { recursive: true, withFileTypes: true });
		for (const file of files.filter((entry) => entry.isFile())) {
			const bytes = await readFile(path.join(file.parentPath, file.name));
			await client.query('INSERT INTO "StoredObject" ("key", "bytes") VALUES ($1, $2)', [file.name, bytes]);
		}
		return fixturesByKind;
	} finally {
		await client.end();
		await rm(dataDir, { recursive: true, force: true });
	}
}

async function getClone(databaseUrl: string): Promise<string> {
	const name = `portal_${randomUUID().replaceAll('-', '')}`;
	await createDatabase(name, new URL(databaseUrl).pathname.slice(1));
	const url = new URL(inject('serverUrl'));
	url.pathname = `/${name}`;
	return url.href;
}

async function startBoth(pair: number, own: Record<string, string>): Promise<[Host, Host]> {
	const [first = '', second = ''] = databases.slice(2 * pair);
	return Promise.all([
		startHost({ kind: 'own', databaseUrl: first, env: own }),
		startHost({ kind: 'next', databaseUrl: second, env: own }),
	]);
}

/** Asks both at the same moment, and notes what they say differently; `when` says what is special about the moment. */
async function ask(request: ParityRequest, pair = hosts, when = ''): Promise<[Answer, Answer]> {
	const [own, next] = await Promise.all(pair.map((host) => host.ask(request)));
	if (!own || !next) throw new Error('There are two hosts');
	asked += 1;
	differences.push(...compare(request.name + when, own, next));
	return [own, next];
}

async function askEach(list: readonly ParityRequest[], pair = hosts, when = ''): Promise<void> {
	for (const request of list) await ask(request, pair, when);
}

function expectSame(from: number): void {
	const unknown = differences.slice(from).filter((found) => !known.some(({ is }) => is(found)));
	expect(unknown.slice(0, 20), `${unknown.length} differences`).toEqual([]);
}

function report(found: readonly Difference[]): string {
	const kinds = new Map<string, Difference[]>();
	for (const difference of found) {
		const { part, own, next } = difference;
		const kind = part === 'body' ? 'body' : `${part}: own ${own} | next ${next}`;
		kinds.set(kind, [...(kinds.get(kind) ?? []), difference]);
	}
	return [...kinds]
		.sort(([, a], [, b]) => b.length - a.length)
		.map(([kind, all]) => {
			const lines = all
				.slice(0, kind === 'body' ? 200 : 12)
				.map(({ request, own, next }) =>
					kind === 'body' ? `    ${request}\n        own  ${own}\n        next ${next}` : `    ${request}`,
				);
			return `${all.length} × ${kind}\n${lines.join('\n')}`;
		})
		.join('\n\n');
}

describe('the same answers', () => {
	const same = (name: string, list: () => readonly ParityRequest[] | Promise<readonly ParityRequest[]>) =>
		it(name, async () => {
			const from = differences.length;
			await askEach(await list());
			expectSame(from);
		});

	same('to every read of a call and a page', () => requests.reads());
	same('to odd addresses, methods, headers and bodies', () => requests.oddities());

	it('to a caller who has an answer already', async () => {
		const from = differences.length;
		for (const request of requests.conditional()) {
			// A page that is a minute old is made again once it is asked for.
			await Promise.all(hosts.map((host) => host.ask(request)));
			const answers = await ask(request);
			const tags = answers.map(({ headers }) => String(headers.etag ?? ''));
			const [own, next] = await Promise.all(
				hosts.map((host, at) => {
					const headers = { ...request.headers, 'if-none-match': tags[at] || '"nothing"' };
					return host.ask({ ...request, headers });
				}),
			);
			if (own && next) differences.push(...compare(`${request.name}, again`, own, next));
			asked += 1;
		}
		expectSame(from);
	});

	it('under maintenance that an administrator has turned on', async () => {
		const from = differences.length;
		const [about] = requests.few().filter(({ target }) => target === '/about');
		if (!about) throw new Error('There is a page');
		await ask(requests.turnMaintenance(true));
		await Promise.all(hosts.map((host) => untilAnswered(host, about, 503)));
		await askEach(requests.few());
		await ask(requests.turnMaintenance(false));
		await Promise.all(hosts.map((host) => untilAnswered(host, about, 200)));
		await askEach(requests.few());
		expectSame(from);
	});

	for (const fault of ['stopped', 'frozen'] as const) {
		it(`while the database is ${fault}`, async () => {
			const from = differences.length;
			await Promise.all(
				hosts.map(({ database }) => (fault === 'frozen' ? database.freeze() : database.close())),
			);
			try {
				// At once: nothing of either host has noticed yet.
				const profile = requests.few().find(({ name }) => name === 'GET /profile, as self');
				if (!profile) throw new Error('There is a page for members');
				const first = await Promise.all(hosts.map((host) => host.ask(profile)));
				expect(first.map(({ status }) => status)).toEqual([503, 503]);
				await Promise.all(
					requests.few().map(async (request) => {
						const answers = await ask(request, hosts, `, database ${fault}`);
						for (const answer of answers) expectKeptOrUnavailable(request, answer);
					}),
				);
			} finally {
				await Promise.all(hosts.map(({ database }) => database.restore()));
			}
			const [health] = requests.few().filter(({ target }) => target === '/api/health');
			if (!health) throw new Error('There is a health');
			await Promise.all(hosts.map((host) => untilAnswered(host, health, 200)));
			expectSame(from);
		});
	}

	it('about what has been removed', async () => {
		const from = differences.length;
		const [list] = await ask(requests.deities());
		const deity = deityList.parse(JSON.parse(list.body.toString())).at(-1)?._id ?? '';
		const { looks, removals } = requests.removal(deity);
		await askEach(looks);
		await askEach(removals);
		// A kept page may be shown for a second more.
		for (const look of looks) await Promise.all(hosts.map((host) => untilAnswered(host, look, 404)));
		await askEach(looks, hosts, ', removed');
		expectSame(from);
	});

	same('to every change', () => requests.changes());

	it('under MAINTENANCE=1, and to a caller who guesses too often', async () => {
		const from = differences.length;
		const pair = await startBoth(1, { ...env, MAINTENANCE: '1', RATE_LIMIT_FACTOR: '1' });
		try {
			await askEach(requests.few(), pair);
			await askEach(requests.guesses(12), pair);
		} finally {
			await Promise.all(pair.map((host) => host.stop()));
		}
		expectSame(from);
	});
});

describe('comparing', () => {
	const pdf = (id: string, moment: string): Answer => ({
		status: 200,
		headers: { 'content-type': 'application/pdf' },
		body: Buffer.from(`/CreationDate (D:${moment}Z)\n/ID [<${id}> <${id}>]`),
	});

	it('finds two PDFs that were made at different seconds the same', () => {
		const own = pdf('0123456789abcdef0123456789abcdef', '20260131235959');
		const next = pdf('fedcba9876543210fedcba9876543210', '20260201000000');
		expect(compare('GET a PDF', own, next)).toEqual([]);
	});
});

describe('the list of what differs', () => {
	it('names nothing that is the same by now', () => {
		expect(known.filter(({ is }) => !differences.some(is)).map(({ reason }) => reason)).toEqual([]);
	});

	it('has at most ten lines', () => {
		expect(known.length).toBeLessThanOrEqual(10);
	});
});
