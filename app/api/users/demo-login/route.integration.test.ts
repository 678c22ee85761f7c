import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as profile } from '@/app/api/users/profile/route';
import { type DemoAccountName, demoAccountNames, demoEmails } from '@/lib/features/account/demo/constants';
import { findOfferedAccounts } from '@/lib/features/account/demo/queries/find-offer';
import { demoCookieName, getDemoSecret } from '@/lib/features/account/demo/rules/secret';
import { db } from '@/lib/platform/db/client';
import * as env from '@/lib/platform/env/env';
import { makeAccount, testPassword } from '@/tests/support/accounts';
import { type CallOptions, call } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { POST } from './route';

provideDatabase();
const path = '/api/users/demo-login';
const own = { cookie: `${demoCookieName}=${getDemoSecret(env.getEnv().authSecret)}` };
const logIn = (account: unknown, options: CallOptions = {}) =>
	call(POST, path, { json: { account }, headers: own, ...options });

async function makeDemo() {
	for (const name of demoAccountNames)
		await makeAccount({ email: demoEmails[name], isDemo: true, isAdmin: name === 'administrator', name });
}

const getId = async (name: DemoAccountName) =>
	(await db.member.findUniqueOrThrow({ where: { emailKey: demoEmails[name] }, select: { id: true } })).id;

/** What the login page offers. */
const offered = async () => [...(await findOfferedAccounts(new Headers(own))).keys()];

beforeEach(async () => {
	// Somebody who keeps the last administrator from being removed.
	if ((await db.member.count()) === 0) await makeAccount({ isAdmin: true });
	await db.member.deleteMany({ where: { emailKey: { in: Object.values(demoEmails) } } });
	await makeDemo();
});
afterEach(() => vi.restoreAllMocks());

describe('POST /api/users/demo-login', () => {
	it.each(demoAccountNames)('opens a session of the %s that ends with the browser', async (name) => {
		const { status, body, text, headers } = await logIn(name);
		expect(status).toBe(200);
		expect(body.user).toMatchObject({ _id: await getId(name), isAdmin: name === 'administrator' });
		for (const secret of ['argon2', 'passwordHash', testPassword]) expect(text).not.toContain(secret);
		expect(headers.get('set-cookie')).toMatch(
			/^next-auth\.session-token=[^;]+; Path=\/; HttpOnly; SameSite=Lax$/,
		);
		const session = await db.session.findFirstOrThrow({ where: { memberId: await getId(name) } });
		expect(session.isKept).toBe(false);
		expect((await call(profile, '/api/users/profile', { token: String(body.token) })).status).toBe(200);
	});

	it('keeps an administrator no longer than any other', async () => {
		await logIn('administrator');
		const memberId = await getId('administrator');
		const { createdAt, expiresAt } = await db.session.findFirstOrThrow({ where: { memberId } });
		expect((expiresAt.getTime() - createdAt.getTime()) / 3_600_000).toBe(12);
	});

	it.each([['nobody'], ['constructor'], [''], [null], [{}], [['member']], [undefined]])(
		'refuses %j',
		async (account) => {
			expect((await logIn(account)).status).toBe(400);
		},
	);

	it('is not made by another site', async () => {
		for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
			const { status, body } = await logIn('member', { headers: { ...own, ...headers } });
			expect([status, body.code]).toEqual([403, 'auth.crossSite']);
		}
	});

	it('lets an address log in 30 times in five minutes', async () => {
		const address = '192.0.2.71';
		const statuses: number[] = [];
		for (let at = 0; at < 31; at++) statuses.push((await logIn('member', { address })).status);
		expect(statuses).toEqual([...Array(30).fill(200), 429]);
	});
});

describe('an account of the demo is not there', () => {
	const refusedAndNotOffered = async (name: DemoAccountName) => {
		const { status, body, headers } = await logIn(name);
		expect([status, body.code, headers.get('set-cookie')]).toEqual([404, 'notFound', null]);
		expect(await offered()).toEqual(demoAccountNames.filter((each) => each !== name));
	};

	it.each(demoAccountNames)('once the %s is removed', async (name) => {
		await db.member.delete({ where: { emailKey: demoEmails[name] } });
		await refusedAndNotOffered(name);
	});

	it.each([
		['has a second factor', { secondFactorSince: new Date() }],
		['is marked as deceased', { isDeceased: true }],
		['has no password', { passwordHash: null }],
		['waits to be claimed', { claimedAt: null, emailConfirmedAt: null, isListed: false }],
		['has another role', { isAdmin: true }],
		['was registered by somebody, and not seeded', { isDemo: false }],
		['has another address', { email: 'asha@example.org', emailKey: 'asha@example.org' }],
	])('when it %s', async (_, data) => {
		await db.member.update({ where: { id: await getId('member') }, data, select: { id: true } });
		await refusedAndNotOffered('member');
	});

	it('when the administrator’s role was taken away', async () => {
		await db.member.update({
			where: { id: await getId('administrator') },
			data: { isAdmin: false },
			select: { id: true },
		});
		await refusedAndNotOffered('administrator');
	});

	it('where the demo was not seeded, accounts that have its addresses', async () => {
		await db.member.updateMany({ data: { isDemo: false } });
		for (const name of demoAccountNames) expect((await logIn(name)).status).toBe(404);
		expect(await offered()).toEqual([]);
	});
});

describe('nobody logs in to the demo without a password', () => {
	const set = (more: Partial<env.Env>) =>
		vi.spyOn(env, 'getEnv').mockReturnValue({ ...env.getEnv(), ...more });
	const refused = async (headers: Record<string, string>) => {
		expect(await findOfferedAccounts(new Headers(headers))).toEqual(new Map());
		for (const name of demoAccountNames) {
			const { status, body } = await logIn(name, { headers });
			expect([status, body.code]).toEqual([404, 'notFound']);
		}
	};

	it('where APP_URL is set', async () => {
		set({ isAppUrlSet: true });
		await refused(own);
	});

	it('in production on Vercel', async () => {
		set({ isOnVercel: true });
		await refused(own);
	});

	it('without the secret that the start has printed', async () => {
		await refused({});
		await refused({ host: 'localhost:3000', 'x-socket-address': '127.0.0.1' });
		await refused({ cookie: `${demoCookieName}=${getDemoSecret('another-secret-of-a-portal')}` });
	});

	it('unless on a preview, where everybody may', async () => {
		set({ isOnVercel: true, isPreview: true });
		for (const name of demoAccountNames)
			expect((await logIn(name, { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(200);
	});
});
