import { createHash } from 'node:crypto';
import { register } from 'prom-client';
import { describe, expect, it, vi } from 'vitest';
import { POST as logout } from '@/app/api/users/logout/route';
import { GET as profile } from '@/app/api/users/profile/route';
import { builtInTermsVersion } from '@/lib/features/member/constants';
import { db } from '@/lib/platform/db/client';
import { log } from '@/lib/platform/log/log';
import { makeAccount, makeLogin, testPassword } from '@/tests/support/accounts';
import { type CallOptions, call } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { whileAccountChanges } from '@/tests/support/races';
import { POST as login } from './route';

provideDatabase();

const loginWith = (json: unknown, options: CallOptions = {}) =>
	call(login, '/api/users/login', { json, ...options });
const wrong = 'not the password';

describe('POST /api/users/login', () => {
	it('answers a token and the own record, and sets the cookie that carries the same token', async () => {
		const { email, id } = await makeAccount();
		const { status, body, headers } = await loginWith({ email, password: testPassword });
		expect(status).toBe(200);
		expect(Object.keys(body).sort()).toEqual(['token', 'user']);
		expect(body.user).toMatchObject({ _id: id, email });
		expect(headers.get('set-cookie')).toContain(`next-auth.session-token=${body.token};`);
		expect(headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax$/);
		expect((await call(profile, '/api/users/profile', { token: String(body.token) })).status).toBe(200);
		expect((await call(profile, '/api/users/profile', { cookie: String(body.token) })).status).toBe(200);
	});

	it('answers how the own name is written in the script of the page', async () => {
		const { email } = await makeAccount({ name: 'Vikram' });
		const credentials = { email, password: testPassword };
		const { body } = await loginWith(credentials, { language: 'hi' });
		expect(body.user).toMatchObject({ name: 'Vikram', written: { name: 'विक्रम' } });
	});

	it.each([
		['keeps for 30 days what is to be kept', { keepSignedIn: true }, 30 * 24, /; Expires=/],
		['keeps for 30 days when a caller does not say', {}, 30 * 24, /; Expires=/],
		['ends with the browser, or after a day, what is not to be kept', { keepSignedIn: false }, 24, null],
	])('%s', async (_, asked, hours, expires) => {
		const { email, id } = await makeAccount();
		const { headers } = await loginWith({ email, password: testPassword, ...asked });
		const [cookie = ''] = headers.getSetCookie();
		if (expires) expect(cookie).toMatch(expires);
		else expect(cookie).not.toMatch(/expires|max-age/i);
		const { createdAt, expiresAt } = await db.session.findFirstOrThrow({ where: { memberId: id } });
		expect((expiresAt.getTime() - createdAt.getTime()) / 3_600_000).toBe(hours);
	});

	it('records once that the owner of an account accepts the terms, and only when the page said so', async () => {
		const { email, id } = await makeAccount();
		const consents = () =>
			db.consent.findMany({
				where: { memberId: id },
				select: { purpose: true, language: true, textVersion: true },
			});
		const accepting = { email, password: testPassword, acceptsTerms: true };
		await loginWith({ email, password: testPassword });
		expect((await loginWith({ ...accepting, password: wrong })).status).toBe(401);
		expect(await consents()).toEqual([]);
		await loginWith(accepting, { language: 'hi' });
		await loginWith(accepting, { language: 'en' });
		expect(await consents()).toEqual([
			{ purpose: 'terms', language: 'hi', textVersion: builtInTermsVersion },
		]);
	});

	it('ends an administrator’s session after 12 hours, kept or not', async () => {
		for (const keepSignedIn of [true, false]) {
			const { email, id } = await makeAccount({ isAdmin: true });
			await loginWith({ email, password: testPassword, keepSignedIn });
			const { createdAt, expiresAt } = await db.session.findFirstOrThrow({ where: { memberId: id } });
			expect((expiresAt.getTime() - createdAt.getTime()) / 3_600_000).toBe(12);
		}
	});

	it('starts no session by a password that has become another meanwhile', async () => {
		const { email, id } = await makeAccount();
		const [answer] = await whileAccountChanges(id, { passwordHash: 'another', isAdmin: false }, () =>
			loginWith({ email, password: testPassword }),
		);
		expect(answer).toMatchObject({ status: 401, body: { code: 'auth.invalidCredentials' } });
		expect(answer?.headers.getSetCookie()).toEqual([]);
		expect(await db.session.count({ where: { memberId: id } })).toBe(0);
	});

	it('ends the session after 12 hours of one who has become an administrator meanwhile', async () => {
		const { email, id } = await makeAccount();
		const [answer] = await whileAccountChanges(id, { passwordHash: null, isAdmin: true }, () =>
			loginWith({ email, password: testPassword }),
		);
		expect(answer?.status).toBe(200);
		const { createdAt, expiresAt } = await db.session.findFirstOrThrow({ where: { memberId: id } });
		expect((expiresAt.getTime() - createdAt.getTime()) / 3_600_000).toBe(12);
	});

	it('knows the address however it is written', async () => {
		await makeAccount({ email: 'Mixed.Case@Example.org' });
		const { status } = await loginWith({ email: ' mixed.cASE@example.ORG ', password: testPassword });
		expect(status).toBe(200);
	});

	it('never answers a hash', async () => {
		const { email } = await makeAccount();
		const { text } = await loginWith({ email, password: testPassword });
		for (const secret of ['argon2', 'passwordHash', 'emailKey', testPassword])
			expect(text).not.toContain(secret);
	});

	it.each([
		[{ email: '', password: '' }],
		[{ email: 'a@example.org', password: '' }],
		[{ email: '  ', password: 'x' }],
		[{ email: 'a@example.org' }],
		[{}],
		[{ email: null, password: null }],
	])('asks to fill in all fields for %j, in both languages', async (json) => {
		const english = await loginWith(json);
		expect(english.status).toBe(400);
		expect(english.body).toMatchObject({ code: 'login.emptyFields', message: 'Please fill in all fields' });
		const hindi = await loginWith(json, { language: 'hi' });
		expect(hindi.status).toBe(400);
		expect(hindi.body).toMatchObject({ code: 'login.emptyFields', message: 'कृपया सभी जानकारी भरें' });
	});

	it.each([
		[{ email: 'nobody', password: 'x' }],
		[{ email: { $ne: null }, password: { $ne: null } }],
		[{ email: ['a@example.org'], password: 'x' }],
		[{ email: 'a\u0000@example.org', password: 'x' }],
		[{ email: 'a@example.org', password: '\udc00' }],
		[{ email: 'a@example.org', password: 'x', keepSignedIn: 'perhaps' }],
		[[]],
		['text'],
		[7],
	])('refuses %j as invalid', async (json) => {
		const { status, body } = await loginWith(json);
		expect(status).toBe(400);
		expect(body).toMatchObject({ code: 'input.invalid', message: expect.any(String) });
	});

	it('answers a wrong password and an unknown address alike', async () => {
		const { email } = await makeAccount();
		const known = await loginWith({ email, password: wrong });
		const unknown = await loginWith({ email: 'stranger@example.org', password: wrong });
		expect(known.status).toBe(401);
		expect(known.body).toMatchObject({ code: 'auth.invalidCredentials' });
		expect(unknown.status).toBe(known.status);
		expect(unknown.text).toBe(known.text);
		expect(known.headers.get('set-cookie')).toBeNull();
	});

	it('tells of an unclaimed account only who knows the password it was given', async () => {
		const { email } = await makeAccount({ claimedAt: null, isListed: false });
		const right = await loginWith({ email, password: testPassword });
		expect(right.status).toBe(403);
		expect(right.body).toMatchObject({ code: 'account.unclaimed' });
		expect(right.headers.get('set-cookie')).toBeNull();
		expect((await loginWith({ email, password: wrong })).status).toBe(401);
	});

	it('does not let in an account without a password', async () => {
		const { email } = await makeAccount({ passwordHash: null });
		expect((await loginWith({ email, password: testPassword })).status).toBe(401);
	});

	it('renews a hash that was made with less, and still knows the password', async () => {
		const { hash } = await import('@node-rs/argon2');
		const passwordHash = await hash(testPassword, { memoryCost: 8192, timeCost: 1, parallelism: 1 });
		const { email, id } = await makeAccount({ passwordHash });
		const atOnce = [1, 2, 3].map(() => loginWith({ email, password: testPassword }));
		expect((await Promise.all(atOnce)).map(({ status }) => status)).toEqual([200, 200, 200]);
		const renewed = await db.member.findUniqueOrThrow({ where: { id }, select: { passwordHash: true } });
		expect(renewed.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
		expect((await loginWith({ email, password: testPassword })).status).toBe(200);
	});

	it('lets an address try 25 times, another one still', async () => {
		const address = '192.0.2.7';
		for (let tries = 0; tries < 25; tries++) {
			const { status } = await loginWith(
				{ email: `nobody${tries}@example.org`, password: wrong },
				{ address },
			);
			expect(status).toBe(401);
		}
		const { email } = await makeAccount();
		const refused = await loginWith({ email, password: testPassword }, { address });
		expect(refused.status).toBe(429);
		expect(refused.body).toMatchObject({ code: 'limit.exceeded' });
		const seconds = Number(refused.headers.get('retry-after'));
		expect(seconds).toBeGreaterThan(0);
		expect(seconds).toBeLessThanOrEqual(300);
		expect((await loginWith({ email, password: testPassword }, { address: '192.0.2.8' })).status).toBe(200);
	});

	describe('with a device token', () => {
		/** Logs in from `address` with what the browser holds, and answers what it holds after that. */
		async function openBrowser(email: string, address: string): Promise<CallOptions> {
			const { status, headers } = await loginWith({ email, password: testPassword }, { address });
			expect(status).toBe(200);
			const cookie = headers.getSetCookie().find((each) => each.startsWith('known-device=')) ?? '';
			return { address, headers: { cookie: cookie.split(';')[0] ?? '' } };
		}

		const spendAddress = (address: string) =>
			Promise.all(
				Array.from({ length: 25 }, (_, index) =>
					loginWith({ email: `nobody${index}@example.org`, password: wrong }, { address }),
				),
			);

		it('counts each attempt against its address, too', async () => {
			const address = '192.0.2.20';
			const { email } = await makeAccount();
			const browser = await openBrowser(email, address);
			for (let attempts = 1; attempts < 25; attempts++)
				expect((await loginWith({ email, password: testPassword }, browser)).status).toBe(200);
			const stranger = { email: (await makeAccount()).email, password: testPassword };
			expect((await loginWith(stranger, { address })).status).toBe(429);
		});

		it('has five attempts at its own account in 15 minutes where others have used up the address', async () => {
			const address = '192.0.2.21';
			const { email } = await makeAccount();
			const other = await makeAccount();
			const browser = await openBrowser(email, '192.0.2.22');
			await spendAddress(address);
			const from = { ...browser, address };
			expect((await loginWith({ email: other.email, password: testPassword }, from)).status).toBe(429);
			for (let attempts = 0; attempts < 5; attempts++)
				expect((await loginWith({ email, password: testPassword }, from)).status).toBe(200);
			const refused = await loginWith({ email, password: testPassword }, from);
			expect(refused).toMatchObject({ status: 429, body: { code: 'limit.exceeded' } });
			expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(14 * 60);
			expect(
				(await loginWith({ email, password: testPassword }, { ...from, address: '192.0.2.23' })).status,
			).toBe(200);
		});

		it('gains an account no more than thirty such attempts, however many devices it is known on', async () => {
			const address = '192.0.2.24';
			const { email } = await makeAccount();
			const browsers = await Promise.all(
				Array.from({ length: 8 }, (_, index) => openBrowser(email, `192.0.2.${30 + index}`)),
			);
			await spendAddress(address);
			const statuses: number[] = [];
			for (const browser of browsers)
				for (let attempts = 0; attempts < 5; attempts++)
					statuses.push((await loginWith({ email, password: testPassword }, { ...browser, address })).status);
			expect(statuses.filter((status) => status === 200)).toHaveLength(30);
			expect(statuses.filter((status) => status === 429)).toHaveLength(10);
		});

		it('is made up: nothing is gained by it', async () => {
			const address = '192.0.2.25';
			const { email } = await makeAccount();
			await spendAddress(address);
			for (const cookie of ['a'.repeat(64), 'a'.repeat(65), Array(5).fill('a'.repeat(64)).join('.')]) {
				const from = { address, headers: { cookie: `known-device=${cookie}` } };
				expect((await loginWith({ email, password: testPassword }, from)).status).toBe(429);
			}
		});
	});

	it('makes an account wait after ten failures, from wherever they come, known or not', async () => {
		const { email } = await makeAccount();
		for (const tried of [email, 'no.such.account@example.org']) {
			for (let failures = 0; failures < 10; failures++) {
				expect((await loginWith({ email: tried, password: wrong })).status).toBe(401);
			}
			const refused = await loginWith({ email: tried, password: testPassword });
			expect(refused.status).toBe(429);
			expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(30);
		}
	});

	it('tries an account only ten times when a crowd guesses at once', async () => {
		const { email } = await makeAccount();
		const crowd = Array.from({ length: 30 }, () => loginWith({ email, password: wrong }));
		const statuses = (await Promise.all(crowd)).map(({ status }) => status);
		expect(statuses.filter((status) => status === 401)).toHaveLength(10);
		expect(statuses.filter((status) => status === 429)).toHaveLength(20);
	});

	it('waits longer with each failure, and is open again after that', async () => {
		const { email } = await makeAccount();
		for (let failures = 0; failures < 10; failures++) await loginWith({ email, password: wrong });
		const passWait = () =>
			db.rateLimit.updateMany({ where: { key: { startsWith: 'loginAccountDelay:' } }, data: { expire: 1 } });
		await passWait();
		expect((await loginWith({ email, password: wrong })).status).toBe(401);
		const refused = await loginWith({ email, password: testPassword });
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(30);
		await passWait();
		expect((await loginWith({ email, password: testPassword })).status).toBe(200);
		// Forgiven: the next mistake is the first.
		expect((await loginWith({ email, password: wrong })).status).toBe(401);
		expect((await loginWith({ email, password: testPassword })).status).toBe(200);
	});

	it('is logged when it fails, with a keyed hash of the account and nothing that somebody typed', async () => {
		const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
		const { email } = await makeAccount({ email: 'Failing.Login@example.org' });
		const accounts: unknown[] = [];
		for (const tried of [email, ' failing.login@EXAMPLE.org ', 'nobody.known@example.org']) {
			warn.mockClear();
			await loginWith({ email: tried, password: wrong });
			expect(warn.mock.calls).toEqual([
				[{ account: expect.stringMatching(/^[\w-]{22}$/), by: 'password' }, 'failed login'],
			]);
			accounts.push(Object(warn.mock.calls[0]?.[0]).account);
		}
		expect(accounts[1]).toBe(accounts[0]);
		expect(accounts[2]).not.toBe(accounts[0]);
		const plain = createHash('sha256').update('failing.login@example.org').digest();
		for (const encoding of ['hex', 'base64url'] as const)
			expect(plain.toString(encoding)).not.toContain(String(accounts[0]));
		expect(await register.metrics()).toMatch(/^khamma_ghani_failed_logins_total\{by="password"\} [1-9]/m);
		warn.mockClear();
		await loginWith({ email, password: testPassword });
		expect(warn).not.toHaveBeenCalled();
		warn.mockRestore();
	});

	it('is not made by another site', async () => {
		const { email } = await makeAccount();
		for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }]) {
			const { status, body } = await loginWith({ email, password: testPassword }, { headers });
			expect(status).toBe(403);
			expect(body).toMatchObject({ code: 'auth.crossSite' });
		}
	});
});

describe('POST /api/users/logout', () => {
	it('ends the session for the bearer and for the cookie, and clears the cookie', async () => {
		const { token } = await makeLogin();
		const answer = await call(logout, '/api/users/logout', { method: 'POST', token });
		expect(answer.status).toBe(200);
		expect(answer.body.message).toBe('You have logged out.');
		expect(answer.headers.get('set-cookie')).toMatch(
			/^next-auth\.session-token=; Path=\/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; SameSite=Lax$/,
		);
		expect((await call(profile, '/api/users/profile', { token })).status).toBe(401);
		expect((await call(profile, '/api/users/profile', { cookie: token })).status).toBe(401);
	});

	it('ends only the session it is called with', async () => {
		const first = await makeLogin();
		const second = await loginWith({ email: first.email, password: testPassword });
		await call(logout, '/api/users/logout', { method: 'POST', token: first.token });
		expect((await call(profile, '/api/users/profile', { token: String(second.body.token) })).status).toBe(
			200,
		);
	});

	it('may be called twice, and by a visitor', async () => {
		const { token } = await makeLogin();
		for (const options of [{ token }, { token }, {}]) {
			const { status } = await call(logout, '/api/users/logout', { method: 'POST', ...options });
			expect(status).toBe(200);
		}
	});

	it('with the cookie needs a page of ours', async () => {
		const { token } = await makeLogin();
		const forged = await call(logout, '/api/users/logout', {
			method: 'POST',
			cookie: token,
			headers: { 'sec-fetch-site': 'cross-site' },
		});
		expect(forged.status).toBe(403);
		expect((await call(profile, '/api/users/profile', { token })).status).toBe(200);
	});
});
