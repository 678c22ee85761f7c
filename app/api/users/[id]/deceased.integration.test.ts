import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as nextAuth, POST as nextAuthPost } from '@/app/api/auth/[...nextauth]/route';
import { POST as askForCode } from '@/app/api/users/forgot-password/route';
import { POST as logIn } from '@/app/api/users/login/route';
import { GET as profile } from '@/app/api/users/profile/route';
import { POST as reset } from '@/app/api/users/reset-password/route';
import { POST as verify } from '@/app/api/users/verify-otp/route';
import { sendConfirmation } from '@/lib/features/account/commands/confirm-email';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin, testPassword } from '@/tests/support/accounts';
import { type CallOptions, call, holdAfterResponse } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { whileUncommitted } from '@/tests/support/races';
import { sent } from '@/tests/support/sent-mails';
import { PUT } from './route';

provideDatabase();

vi.mock('@/lib/platform/mail/send', () => import('@/tests/support/sent-mails'));
const afterResponse = holdAfterResponse();
beforeEach(async () => {
	await afterResponse.run();
	sent.length = 0;
});

let head = { id: '', token: '' };
beforeAll(async () => {
	head = await makeLogin({ name: 'Head', isAdmin: true });
});

const mark = (id: string, isDeceased: boolean) =>
	call(PUT, `/api/users/${id}`, { method: 'PUT', params: { id }, token: head.token, json: { isDeceased } });
const logInAs = (email: string, password = testPassword, options: CallOptions = {}) =>
	call(logIn, '/api/users/login', { json: { email, password }, ...options });
const getStatus = async (token: string) => (await call(profile, '/api/users/profile', { token })).status;
const ask = (email: string) => call(askForCode, '/api/users/forgot-password', { json: { email } });
const codeIn = (text: string | undefined) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? '';

describe('a member whom an administrator marks as deceased', () => {
	it('is logged out everywhere, and cannot log in', async () => {
		const { id, email, token } = await makeLogin();
		const other = await makeLogin();
		expect((await mark(id, true)).status).toBe(200);
		expect(await getStatus(token)).toBe(401);
		expect(await db.session.count({ where: { memberId: id } })).toBe(0);
		expect(await getStatus(other.token)).toBe(200);
		const english = await logInAs(email);
		expect(english).toMatchObject({
			status: 403,
			body: { code: 'account.deceased', message: expect.stringContaining('contact page') },
		});
		expect(english.headers.getSetCookie()).toEqual([]);
		const hindi = await logInAs(email, testPassword, { language: 'hi' });
		expect(hindi.body.message).toMatch(/संपर्क/);
		expect(await db.session.count({ where: { memberId: id } })).toBe(0);
	});

	it('looks like any other account to who does not know the password', async () => {
		const { id, email } = await makeLogin();
		await mark(id, true);
		const wrong = await logInAs(email, 'not the password');
		const unknown = await logInAs('nobody.at.all@example.org', 'not the password');
		expect([wrong.status, wrong.text]).toEqual([unknown.status, unknown.text]);
		const asked = [await ask(email), await ask('nobody.at.all@example.org')];
		expect(new Set(asked.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
	});

	it('cannot log in through next-auth', async () => {
		const { id, email } = await makeAccount();
		await mark(id, true);
		const csrf = await call(nextAuth, '/api/auth/csrf', { params: { nextauth: ['csrf'] } });
		const cookie = csrf.headers
			.getSetCookie()
			.map((each) => each.split(';')[0])
			.join('; ');
		const fields = { csrfToken: String(csrf.body.csrfToken), json: 'true', email, password: testPassword };
		const answer = await call(nextAuthPost, '/api/auth/callback/credentials', {
			raw: new URLSearchParams(fields),
			headers: { cookie, 'sec-fetch-site': 'same-origin' },
			params: { nextauth: ['callback', 'credentials'] },
		});
		expect(answer.status).toBe(401);
		expect(answer.text).toContain('account.deceased');
		expect(answer.headers.getSetCookie().join()).not.toContain('session-token=ey');
		expect(await db.session.count({ where: { memberId: id } })).toBe(0);
	});

	it('is mailed no code, and one that is on its way is worth nothing', async () => {
		const { id, email } = await makeAccount();
		await ask(email);
		await afterResponse.run();
		const otp = codeIn(sent.at(-1)?.text);
		expect(otp).toMatch(/^\d{6}$/);
		await mark(id, true);
		const json = { email, otp, newPassword: 'a well at noon' };
		expect((await call(verify, '/api/users/verify-otp', { json })).body.code).toBe('reset.wrongOtp');
		expect((await call(reset, '/api/users/reset-password', { json })).body.code).toBe('reset.wrongOtp');
		sent.length = 0;
		await db.rateLimit.deleteMany({ where: { key: { startsWith: 'code' } } });
		expect((await ask(email)).status).toBe(200);
		await afterResponse.run();
		expect(sent).toEqual([]);
		expect(await db.oneTimeCode.count({ where: { memberId: id, usedAt: null } })).toBe(0);
	});

	it('sets no password by a code that was made before the mark came by another way', async () => {
		const { id, email } = await makeAccount();
		await ask(email);
		await afterResponse.run();
		const json = { email, otp: codeIn(sent.at(-1)?.text), newPassword: 'a well at noon' };
		await db.member.update({ where: { id }, data: { isDeceased: true } });
		expect((await call(reset, '/api/users/reset-password', { json })).body.code).toBe('reset.wrongOtp');
	});

	it('is a visitor to a session that has been left, however the mark was made', async () => {
		const { id, token } = await makeLogin();
		await db.member.update({ where: { id }, data: { isDeceased: true } });
		expect(await getStatus(token)).toBe(401);
	});

	it('starts no session by a login that comes at the same moment', async () => {
		const { id, email } = await makeAccount();
		const text = `WITH ended AS (DELETE FROM "Session" WHERE "memberId" = $1)
			UPDATE "Member" SET "isDeceased" = true WHERE "id" = $1`;
		const [answer] = await whileUncommitted({ text, values: [id] }, () => logInAs(email));
		expect(answer?.status).toBe(401);
		expect(await db.session.count({ where: { memberId: id } })).toBe(0);
	});

	it('can log in once the mark is removed, with a session of its own', async () => {
		const { id, email, token } = await makeLogin();
		await mark(id, true);
		expect((await mark(id, false)).status).toBe(200);
		expect(await getStatus(token)).toBe(401);
		const { status, body } = await logInAs(email);
		expect(status).toBe(200);
		expect(await getStatus(String(body.token))).toBe(200);
	});

	it('leaves no link that confirms the address', async () => {
		const { id } = await makeLogin({ emailConfirmedAt: null });
		await sendConfirmation(id, { isWelcome: false, now: new Date() });
		await mark(id, true);
		expect(await db.emailConfirmation.count({ where: { memberId: id } })).toBe(0);
	});

	it('keeps its sessions where something else is changed', async () => {
		const { id, token } = await makeLogin();
		const json = { profession: 'Potter', isDeceased: false };
		await call(PUT, `/api/users/${id}`, { method: 'PUT', params: { id }, token: head.token, json });
		expect(await getStatus(token)).toBe(200);
	});
});

describe('administrators', () => {
	it('are never all marked as deceased: one who can log in remains', async () => {
		const refused = await mark(head.id, true);
		expect(refused).toMatchObject({ status: 409, body: { code: 'administrator.last' } });
		const other = await makeAccount({ isAdmin: true });
		expect((await mark(other.id, true)).status).toBe(200);
		expect((await mark(head.id, true)).body.code).toBe('administrator.last');
		const json = { isAdmin: false };
		const demoted = await call(PUT, `/api/users/${head.id}`, {
			...{ method: 'PUT', params: { id: head.id }, token: head.token, json },
		});
		expect(demoted.body.code).toBe('administrator.last');
	});
});
