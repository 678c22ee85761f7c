import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { GET as nextAuth } from '@/app/api/auth/[...nextauth]/route';
import { GET as health } from '@/app/api/health/route';
import { PUT as saveMember } from '@/app/api/users/[id]/route';
import { GET as addressOptions } from '@/app/api/users/addressoptions/route';
import { POST as claimCode } from '@/app/api/users/claim-code/route';
import { POST as confirmEmail } from '@/app/api/users/confirm-email/route';
import { POST as sendAgain } from '@/app/api/users/confirmation/route';
import { POST as demoLogin } from '@/app/api/users/demo-login/route';
import { POST as askForCode } from '@/app/api/users/forgot-password/route';
import { POST as login } from '@/app/api/users/login/route';
import { POST as logout } from '@/app/api/users/logout/route';
import { GET as exportData } from '@/app/api/users/me/export/route';
import { DELETE as leave } from '@/app/api/users/me/route';
import { POST as notMe } from '@/app/api/users/not-me/route';
import { PUT as changePassword } from '@/app/api/users/password/route';
import { GET as profile, PUT as saveProfile } from '@/app/api/users/profile/route';
import { POST as register } from '@/app/api/users/register/route';
import { GET as search } from '@/app/api/users/route';
import { DELETE as endSessions } from '@/app/api/users/sessions/route';
import { demoCookieName, getDemoSecret } from '@/lib/features/account/demo/rules/secret';
import { call } from '@/tests/support/calls';

// Nobody listens there.
process.env.DATABASE_URL = 'postgresql://nobody:nothing@127.0.0.1:1/nowhere';
process.env.AUTH_SECRET = 'a secret that only tests know, 32+';

const dataDir = mkdtempSync(path.join(tmpdir(), 'outage-'));
process.env.DATA_DIR = dataDir;
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

let token = '';
beforeAll(async () => {
	const claims = { sub: crypto.randomUUID(), sid: crypto.randomUUID() };
	token = await encode({ token: claims, secret: process.env.AUTH_SECRET ?? '' });
});

const credentials = { name: 'Aanya', email: 'a@example.org', password: 'neem leaf at dusk' };

it.each([
	['login', () => call(login, '/api/users/login', { json: credentials })],
	[
		'logging in to the demo',
		() =>
			call(demoLogin, '/api/users/demo-login', {
				json: { account: 'member' },
				headers: { cookie: `${demoCookieName}=${getDemoSecret(process.env.AUTH_SECRET ?? '')}` },
			}),
	],
	['register', () => call(register, '/api/users/register', { json: credentials })],
	['logout', () => call(logout, '/api/users/logout', { method: 'POST', token })],
	['reading the profile', () => call(profile, '/api/users/profile', { token })],
	['saving the profile', () => call(saveProfile, '/api/users/profile', { method: 'PUT', token, json: {} })],
	['the known places', () => call(addressOptions, '/api/users/addressoptions')],
	['a search', () => call(search, '/api/users?search=Asha')],
	['asking for a code', () => call(askForCode, '/api/users/forgot-password', { json: credentials })],
	['a code by a link', () => call(claimCode, '/api/users/claim-code', { json: { token: 'x' } })],
	['refusing an account', () => call(notMe, '/api/users/not-me', { json: { token: 'x' } })],
	['confirming an address', () => call(confirmEmail, '/api/users/confirm-email', { json: { token: 'x' } })],
	['a new confirmation', () => call(sendAgain, '/api/users/confirmation', { method: 'POST', token })],
	['a new password', () => call(changePassword, '/api/users/password', { method: 'PUT', token, json: {} })],
	['logging out everywhere', () => call(endSessions, '/api/users/sessions', { method: 'DELETE', token })],
	['a copy of everything', () => call(exportData, '/api/users/me/export', { token })],
	['leaving', () => call(leave, '/api/users/me', { method: 'DELETE', token, json: {} })],
	["an administrator's change", () => call(saveMember, '/api/users/x', { method: 'PUT', token, json: {} })],
])('without a database %s answers 503 and when to come back', async (_name, ask) => {
	const { status, body, headers } = await ask();
	expect(status).toBe(503);
	expect(body).toEqual({ code: 'service.unavailable', message: expect.any(String) });
	expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
	expect(headers.get('set-cookie')).toBeNull();
});

it('does not log anybody out of next-auth while the database is away', async () => {
	const params = { nextauth: ['session'] };
	const { status, headers } = await call(nextAuth, '/api/auth/session', { cookie: token, params });
	expect(status).toBe(503);
	expect(headers.get('set-cookie')).toBeNull();
});

it('says that it is the database', async () => {
	const { status, body } = await call(health, '/api/health');
	expect(status).toBe(503);
	expect(body).toMatchObject({ status: 'down', database: 'down' });
});

it('still tells a visitor to log in, and a nonsense token too', async () => {
	expect((await call(profile, '/api/users/profile')).status).toBe(401);
	expect((await call(profile, '/api/users/profile', { token: 'nonsense' })).status).toBe(401);
});
