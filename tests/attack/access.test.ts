// Asks for every built route, and looks for a canary of every private word in the response: in short as a visitor, a member,
// the member looked at and an administrator, each in one way; in full as every kind of reader, in every way.

import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { pages as knownPages } from '@/lib/core/pages';
import { searchKey } from '@/lib/core/text-folding';
import { writtenIn } from '@/lib/rules/script/in-script';
import { isFullRun } from '@/tests/support/full-run';
import { columns, findRelation, maySee, maySeeField, parseCanary, type ReaderOf } from './access-columns';
import {
	calls,
	files,
	type Outcome,
	ofTheServer,
	ownPagesOfNext,
	type PageRow,
	pages,
	type Row,
	redirects,
} from './access-table';
import { type Answer, Asking, callerAddress, type TestRequest } from './asking';
import { Canaries, findSecrets } from './canaries';
import {
	type Fixtures,
	type Looked,
	loggedIn,
	looked,
	plantFixtures,
	type Reader,
	readers,
} from './fixtures';
import { Planter } from './planter';
import { createPortalDatabase, type Portal, startPortal } from './portal';
import { findMissingTargets } from './readings';
import { fillIn, readBuiltRoutes } from './routes';

const short: readonly Reader[] = ['visitor', 'stranger', 'self', 'administrator'];
const askers = isFullRun ? readers : short;
const secret = 'known to the attacks alone, and to the access table';
const operatorToken = 'brought-by-programs-of-the-operator-alone';
/** Made by the setup before this file is read. */
const built = readBuiltRoutes();

let client: pg.Client;
let dataDir: string;
let portal: Portal;
let planter: Planter;
let asking: Asking;
/** No test changes these. */
let fixturesByKind: ReadonlyMap<Looked, Fixtures>;
let cells = 0;
/** Canaries in answers that may not hold them. */
let misplaced = 0;

/** The names of members by their ids. */
const membersById = new Map<string, string>();

async function plant(kinds: readonly Looked[]): Promise<ReadonlyMap<Looked, Fixtures>> {
	const planted = await planter.together(() => plantFixtures({ planter, dataDir, secret }, kinds));
	for (const [kind, { accounts, self }] of planted) {
		membersById.set(self.id, kind);
		for (const [reader, { id }] of Object.entries(accounts)) membersById.set(id, reader);
	}
	return planted;
}

const newFixtures = async () => getFixtures(await plant(['private']));

function getFixtures(from: ReadonlyMap<Looked, Fixtures>, kind: Looked = 'private'): Fixtures {
	const fixtures = from.get(kind);
	if (!fixtures) throw new Error(`No member is ${kind}`);
	return fixtures;
}

beforeAll(async () => {
	const databaseUrl = await createPortalDatabase();
	dataDir = await mkdtemp(path.join(tmpdir(), 'khamma-ghani-attacked-'));
	client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	planter = await Planter.into(client, (taken) => new Canaries(taken));
	fixturesByKind = await plant(looked);
	if (isFullRun) planter.canaries.writeInDevanagari();
	const env = {
		AUTH_SECRET: secret,
		RATE_LIMIT_FACTOR: '1000',
		TRUSTED_PROXY_HOPS: '1',
		METRICS_TOKEN: operatorToken,
		CRON_SECRET: operatorToken,
	};
	portal = await startPortal({ databaseUrl, dataDir, env });
	asking = new Asking(portal.origin, planter.canaries);
});

afterAll(async () => {
	asking.close();
	await portal.stop();
	await client.end();
	await rm(dataDir, { recursive: true, force: true });
	const routes = new Set([...calls.map(({ call }) => call), ...pages.map(({ page }) => page)]).size;
	const numbers = [routes, cells, planter.canaries.count, asking.count].map((count) =>
		new Intl.NumberFormat('en').format(count),
	);
	process.stdout.write(
		`access: ${numbers[0]} routes, ${numbers[1]} cells, ${numbers[2]} canaries looked for in ${numbers[3]} answers, ` +
			`${misplaced || 'none'} found where it may not be\n`,
	);
});

// ── Asking ─────────────────────────────────────────────────────────────────────────────────────────

/** How a caller shows who they are. */
type Proof = 'bearer' | 'cookie' | 'cookie from another site';
const eitherProof = ['bearer', 'cookie'] as const;
const noProof = ['bearer'] as const;

function findToken(reader: Reader, fixtures: Fixtures): string | null {
	if (reader === 'visitor') return null;
	if (reader === 'ended') return fixtures.endedToken;
	return reader === 'self' ? fixtures.self.token : fixtures.accounts[reader].token;
}

function getProof(token: string | null, proof: Proof): Record<string, string> {
	if (token === null) return {};
	if (proof === 'bearer') return { authorization: `Bearer ${token}` };
	const site = proof === 'cookie' ? 'same-origin' : 'cross-site';
	return { cookie: `next-auth.session-token=${token}`, 'sec-fetch-site': site };
}

interface Asker {
	reader: Reader;
	fixtures: Fixtures;
	proof: Proof;
}

type Sent = ReturnType<NonNullable<Row['send']>>;

function askFor(row: Row, { reader, fixtures, proof }: Asker, sent: Sent): Promise<Answer> {
	const [method = '', address = ''] = row.call.split(' ');
	const { params, query, ...body } = sent;
	return asking.ask({
		...body,
		method,
		path: `${fillIn(address, params)}${query ? `?${query}` : ''}`,
		headers: { 'accept-language': 'en', ...getProof(findToken(reader, fixtures), proof) },
	});
}

// ── Expecting ──────────────────────────────────────────────────────────────────────────────────────

/** What readers have seen of rows and columns that they may see: a line of the table that allows too much is found by it. */
const seen = new Set<string>();

function getSights({ reader, kind }: ReaderOf, canary: string): string[] {
	const { subject, row } = parseCanary(canary);
	const relation = findRelation({ reader, kind }, subject);
	const named = row.replace(/^of-(?!unclaimed).*/, 'of-looked');
	return [`${relation}: ${named}`, `${relation}: ${planter.origins.get(canary)}`];
}

/** What is in a response that its reader may not see. */
function findMisplaced(row: Row | PageRow, asker: Asker, { found, body }: Answer): string[] {
	const reader = row.as?.(asker.reader) ?? asker.reader;
	const readerOf = { reader, kind: asker.fixtures.self.kind };
	const unexpected = [...found].filter((canary) => {
		const column = planter.origins.get(canary);
		if (column !== undefined && row.also?.includes(column)) return false;
		if (row.only && !(column !== undefined && row.only.includes(column))) return true;
		if (!maySee(readerOf, canary, column)) return true;
		for (const sight of getSights(readerOf, canary)) seen.add(sight);
		return false;
	});
	misplaced += unexpected.length;
	// Other calls than those about members say more than a record holds, such as the interest in a match.
	const isStrict = 'call' in row && row.call.includes('/api/users');
	return [...unexpected, ...findMisplacedFields(body, readerOf, isStrict)].sort();
}

const record = z.record(z.string(), z.unknown());

/** The fields of members' records, in any depth, that a reader may not see. */
function findMisplacedFields(body: unknown, reader: ReaderOf, isStrict: boolean): string[] {
	if (Array.isArray(body)) return body.flatMap((entry) => findMisplacedFields(entry, reader, isStrict));
	const { data } = record.safeParse(body);
	if (!data) return [];
	const subject = membersById.get(String(data._id));
	const inner = Object.values(data).flatMap((value) => findMisplacedFields(value, reader, isStrict));
	if (subject === undefined) return inner;
	const own = Object.keys(data).filter((field) => !(maySeeField(reader, subject, field) ?? !isStrict));
	return [...own.map((field) => `the field ${field} of ${subject}`), ...inner];
}

function expectNoSecrets({ text, headers, secrets }: Answer, startsSession = false): void {
	const allowed = startsSession ? ['a session token'] : [];
	expect(
		secrets.filter((name) => !allowed.includes(name)),
		text.slice(0, 1000),
	).toEqual([]);
	expect(`${text}${JSON.stringify(headers)}`).not.toContain(callerAddress);
}

/** The status, or the address that a reader is led to. */
function getOutcome(expected: Outcome, answer: Answer): number | string {
	const isLed = answer.status > 300 && answer.status < 400;
	if (typeof expected === 'number' || !isLed) return answer.status;
	return getLead(answer).startsWith(expected) ? expected : getLead(answer);
}

function expectCell(row: Row, asker: Asker, answer: Answer): void {
	const { reader, fixtures } = asker;
	const expected = row.by[reader];
	cells += 1;
	const who = `${reader}, by ${asker.proof}: ${answer.text.slice(0, 1000)}`;
	expect(getOutcome(expected, answer), who).toBe(expected);
	expect(findMisplaced(row, asker, answer), who).toEqual([]);
	expectNoSecrets(answer, row.startsSession);
	if (row.body) expect(answer.body, who).toMatchObject(row.body(fixtures, reader));
	if (row.call.includes(' /api/') && !row.call.includes('/api/auth/') && answer.body !== null)
		expect(answer.headers['cache-control'], who).toMatch(/no-store/);
}

/** Without our own origin and language. */
function getLead({ headers: { location = '' } }: Answer): string {
	return location.replace(portal.origin, '').replace(/^\/en(?=\/|$)/, '') || '/';
}

const anyId = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

/** What is sent about things that do not exist. */
function aboutNothing(sent: Sent): Sent {
	const [params, query, json] = [sent.params, sent.query, sent.json].map((part) =>
		part === undefined ? undefined : JSON.parse(JSON.stringify(part).replace(anyId, () => randomUUID())),
	);
	return { ...sent, ...(params && { params }), ...(query && { query }), ...(json && { json }) };
}

/** What is refused and what is absent look the same, but for the request's id. */
async function expectLikeNothing(row: Row, asker: Asker, sent: Sent, answer: Answer): Promise<void> {
	const absent = aboutNothing(sent);
	if (answer.status !== 404 || JSON.stringify(absent) === JSON.stringify(sent)) return;
	const other = await askFor(row, asker, absent);
	expect(comparable(other)).toEqual(comparable(answer));
}

function comparable({ status, text, headers }: Answer) {
	const { date: _date, 'x-request-id': _id, ...content } = headers;
	return { status, text, values: content };
}

// ── The tests ──────────────────────────────────────────────────────────────────────────────────────

const isRead = ({ call }: Row) => /^(GET|OPTIONS) /.test(call);
const isRefused = (outcome: Outcome) => outcome === 401 || outcome === 403 || outcome === 404;
const reads = calls.filter(isRead);
const changes = calls.filter((row) => !isRead(row));

describe('a canary', () => {
	it('is found in every form in which it is written', () => {
		const canaries = new Canaries(new Set());
		const [word, mobile, day, id] = [
			canaries.word('word'),
			canaries.mobile('mobile'),
			canaries.day('day', 1975),
			canaries.id('id', randomUUID()),
		];
		const forms = [
			...[
				word,
				searchKey(word),
				JSON.stringify(`"${word}"`),
				encodeURIComponent(`é ${word}`),
				`&quot;${word}&quot;`,
				`श्री ${writtenIn('hi', word)},`,
			],
		];
		for (const form of forms) expect([form, ...canaries.find(form)]).toEqual([form, 'word']);
		const digits = mobile.replaceAll(' ', '');
		for (const form of [
			mobile,
			encodeURIComponent(mobile),
			digits,
			digits.slice(3),
			mobile.replaceAll(' ', '&nbsp;'),
		])
			expect([form, ...canaries.find(form)]).toEqual([form, 'mobile']);
		for (const form of [
			day,
			`${day}T00:00:00.000Z`,
			'2 JAN 1975',
			'2 January 1975',
			'January 2, 1975',
			'2 जनवरी 1975',
		])
			expect([form, ...canaries.find(form)]).toEqual([form, 'day']);
		for (const form of [id, id.replaceAll('-', ''), id.toUpperCase()])
			expect([form, ...canaries.find(form)]).toEqual([form, 'id']);
		expect(canaries.find('Jukubi, 1975-01-03, +91 98765 43210')).toEqual(new Set());
	});

	it('is in every column that can hold words, and each of these columns has a tier', () => {
		expect(planter.bare).toEqual([]);
		expect(planter.wordColumns.filter((column) => !(column in columns))).toEqual([]);
		expect(Object.keys(columns).filter((column) => !planter.hasColumn(column))).toEqual([]);
		expect(planter.idleReasons).toEqual([]);
	});
});

describe('the table', () => {
	it('names every built handler with each of its methods, and none that is not built', async () => {
		const named = new Set(calls.map(({ call }) => call));
		const found = await Promise.all(built.handlers.map(async (address) => getMethods(address)));
		expect([...named].sort()).toEqual(found.flat().sort());
	});

	it('names every built page, redirect and file, and none that is not built', () => {
		const named = [...new Set(pages.map(({ page }) => page)), ...ownPagesOfNext].sort();
		expect(named).toEqual([...new Set(built.pages)].sort());
		expect(Object.keys(knownPages).filter((page) => !named.includes(page))).toEqual([]);
		expect(Object.keys(redirects).sort()).toEqual([...built.redirects].sort());
		expect(built.files.filter((file) => !files.some((beginning) => file.startsWith(beginning)))).toEqual([]);
		expect(files.filter((beginning) => !built.files.some((file) => file.startsWith(beginning)))).toEqual([]);
	});
});

/** An address of no page, where a parameter has to look like a file. */
const wordsOf: Readonly<Record<string, string>> = { picture: 'nothing.png', part: 'nothing.xml' };

/** As the handler itself says; one that answers by any method is asked with each. */
async function getMethods(address: string): Promise<string[]> {
	const where = fillIn(address, wordsOf);
	const { headers } = await asking.ask({ method: 'OPTIONS', path: where });
	const all = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
	const shown = headers.allow?.split(', ').filter((method) => method !== 'HEAD' && method !== 'OPTIONS');
	const known = shown ?? all;
	// In short a handler's own word is enough.
	for (const method of isFullRun || !shown ? all : []) {
		const { status } = await asking.ask({ method, path: where, ...(method !== 'GET' && { json: {} }) });
		if (method !== 'OPTIONS')
			expect([method, where, status === 405]).toEqual([method, where, !known.includes(method)]);
	}
	return known.map((method) => `${method} ${address}`);
}

describe('the attack on latency', () => {
	it('knows an address for each page and each call that reads', () => {
		const reading = calls.flatMap(({ call }) => (call.startsWith('GET ') ? [call] : []));
		expect(findMissingTargets([...pages.map(({ page }) => page), ...reading])).toEqual([]);
	});
});

describe('reading', () => {
	it.each(reads.map((row) => ({ name: row.name, row })))('$name', async ({ row }) => {
		const fixtures = getFixtures(fixturesByKind, row.at);
		await Promise.all(
			askers.map(async (reader) => {
				const asker: Asker = {
					reader,
					fixtures,
					proof: row.call.includes('/api/auth/') ? 'cookie' : 'bearer',
				};
				const sent = row.send?.(fixtures, reader) ?? {};
				const answer = await askFor(row, asker, sent);
				expectCell(row, asker, answer);
				await expectLikeNothing(row, asker, sent, answer);
				if (!isFullRun || reader !== 'visitor' || !row.call.startsWith('GET ')) return;
				const head = await askFor({ ...row, call: `HEAD ${row.call.slice(4)}` }, asker, sent);
				expect([head.status, head.text]).toEqual([answer.status, '']);
			}),
		);
	});
});

describe('pages', () => {
	it.each(pages.map((row) => ({ name: `GET ${row.name}`, row })))('$name', async ({ row }) => {
		const fixtures = getFixtures(fixturesByKind, row.at);
		await Promise.all(askers.map((reader) => readPage(row, reader, fixtures)));
	});

	it('lead where they are said to lead', async () => {
		for (const { from, to, cookie } of Object.values(redirects)) {
			const answer = await asking.ask({ method: 'GET', path: from, ...(cookie && { headers: { cookie } }) });
			expect([from, answer.status >= 307, answer.headers.location?.replace(portal.origin, '')]).toEqual([
				from,
				true,
				to,
			]);
		}
	});

	it('stand beside files that everybody gets, and nothing else of the disk', async () => {
		for (const file of built.files) {
			const answer = await asking.ask({ method: 'GET', path: file });
			// A name without an ending is taken for a page's.
			expect([file, answer.status, ...answer.found]).toEqual([file, path.extname(file) ? 200 : 404]);
		}
		for (const { method, path: where, status } of ofTheServer) {
			const answer = await asking.ask({ method, path: where });
			expect([method, where, answer.status, ...answer.found]).toEqual([method, where, status]);
		}
	});

	it('of what is gone say so and no more', async () => {
		const { self, accounts } = await newFixtures();
		const token = accounts.administrator.token;
		const path_ = `/api/blogs/${self.blogs.approved}`;
		const deletion = { method: 'DELETE', path: path_, headers: getProof(token, 'bearer') };
		expect((await asking.ask(deletion)).status).toBe(200);
		for (const language of ['', '/en']) {
			const gone = await asking.ask({ method: 'GET', path: `${language}/blog/${self.blogs.approved}` });
			expect([gone.status, ...gone.found]).toEqual([404]);
		}
	});
});

async function readPage(row: PageRow, reader: Reader, fixtures: Fixtures): Promise<void> {
	const { params, query } = row.send?.(fixtures, reader) ?? {};
	const expected = row.by[reader];
	const address = fillIn(row.page, params);
	const isOffice = row.page.startsWith('/admin');
	const asker: Asker = { reader, fixtures, proof: 'cookie' };
	for (const language of isFullRun ? (['hi', 'en'] as const) : (['en'] as const)) {
		const where = language === 'en' && !isOffice ? `/en${address === '/' ? '' : address}` : address;
		const token = findToken(reader, fixtures);
		const cookies = [
			...(token ? [`next-auth.session-token=${token}`] : []),
			...(isOffice && language === 'hi' ? ['adminLanguage=hi'] : []),
		];
		const asked: TestRequest = {
			method: 'GET',
			path: `${where}${query ? `?${query}` : ''}`,
			headers: { ...(cookies.length > 0 && { cookie: cookies.join('; ') }) },
		};
		const who = `${reader}: ${asked.path}`;
		const page = await asking.ask(asked);
		cells += 1;
		expect(getOutcome(expected, page), who).toBe(expected);
		expect(findMisplaced(row, asker, page), who).toEqual([]);
		expectNoSecrets(page);
		for (const parts of isFullRun ? getParts(asked) : []) {
			const part = await asking.ask(parts);
			expect(part.status, who).toBeLessThan(500);
			expect(findMisplaced(row, asker, part), who).toEqual([]);
			expectNoSecrets(part);
		}
	}
}

/** The same page as Next's own script asks for it; without `_rsc` it is led to the address that has it. */
function getParts(asked: TestRequest): TestRequest[] {
	const headers = { ...asked.headers, rsc: '1' };
	const where = `${asked.path}${asked.path.includes('?') ? '&' : '?'}_rsc`;
	return [
		{ ...asked, path: where, headers },
		{ ...asked, headers },
	];
}

describe('what is refused', () => {
	let before: string;
	beforeAll(async () => {
		before = await snapshot();
	});

	it.each(changes.map((row) => ({ name: row.name, row })))('$name', async ({ row }) => {
		const fixtures = getFixtures(fixturesByKind, row.at);
		const ask = async (reader: Reader, proof: Proof) => {
			const sent = row.send?.(fixtures, reader) ?? {};
			return { sent, answer: await askFor(row, { reader, fixtures, proof }, sent) };
		};
		await Promise.all([
			...askers
				.filter((reader) => isRefused(row.by[reader]))
				.flatMap((reader) =>
					(reader === 'visitor' || !isFullRun ? noProof : eitherProof).map(async (proof) => {
						const { sent, answer } = await ask(reader, proof);
						expectCell(row, { reader, fixtures, proof }, answer);
						await expectLikeNothing(row, { reader, fixtures, proof }, sent, answer);
					}),
				),
			...(isFullRun ? loggedIn : (['self'] as const)).map(async (reader) => {
				const { answer } = await ask(reader, 'cookie from another site');
				cells += 1;
				expect([reader, answer.status, answer.body]).toMatchObject([reader, 403, { code: 'auth.crossSite' }]);
				expect([...answer.found]).toEqual([]);
			}),
		]);
	});

	it('has changed nothing', async () => {
		expect(await snapshot()).toBe(before);
	});
});

/** A digest of every row, without the counts of calls and the last use of sessions. */
async function snapshot(): Promise<string> {
	const { rows } = await client.query<{ name: string }>(
		`SELECT relname AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
		WHERE nspname = 'public' AND relkind = 'r' AND relname <> 'RateLimit' ORDER BY relname`,
	);
	const sums: string[] = [];
	for (const { name } of rows) {
		const { rows: result } = await client.query<{ sum: string }>(
			`SELECT md5(coalesce(string_agg(line, '\n' ORDER BY line), '')) AS sum
			FROM (SELECT (to_jsonb(t) - '{lastSeenAt}'::text[])::text AS line FROM "${name}" t) lines`,
		);
		sums.push(`${name} ${result[0]?.sum}`);
	}
	return sums.join('\n');
}

describe('changing', () => {
	let shared: Fixtures;
	beforeAll(async () => {
		shared = await newFixtures();
	});

	it.each(changes.map((row, at) => ({ name: row.name, row, at })))('$name', async ({ row, at }) => {
		const all = askers.filter((reader) => !isRefused(row.by[reader]));
		// In short by one reader, who proves it in one way.
		const acting = isFullRun ? all : all.slice(-1);
		const proofs = isFullRun ? eitherProof : [eitherProof[at % 2] ?? 'bearer'];
		for (const proof of proofs) {
			const fixtures = row.own === 'all' && acting.length > 0 ? await newFixtures() : shared;
			for (const reader of acting) {
				const own = row.own === 'each' ? await newFixtures() : fixtures;
				await act(row, { reader, fixtures: own, proof });
			}
		}
	});
});

async function act(row: Row, asker: Asker): Promise<void> {
	const { reader, fixtures } = asker;
	if (row.before) {
		const made = await asking.ask({
			...row.before(fixtures),
			headers: getProof(fixtures.self.token, 'bearer'),
		});
		expect(made.status).toBeLessThan(300);
	}
	expectCell(row, asker, await askFor(row, asker, row.send?.(fixtures, reader) ?? {}));
}

if (isFullRun)
	it('finds each row and column shown to each of the readers who may see it', () => {
		const allowed = askers.flatMap((reader) =>
			looked.flatMap((kind) =>
				[...planter.canaries.names]
					.filter((canary) => maySee({ reader, kind }, canary, planter.origins.get(canary)))
					.flatMap((canary) => getSights({ reader, kind }, canary)),
			),
		);
		expect([...new Set(allowed)].filter((sight) => !seen.has(sight)).sort()).toEqual([]);
	});

describe('a session', () => {
	it('that has been ended is worth nothing', async () => {
		const { self } = await newFixtures();
		const ask = (method: string, path_: string) =>
			asking.ask({ method, path: path_, headers: getProof(self.token, 'bearer') });
		expect((await ask('GET', '/api/users/profile')).status).toBe(200);
		expect((await ask('POST', '/api/users/logout')).status).toBe(200);
		expect((await ask('GET', '/api/users/profile')).status).toBe(401);
	});
});

describe('the meeting of two families', () => {
	it('is there for nobody once one of the two has ended what both agreed to', async () => {
		const fixtures = await newFixtures();
		const { self } = fixtures;
		const path_ = `/api/family/matches/${self.id}/meeting`;
		const ask = (reader: Reader, method: string, asked: string, json?: object) => {
			const token = findToken(reader, fixtures);
			return asking.ask({
				...{ method, path: asked, ...(json && { json }) },
				headers: token ? getProof(token, 'bearer') : {},
			});
		};
		expect((await ask('agreed', 'GET', path_)).status).toBe(200);
		const end = await ask('self', 'POST', `/api/family/interests/${self.interests.withAgreed}`, {
			answer: 'end',
		});
		expect(end.status).toBe(200);
		for (const reader of readers) {
			for (const answer of [
				await ask(reader, 'GET', path_),
				await ask(reader, 'POST', path_, { text: 'A question' }),
			]) {
				expect([401, 404], reader).toContain(answer.status);
				expect([reader, ...answer.found]).toEqual([reader]);
			}
		}
	});
});

describe('what the operator reads', () => {
	it('holds nobody’s words in its metrics', async () => {
		const headers = getProof(operatorToken, 'bearer');
		const metrics = await asking.ask({ method: 'GET', path: '/api/metrics', headers });
		expect([metrics.status, ...metrics.found]).toEqual([200]);
		expectNoSecrets(metrics);
	});
});

describe('the log', () => {
	it('holds nobody’s words and no address', () => {
		const log = portal.output();
		expect([...planter.canaries.find(log)]).toEqual([]);
		expect(log).not.toContain(callerAddress);
		expect(
			findSecrets(log).filter((name) => name === 'a session token' || name === 'a password hash'),
		).toEqual([]);
	});

	it('tells of nothing unexpected', () => {
		expect(
			portal
				.output()
				.split('\n')
				.filter((line) => /"level":[56]0|⨯/.test(line)),
		).toEqual([]);
	});
});
