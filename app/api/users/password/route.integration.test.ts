import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as login } from '@/app/api/users/login/route';
import { GET as profile } from '@/app/api/users/profile/route';
import { changePassword } from '@/lib/features/account/commands/change-password';
import { findActor } from '@/lib/platform/auth/session';
import { db } from '@/lib/platform/db/client';
import { makeLogin, testPassword } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { sent } from '@/tests/support/sent-mails';
import { PUT } from './route';

vi.mock('@/lib/platform/mail/send', () => import('@/tests/support/sent-mails'));

provideDatabase();

const afterResponse = holdAfterResponse();
const newPassword = 'mustard fields of Alwar';

beforeEach(async () => {
	await afterResponse.run();
	sent.length = 0;
});

const change = (token: string, json: unknown, language = 'en') =>
	call(PUT, '/api/users/password', { method: 'PUT', json, token, language });
const logIn = (email: string, password: string) =>
	call(login, '/api/users/login', { json: { email, password } });

describe('PUT /api/users/password', () => {
	it('sets it, ends every session and starts a new one for who has asked', async () => {
		const { email, token } = await makeLogin();
		const elsewhere = String((await logIn(email, testPassword)).body.token);
		const { status, body, headers } = await change(token, { currentPassword: testPassword, newPassword });
		expect(status).toBe(200);
		expect(headers.get('set-cookie')).toContain(`session-token=${body.token};`);
		for (const ended of [token, elsewhere])
			expect((await call(profile, '/api/users/profile', { token: ended })).status).toBe(401);
		expect((await call(profile, '/api/users/profile', { token: String(body.token) })).status).toBe(200);
		expect((await logIn(email, testPassword)).status).toBe(401);
		expect((await logIn(email, newPassword)).status).toBe(200);
	});

	it('tells the owner by mail, in the language of the page', async () => {
		const { email, token } = await makeLogin();
		await change(token, { currentPassword: testPassword, newPassword }, 'hi');
		await afterResponse.run();
		expect(sent).toMatchObject([{ to: email, language: 'hi', subject: 'आपका पासवर्ड बदल दिया गया है' }]);
		expect(JSON.stringify(sent)).not.toContain(newPassword);
	});

	it('keeps the new session no longer than the one before', async () => {
		const { email } = await makeLogin();
		const started = await call(login, '/api/users/login', {
			json: { email, password: testPassword, keepSignedIn: false },
		});
		const { headers } = await change(String(started.body.token), {
			currentPassword: testPassword,
			newPassword,
		});
		expect(headers.getSetCookie()[0]).not.toMatch(/expires|max-age/i);
	});

	it('takes a code that was on its way out of use', async () => {
		const { id, token } = await makeLogin();
		const expiresAt = new Date(Date.now() + 60_000);
		await db.oneTimeCode.create({
			data: { memberId: id, purpose: 'reset', codeHmac: new Uint8Array(32), expiresAt },
		});
		await change(token, { currentPassword: testPassword, newPassword });
		expect(await db.oneTimeCode.count({ where: { memberId: id, usedAt: null } })).toBe(0);
	});

	it.each([
		[{ currentPassword: 'a wrong one', newPassword }, 'password.wrong', 'currentPassword'],
		[{ currentPassword: testPassword, newPassword: 'password1' }, 'password.weak', 'newPassword'],
		[{ currentPassword: testPassword, newPassword: 'short' }, 'input.invalid', 'newPassword'],
		[{ currentPassword: '', newPassword }, 'input.invalid', 'currentPassword'],
		[{ newPassword }, 'input.invalid', 'currentPassword'],
	])('refuses %j and leaves everything as it is', async (json, code, path) => {
		const { email, token } = await makeLogin();
		const { status, body } = await change(token, json);
		expect(status).toBe(400);
		expect(body).toMatchObject({ code, errors: [{ path }] });
		expect((await call(profile, '/api/users/profile', { token })).status).toBe(200);
		expect((await logIn(email, testPassword)).status).toBe(200);
	});

	it('makes who guesses wait, and does not count against the login', async () => {
		const { email, token } = await makeLogin();
		for (let guess = 0; guess < 10; guess++)
			await change(token, { currentPassword: `guess ${guess}`, newPassword });
		const { status, headers } = await change(token, { currentPassword: testPassword, newPassword });
		expect(status).toBe(429);
		expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
		expect((await logIn(email, testPassword)).status).toBe(200);
	});

	it('looks at thirty passwords in ten minutes, the right one among them, and lets others log in meanwhile', async () => {
		const { email, token } = await makeLogin();
		for (let times = 0; times < 30; times++) {
			const { body } = await change(token, { currentPassword: testPassword, newPassword: 'password1' });
			expect(body.code).toBe('password.weak');
		}
		expect((await change(token, { currentPassword: testPassword, newPassword })).status).toBe(429);
		expect((await logIn(email, testPassword)).status).toBe(200);
	});

	it('of two at once, one wins', async () => {
		const { email, token } = await makeLogin();
		const wanted = ['first of two at once', 'second of two at once'];
		const answers = await Promise.all(
			wanted.map((password) => change(token, { currentPassword: testPassword, newPassword: password })),
		);
		const statuses = answers.map(({ status }) => status).sort();
		expect(statuses[0]).toBe(200);
		expect([400, 401, 409]).toContain(statuses[1]);
		const fits = await Promise.all(wanted.map((password) => logIn(email, password)));
		expect(fits.map(({ status }) => status).sort()).toEqual([200, 401]);
	});

	it('changes nothing once the session that asks has been ended', async () => {
		const { id, email, token } = await makeLogin();
		const now = new Date();
		const actor = await findActor(token, now);
		if (actor.kind !== 'member') throw new Error('the token stands for nobody');
		await db.session.deleteMany({ where: { memberId: id } });
		const wanted = { currentPassword: testPassword, newPassword };
		await expect(changePassword(actor, wanted, { now, userAgent: null })).rejects.toMatchObject({
			code: 'auth.required',
		});
		expect(await db.session.count({ where: { memberId: id } })).toBe(0);
		expect((await logIn(email, testPassword)).status).toBe(200);
	});

	it('asks a visitor to log in', async () => {
		const { status } = await call(PUT, '/api/users/password', {
			method: 'PUT',
			json: { currentPassword: testPassword, newPassword },
		});
		expect(status).toBe(401);
	});
});
