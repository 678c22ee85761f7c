import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import en from '@/messages/en';
import hi from '@/messages/hi';
import { isFullRun } from '@/tests/support/full-run';
import { type Answer, type Asking, askAll, askEach, type Part, prepareAsks } from './asks';
import {
	keysIn,
	lineTo,
	type MailServer,
	type PictureStore,
	startMailServer,
	startPictureStore,
} from './fake-services';
import { type Person, register } from './people';
import { makePicture } from './pictures';
import { createPortalDatabase, type Portal, startPortal } from './portal';

/** What design promises: an answer in six seconds, and health five seconds after what was away is back. */
const answersWithinMs = 6_000;
const recoversWithinMs = 5_000;

/** Behind a proxy that names the address of each request. */
const manyAskers = { RATE_LIMIT_FACTOR: '1000', TRUSTED_PROXY_HOPS: '1' };

const failureWords = { hi: hi.errorPage, en: en.errorPage };

let portal: Portal;
let store: PictureStore;
let mails: MailServer;
let database: Awaited<ReturnType<typeof lineTo>>;
/** By a way of its own. */
let watch: pg.Client;
let asking: Asking;
let idle: Awaited<ReturnType<typeof countWhatIsOpen>>;

const figures = { faults: 0, answers: 0, refused: 0, slowestMs: 0, recoveryMs: 0, promises: 0 };

beforeAll(async () => {
	[store, mails] = await Promise.all([startPictureStore(), startMailServer()]);
	const databaseUrl = await createPortalDatabase();
	database = await lineTo(databaseUrl);
	watch = new pg.Client({ connectionString: databaseUrl, application_name: 'watch' });
	await watch.connect();
	portal = await startPortal({
		databaseUrl: database.databaseUrl,
		env: { ...store.env, ...mails.env, ...manyAskers },
	});
	asking = await prepareAsks(portal);
	// Pages that are kept are made at the first visit.
	await askEach(asking.asks);
	await askAll(asking.asks);
	expectAllWell(await askEach(asking.asks));
	// How long each waits for the others when nothing is wrong, which on a slow machine is seconds.
	expectAllWell(await askAll(asking.asks));
	idle = await countWhatIsOpen();
});

/** What one fault has left must not be another's. */
afterEach(async () => {
	await watch.query('ROLLBACK');
	for (const line of [database.line, store.line, mails.line]) await line.restore();
});

afterAll(async () => {
	await portal?.stop();
	await watch?.end();
	await database?.line.close();
	await Promise.all([store?.stop(), mails?.stop()]);
	const { faults, answers, refused, slowestMs, recoveryMs, promises } = figures;
	process.stdout.write(
		`faults: ${faults} faults, ${count(answers)} answers while they lasted, ${count(refused)} of them 503, the slowest after ${seconds(slowestMs)}; well again within ${seconds(recoveryMs)}; ${count(promises)} acknowledged writes all there\n`,
	);
});

const count = (number: number) => number.toLocaleString('en');
const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Of the portal alone, when it has answered everything at once. */
async function countWhatIsOpen() {
	const { rows } = await watch.query<{ connections: number }>(
		`SELECT count(*)::int AS connections FROM pg_stat_activity
		WHERE datname = current_database() AND application_name <> 'watch'`,
	);
	const { pid = 0 } = portal.process;
	const isKnown = process.platform === 'linux';
	return {
		connections: rows[0]?.connections ?? 0,
		files: isKnown ? readdirSync(`/proc/${pid}/fd`).length : 0,
		memoryMiB: isKnown ? residentMiB(pid) : 0,
	};
}

function residentMiB(pid: number): number {
	const kib = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
	return Number(kib) / 1024;
}

function getLines(answers: Answer[]): string[] {
	return answers.map(({ ask, status }) => `${ask.name}: ${status}`);
}

/** What each took when nothing was wrong, at best and lately. */
const usual = new Map<string, { bestMs: number; lateMs: number }>();

function expectAllWell(answers: Answer[]): void {
	for (const { ask, ms } of answers)
		usual.set(ask.name, { bestMs: Math.min(ms, usual.get(ask.name)?.bestMs ?? ms), lateMs: ms });
	expect(getLines(answers)).toEqual(answers.map(({ ask }) => `${ask.name}: ${ask.status}`));
}

/** How much longer an answer takes for the machine's sake, which may have a lot to do besides. */
function machineMs({ ask }: Answer, answers: Answer[]): number {
	const { bestMs = 0, lateMs = 0 } = usual.get(ask.name) ?? {};
	const without = answers.find((answer) => answer.ask.needs.length === 0);
	return lateMs - bestMs + (without?.ms ?? 0);
}

/** Every answer is in time, and what could not be done says so, in words and with a time to come back. */
function examine(answers: Answer[]): void {
	for (const answer of answers) {
		const { ask, status, headers, text, ms } = answer;
		figures.answers += 1;
		figures.slowestMs = Math.max(figures.slowestMs, ms);
		expect(ms, `${ask.name} (${status})`).toBeLessThan(answersWithinMs + machineMs(answer, answers));
		expect([ask.status, 503], `${ask.name}: ${text.slice(0, 300)}`).toContain(status);
		if (status !== 503) continue;
		figures.refused += 1;
		expect(Number(headers.get('retry-after')), ask.name).toBeGreaterThan(0);
		expect(headers.get('cache-control'), ask.name).toContain('no-store');
		expect(headers.get('set-cookie'), ask.name).toBeNull();
		if (ask.words) {
			const { title, retry } = failureWords[ask.words];
			expect(headers.get('content-type')).toContain('text/html');
			expect(text, ask.name).toContain(title);
			expect(text, ask.name).toContain(retry);
		} else if (headers.get('content-type')?.includes('json')) {
			expect(JSON.parse(text), ask.name).toMatchObject({
				code: 'service.unavailable',
				message: expect.stringMatching(/./),
			});
		}
	}
}

/** What needs what is away is refused, and nothing else. */
function expectRefused(answers: Answer[], away: Part): void {
	examine(answers);
	const wanted = answers.map(({ ask }) => `${ask.name}: ${ask.needs.includes(away) ? 503 : ask.status}`);
	expect(getLines(answers)).toEqual(wanted);
}

/** Everything is answered again, in the same process, and all that was promised is there, whole. */
async function expectRecovery(): Promise<void> {
	const begun = performance.now();
	let answers = await askAll(asking.asks);
	while (answers.some(({ ask, status }) => status !== ask.status)) {
		if (performance.now() - begun > recoversWithinMs) expectAllWell(answers);
		answers = await askAll(asking.asks);
	}
	figures.recoveryMs = Math.max(figures.recoveryMs, performance.now() - begun);
	expectAllWell(answers);
	expect(portal.process.exitCode).toBeNull();
	await expectPromisesKept();
	figures.faults += 1;
}

async function expectPromisesKept(): Promise<void> {
	const { messages, members, pictures, profession } = asking.promises;
	const among = (table: string, column: string, values: string[]) =>
		watch
			.query<{ value: string }>(`SELECT "${column}" AS value FROM "${table}" WHERE "${column}" = ANY($1)`, [
				values,
			])
			.then(({ rows }) => rows.map(({ value }) => value).sort());
	expect(await among('InboxMessage', 'subject', messages)).toEqual([...messages].sort());
	expect(await among('Member', 'email', members)).toEqual([...members].sort());
	expect(await among('GalleryImage', 'title', pictures)).toEqual([...pictures].sort());
	const { rows } = await watch.query('SELECT "profession" FROM "Member" WHERE id = $1', [asking.member.id]);
	expect(rows[0].profession).toBe(profession);
	figures.promises = messages.length + members.length + pictures.length;
	await expectWhole();
}

/** No row without its picture: of what was written since the demo, whose files are elsewhere. */
async function expectWhole(): Promise<void> {
	const { rows } = await watch.query<{ objectKey: string }>(
		`SELECT v."objectKey" FROM "MediaVariant" v JOIN "Media" m ON m.id = v."mediaId"
		WHERE m."ownerId" IN (SELECT id FROM "Member" WHERE NOT "isDemo")`,
	);
	const keys = await keysIn(store.objects);
	expect(rows.filter(({ objectKey }) => !keys.has(objectKey))).toEqual([]);
	expect(rows.length).toBeGreaterThan(0);
}

/** Has the pages that are expected from memory rendered again: what is known to be out of date is not shown. */
async function keepPages(): Promise<void> {
	const visit = async (path: string) => expect((await fetch(portal.origin + path)).status).toBe(200);
	for (let round = 0; round < 3; round++) {
		for (const path of ['/about', '/en/help', '/en']) await visit(path);
		await sleep(1_200);
	}
}

/** What the portal writes into its log while `work` goes on. */
async function loggedDuring(work: () => Promise<void>): Promise<string[]> {
	const before = portal.output().length;
	await work();
	return portal.output().slice(before).split('\n').filter(Boolean);
}

/** The log says what was wrong, not for each of the calls, and nothing is unexpected. Answers how often. */
function countOutages(lines: string[], part: Part): number {
	const outages = lines.filter((line) => line.includes(`${part} out of reach`));
	expect(outages.length, outages.join('\n')).toBeLessThanOrEqual(2);
	const unexpected = lines.filter((line) => line.includes('"unexpected"') || /^\s+at /.test(line));
	expect(unexpected).toEqual([]);
	return outages.length;
}

const inFull = isFullRun ? it : it.skip;

describe('the database', () => {
	it('frozen', async () => {
		await keepPages();
		const lines = await loggedDuring(async () => {
			database.line.freeze();
			expectRefused(await askAll(asking.asks), 'database');
			// Those who come next find connections that are silent already.
			if (isFullRun) expectRefused(await askAll(asking.asks), 'database');
		});
		expect(countOutages(lines, 'database')).toBeGreaterThan(0);
		await database.line.restore();
		await expectRecovery();
	});

	it('refusing', async () => {
		if (isFullRun) await keepPages();
		await database.line.close();
		const lines = await loggedDuring(async () => {
			examine(await askEach(asking.asks));
			if (isFullRun) expectRefused(await askAll(asking.asks), 'database');
		});
		countOutages(lines, 'database');
		await database.line.restore();
		await expectRecovery();
	});

	inFull('frozen as soon as it was asked', async () => {
		for (let waitMs = 0; waitMs < 120; waitMs += 12) {
			const answers = askAll(asking.asks);
			await sleep(waitMs);
			database.line.freeze();
			examine(await answers);
			await database.line.restore();
			await expectRecovery();
		}
	});

	inFull('gone in the middle of a transaction', async () => {
		for (let bytes = 100; bytes < 60_000; bytes = Math.round(bytes * 1.6)) {
			const way = bytes % 2 === 0 ? 'there' : 'back';
			database.line.cutAfter(way, bytes);
			examine(await askAll(asking.asks));
			await database.line.restore();
			await expectRecovery();
		}
	});

	inFull.each([
		['a long line', { latencyMs: 60 }],
		['a very long line', { latencyMs: 700 }],
		['a thin line', { bytesPerSecond: 30_000 }],
		['a line as thin as a thread', { bytesPerSecond: 2_000 }],
	])('slow: %s', async (_, pace) => {
		database.line.slowDown(pace);
		examine(await askEach(asking.asks));
		examine(await askAll(asking.asks));
		await database.line.restore();
		await expectRecovery();
	});

	inFull('with all connections of the portal held up by a lock', async () => {
		await watch.query('BEGIN; LOCK TABLE "Member", "Session" IN ACCESS EXCLUSIVE MODE');
		const crowd = await Promise.all([askAll(asking.asks), askAll(asking.asks)]);
		await watch.query('ROLLBACK');
		for (const answers of crowd) examine(answers);
		await expectRecovery();
	});

	inFull('with fifty connections that hold locks, and no connection left on the server', async () => {
		const others = await Promise.all(Array.from({ length: 50 }, () => connectDirectly()));
		for (const other of others) await other.query('BEGIN; LOCK TABLE "RateLimit" IN ACCESS SHARE MODE');
		await others[0]?.query('LOCK TABLE "Session" IN ACCESS EXCLUSIVE MODE');
		for (let connection: pg.Client | null = others[0] ?? null; connection; ) {
			connection = await connectDirectly().catch(() => null);
			if (connection) others.push(connection);
		}
		await watch.query(
			`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
			WHERE datname = current_database() AND application_name NOT IN ('watch', 'crowd')`,
		);
		const taken = await connectDirectly().catch(() => null);
		if (taken) others.push(taken);
		examine(await askAll(asking.asks));
		await Promise.all(others.map((other) => other.end()));
		await expectRecovery();
	});

	inFull('ending every connection, again and again', async () => {
		for (let round = 0; round < 10; round++) {
			const answers = askAll(asking.asks);
			for (let strike = 0; strike < 5; strike++) {
				await watch.query(
					`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
					WHERE datname = current_database() AND application_name <> 'watch'`,
				);
				await sleep(20);
			}
			examine(await answers);
		}
		await expectRecovery();
	});
});

async function connectDirectly(): Promise<pg.Client> {
	const url = new URL(database.databaseUrl);
	url.port = new URL(inject('serverUrl')).port;
	const client = new pg.Client({ connectionString: url.href, application_name: 'crowd' });
	client.on('error', () => {});
	await client.connect();
	return client;
}

describe('the store of pictures', () => {
	it('refusing', async () => {
		await store.line.close();
		const lines = await loggedDuring(async () => {
			expectRefused(await askEach(asking.asks), 'storage');
			expectRefused(await askAll(asking.asks), 'storage');
		});
		expect(countOutages(lines, 'storage')).toBeGreaterThan(0);
		await store.line.restore();
		await expectRecovery();
	});

	inFull('stalling', async () => {
		store.line.freeze();
		const lines = await loggedDuring(async () => {
			expectRefused(await askAll(asking.asks), 'storage');
			expectRefused(await askAll(asking.asks), 'storage');
		});
		countOutages(lines, 'storage');
		await store.line.restore();
		await expectRecovery();
	});

	inFull.each([
		['there', 300],
		['there', 3_000],
		['there', 20_000],
		['back', 10],
		['back', 400],
		['back', 5_000],
	] as const)('cutting off on the way %s after %i bytes', async (way, bytes) => {
		store.line.cutAfter(way, bytes);
		examine(await askAll(asking.asks));
		await store.line.restore();
		await expectRecovery();
	});

	inFull('slow', async () => {
		store.line.slowDown({ bytesPerSecond: 4_000 });
		examine(await askAll(asking.asks));
		await store.line.restore();
		await expectRecovery();
	});
});

describe('the mail server', () => {
	/** Whose welcome has come already. */
	let senders: Person[];

	beforeAll(async () => {
		senders = [await register(portal), await register(portal)];
		for (const { email } of senders) await untilReceivedBy(email);
		mails.received.length = 0;
	});

	/** Has an administrator take in a picture of somebody, who is to hear of it. */
	async function decide(sender: Person | undefined): Promise<string> {
		if (!sender) throw new Error('nobody has sent anything in');
		const title = `Gate ${randomUUID()}`;
		const form = new FormData();
		for (const [name, value] of Object.entries({
			title,
			description: 'Of the old fort',
			category: 'General',
		}))
			form.set(name, value);
		form.set('image', await makePicture(64, 64), 'gate.jpg');
		const headers = { authorization: `Bearer ${sender.token}` };
		const sent = await fetch(`${portal.origin}/api/gallery`, { method: 'POST', headers, body: form });
		expect(sent.status).toBe(201);
		const { rows } = await watch.query('SELECT id FROM "GalleryImage" WHERE title = $1', [title]);
		const approval = await fetch(`${portal.origin}/api/gallery/${rows[0].id}/approve`, {
			method: 'PATCH',
			headers: { authorization: `Bearer ${asking.administrator.token}` },
		});
		expect(approval.status).toBe(200);
		return sender.email;
	}

	/** As if the time in which it can be undone were over, and an administrator looked in. */
	async function sendWhatIsDue(): Promise<void> {
		await watch.query(
			`UPDATE "Decision" SET "decidedAt" = now() - interval '2 minutes', "undoUntil" = now() - interval '1 minute'`,
		);
		const headers = { authorization: `Bearer ${asking.administrator.token}` };
		expect((await fetch(`${portal.origin}/api/admin/waiting`, { headers })).status).toBe(200);
	}

	beforeEach(() => {
		mails.received.length = 0;
	});

	const decisions = async () => {
		const { rows } = await watch.query(`SELECT attempts FROM "Decision" ORDER BY attempts`);
		return rows.map(({ attempts }) => attempts);
	};

	async function untilReceivedBy(address: string): Promise<void> {
		const deadline = Date.now() + 20_000;
		while (!mails.received.includes(address) && Date.now() < deadline) await sleep(50);
		expect(mails.received).toContain(address);
	}

	it('refusing: nobody is held up, and the mails about decisions are sent when it is back', async () => {
		await mails.line.close();
		expectAllWell(await askEach(asking.asks));
		const address = await decide(senders[0]);
		await sendWhatIsDue();
		await expect.poll(decisions, { timeout: 20_000 }).toEqual([1]);
		await sleep(200);
		expect(mails.received).not.toContain(address);
		await mails.line.restore();
		await sendWhatIsDue();
		await untilReceivedBy(address);
		await expect.poll(decisions).toEqual([]);
		await expectRecovery();
	});

	inFull('stalling: nobody is held up either', async () => {
		mails.line.freeze();
		expectAllWell(await askEach(asking.asks));
		const address = await decide(senders[0]);
		await sendWhatIsDue();
		expectAllWell(await askEach(asking.asks));
		await mails.line.restore();
		await expect
			.poll(
				async () => {
					await sendWhatIsDue();
					return mails.received.includes(address);
				},
				{ timeout: 60_000, interval: 2_000 },
			)
			.toBe(true);
		await expectRecovery();
	});

	inFull('refusing one receiver: the others hear of it', async () => {
		const [lost, found] = [await decide(senders[0]), await decide(senders[1])];
		mails.unknown.add(lost);
		await sendWhatIsDue();
		await untilReceivedBy(found);
		expect(mails.received).not.toContain(lost);
		await expect.poll(decisions).toEqual([1]);
		mails.unknown.delete(lost);
		await sendWhatIsDue();
		await untilReceivedBy(lost);
		await expectRecovery();
	});
});

it('nothing is left open at the end', async () => {
	expectAllWell(await askAll(asking.asks));
	const { connections, files, memoryMiB } = await countWhatIsOpen();
	expect(connections).toBeLessThanOrEqual(idle.connections + 2);
	const { rows } = await watch.query(
		`SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND state LIKE 'idle in transaction%'`,
	);
	expect(rows).toEqual([]);
	expect(files).toBeLessThanOrEqual(idle.files + 40);
	expect(memoryMiB).toBeLessThan(idle.memoryMiB + 300);
});

describe('the disk', () => {
	let onDisk: Portal;
	afterEach(() => onDisk?.stop());

	/** A file may grow to this size and no further, which holds for root too; the answer is the same as of a full disk. */
	const limitFiles = (bytes: string) =>
		spawnSync('prlimit', ['--pid', String(onDisk.process.pid), `--fsize=${bytes}:`]).status === 0;

	it.skipIf(!isFullRun || spawnSync('prlimit', ['--version']).status !== 0)('full', async () => {
		onDisk = await startPortal({ env: manyAskers });
		const { asks } = await prepareAsks(onDisk);
		expectAllWell(await askEach(asks));
		const before = filesIn(`${onDisk.dataDir}/media`);
		expect(limitFiles('2048')).toBe(true);
		const answers = await askAll(asks);
		examine(answers);
		const refused = answers.filter(({ status }) => status === 503).map(({ ask }) => ask.name);
		expect(refused).toEqual(['registering with a photo', 'sending in a picture']);
		await expect.poll(() => filesIn(`${onDisk.dataDir}/media`)).toBe(before);
		expect(limitFiles('unlimited')).toBe(true);
		expectAllWell(await askAll(asks));
		figures.faults += 1;
	});
});

function filesIn(folder: string): number {
	return readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
		.length;
}
