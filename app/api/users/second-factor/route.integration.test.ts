import { beforeEach, describe, expect, it, vi } from 'vitest';
import { GET as nextAuthGet, POST as nextAuthPost } from '@/app/api/auth/[...nextauth]/route';
import { POST as forgotPassword } from '@/app/api/users/forgot-password/route';
import { POST as login } from '@/app/api/users/login/route';
import { GET as exportOwn } from '@/app/api/users/me/export/route';
import { PUT as changePassword } from '@/app/api/users/password/route';
import { GET as profile } from '@/app/api/users/profile/route';
import { POST as resetPassword } from '@/app/api/users/reset-password/route';
import { POST as confirm } from '@/app/api/users/second-factor/confirm/route';
import { POST as renew } from '@/app/api/users/second-factor/recovery-codes/route';
import { POST as remove } from '@/app/api/users/second-factor/removal/route';
import { POST as sendRemovalCode } from '@/app/api/users/second-factor/removal-code/route';
import { keepCode } from '@/lib/features/account/commands/reset-password';
import { createDeviceToken, findDeviceToken } from '@/lib/platform/auth/device-token';
import { openSession, startSession } from '@/lib/platform/auth/session';
import { db } from '@/lib/platform/db/client';
import { getEnv } from '@/lib/platform/env/env';
import { makeAccount, makeLogin, testPassword } from '@/tests/support/accounts';
import { type CallOptions, call, holdAfterResponse } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { totpCode, turnOnSecondFactor } from '@/tests/support/second-factor';
import { sent } from '@/tests/support/sent-mails';
import { GET, POST } from './route';

vi.mock('@/lib/platform/mail/send', () => import('@/tests/support/sent-mails'));

provideDatabase();

const afterResponse = holdAfterResponse();
const path = '/api/users/second-factor';
const wrong = 'not the password';
const newPassword = 'mustard fields of Alwar';

beforeEach(async () => {
	await afterResponse.run();
	sent.length = 0;
});

const status = (token: string) => call(GET, path, { token });
const start = (token: string, password = testPassword) => call(POST, path, { token, json: { password } });
const confirmWith = (token: string, code: string) =>
	call(confirm, `${path}/confirm`, { token, json: { code } });
const renewWith = (token: string, code: string, password = testPassword) =>
	call(renew, `${path}/recovery-codes`, { token, json: { password, code } });
const logIn = (email: string, code?: string, password = testPassword, options: CallOptions = {}) =>
	call(login, '/api/users/login', {
		json: { email, password, ...(code !== undefined && { code }) },
		...options,
	});
const askRemovalCode = (email: string, password = testPassword, options: CallOptions = {}) =>
	call(sendRemovalCode, `${path}/removal-code`, { json: { email, password }, ...options });
const removeWith = (email: string, otp: string, password = testPassword, options: CallOptions = {}) =>
	call(remove, `${path}/removal`, { json: { email, password, otp }, ...options });
const isLoggedIn = async (token: unknown) =>
	(await call(profile, '/api/users/profile', { token: String(token) })).status === 200;

/** An account with the second factor on, and a code of it that has not been used. */
async function makeProtected() {
	const account = await makeLogin();
	const { secret, recoveryCodes } = await turnOnSecondFactor(account.token);
	return { ...account, secret, recoveryCodes, code: totpCode(secret) };
}

async function mailedCode(): Promise<string> {
	await afterResponse.run();
	return /^\d{6}$/m.exec(sent.at(-1)?.text ?? '')?.[0] ?? '';
}

async function resetByMail(email: string): Promise<void> {
	await call(forgotPassword, '/api/users/forgot-password', { json: { email } });
	const json = { email, otp: await mailedCode(), newPassword };
	expect((await call(resetPassword, '/api/users/reset-password', { json })).status).toBe(200);
}

describe('turning it on', () => {
	it('takes the password, then a code, and answers ten recovery codes', async () => {
		const { token, email } = await makeLogin();
		expect((await status(token)).body).toEqual({ since: null, recoveryCodesLeft: 0, isRequired: false });
		const started = await start(token);
		expect(started.status).toBe(200);
		const { secret, uri } = started.body as { secret: string; uri: string };
		expect(uri).toContain(`secret=${secret}`);
		expect((await logIn(email)).status).toBe(200);
		const confirmed = await confirmWith(token, totpCode(secret));
		expect(confirmed.status).toBe(200);
		const codes = confirmed.body.recoveryCodes as string[];
		expect(new Set(codes).size).toBe(10);
		for (const code of codes) expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){3}[0-9a-hjkmnp-tv-z]{4}$/);
		expect((await status(token)).body).toMatchObject({ since: expect.any(String), recoveryCodesLeft: 10 });
	});

	it('keeps the session that asks and ends the others', async () => {
		const { token, email } = await makeLogin();
		const elsewhere = (await logIn(email)).body.token;
		await turnOnSecondFactor(token);
		expect([await isLoggedIn(token), await isLoggedIn(elsewhere)]).toEqual([true, false]);
	});

	it('starts no session for a login that showed the password alone and was under way', async () => {
		const { token, id } = await makeLogin();
		const { passwordHash } = await db.member.findUniqueOrThrow({ where: { id } });
		await turnOnSecondFactor(token);
		const account = { id, passwordHash: String(passwordHash), hasSecondFactor: false };
		const how = { now: new Date(), userAgent: null, isKept: true };
		await expect(openSession(account, how)).rejects.toMatchObject({ code: 'auth.invalidCredentials' });
		await expect(startSession(account, how)).rejects.toMatchObject({ code: 'auth.invalidCredentials' });
	});

	it('is mailed to the owner', async () => {
		const { token, email } = await makeLogin();
		const secret = String((await start(token)).body.secret);
		await call(confirm, `${path}/confirm`, { token, json: { code: totpCode(secret) }, language: 'hi' });
		await afterResponse.run();
		expect(sent).toMatchObject([{ to: email, subject: 'दो चरणों में प्रवेश चालू हो गया है' }]);
		expect(JSON.stringify(sent)).not.toContain(secret);
	});

	it('needs the password', async () => {
		const { id, token } = await makeLogin();
		const { status, body } = await start(token, wrong);
		expect(status).toBe(400);
		expect(body).toMatchObject({ code: 'password.wrong', errors: [{ path: 'password' }] });
		expect(await db.secondFactor.count({ where: { memberId: id } })).toBe(0);
	});

	it('needs a confirmed address, to which the code that turns it off is mailed', async () => {
		const { id, token } = await makeLogin({ emailConfirmedAt: null });
		const { status, body } = await start(token);
		expect(status).toBe(403);
		expect(body.code).toBe('account.emailUnconfirmed');
		expect(await db.secondFactor.count({ where: { memberId: id } })).toBe(0);
	});

	it('starts over when the setup is not finished within 30 minutes', async () => {
		const { id, token } = await makeLogin();
		const setUpBefore = (minutes: number) =>
			db.secondFactor.update({
				where: { memberId: id },
				data: { createdAt: new Date(Date.now() - minutes * 60_000) },
			});
		const secret = String((await start(token)).body.secret);
		await setUpBefore(31);
		expect((await confirmWith(token, totpCode(secret))).body.code).toBe('secondFactor.notStarted');
		const second = String((await start(token)).body.secret);
		await setUpBefore(29);
		expect((await confirmWith(token, totpCode(second))).status).toBe(200);
	});

	it('forgets every browser but the one that asks, and so does turning it off', async () => {
		const { token, email } = await makeLogin();
		const isKnown = async (cookie: string) =>
			(await findDeviceToken(new Headers({ cookie }), email)) !== null;
		const getDeviceCookie = (headers: Headers) =>
			headers
				.getSetCookie()
				.find((each) => each.startsWith('known-device='))
				?.split(';')[0] ?? '';
		const earlier = `known-device=${await createDeviceToken(email)}`;
		expect(await isKnown(earlier)).toBe(true);
		const secret = String((await start(token)).body.secret);
		const confirmed = await confirmWith(token, totpCode(secret));
		expect(await isKnown(earlier)).toBe(false);
		const current = getDeviceCookie(confirmed.headers);
		expect(await isKnown(current)).toBe(true);
		await askRemovalCode(email);
		const removed = await removeWith(email, await mailedCode());
		expect(await isKnown(current)).toBe(false);
		expect(await isKnown(getDeviceCookie(removed.headers))).toBe(true);
	});

	it('needs a code of this secret, and changes nothing without one', async () => {
		const { token, email } = await makeLogin();
		expect((await confirmWith(token, '000000')).body.code).toBe('secondFactor.notStarted');
		const first = String((await start(token)).body.secret);
		const second = String((await start(token)).body.secret);
		for (const code of [totpCode(first), totpCode(second, 5), '', 'x'.repeat(64)]) {
			const { status, body } = await confirmWith(token, code);
			expect(status).toBe(400);
			expect(body).toMatchObject({ code: 'secondFactor.wrongCode', errors: [{ path: 'code' }] });
		}
		expect((await logIn(email)).status).toBe(200);
		expect((await confirmWith(token, totpCode(second))).status).toBe(200);
	});

	it('reads digits of other scripts, spaces and hyphens', async () => {
		const { token } = await makeLogin();
		const code = totpCode(String((await start(token)).body.secret));
		const typed = [...code].map((digit) => '०१२३४५६७८९'[Number(digit)]);
		expect(
			(await confirmWith(token, ` ${typed.slice(0, 3).join('')} ${typed.slice(3).join('')} `)).status,
		).toBe(200);
	});

	it('makes somebody who guesses codes wait', async () => {
		const { token } = await makeLogin();
		const secret = String((await start(token)).body.secret);
		for (let guess = 0; guess < 10; guess++)
			expect((await confirmWith(token, totpCode(secret, 9))).status).toBe(400);
		expect((await confirmWith(token, totpCode(secret))).status).toBe(429);
	});

	it('is refused while it is on, so that a stranger at the session gets no other secret', async () => {
		const { token, secret, email } = await makeProtected();
		expect((await start(token)).body.code).toBe('secondFactor.alreadyOn');
		expect((await confirmWith(token, totpCode(secret))).body.code).toBe('secondFactor.alreadyOn');
		expect((await logIn(email, totpCode(secret))).status).toBe(200);
	});

	it('of two confirmations at once, one wins', async () => {
		const { id, token } = await makeLogin();
		const secret = String((await start(token)).body.secret);
		const answers = await Promise.all([0, 1, 2].map(() => confirmWith(token, totpCode(secret))));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
		expect(await db.recoveryCode.count({ where: { memberId: id } })).toBe(10);
	});

	it('is for members only', async () => {
		for (const [handler, to] of [
			[POST, path],
			[confirm, `${path}/confirm`],
			[renew, `${path}/recovery-codes`],
		] as const)
			expect((await call(handler, to, { json: {} })).status).toBe(401);
		expect((await call(GET, path)).status).toBe(401);
	});
});

describe('a login with it on', () => {
	it('asks for the code only somebody who has the password', async () => {
		const { email, code } = await makeProtected();
		const asked = await logIn(email);
		expect(asked.status).toBe(401);
		expect(asked.body).toMatchObject({ code: 'auth.secondFactorRequired' });
		expect(asked.headers.getSetCookie()).toEqual([]);
		expect(Object.keys(asked.body)).toEqual(['message', 'code']);
		for (const tried of [undefined, '', '000000', code]) {
			const refused = await logIn(email, tried, wrong);
			expect(refused.status).toBe(401);
			expect(refused.body.code).toBe('auth.invalidCredentials');
		}
		// A code tried without the password is not used up.
		expect((await logIn(email, code)).status).toBe(200);
	});

	it('answers as without it once the code is there', async () => {
		const { email, code, id } = await makeProtected();
		const { status, body, headers } = await logIn(email, code);
		expect(status).toBe(200);
		expect(Object.keys(body).sort()).toEqual(['token', 'user']);
		expect(body.user).toMatchObject({ _id: id, email });
		expect(headers.get('set-cookie')).toContain(`next-auth.session-token=${body.token};`);
		expect(await isLoggedIn(body.token)).toBe(true);
	});

	it('accepts a code once, also when two come at the same moment', async () => {
		const { email, code, id } = await makeProtected();
		const answers = await Promise.all([0, 1, 2, 3].map(() => logIn(email, code)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401]);
		expect(await db.session.count({ where: { memberId: id } })).toBe(2);
		const replayed = await logIn(email, code);
		expect(replayed.body).toMatchObject({ code: 'auth.secondFactorWrong', errors: [{ path: 'code' }] });
	});

	it('accepts no code older than the last one', async () => {
		const { email, secret } = await makeProtected();
		expect((await logIn(email, totpCode(secret, 1))).status).toBe(200);
		expect((await logIn(email, totpCode(secret))).status).toBe(401);
	});

	it('accepts a recovery code once, however it is typed, also when two come at the same moment', async () => {
		const { email, token, recoveryCodes } = await makeProtected();
		const [first = '', second = '', third = ''] = recoveryCodes;
		expect((await logIn(email, first)).status).toBe(200);
		expect((await logIn(email, first)).status).toBe(401);
		const typed = ` ${second.toUpperCase().replaceAll('-', ' ').replaceAll('0', 'O').replaceAll('1', 'l')} `;
		expect((await logIn(email, typed)).status).toBe(200);
		const answers = await Promise.all([0, 1, 2].map(() => logIn(email, third)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
		expect((await status(token)).body.recoveryCodesLeft).toBe(7);
	});

	it('does not accept the recovery code of another account', async () => {
		const [mine, other] = [await makeProtected(), await makeProtected()];
		expect((await logIn(mine.email, other.recoveryCodes[0])).status).toBe(401);
		expect((await logIn(other.email, other.recoveryCodes[0])).status).toBe(200);
	});

	it('counts wrong codes as wrong passwords, and the right password forgives none of them', async () => {
		const { email, secret, code } = await makeProtected();
		for (let tries = 0; tries < 5; tries++) {
			expect((await logIn(email)).body.code).toBe('auth.secondFactorRequired');
			expect((await logIn(email, totpCode(secret, 9))).body.code).toBe('auth.secondFactorWrong');
		}
		expect((await logIn(email, code)).status).toBe(429);
	});

	it('counts the codes of all browsers together, known ones too', async () => {
		const { email, secret } = await makeProtected();
		const known = async () => ({ headers: { cookie: `known-device=${await createDeviceToken(email)}` } });
		for (let tries = 0; tries < 10; tries++) {
			const refused = await logIn(email, totpCode(secret, 9), testPassword, await known());
			expect(refused.body.code).toBe('auth.secondFactorWrong');
		}
		const delayed = await logIn(email, totpCode(secret, 9), testPassword, await known());
		expect(delayed.status).toBe(429);
		expect(Number(delayed.headers.get('retry-after'))).toBeGreaterThan(0);
	});

	it('forgives the codes of all browsers when one is right', async () => {
		const { email, secret, code } = await makeProtected();
		const known = async () => ({ headers: { cookie: `known-device=${await createDeviceToken(email)}` } });
		const tryNine = async () => {
			for (let tries = 0; tries < 9; tries++)
				await logIn(email, totpCode(secret, 9), testPassword, await known());
		};
		await tryNine();
		expect((await logIn(email, code, testPassword, await known())).status).toBe(200);
		await tryNine();
		expect((await logIn(email, totpCode(secret, 1), testPassword, await known())).status).toBe(200);
	});

	it('forgives them when the code is right', async () => {
		const { email, secret, code } = await makeProtected();
		for (let tries = 0; tries < 9; tries++) await logIn(email, totpCode(secret, 9));
		expect((await logIn(email, code)).status).toBe(200);
		expect((await logIn(email, totpCode(secret, 9))).body.code).toBe('auth.secondFactorWrong');
		expect((await logIn(email, totpCode(secret, 1))).status).toBe(200);
	});

	it('a crowd tries ten codes at most', async () => {
		const { email, secret } = await makeProtected();
		const crowd = Array.from({ length: 30 }, () => logIn(email, totpCode(secret, 9)));
		const statuses = (await Promise.all(crowd)).map(({ status }) => status);
		expect(statuses.filter((each) => each === 401)).toHaveLength(10);
	});

	it.each([[7], [['123456']], [{ $ne: null }], ['1'.repeat(65)], ['12\u0000456']])(
		'refuses %j as invalid',
		async (code) => {
			const { email } = await makeAccount();
			const json = { email, password: testPassword, code };
			expect((await call(login, '/api/users/login', { json })).status).toBe(400);
		},
	);

	it('ignores a code where there is no second factor', async () => {
		const { email } = await makeAccount();
		expect((await logIn(email, '123456')).status).toBe(200);
	});
});

describe('no way past it', () => {
	async function signIn(fields: Record<string, string>) {
		const csrf = await call(nextAuthGet, '/api/auth/csrf', { params: { nextauth: ['csrf'] } });
		const cookie = csrf.headers.getSetCookie().map((each) => each.split(';')[0]);
		return call(nextAuthPost, '/api/auth/callback/credentials', {
			raw: new URLSearchParams({ csrfToken: String(csrf.body.csrfToken), json: 'true', ...fields }),
			headers: { cookie: cookie.join('; '), 'sec-fetch-site': 'same-origin' },
			params: { nextauth: ['callback', 'credentials'] },
		});
	}

	it('leads through next-auth’s own sign-in', async () => {
		const { email, code, id } = await makeProtected();
		const before = await db.session.count({ where: { memberId: id } });
		for (const tried of ['', '000000']) {
			const { text, headers } = await signIn({ email, password: testPassword, code: tried });
			expect(text).toContain('auth.secondFactor');
			expect(headers.getSetCookie().join()).not.toContain('session-token=ey');
		}
		expect(await db.session.count({ where: { memberId: id } })).toBe(before);
		const { headers } = await signIn({ email, password: testPassword, code });
		expect(headers.getSetCookie().join()).toContain('session-token=ey');
	});

	it('leads through a reset of the password, which starts no session and leaves it on', async () => {
		const { email, code, id } = await makeProtected();
		await call(forgotPassword, '/api/users/forgot-password', { json: { email } });
		const otp = await mailedCode();
		const reset = await call(resetPassword, '/api/users/reset-password', {
			json: { email, otp, newPassword },
		});
		expect(reset.status).toBe(200);
		expect(reset.headers.getSetCookie().join()).not.toContain('session-token');
		expect(await db.session.count({ where: { memberId: id } })).toBe(0);
		expect((await logIn(email, undefined, newPassword)).body.code).toBe('auth.secondFactorRequired');
		expect((await logIn(email, code, newPassword)).status).toBe(200);
	});

	it('leads through the mailbox alone: after a mailed code has set the password, it stays on for 72 hours', async () => {
		const { id, email, recoveryCodes } = await makeProtected();
		await resetByMail(email);
		const asked = await askRemovalCode(email, newPassword);
		expect(asked.status).toBe(409);
		expect(asked.body.code).toBe('secondFactor.passwordReset');
		expect(asked.body.message).toMatch(/from \w{3} \d+, \d{4}.*recovery code/);
		const hindi = await askRemovalCode(email, newPassword, { language: 'hi' });
		expect(hindi.body.message).toMatch(/\d{4}.*बैकअप कोड/);
		await keepCode(id, { purpose: 'secondFactor', code: '482915', now: new Date() });
		expect((await removeWith(email, '482915', newPassword)).body.code).toBe('secondFactor.passwordReset');
		expect((await logIn(email, undefined, newPassword)).body.code).toBe('auth.secondFactorRequired');
		expect((await logIn(email, recoveryCodes[0], newPassword)).status).toBe(200);

		const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
		const where = { memberId: id };
		await db.secondFactor.update({ where, data: { passwordResetAt: hoursAgo(71) } });
		expect((await askRemovalCode(email, newPassword)).body.code).toBe('secondFactor.passwordReset');
		await db.secondFactor.update({ where, data: { passwordResetAt: hoursAgo(73) } });
		expect((await askRemovalCode(email, newPassword)).status).toBe(200);
		expect((await removeWith(email, await mailedCode(), newPassword)).status).toBe(200);
	});

	it('leads through a reset that comes while a code to turn it off is tried', async () => {
		const { email } = await makeProtected();
		await askRemovalCode(email);
		const otp = await mailedCode();
		await resetByMail(email);
		expect((await removeWith(email, otp, newPassword)).body.code).toBe('secondFactor.passwordReset');
		expect((await logIn(email, undefined, newPassword)).body.code).toBe('auth.secondFactorRequired');
	});

	it('is left open to the owner, who turns it off once a session with it has changed the password', async () => {
		const { email, code } = await makeProtected();
		await resetByMail(email);
		const { token } = (await logIn(email, code, newPassword)).body;
		expect((await askRemovalCode(email, newPassword)).body.code).toBe('secondFactor.passwordReset');
		const json = { currentPassword: newPassword, newPassword: testPassword };
		await call(changePassword, '/api/users/password', { method: 'PUT', token: String(token), json });
		expect((await askRemovalCode(email)).status).toBe(200);
		expect((await removeWith(email, await mailedCode())).status).toBe(200);
	});

	it('is not closed by a reset from before it was on', async () => {
		const { email, id } = await makeAccount();
		const before = String((await logIn(email)).body.token);
		await start(before);
		await resetByMail(email);
		const token = String((await logIn(email, undefined, newPassword)).body.token);
		const secret = String((await start(token, newPassword)).body.secret);
		expect((await confirmWith(token, totpCode(secret))).status).toBe(200);
		expect(await db.secondFactor.findUnique({ where: { memberId: id } })).toMatchObject({
			passwordResetAt: null,
		});
		expect((await askRemovalCode(email, newPassword)).status).toBe(200);
	});

	it('leads through a code of another purpose', async () => {
		const { email } = await makeProtected();
		await call(forgotPassword, '/api/users/forgot-password', { json: { email } });
		const resetCode = await mailedCode();
		expect((await removeWith(email, resetCode)).body.code).toBe('reset.wrongOtp');
		await askRemovalCode(email);
		const removalCode = await mailedCode();
		const json = { email, otp: removalCode, newPassword };
		const reset = await call(resetPassword, '/api/users/reset-password', { json });
		expect(reset.body.code).toBe(removalCode === resetCode ? undefined : 'reset.wrongOtp');
	});

	it('is needed for a change of the password, which keeps it on', async () => {
		const { email, token, code } = await makeProtected();
		const json = { currentPassword: testPassword, newPassword };
		const changed = await call(changePassword, '/api/users/password', { method: 'PUT', token, json });
		expect(changed.status).toBe(200);
		expect(await isLoggedIn(changed.body.token)).toBe(true);
		expect((await logIn(email, undefined, newPassword)).body.code).toBe('auth.secondFactorRequired');
		expect((await logIn(email, code, newPassword)).status).toBe(200);
	});
});

describe('new recovery codes', () => {
	it('take the password and a code, and replace the old ones', async () => {
		const { token, email, code, recoveryCodes } = await makeProtected();
		await logIn(email, recoveryCodes[0]);
		const { status: answered, body } = await renewWith(token, code);
		expect(answered).toBe(200);
		const renewed = body.recoveryCodes as string[];
		expect(new Set([...renewed, ...recoveryCodes]).size).toBe(20);
		expect((await status(token)).body.recoveryCodesLeft).toBe(10);
		expect((await logIn(email, recoveryCodes[1])).status).toBe(401);
		expect((await logIn(email, renewed[0])).status).toBe(200);
	});

	it('are refused without the one or the other', async () => {
		const { token, code } = await makeProtected();
		expect((await renewWith(token, code, wrong)).body.code).toBe('password.wrong');
		expect((await renewWith(token, '000000')).body.code).toBe('secondFactor.wrongCode');
		expect((await renewWith(token, code)).status).toBe(200);
		expect((await renewWith(token, code)).body.code).toBe('secondFactor.wrongCode');
	});

	it('are refused while it is off', async () => {
		const { token } = await makeLogin();
		expect((await renewWith(token, '123456')).body.code).toBe('secondFactor.off');
	});

	it('two at once with one code leave ten codes, which one of them has answered', async () => {
		const { id, token, email, code } = await makeProtected();
		const answers = await Promise.all([0, 1, 2].map(() => renewWith(token, code)));
		expect(answers.map(({ status: each }) => each).sort()).toEqual([200, 400, 400]);
		const won = answers.find(({ status: each }) => each === 200)?.body.recoveryCodes as string[];
		expect(await db.recoveryCode.count({ where: { memberId: id } })).toBe(10);
		expect((await logIn(email, won[9])).status).toBe(200);
	});
});

describe('turning it off', () => {
	it('takes the password and a mailed code, at the login too', async () => {
		const { id, email, token } = await makeProtected();
		expect((await askRemovalCode(email)).status).toBe(200);
		const otp = await mailedCode();
		expect(sent).toMatchObject([{ to: email, subject: 'Your OTP to turn off two-step login' }]);
		expect((await removeWith(email, otp, wrong)).body.code).toBe('auth.invalidCredentials');
		const removed = await removeWith(email, otp);
		expect(removed.status).toBe(200);
		expect(removed.headers.getSetCookie().join()).not.toContain('session-token');
		expect(await isLoggedIn(token)).toBe(false);
		expect((await logIn(email)).status).toBe(200);
		const where = { memberId: id };
		expect(await db.secondFactor.count({ where })).toBe(0);
		expect(await db.recoveryCode.count({ where })).toBe(0);
		await afterResponse.run();
		expect(sent.at(-1)).toMatchObject({ to: email, subject: 'Two-step login is off' });
	});

	it('keeps the session that asks and ends the others', async () => {
		const { email, token, code } = await makeProtected();
		const elsewhere = (await logIn(email, code)).body.token;
		await askRemovalCode(email);
		expect((await removeWith(email, await mailedCode(), testPassword, { token })).status).toBe(200);
		expect([await isLoggedIn(token), await isLoggedIn(elsewhere)]).toEqual([true, false]);
	});

	it('keeps no session of another member who asks', async () => {
		const { email } = await makeProtected();
		const other = await makeLogin();
		await askRemovalCode(email);
		expect((await removeWith(email, await mailedCode(), testPassword, { token: other.token })).status).toBe(
			200,
		);
		expect(await isLoggedIn(other.token)).toBe(true);
	});

	it('tells nobody without the password whether it is on', async () => {
		const { email } = await makeProtected();
		const plain = await makeAccount();
		const asked = await Promise.all(
			[email, plain.email, 'nobody@example.org'].flatMap((each) => [
				askRemovalCode(each, wrong),
				removeWith(each, '123456', wrong),
			]),
		);
		expect(new Set(asked.map(({ text, status: each }) => `${each} ${text}`)).size).toBe(1);
		await afterResponse.run();
		expect(sent).toEqual([]);
	});

	it('answers that it is off where it is', async () => {
		const { email } = await makeAccount();
		expect((await askRemovalCode(email)).body.code).toBe('secondFactor.off');
		expect((await removeWith(email, '123456')).body.code).toBe('secondFactor.off');
	});

	it('gives a code five tries, counted before they are compared, and uses it once', async () => {
		const { email } = await makeProtected();
		await askRemovalCode(email);
		const otp = await mailedCode();
		const other = otp === '111111' ? '222222' : '111111';
		const tried = await Promise.all(Array.from({ length: 5 }, () => removeWith(email, other)));
		for (const { body } of tried)
			expect(body).toMatchObject({ code: 'reset.wrongOtp', errors: [{ path: 'otp' }] });
		expect((await removeWith(email, otp)).body.code).toBe('reset.wrongOtp');
		expect((await logIn(email)).body.code).toBe('auth.secondFactorRequired');
	});

	it('of two with one code at once, one wins', async () => {
		const { email } = await makeProtected();
		await askRemovalCode(email);
		const otp = await mailedCode();
		const answers = await Promise.all([0, 1, 2].map(() => removeWith(email, otp)));
		const statuses = answers.map(({ status: each }) => each).sort();
		expect(statuses[0]).toBe(200);
		for (const late of statuses.slice(1)) expect([400, 409]).toContain(late);
	});

	it('does not accept a code that has run out', async () => {
		const { email } = await makeProtected();
		await askRemovalCode(email);
		const otp = await mailedCode();
		const createdAt = new Date(Date.now() - 700_000);
		await db.oneTimeCode.updateMany({ data: { createdAt, expiresAt: new Date(Date.now() - 1000) } });
		expect((await removeWith(email, otp)).body.code).toBe('reset.wrongOtp');
	});

	it('mails a code a minute', async () => {
		const { email } = await makeProtected();
		expect((await askRemovalCode(email)).status).toBe(200);
		const refused = await askRemovalCode(email);
		expect(refused.status).toBe(429);
		expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(30);
	});

	it('goes on when a stranger asks for a code to reset the password', async () => {
		const { email } = await makeProtected();
		await askRemovalCode(email);
		const otp = await mailedCode();
		await call(forgotPassword, '/api/users/forgot-password', { json: { email } });
		await afterResponse.run();
		expect((await removeWith(email, otp)).status).toBe(200);
	});
});

describe('what is kept of it', () => {
	it('tells neither the secret nor the recovery codes, in clear or as stored, to anybody', async () => {
		const { id, token, email, secret, recoveryCodes, code } = await makeProtected();
		const { encryptedSecret } = await db.secondFactor.findUniqueOrThrow({ where: { memberId: id } });
		const hashes = await db.recoveryCode.findMany({ where: { memberId: id } });
		const answers = [
			await status(token),
			await call(profile, '/api/users/profile', { token }),
			await call(exportOwn, '/api/users/me/export', { token }),
			await logIn(email, code),
		];
		const stored = [encryptedSecret, ...hashes.map(({ codeHash }) => codeHash)].flatMap((bytes) => [
			Buffer.from(bytes).toString('hex'),
			Buffer.from(bytes).toString('base64'),
		]);
		for (const { text } of answers)
			for (const kept of [secret, ...recoveryCodes, ...stored]) expect(text).not.toContain(kept);
		expect(Buffer.from(encryptedSecret).toString('latin1')).not.toContain(secret);
	});

	it('is in the copy of one’s data: since when, and how many codes are left', async () => {
		const { token } = await makeProtected();
		const { body } = await call(exportOwn, '/api/users/me/export', { token });
		expect(body.account).toMatchObject({ twoStepLoginSince: expect.any(String), recoveryCodesLeft: 10 });
	});

	it('after another AUTH_SECRET, leaves the recovery codes and the mailed code', async () => {
		const { email, code, recoveryCodes } = await makeProtected();
		const env = getEnv();
		const before = env.authSecret;
		try {
			env.authSecret = 'quite another secret of the portal';
			expect((await logIn(email, code)).body.code).toBe('auth.secondFactorWrong');
			expect((await logIn(email, recoveryCodes[0])).status).toBe(200);
			await askRemovalCode(email);
			expect((await removeWith(email, await mailedCode())).status).toBe(200);
			expect((await logIn(email)).status).toBe(200);
		} finally {
			env.authSecret = before;
		}
	});
});
