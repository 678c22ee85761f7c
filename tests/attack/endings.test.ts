import type { ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findFreePort } from '@/lib/platform/env/free-port';
import { isFullRun } from '@/tests/support/full-run';
import { getExit, startNode } from '../../scripts/children';
import { type MailServer, startMailServer } from './fake-services';
import { logIn, type Person, register } from './people';
import { makePicture } from './pictures';
import { type Portal, startPortal } from './portal';

/** What docs/operations.md promises. */
const endsWithinMs = 10_000;
const members = 5_000;
/** Together the records are larger than what connections of this machine hold of an answer that nobody reads. */
const recordBytes = 3_000;
/** Of the export, each of which goes to the audit log when it is read. */
const batchSize = 500;

const figures = { endings: 0, finished: 0, slowestMs: 0 };

afterAll(() => {
	process.stdout.write(
		`endings: asked to end ${figures.endings} times, twice each; ${figures.finished} answers, exports and mails under way were finished, ended with 0 after ${(figures.slowestMs / 1000).toFixed(1)} s at most\n`,
	);
});

let mails: MailServer;
let portal: Portal;
let dataDir: string;

beforeEach(async () => {
	mails = await startMailServer();
	dataDir = await mkdtemp(path.join(tmpdir(), 'khamma-ghani-ending-'));
	portal = await startPortal({ dataDir, env: { ...mails.env, RATE_LIMIT_FACTOR: '1000' } });
});
afterEach(async () => {
	await portal.kill();
	await mails.stop();
	await rm(dataDir, { recursive: true, force: true });
});

async function onDatabase<T>(work: (database: pg.Client) => Promise<T>): Promise<T> {
	const database = new pg.Client({ connectionString: portal.databaseUrl });
	await database.connect();
	try {
		return await work(database);
	} finally {
		await database.end();
	}
}

async function countExportedBatches(): Promise<number> {
	const { rowCount } = await onDatabase((database) =>
		database.query(`SELECT FROM "AuditEntry" WHERE action = 'member.export'`),
	);
	return rowCount ?? 0;
}

/** Asks twice; answers the exit code and how long it took. */
async function end(child: ChildProcess): Promise<{ code: number; ms: number }> {
	const begun = performance.now();
	const ended = getExit(child);
	child.kill('SIGTERM');
	await sleep(300);
	child.kill('SIGTERM');
	const code = await ended;
	const ms = performance.now() - begun;
	figures.endings += 1;
	figures.slowestMs = Math.max(figures.slowestMs, ms);
	return { code, ms };
}

interface Upload {
	/** Sends what is left of it. */
	finish(): void;
	status: Promise<number>;
}

/** A picture that is sent in two halves. */
async function beginUpload(origin: string, { token }: Person, title: string): Promise<Upload> {
	const boundary = 'the-old-fort';
	const field = (name: string, value: string) =>
		`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
	const head = `${field('title', title)}${field('description', 'Of the old fort')}--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="fort.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`;
	const picture = Buffer.from(await (await makePicture()).arrayBuffer());
	const request = http.request(`${origin}/api/gallery`, {
		method: 'POST',
		headers: {
			authorization: `Bearer ${token}`,
			'content-type': `multipart/form-data; boundary=${boundary}`,
		},
	});
	const status = new Promise<number>((resolve) => {
		request.on('response', (response) => {
			response.resume().on('end', () => resolve(response.statusCode ?? 0));
		});
		request.on('error', () => resolve(0));
	});
	request.write(head);
	request.write(picture.subarray(0, picture.length / 2));
	return {
		status,
		finish: () =>
			request.end(
				Buffer.concat([picture.subarray(picture.length / 2), Buffer.from(`\r\n--${boundary}--\r\n`)]),
			),
	};
}

/** How many lines an export has that is not read further until `goOn` is. */
function beginExport(origin: string, { token }: Person, goOn: Promise<void>): Promise<number> {
	return new Promise((resolve, reject) => {
		http
			.get(
				`${origin}/api/admin/exports/users`,
				{ headers: { authorization: `Bearer ${token}` } },
				async (response) => {
					await goOn;
					let lines = 0;
					try {
						for await (const chunk of response) lines += chunk.toString('latin1').split('\n').length - 1;
						resolve(response.complete ? lines : -1);
					} catch (error) {
						reject(error);
					}
				},
			)
			.on('error', reject);
	});
}

/** A connection that has been answered and waits for more, until the server closes it. */
function holdIdle(origin: string): Promise<{ closed: Promise<void> }> {
	const agent = new http.Agent({ keepAlive: true });
	return new Promise((resolve, reject) => {
		http
			.get(`${origin}/robots.txt`, { agent }, (response) => {
				const { socket } = response;
				const closed = new Promise<void>((done) => socket.once('close', () => done()));
				response.resume().on('end', () => resolve({ closed }));
			})
			.on('error', reject);
	});
}

/** Whether a stranger, over a connection of their own, is still answered. */
async function isTakenIn(origin: string): Promise<boolean> {
	const answer = await fetch(`${origin}/robots.txt`, { headers: { connection: 'close' } }).catch(() => null);
	return answer !== null && answer.status !== 503;
}

describe('asked to end', () => {
	it('it finishes what it is about, takes nobody in any more, and ends in order', async () => {
		const administrator = await logIn(portal);
		await onDatabase((database) =>
			database.query(
				`INSERT INTO "Member" (name, "nameKey", email, "emailKey", profession, "claimedAt", "updatedAt")
				SELECT 'Member ' || n, 'member ' || n, n || '@crowd.example.org', n || '@crowd.example.org', repeat('x', $2::int), now(), now()
				FROM generate_series(1, $1::int) n`,
				[members, recordBytes],
			),
		);
		const title = 'A gate, half sent';
		const upload = await beginUpload(portal.origin, administrator, title);
		let goOn = () => {};
		const exported = beginExport(
			portal.origin,
			administrator,
			new Promise((resolve) => {
				goOn = resolve;
			}),
		);
		// A portal that is killed after a failure hangs up.
		exported.catch(() => {});
		await expect.poll(countExportedBatches).toBeGreaterThan(0);
		mails.line.freeze();
		const newcomer = await register(portal);
		await sleep(300);
		const idle = await holdIdle(portal.origin);

		expect(await countExportedBatches()).toBeLessThan(members / batchSize);
		const ending = end(portal.process);
		await idle.closed;
		await expect.poll(() => isTakenIn(portal.origin)).toBe(false);
		await sleep(1_200);
		upload.finish();
		goOn();
		mails.line.thaw();

		expect(await upload.status).toBe(201);
		expect(await exported).toBeGreaterThan(members);
		expect(await ending).toMatchObject({ code: 0 });
		expect((await ending).ms).toBeLessThan(endsWithinMs);
		expect(mails.received).toContain(newcomer.email);
		const { rows } = await onDatabase((database) =>
			database.query('SELECT id FROM "GalleryImage" WHERE title = $1', [title]),
		);
		expect(rows).toHaveLength(1);
		figures.finished += 3;
	});

	it.skipIf(!isFullRun)('it does not wait for ever for somebody who never finishes', async () => {
		const upload = await beginUpload(portal.origin, await logIn(portal), 'Never to be');
		await sleep(200);
		const { code, ms } = await end(portal.process);
		expect(code).toBe(0);
		expect(ms).toBeLessThan(endsWithinMs);
		expect(await upload.status).toBe(0);
	});

	it.skipIf(!isFullRun)('the next one sends the mails about decisions that it had not sent', async () => {
		const administrator = await logIn(portal);
		const sender = await register(portal);
		const upload = await beginUpload(portal.origin, sender, 'To be approved');
		upload.finish();
		expect(await upload.status).toBe(201);
		const { rows } = await onDatabase((database) =>
			database.query(`SELECT id FROM "GalleryImage" WHERE title = 'To be approved'`),
		);
		const answer = await fetch(`${portal.origin}/api/gallery/${rows[0].id}/approve`, {
			method: 'PATCH',
			headers: { authorization: `Bearer ${administrator.token}` },
		});
		expect(answer.status).toBe(200);
		expect((await end(portal.process)).code).toBe(0);
		mails.received.length = 0;
		portal = await startPortal({ dataDir, databaseUrl: portal.databaseUrl, env: mails.env });
		await expect.poll(() => mails.received, { timeout: 30_000 }).toContain(sender.email);
		figures.finished += 1;
	});
});

it.skipIf(!isFullRun)('npm start ends in order too, with its database', { timeout: 300_000 }, async () => {
	const folder = await mkdtemp(path.join(tmpdir(), 'khamma-ghani-launched-'));
	const port = await findFreePort();
	const origin = `http://127.0.0.1:${port}`;
	const account = { email: 'admin@launched.example.org', password: 'a banyan by the old step-well' };
	const { DATABASE_URL: _, ...inherited } = process.env;
	const launcher = startNode(
		[path.join('scripts', 'run.mjs'), 'start'],
		{
			...inherited,
			NODE_ENV: 'production',
			PORT: String(port),
			HOST: '127.0.0.1',
			APP_URL: origin,
			DATA_DIR: folder,
			SEED_DEMO: '0',
			ADMIN_EMAIL: account.email,
			ADMIN_PASSWORD: account.password,
		},
		'pipe',
	);
	let output = '';
	launcher.stdout?.setEncoding('utf8').on('data', (chunk: string) => {
		output += chunk;
	});
	try {
		await expect.poll(() => output, { timeout: 200_000, interval: 200 }).toContain('is ready');
		const upload = await beginUpload(origin, await logIn({ origin }, account), 'Half sent');
		await sleep(200);
		const ending = end(launcher);
		await sleep(1_500);
		upload.finish();
		expect(await upload.status).toBe(201);
		const { code, ms } = await ending;
		expect(code).toBe(0);
		expect(ms).toBeLessThan(endsWithinMs);
		expect(existsSync(path.join(folder, 'postgres', 'postmaster.pid'))).toBe(false);
		figures.finished += 1;
	} finally {
		launcher.kill('SIGTERM');
		await getExit(launcher);
		await rm(folder, { recursive: true, force: true });
	}
});
