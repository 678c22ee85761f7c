// A preview on Vercel with nothing set but the address of a database, in which a production portal lives too.
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod';
import { demoAccountNames } from '@/lib/features/account/demo/constants';
import { outboxMailReply, outboxReply } from '@/lib/features/messaging/outbox/schema';
import { getPreviewSchema } from '@/lib/platform/env/database-schema.mjs';
import english from '@/messages/en';
import {
	buildAsVercel,
	getPreview,
	type Site,
	startAsVercel,
	startDatabase,
} from '../../scripts/vercel-site';

const branch = 'feature/Deep-Links';
const domain = 'portal-git-deep-links.vercel.app';
const email = 'reviewer@example.org';

let variables: Record<string, string>;
let databaseUrl = '';
let site: Site;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
	const database = await startDatabase();
	stops.push(database.stop);
	databaseUrl = database.url;
	await query('CREATE TABLE "Member" ("emailKey" text, "claimedAt" timestamptz)');
	await query(`INSERT INTO "Member" VALUES ('veer@example.org', now())`);
	variables = { ...getPreview(branch), VERCEL_BRANCH_URL: domain, APP_URL: '', DATABASE_URL: databaseUrl };
	const { code, output } = await buildAsVercel(variables);
	expect([code, code === 0 ? '' : output]).toEqual([0, '']);
	site = await startAsVercel(variables);
});

afterAll(async () => {
	await site?.stop();
	for (const stop of stops.reverse()) await stop();
});

async function query<Row extends pg.QueryResultRow>(statement: string) {
	const client = new pg.Client({ connectionString: databaseUrl });
	await client.connect();
	try {
		return (await client.query<Row>(statement)).rows;
	} finally {
		await client.end();
	}
}

interface RequestOptions {
	token?: string;
	json?: object;
	form?: Record<string, string | Blob>;
}

async function ask(path: string, { token, json, form }: RequestOptions = {}): Promise<Response> {
	const body = new FormData();
	for (const [field, value] of Object.entries(form ?? {})) body.set(field, value);
	return fetch(new URL(path, site.origin), {
		method: json || form ? 'POST' : 'GET',
		redirect: 'manual',
		headers: {
			'accept-language': 'en',
			...(json && { 'content-type': 'application/json' }),
			...(token && { authorization: `Bearer ${token}` }),
		},
		...(form && { body }),
		...(json && { body: JSON.stringify(json) }),
	});
}

async function logIn(account: (typeof demoAccountNames)[number]): Promise<{ token: string; cookie: string }> {
	const answer = await ask('/api/users/demo-login', { json: { account } });
	expect([account, answer.status]).toEqual([account, 200]);
	const { token } = z.object({ token: z.string() }).parse(await answer.json());
	return { token, cookie: answer.headers.getSetCookie().join('; ') };
}

it('answers with database and pictures in reach, and asks search engines to stay away', async () => {
	const health = await ask('/api/health');
	expect([health.status, await health.json()]).toEqual([
		200,
		{ status: 'ok', database: 'ok', storage: 'ok' },
	]);
	const home = await ask('/');
	expect(home.status).toBe(200);
	expect(home.headers.get('x-robots-tag')).toContain('noindex');
	expect(await home.text()).toContain(`rel="canonical" href="https://${domain}"`);
});

it('leaves what else lives in the database as it was', async () => {
	const tables = await query(
		`SELECT schemaname, count(*)::int FROM pg_tables WHERE schemaname !~ '^pg_|^information'
		GROUP BY 1 ORDER BY 1`,
	);
	expect(tables).toEqual([
		{ schemaname: getPreviewSchema(branch), count: expect.any(Number) },
		{ schemaname: 'public', count: 1 },
	]);
	expect(await query('SELECT "emailKey" FROM public."Member"')).toEqual([{ emailKey: 'veer@example.org' }]);
});

it('offers the accounts of the demo, and lets each of them in', async () => {
	const page = await (await ask('/en/login')).text();
	for (const account of demoAccountNames) {
		expect(page).toContain(english.demoLogins.logIn[account]);
		const { token, cookie } = await logIn(account);
		expect(cookie).toMatch(/^__Secure-next-auth\.session-token=[^;]+;.*\bSecure\b/);
		const profile = await ask('/api/users/profile', { token });
		expect([account, profile.status]).toEqual([account, 200]);
		// Middleware reads the same session, and turns visitors away.
		const pair = cookie.split(';')[0] ?? '';
		const guarded = new URL('/en/dashboard', site.origin);
		const seen = await fetch(guarded, { redirect: 'manual', headers: { cookie: pair } });
		expect([account, seen.status]).toEqual([account, 200]);
		expect((await fetch(guarded, { redirect: 'manual' })).status).toBe(307);
	}
});

it('keeps a picture that a member sends, and shows it', async () => {
	const { token } = await logIn('member');
	const photo = await sharp({ create: { width: 640, height: 480, channels: 3, background: '#800020' } })
		.jpeg()
		.toBuffer();
	const image = new Blob([new Uint8Array(photo)], { type: 'image/jpeg' });
	const form = { title: 'Mehrangarh', description: 'From the old town', category: 'Forts', image };
	const sent = await ask('/api/gallery', { token, form });
	expect([sent.status, sent.status === 201 ? '' : await sent.text()]).toEqual([201, '']);
	const { image: saved } = z.object({ image: z.object({ imageUrl: z.string() }) }).parse(await sent.json());
	const shown = await ask(saved.imageUrl, { token });
	expect([shown.status, shown.headers.get('content-type')]).toEqual([200, 'image/webp']);
	expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBeGreaterThan(100);
});

it('keeps the mails that it cannot send for administrators alone', async () => {
	const form = { name: 'A reviewer', email, password: 'neem leaf at dusk' };
	const registered = await ask('/api/users/register', { form });
	expect([registered.status, registered.ok ? '' : await registered.text()]).toEqual([201, '']);
	const { token } = await logIn('administrator');
	const deadline = Date.now() + 10_000;
	const find = async () => {
		const { mails } = outboxReply.parse(await (await ask('/api/admin/outbox', { token })).json());
		return mails.find(({ to }) => to === email);
	};
	let mail = await find();
	for (; mail === undefined && Date.now() < deadline; mail = await find()) await sleep(100);
	const read = outboxMailReply.parse(await (await ask(`/api/admin/outbox/${mail?._id}`, { token })).json());
	expect(read.mail.text).toContain(`https://${domain}/`);
	expect((await ask('/api/admin/outbox')).status).toBe(401);
	expect((await ask('/api/admin/outbox', { token: (await logIn('member')).token })).status).toBe(403);
});

it('knows its sessions again in another process, by the secret in its database', async () => {
	const { token } = await logIn('unmarried');
	await site.stop();
	site = await startAsVercel(variables);
	expect((await ask('/api/users/profile', { token })).status).toBe(200);
});

it('is neither built nor started in the schema of a production portal', async () => {
	const line = /^DATABASE_SCHEMA must be auto, [^\n]+ holds a production portal$/m;
	const inPublic = { ...variables, DATABASE_SCHEMA: 'public' };
	const { code, output } = await buildAsVercel(inPublic);
	expect([code, output]).toEqual([1, expect.stringMatching(line)]);
	await expect(startAsVercel(inPublic)).rejects.toThrow(line);
	expect(await query('SELECT * FROM public."Member"')).toHaveLength(1);
	// As when production begins to use what was a preview's.
	await query(`UPDATE ${getPreviewSchema(branch)}."Deployment" SET "kind" = 'production'`);
	await expect(startAsVercel(variables)).rejects.toThrow(line);
});
