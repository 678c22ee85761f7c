import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as confirm } from '@/app/api/users/email/confirm/route';
import { POST as takeBack } from '@/app/api/users/email/return/route';
import { POST as login } from '@/app/api/users/login/route';
import { GET as readProfile } from '@/app/api/users/profile/route';
import { findReturn } from '@/lib/features/account/commands/change-email';
import { keepCode } from '@/lib/features/account/commands/reset-password';
import { startSession } from '@/lib/platform/auth/session';
import { db } from '@/lib/platform/db/client';
import { makeLogin, testPassword } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { totpCode, turnOnSecondFactor } from '@/tests/support/second-factor';
import { sent } from '@/tests/support/sent-mails';
import { GET, POST } from './route';

provideDatabase();
vi.mock('@/lib/platform/mail/send', () => import('@/tests/support/sent-mails'));
const afterResponse = holdAfterResponse();
beforeEach(async () => {
	await afterResponse.run();
	await emptyTables();
	sent.length = 0;
});

const path = '/api/users/email';
const other = 'other@example.org';
const begin = async (token: string, json: object = {}) => {
	const response = await call(POST, path, { token, json: { email: other, password: testPassword, ...json } });
	await afterResponse.run();
	return response;
};
const confirmWith = async (token: string, code: string) => {
	const response = await call(confirm, `${path}/confirm`, { token, json: { code } });
	await afterResponse.run();
	return response;
};
const takeBackWith = (token: string) => call(takeBack, `${path}/return`, { json: { token } });
const logIn = (email: string) => call(login, '/api/users/login', { json: { email, password: testPassword } });
const isLoggedIn = async (token: string) =>
	(await call(readProfile, '/api/users/profile', { token })).status === 200;
const readPending = async (token: string) => (await call(GET, path, { token })).body.pending;

const findCode = () => /^(\d{6})$/m.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';
const findToken = () => /email-return\/([0-9a-f]{64})/.exec(sent.at(-1)?.text ?? '')?.[1] ?? '';

/** Begins the change of a confirmed address and confirms it; returns the token of the mailed way back. */
async function change(token: string, email = other): Promise<string> {
	await begin(token, { email });
	expect((await confirmWith(token, findCode())).status).toBe(200);
	await db.rateLimit.deleteMany();
	return findToken();
}

async function openSession(id: string): Promise<string> {
	const { passwordHash } = await db.member.findUniqueOrThrow({ where: { id } });
	const account = { id, passwordHash: passwordHash ?? '', hasSecondFactor: false };
	return (await startSession(account, { now: new Date(), userAgent: null, isKept: true })).token;
}

describe('POST /api/users/email', () => {
	it('mails a code to the new address, and changes nothing until it comes back', async () => {
		const { token, email } = await makeLogin();
		const { status, body } = await begin(token);
		expect([status, body]).toEqual([
			200,
			{ message: `We have emailed a code to ${other}.`, email: other, isDone: false },
		]);
		expect(sent).toMatchObject([{ to: other, subject: 'Code for your new email address' }]);
		expect(sent[0]?.text).not.toContain(email);
		expect(await readPending(token)).toBe(other);
		expect((await logIn(email)).status).toBe(200);
		expect((await logIn(other)).status).toBe(401);
	});

	it('changes an address that was never confirmed at once, and mails nothing to it', async () => {
		const { id, token } = await makeLogin({ emailConfirmedAt: null });
		const elsewhere = await openSession(id);
		const { body } = await begin(token);
		expect(body).toMatchObject({ isDone: true });
		expect(sent.map(({ to }) => to)).toEqual([other]);
		expect(sent[0]?.text).toContain('confirm-email/');
		expect((await logIn(other)).status).toBe(200);
		expect([await isLoggedIn(token), await isLoggedIn(elsewhere)]).toEqual([true, false]);
	});

	it('asks for the password, and for the second factor where it is on', async () => {
		const { token } = await makeLogin();
		expect((await begin(token, { password: 'not the password' })).body.code).toBe('password.wrong');
		const { secret } = await turnOnSecondFactor(token);
		expect((await begin(token)).body.code).toBe('secondFactor.wrongCode');
		expect(sent).toEqual([]);
		expect((await begin(token, { code: totpCode(secret) })).status).toBe(200);
	});

	it('refuses the own address and that of another account', async () => {
		const { token, email } = await makeLogin();
		await makeLogin({ email: other });
		expect((await begin(token, { email: email.toUpperCase() })).body.code).toBe('email.taken');
		expect((await begin(token)).body.code).toBe('email.taken');
		expect(sent).toEqual([]);
	});
});

describe('POST /api/users/email/confirm', () => {
	it('changes the address and ends the other sessions and codes', async () => {
		const { id, token, email } = await makeLogin();
		const elsewhere = await openSession(id);
		await keepCode(id, { purpose: 'reset', code: '482915', now: new Date() });
		await begin(token);
		const code = findCode();
		expect((await confirmWith(token, code)).body.message).toBe(
			`The email address of your account is now ${other}.`,
		);
		expect(await readPending(token)).toBeNull();
		expect([await isLoggedIn(token), await isLoggedIn(elsewhere)]).toEqual([true, false]);
		expect(await db.oneTimeCode.count({ where: { usedAt: null } })).toBe(0);
		expect((await logIn(email)).status).toBe(401);
		expect((await logIn(other)).status).toBe(200);
		expect((await confirmWith(token, code)).body.code).toBe('confirmation.wrongCode');
		expect(sent.at(-1)).toMatchObject({ to: email });
		expect(sent.at(-1)?.text).not.toContain(other);
	});

	it('takes five tries, and no code of another member', async () => {
		const { token } = await makeLogin();
		await begin(token);
		const code = findCode();
		const wrong = code === '000000' ? '000001' : '000000';
		const { token: stranger } = await makeLogin();
		expect((await confirmWith(stranger, code)).status).toBe(400);
		for (let tried = 0; tried < 5; tried++) expect((await confirmWith(token, wrong)).status).toBe(400);
		expect((await confirmWith(token, code)).status).toBe(400);
	});

	it('refuses an address that another account has got meanwhile', async () => {
		const { token } = await makeLogin();
		await begin(token);
		await makeLogin({ email: other });
		expect((await confirmWith(token, findCode())).body.code).toBe('email.taken');
	});
});

describe('POST /api/users/email/return', () => {
	it('gives the former address back once, and ends the password and every session', async () => {
		const { id, token, email } = await makeLogin();
		const link = await change(token);
		expect(await findReturn(link, new Date())).toEqual({ email });
		expect((await takeBackWith(link)).status).toBe(200);
		expect(await isLoggedIn(token)).toBe(false);
		expect((await logIn(email)).status).toBe(401);
		expect(await db.member.findUniqueOrThrow({ where: { id } })).toMatchObject({ email });
		expect((await takeBackWith(link)).status).toBe(404);
		expect(await findReturn(link, new Date())).toBeNull();
	});

	it('undoes every later change, and leaves none of them a way back', async () => {
		const { id, token, email } = await makeLogin();
		const first = await change(token);
		const second = await change(token, 'third@example.org');
		expect((await takeBackWith(first)).status).toBe(200);
		expect((await takeBackWith(second)).status).toBe(404);
		expect(await db.member.findUniqueOrThrow({ where: { id } })).toMatchObject({ email });
	});

	it('takes away a second factor that was turned on since', async () => {
		const { id, token } = await makeLogin();
		const link = await change(token);
		await turnOnSecondFactor(token);
		await takeBackWith(link);
		expect(await db.member.findUniqueOrThrow({ where: { id } })).toMatchObject({ secondFactorSince: null });
	});

	it('works for seven days', async () => {
		const { token } = await makeLogin();
		const link = await change(token);
		const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000);
		expect(await findReturn(link, inDays(6.9))).not.toBeNull();
		expect(await findReturn(link, inDays(7.1))).toBeNull();
	});
});
