import { describe, expect, it, vi } from 'vitest';
import { POST as logout } from '@/app/api/users/logout/route';
import { GET as profile } from '@/app/api/users/profile/route';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin, testPassword } from '@/tests/support/accounts';
import { type CallOptions, call } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { GET, POST } from './route';

provideDatabase();

const origin = 'http://localhost:3000';

function ask(words: string, options: CallOptions & { query?: string } = {}) {
	const handler = options.method === 'POST' || options.json || options.raw ? POST : GET;
	const nextauth = words.split('/');
	return call(handler, `/api/auth/${words}${options.query ?? ''}`, { ...options, params: { nextauth } });
}

const getCookies = (headers: Headers) =>
	headers.getSetCookie().map((cookie) => {
		const [name = '', value = ''] = cookie.split(';')[0]?.split('=') ?? [];
		return { name, value };
	});

async function csrf() {
	const { body, headers } = await ask('csrf');
	const cookie = getCookies(headers).find(({ name }) => name === 'next-auth.csrf-token');
	return { csrfToken: String(body.csrfToken), cookie: `next-auth.csrf-token=${cookie?.value}` };
}

async function signIn(fields: Record<string, string>, options: CallOptions = {}) {
	const { csrfToken, cookie } = await csrf();
	const form = new URLSearchParams({ csrfToken, json: 'true', callbackUrl: `${origin}/profile`, ...fields });
	return ask('callback/credentials', { raw: form, ...options, headers: { cookie, ...options.headers } });
}

const tokenIn = (headers: Headers) =>
	getCookies(headers).find(({ name }) => name === 'next-auth.session-token')?.value ?? '';

describe('next-auth', () => {
	it.each(['email', 'password'])('normalizes no heap of marks for the %s', async (field) => {
		const heap = '\u0315\u0300\u0316'.repeat(1000);
		const normalize = vi.spyOn(String.prototype, 'normalize');
		const { status } = await signIn({ email: 'a@example.org', password: 'x', [field]: `${heap}@x` });
		const longest = Math.max(0, ...normalize.mock.contexts.map((context) => String(context).length));
		normalize.mockRestore();
		expect(status).toBe(401);
		expect(longest).toBeLessThan(1000);
	});

	it('signs in with the same passwords; its cookie is our token, and it signs out what it signed in', async () => {
		const { email, id } = await makeAccount();
		const signedIn = await signIn({ email: email.toUpperCase(), password: testPassword });
		expect(signedIn.status).toBe(200);
		expect(signedIn.body).toEqual({ url: `${origin}/profile` });
		const token = tokenIn(signedIn.headers);
		expect(signedIn.text).not.toContain(token);
		expect((await call(profile, '/api/users/profile', { token })).body).toMatchObject({ _id: id });
		expect((await call(profile, '/api/users/profile', { cookie: token })).status).toBe(200);

		const session = await ask('session', { cookie: token });
		expect(session.body).toEqual({ user: { id }, expires: expect.any(String) });

		const { csrfToken, cookie } = await csrf();
		const signedOut = await ask('signout', {
			raw: new URLSearchParams({ csrfToken, json: 'true' }),
			headers: { cookie: `next-auth.session-token=${token}; ${cookie}`, 'sec-fetch-site': 'same-origin' },
		});
		expect(signedOut.status).toBe(200);
		expect((await call(profile, '/api/users/profile', { token })).status).toBe(401);
		expect(await db.session.count({ where: { memberId: id } })).toBe(0);
	});

	it('knows the sessions that our own login starts, until they end', async () => {
		const { token, id } = await makeLogin();
		expect((await ask('session', { cookie: token })).body).toMatchObject({ user: { id } });
		await call(logout, '/api/users/logout', { method: 'POST', token });
		const ended = await ask('session', { cookie: token });
		expect(ended.body).toEqual({});
	});

	it('leaves the cookie as it is: one that goes with the browser does not become one that stays', async () => {
		const { token } = await makeLogin();
		expect((await ask('session', { cookie: token })).headers.getSetCookie()).toEqual([]);
	});

	it('answers a wrong password and an unknown address alike', async () => {
		const { email } = await makeAccount();
		const known = await signIn({ email, password: 'not the password' });
		const unknown = await signIn({ email: 'stranger@example.org', password: 'not the password' });
		expect(known.status).toBe(401);
		expect(known.body.url).toContain('error=CredentialsSignin');
		expect(unknown.text).toBe(known.text);
		expect(tokenIn(known.headers)).toBe('');
	});

	it('refuses an unclaimed account by its code', async () => {
		const { email } = await makeAccount({ claimedAt: null, isListed: false });
		const { status, body } = await signIn({ email, password: testPassword });
		expect(status).toBe(401);
		expect(body.url).toContain('error=account.unclaimed');
	});

	it('counts its logins with ours', async () => {
		const address = '198.51.100.9';
		for (let tries = 0; tries < 25; tries++) {
			await signIn({ email: `nobody${tries}@example.org`, password: 'x' }, { address });
		}
		const { email } = await makeAccount();
		const { status, body } = await signIn({ email, password: testPassword }, { address });
		expect(status).toBe(401);
		expect(body.url).toContain('error=limit.exceeded');
	});

	it('starts nothing without its own token against forgery', async () => {
		const { email, id } = await makeAccount();
		const before = await csrf();
		for (const csrfToken of ['', 'x', before.csrfToken.replace(/./, 'z')]) {
			const { headers } = await signIn({ email, password: testPassword, csrfToken });
			expect(tokenIn(headers)).toBe('');
		}
		expect(await db.session.count({ where: { memberId: id } })).toBe(0);
	});

	it.each([
		'https://evil.example/',
		'//evil.example',
		'nonsense',
		'javascript:alert(1)',
		`${origin}.evil.example/`,
	])('goes home instead of to %s', async (callbackUrl) => {
		const { email } = await makeAccount();
		const { status, body } = await signIn({ email, password: testPassword, callbackUrl });
		expect(status).toBe(200);
		expect(body.url).toBe(origin);
	});

	it('sends those who want its own pages to ours', async () => {
		const signin = await ask('signin', { query: '?callbackUrl=%2Fprofile' });
		expect(signin.status).toBe(302);
		expect(signin.headers.get('location')).toMatch(/^\/login\?callbackUrl=/);
		expect((await ask('error', { query: '?error=x' })).headers.get('location')).toBe('/login?error=x');
		expect((await ask('signout')).headers.get('location')).toBe('/login');
		expect((await ask('providers')).body).toHaveProperty('credentials');
	});

	it.each([
		['callback/credentials', {}],
		['_log', { raw: new URLSearchParams({ level: 'error', code: 'x' }) }],
		['signin/google', { raw: new URLSearchParams() }],
		['signin/credentials', { raw: new URLSearchParams() }],
		['session', { raw: new URLSearchParams() }],
		['callback/email', {}],
		['constructor', {}],
		['', {}],
		['session/more', {}],
	])('has nothing at %s', async (words, options) => {
		const { status, body } = await ask(words, options);
		expect(status).toBe(404);
		expect(body).toMatchObject({ code: 'notFound' });
	});

	it.each([
		['no body', { method: 'POST' }, 415],
		['broken JSON', { raw: '{', headers: { 'content-type': 'application/json' } }, 400],
		['too much', { json: { email: 'x'.repeat(300 * 1024) } }, 413],
		['a form of parts', { raw: new FormData() }, 415],
	])('refuses %s', async (_name, options, status) => {
		expect((await ask('callback/credentials', options)).status).toBe(status);
	});

	it.each([
		[[]],
		[null],
		[{ email: 1, password: {}, callbackUrl: ['x'], csrfToken: [], json: true }],
		[{ email: 'a\u0000@b.org', password: '\ud800' }],
	])('does not fall over %j', async (json) => {
		const { csrfToken, cookie } = await csrf();
		const fields = json && !Array.isArray(json) ? { ...json, csrfToken } : json;
		const { status } = await ask('callback/credentials', { json: fields, headers: { cookie } });
		expect(status).toBeLessThan(500);
	});

	it('does not fall over cookies and queries of nonsense', async () => {
		const cookie =
			'next-auth.callback-url=%%%; next-auth.csrf-token=|; next-auth.session-token=%00; a; =; next-auth.session-token.0=x';
		for (const words of ['session', 'csrf', 'providers', 'signin', 'signout', 'error']) {
			for (const query of [
				'',
				'?callbackUrl=https://evil.example&error=%ff',
				'?nextauth=x&callbackUrl=%00',
			]) {
				expect((await ask(words, { headers: { cookie }, query })).status).toBeLessThan(400.5);
			}
		}
	});
});
