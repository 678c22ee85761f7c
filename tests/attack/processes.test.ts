import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { findFreePort } from '@/lib/platform/env/free-port';
import { isFullRun } from '@/tests/support/full-run';
import { getText } from '@/tests/support/outbox-mails';
import { getExit, startNode } from '../../scripts/children';
import { type Balancer, startBalancer } from './balancer';
import { createEmptyDatabase, onDatabase } from './databases';
import { type MailServer, type PictureStore, startMailServer, startPictureStore } from './fake-services';
import { logIn, type Person, register } from './people';
import { makePicture } from './pictures';
import { createPortalDatabase, type Portal, startPortal } from './portal';
import { findChangedFiles, findReadOnlyRunner } from './read-only';

const size = isFullRun
	? { decisions: 40, sweeps: 20, leftovers: 60, starts: 4, deaths: 12, readers: 8 }
	: { decisions: 4, sweeps: 2, leftovers: 10, starts: 2, deaths: 1, readers: 4 };

/** Moderation and edits show on public pages within this time (access.md). */
const shownWithinMs = 5_000;
/** A decision can be undone for 10 s, a call that does so is waited for 2 s longer. */
const mailedWithinMs = 30_000;

const cronSecret = 'a clock that nobody else can hear';
const readOnly = findReadOnlyRunner();
const counts = { sessions: 0, limited: 0, shown: 0, mails: 0, tidied: 0, deaths: 0, answers: 0 };

let bucket: PictureStore;
let mails: MailServer;
let balancer: Balancer;
let databaseUrl: string;
/** Where a program would leave its files; nothing of ours does. */
let nowhere: string;
let since: Date;
let a: Portal;
let b: Portal;
let administrator: Person;

/** On the same database, store and address, wherever it is started. */
function startOne(port: number): Promise<Portal> {
	return startPortal({
		databaseUrl,
		// Cannot be made, by whomever.
		dataDir: path.join('/dev/null', 'data'),
		port,
		env: {
			...bucket.env,
			...mails.env,
			TRUSTED_PROXY_HOPS: '1',
			APP_URL: balancer.origin,
			NEXTAUTH_URL: balancer.origin,
			CRON_SECRET: cronSecret,
			TMPDIR: nowhere,
			HOME: nowhere,
			XDG_CACHE_HOME: nowhere,
		},
		...(readOnly && { through: readOnly }),
	});
}

const getPort = ({ origin }: Portal) => Number(new URL(origin).port);

beforeAll(async () => {
	[bucket, mails, databaseUrl] = await Promise.all([
		startPictureStore(),
		startMailServer(),
		createPortalDatabase(),
	]);
	nowhere = await mkdtemp(path.join(tmpdir(), 'khamma-ghani-nowhere-'));
	const ports = [await findFreePort(), await findFreePort()];
	balancer = await startBalancer(() => ports, await findFreePort());
	since = new Date();
	[a, b] = await Promise.all([startOne(ports[0] ?? 0), startOne(ports[1] ?? 0)]);
	administrator = await logIn(balancer);
});

afterAll(async () => {
	await Promise.all([a.stop(), b.stop()]);
	await Promise.all([balancer.close(), bucket.stop(), mails.stop()]);
	await rm(nowhere, { recursive: true });
	const disk = readOnly ? 'a read-only file system' : 'a file system watched for changes';
	process.stdout.write(
		`processes: 2 on ${disk}; ${counts.sessions} checks of sessions, ${counts.limited} calls counted together, ` +
			`${counts.shown} changes seen through the other, ${counts.mails} mails sent once, ${counts.tidied} tidyings at once, ` +
			`${counts.deaths} deaths under ${counts.answers} calls, none of them lost\n`,
	);
});

interface Asking {
	method?: string;
	by?: { token: string };
	json?: unknown;
	form?: FormData;
	/** Of the caller, as our proxy tells it. */
	address?: string;
}

async function ask(
	portal: { origin: string },
	url: string,
	{ method, by, json, form, address }: Asking = {},
) {
	const answer = await fetch(portal.origin + url, {
		method: method ?? (json === undefined && !form ? 'GET' : 'POST'),
		redirect: 'manual',
		headers: {
			...(by && { authorization: `Bearer ${by.token}` }),
			...(json !== undefined && { 'content-type': 'application/json' }),
			...(address && { 'x-forwarded-for': address }),
		},
		body: form ?? (json === undefined ? null : JSON.stringify(json)),
	});
	return { status: answer.status, text: await answer.text() };
}

const getStatus = async (...of: Parameters<typeof ask>) => (await ask(...of)).status;

async function asked<S extends z.ZodType>(schema: S, ...of: Parameters<typeof ask>): Promise<z.output<S>> {
	const { status, text } = await ask(...of);
	const body = schema.safeParse(JSON.parse(text));
	if (!body.success) throw new Error(`${of[1]} answered ${status}: ${text.slice(0, 300)}`);
	return body.data;
}

/** A caller nobody has counted yet. */
const newAddress = () => `203.0.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;

const profile = '/api/users/profile';

async function expectLoggedIn(portal: Portal, by: { token: string }, is: boolean): Promise<void> {
	expect(await getStatus(portal, profile, { by })).toBe(is ? 200 : 401);
	counts.sessions += 1;
}

it('knows in each process who is logged in, and at once who is no more', async () => {
	const person = await register(a);
	await expectLoggedIn(b, person, true);
	const there = await logIn(b, person);
	await expectLoggedIn(a, there, true);
	expect(await getStatus(a, '/api/users/logout', { by: there, method: 'POST' })).toBe(200);
	await expectLoggedIn(b, there, false);
	await expectLoggedIn(b, person, true);

	const others = [await logIn(a, person), await logIn(b, person)];
	const newPassword = 'a peacock before the rain';
	const { token } = await asked(z.object({ token: z.string() }), b, '/api/users/password', {
		by: person,
		method: 'PUT',
		json: { currentPassword: person.password, newPassword },
	});
	for (const portal of [a, b]) {
		for (const old of [person, ...others]) await expectLoggedIn(portal, old, false);
		await expectLoggedIn(portal, { token }, true);
	}
	expect(
		await getStatus(a, '/api/users/me', { by: { token }, method: 'DELETE', json: { password: newPassword } }),
	).toBe(200);
	await expectLoggedIn(b, { token }, false);

	const second = await register(b);
	const roles = `/api/users/make-admin/${second.id}`;
	expect(await getStatus(a, roles, { by: administrator, method: 'PATCH', json: { isAdmin: true } })).toBe(
		200,
	);
	await expectLoggedIn(b, second, false);
	const promoted = await logIn(b, second);
	expect(await getStatus(a, '/api/admin/waiting', { by: promoted })).toBe(200);
	expect(await getStatus(b, roles, { by: administrator, method: 'PATCH', json: { isAdmin: false } })).toBe(
		200,
	);
	await expectLoggedIn(a, promoted, false);
});

it('counts every limit for both together', async () => {
	const message = {
		name: 'Veer',
		email: 'veer@example.org',
		subject: 'Namaste',
		message: 'Khamma ghani to all',
	};
	const address = newAddress();
	const sent = [a, b, a, b, a, b, a];
	const statuses = [];
	for (const portal of sent)
		statuses.push(await getStatus(portal, '/api/contact', { json: message, address }));
	expect(statuses).toEqual([201, 201, 201, 201, 201, 429, 429]);
	// The proxy sets the caller's address, not the caller.
	const forged = [];
	for (let call = 0; call < 7; call++)
		forged.push(await getStatus(balancer, '/api/contact', { json: message, address: newAddress() }));
	expect(forged).toEqual([201, 201, 201, 201, 201, 429, 429]);

	const person = await register(a);
	const guesses = [];
	for (let guess = 0; guess < 12; guess++) {
		const json = { email: person.email, password: `wrong ${guess}` };
		guesses.push(await getStatus(guess % 2 ? a : b, '/api/users/login', { json, address: newAddress() }));
	}
	expect(guesses.slice(0, 9)).toEqual(Array(9).fill(401));
	expect(guesses.slice(10)).toEqual([429, 429]);
	counts.limited += sent.length + forged.length + guesses.length;
});

const savedBlog = z.object({ blog: z.object({ _id: z.string() }) });
const decided = z.object({ undo: z.object({ _id: z.string() }) });

const blog = (title: string) => ({
	title,
	author: 'Veer Singh',
	content: 'What was said by the well.',
	language: 'en',
});

async function sendBlog(portal: { origin: string }, by: Person, title: string): Promise<string> {
	return (await asked(savedBlog, portal, '/api/blogs', { by, json: blog(title) })).blog._id;
}

/** Waits until every public place of a blog at `portal` does, or does no more, show a text. */
async function expectShown(portal: Portal, id: string, title: string, is: boolean): Promise<void> {
	const places = [`/en/blog/${id}`, '/en/blogs', '/en/feed.xml', '/api/blogs?limit=100'];
	for (const place of places)
		await expect
			.poll(() => ask(portal, place).then(({ text }) => text.includes(title)), {
				timeout: shownWithinMs,
				interval: 100,
			})
			.toBe(is);
	counts.shown += places.length;
}

const sitemapsHold = async (portal: Portal, id: string) => {
	const { text } = await ask(portal, '/sitemap.xml');
	const parts = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => new URL(at).pathname);
	const found = await Promise.all(parts.map((part) => ask(portal, part)));
	return [{ text }, ...found].some((part) => part.text.includes(id));
};

it('shows at one what has been changed through the other', async () => {
	const [first, second] = [`Of the lake ${randomUUID()}`, `Of the fort ${randomUUID()}`];
	for (const place of ['/en/blogs', '/en/feed.xml', '/sitemap.xml']) await ask(b, place);
	const id = await sendBlog(a, administrator, first);
	await expectShown(b, id, first, true);
	await expect.poll(() => sitemapsHold(b, id), { timeout: shownWithinMs }).toBe(true);
	expect(
		await getStatus(a, `/api/blogs/${id}`, { by: administrator, method: 'PUT', json: { title: second } }),
	).toBe(200);
	await expectShown(b, id, second, true);
	await expectShown(b, id, first, false);
	expect(await getStatus(a, `/api/blogs/${id}`, { by: administrator, method: 'DELETE' })).toBe(200);
	await expectShown(b, id, second, false);
	await expect.poll(() => getStatus(b, `/en/blog/${id}`), { timeout: shownWithinMs }).toBe(404);
	await expect.poll(() => sitemapsHold(b, id), { timeout: shownWithinMs }).toBe(false);
	counts.shown += 3;
});

it('closes and opens both for maintenance', async () => {
	const turn = (portal: Portal, isOn: boolean) =>
		getStatus(portal, '/api/maintenance', { by: administrator, method: 'PUT', json: { isOn } });
	expect(await turn(a, true)).toBe(200);
	for (const portal of [a, b])
		await expect.poll(() => getStatus(portal, '/en/about'), { timeout: shownWithinMs }).toBe(503);
	expect(await turn(b, false)).toBe(200);
	for (const portal of [a, b])
		await expect.poll(() => getStatus(portal, '/en/about'), { timeout: shownWithinMs }).toBe(200);
	counts.shown += 4;
});

async function pictureForm(texts: Record<string, string>, field = 'image'): Promise<FormData> {
	const form = new FormData();
	for (const [name, text] of Object.entries(texts)) form.set(name, text);
	form.set(field, await makePicture());
	return form;
}

const savedImage = z.object({ image: z.object({ _id: z.string(), imageUrl: z.string() }) });

it('keeps pictures where both find them, and lets them go from both', async () => {
	const person = await register(a);
	const form = await pictureForm({ title: 'Fort', description: 'A fort', category: 'Temples' });
	const { image } = await asked(savedImage, a, '/api/gallery', { by: person, form });
	expect(await getStatus(b, image.imageUrl, { by: person })).toBe(200);
	expect(await getStatus(b, image.imageUrl)).toBe(404);
	expect(await getStatus(b, `/api/gallery/${image._id}`, { by: person, method: 'DELETE' })).toBe(200);
	expect(await getStatus(a, image.imageUrl, { by: person })).toBe(404);
});

it('writes no file, during everything that a member and an administrator do', async () => {
	const photo = await pictureForm({ location: 'Jodhpur' }, 'photo');
	const person = await register(balancer);
	expect(await getStatus(balancer, profile, { by: person, method: 'PUT', form: photo })).toBe(200);
	const id = await sendBlog(balancer, person, `By a member ${randomUUID()}`);
	expect(await getStatus(balancer, `/api/blogs/${id}/approve`, { by: administrator, method: 'PATCH' })).toBe(
		200,
	);
	for (const url of ['/api/users/me/export', '/api/family/tree', '/api/family/export', '/api/family/matches'])
		expect(await getStatus(balancer, url, { by: person })).toBe(200);
	expect(await getStatus(balancer, '/api/admin/exports/users', { by: administrator })).toBe(200);
	for (const page of [
		'/',
		'/en',
		'/gallery',
		`/en/blog/${id}`,
		'/clan',
		'/devi',
		'/sitemap.xml',
		'/feed.xml',
		'/robots.txt',
	])
		for (const portal of [a, b]) expect(await getStatus(portal, page)).toBe(200);
	const shares = (await ask(a, '/en')).text.match(/\/share\/[^"?]+/)?.[0] ?? '';
	for (const portal of [a, b]) expect(await getStatus(portal, shares)).toBe(200);
	expect(await readdir(nowhere)).toEqual([]);
	expect(await findChangedFiles(since)).toEqual([]);
	expect(a.output() + b.output()).not.toMatch(/EROFS|ENOTDIR|EACCES|read-only/i);
});

it('takes a mailed code once, no matter which process mailed it and which checks it', async () => {
	const person = await register(a);
	const json = { email: person.email };
	expect(await getStatus(a, '/api/users/forgot-password', { json, address: newAddress() })).toBe(200);
	const codes = () =>
		mails.mails.flatMap((mail, at) =>
			mails.received[at] === person.email ? (/^(\d{6})\r?$/m.exec(getText(mail))?.[1] ?? []) : [],
		);
	await expect.poll(codes, { timeout: mailedWithinMs }).toHaveLength(1);
	const [otp = ''] = codes();
	const wrong = otp === '111111' ? '222222' : '111111';
	for (const portal of [a, b])
		expect(await getStatus(portal, '/api/users/verify-otp', { json: { ...json, otp: wrong } })).toBe(400);
	expect(await getStatus(b, '/api/users/verify-otp', { json: { ...json, otp } })).toBe(200);
	const reset = { json: { ...json, otp, newPassword: 'a camel in the dunes' } };
	const statuses = await Promise.all(
		[a, b].map((portal) => getStatus(portal, '/api/users/reset-password', reset)),
	);
	expect(statuses.sort()).toEqual([200, 400]);
	await expectLoggedIn(b, person, false);
});

it('mails each decision once: undone at the other, decided at both, or by one that is killed', async () => {
	const authors = await Promise.all(
		Array.from({ length: size.decisions }, async (_, index) => {
			const portal = index % 2 ? a : b;
			// From one address only some of them would be mailed a welcome.
			const person = await register(portal, {}, { 'x-forwarded-for': `203.0.113.${index}` });
			return { person, id: await sendBlog(portal, person, `To be judged ${randomUUID()}`) };
		}),
	);
	const mailsTo = ({ email }: Person) => mails.received.filter((to) => to === email).length;
	await expect
		.poll(() => authors.every(({ person }) => mailsTo(person) === 1), { timeout: mailedWithinMs })
		.toBe(true);
	const approve = async (portal: Portal, id: string) =>
		asked(decided, portal, `/api/blogs/${id}/approve`, { by: administrator, method: 'PATCH' });
	const [taken, ...held] = authors;
	if (!taken) throw new Error('There is at least one');
	const { undo } = await approve(a, taken.id);
	expect(await getStatus(b, '/api/admin/undo', { by: administrator, json: { decisions: [undo._id] } })).toBe(
		200,
	);
	expect(
		await asked(z.object({ status: z.string() }), a, `/api/blogs/${taken.id}`, { by: administrator }),
	).toEqual({
		status: 'pending',
	});
	// Two at once about the same: one wins.
	const races = await Promise.all(
		held.map(async ({ id }) =>
			Promise.all(
				[a, b].map((portal) =>
					getStatus(portal, `/api/blogs/${id}/approve`, { by: administrator, method: 'PATCH' }),
				),
			),
		),
	);
	for (const race of races) expect(race.sort()).toEqual([200, 409]);
	// One that the other has decided by itself makes it look.
	const last = await register(b);
	await approve(b, await sendBlog(b, last, `The last ${randomUUID()}`));
	await a.kill();
	counts.deaths += 1;
	const listed = [...held.map(({ person }) => person), last];
	await expect
		.poll(() => listed.every((person) => mailsTo(person) >= 2), { timeout: mailedWithinMs, interval: 500 })
		.toBe(true);
	a = await startOne(getPort(a));
	await Promise.all([a, b].map((portal) => ask(portal, '/api/cron/tidy', { by: { token: cronSecret } })));
	await sleep(500);
	for (const person of listed) expect(mailsTo(person)).toBe(2);
	expect(mailsTo(taken.person)).toBe(1);
	counts.mails += listed.length;
});

it('tidies up in both at once, everything once', async () => {
	const rows = size.leftovers;
	for (let sweep = 0; sweep < size.sweeps; sweep++) {
		await onDatabase(
			databaseUrl,
			`INSERT INTO "Session" ("memberId", "createdAt", "expiresAt")
			SELECT (SELECT "id" FROM "Member" LIMIT 1), now() - interval '2 days', now() - interval '1 day'
			FROM generate_series(1, ${rows})`,
		);
		await onDatabase(
			databaseUrl,
			`INSERT INTO "TrashEntry" ("kind", "subjectId", "name", "rows", "deletedAt")
			SELECT 'blog', gen_random_uuid(), 'x', '{"taken":{}}', now() - interval '31 days' FROM generate_series(1, ${rows})`,
		);
		const cleared = await Promise.all(
			[a, b, a, b].map((portal) =>
				asked(z.object({ sessions: z.number(), trash: z.number() }), portal, '/api/cron/tidy', {
					by: { token: cronSecret },
				}),
			),
		);
		const sum = (of: 'sessions' | 'trash') => cleared.reduce((total, each) => total + each[of], 0);
		expect({ sessions: sum('sessions'), trash: sum('trash') }).toEqual({ sessions: rows, trash: rows });
		counts.tidied += cleared.length;
	}
	for (const portal of [a, b])
		expect(await getStatus(portal, '/api/cron/tidy', { by: administrator })).toBe(401);
});

// A busy machine takes a quarter of a minute to start one.
const deathsTimeout = isFullRun ? 900_000 : 300_000;
it('goes on while one is killed or stopped, and takes it back', { timeout: deathsTimeout }, async () => {
	let isOver = false;
	// Else the callers go on when the servers have been stopped.
	onTestFinished(() => {
		isOver = true;
	});
	const lost: number[] = [];
	/** One that is overloaded may say so, and takes the same call a moment later. */
	const readOnce = async () => {
		for (let tries = 1; ; tries++) {
			const status = await getStatus(balancer, '/api/blogs');
			if (status !== 503 || tries === 10) return status;
			await sleep(500);
		}
	};
	const read = async () => {
		while (!isOver) {
			const status = await readOnce();
			if (status !== 200) lost.push(status);
			counts.answers += 1;
		}
	};
	const written: string[] = [];
	const write = async () => {
		while (!isOver) {
			const title = `Kept ${randomUUID()}`;
			if ((await getStatus(balancer, '/api/blogs', { by: administrator, json: blog(title) })) === 201)
				written.push(title);
			counts.answers += 1;
		}
	};
	const callers = [...Array.from({ length: size.readers }, read), write()];
	for (let death = 0; death < size.deaths * 2; death++) {
		const isFirst = death % 2 === 0;
		const victim = isFirst ? a : b;
		if (isFirst) await victim.kill();
		else expect(await victim.stop()).toBe(0);
		counts.deaths += 1;
		await sleep(300);
		const again = await startOne(getPort(victim));
		if (isFirst) a = again;
		else b = again;
		balancer.answered.clear();
		await expect
			.poll(() => balancer.answered.get(getPort(again)) ?? 0, { timeout: 10_000 })
			.toBeGreaterThan(0);
	}
	isOver = true;
	await Promise.all(callers);
	expect(lost).toEqual([]);
	expect(written.length).toBeGreaterThan(0);
	// What a server has done and not answered any more may have been sent once more.
	const kept = `SELECT DISTINCT "title" FROM "Blog" WHERE "title" = ANY($1)`;
	const found = await onDatabase(databaseUrl, kept, [written]);
	expect(found).toHaveLength(written.length);
});

it('migrates and fills an empty database once, however many start at once', async () => {
	const empty = await createEmptyDatabase();
	const env = {
		...process.env,
		NODE_ENV: 'production' as const,
		DATABASE_URL: empty,
		DATA_DIR: path.join('/dev/null', 'data'),
		AUTH_SECRET: 'known to the attacks alone, thirty-two and more',
		...bucket.env,
		SEED_DEMO: '0',
		ADMIN_EMAIL: 'first@example.org',
		ADMIN_PASSWORD: 'a banyan by the old step-well',
	};
	const args = ['--import', 'tsx', path.join('scripts', 'prepare-database.ts')];
	const codes = await Promise.all(
		Array.from({ length: size.starts }, () => getExit(startNode(args, env, 'ignore'))),
	);
	expect(codes).toEqual(codes.map(() => 0));
	const [once] = await onDatabase(
		empty,
		`SELECT (SELECT count(*) = count(DISTINCT migration_name) AND bool_and(finished_at IS NOT NULL) FROM _prisma_migrations) AS migrated,
			(SELECT count(*)::integer FROM "Member" WHERE "isAdmin") AS administrators,
			(SELECT count(*) > 0 AND count(*) = count(DISTINCT "name") FROM "DeityText" WHERE "language" = 'hi') AS seeded`,
	);
	expect(once).toEqual({ migrated: true, administrators: 1, seeded: true });
});
