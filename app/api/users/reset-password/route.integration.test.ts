import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as askForCode } from '@/app/api/users/forgot-password/route';
import { POST as logIn } from '@/app/api/users/login/route';
import { GET as profile } from '@/app/api/users/profile/route';
import { POST as verify } from '@/app/api/users/verify-otp/route';
import { db } from '@/lib/platform/db/client';
import { log } from '@/lib/platform/log/log';
import { makeAccount, makeLogin, testPassword } from '@/tests/support/accounts';
import { type CallOptions, call, holdAfterResponse } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { sent } from '@/tests/support/sent-mails';
import { getStatements } from '@/tests/support/statements';
import { POST as reset } from './route';

provideDatabase();

vi.mock('@/lib/platform/mail/send', () => import('@/tests/support/sent-mails'));
const afterResponse = holdAfterResponse();
const next = 'a well at noon';

beforeEach(async () => {
	await afterResponse.run();
	sent.length = 0;
});

const ask = (email: string, options: CallOptions = {}) =>
	call(askForCode, '/api/users/forgot-password', { json: { email }, ...options });
const check = (email: string, otp: string, options: CallOptions = {}) =>
	call(verify, '/api/users/verify-otp', { json: { email, otp }, ...options });
const set = (email: string, otp: string, newPassword = next, options: CallOptions = {}) =>
	call(reset, '/api/users/reset-password', { json: { email, otp, newPassword }, ...options });
const canLogIn = async (email: string, password: string) =>
	(await call(logIn, '/api/users/login', { json: { email, password } })).status === 200;

/** Asks for a code and reads the mail. */
async function codeFor(email: string, options: CallOptions = {}): Promise<string> {
	expect((await ask(email, options)).status).toBe(200);
	await afterResponse.run();
	return /\b\d{6}\b/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '';
}

/** Forgets how often codes were asked for. */
const waitADay = () => db.rateLimit.deleteMany({ where: { key: { startsWith: 'code' } } });

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a code that sets a new password', () => {
	it('is mailed, can be checked, sets the password once and ends every session', async () => {
		const { email, token } = await makeLogin();
		const code = await codeFor(email);
		expect(sent).toMatchObject([{ to: email, language: 'en', subject: 'Your OTP for a new password' }]);
		expect(sent[0]?.html).toContain(code);
		expect((await check(email, code)).status).toBe(200);
		const answer = await set(email, code);
		expect(answer.status).toBe(200);
		expect(answer.body).toEqual({ message: 'Password reset successful!' });
		expect(await canLogIn(email, testPassword)).toBe(false);
		expect(await canLogIn(email, next)).toBe(true);
		expect((await call(profile, '/api/users/profile', { token })).status).toBe(401);
		await afterResponse.run();
		expect(sent.at(-1)).toMatchObject({ to: email, subject: 'Your password has been changed' });
		expect((await set(email, code, 'another one at dawn')).body).toMatchObject({ code: 'reset.wrongOtp' });
	});

	it('is taken in Devanagari numerals, and the address however it is written', async () => {
		const { email } = await makeAccount();
		const code = await codeFor(email, { language: 'hi' });
		expect(sent.at(-1)).toMatchObject({ language: 'hi', subject: 'नया पासवर्ड बनाने का ओटीपी' });
		const devanagari = code.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));
		expect((await check(` ${email.toUpperCase()} `, ` ${devanagari} `)).status).toBe(200);
	});

	it('is kept as a keyed digest only, and answered by no call', async () => {
		const { email, id } = await makeAccount();
		const asked = await ask(email);
		await afterResponse.run();
		const code = /\b\d{6}\b/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '';
		const row = await db.oneTimeCode.findFirstOrThrow({ where: { memberId: id } });
		expect(Buffer.from(row.codeHmac).toString('latin1')).not.toContain(code);
		const checked = await check(email, code);
		expect(asked.text + checked.text).not.toContain(code);
	});

	it('gives way to a newer one', async () => {
		const { email } = await makeAccount();
		const first = await codeFor(email);
		await waitADay();
		const second = await codeFor(email);
		if (first !== second) expect((await check(email, first)).status).toBe(400);
		expect((await check(email, second)).status).toBe(200);
	});

	it('has five tries, for checking and setting together', async () => {
		const { email } = await makeAccount();
		const code = await codeFor(email);
		for (let tries = 0; tries < 4; tries++)
			expect((await (tries % 2 ? set : check)(email, otherThan(code))).body.code).toBe('reset.wrongOtp');
		expect((await check(email, code)).status).toBe(200);
		expect((await set(email, code)).body.code).toBe('reset.wrongOtp');
		expect(await canLogIn(email, testPassword)).toBe(true);
	});

	it('has no sixth try for many at once', async () => {
		const { email, id } = await makeAccount();
		const code = await codeFor(email);
		const answers = await Promise.all(Array.from({ length: 20 }, () => check(email, otherThan(code))));
		expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(400));
		expect(await db.oneTimeCode.findFirst({ where: { memberId: id } })).toMatchObject({ triesLeft: 0 });
		expect((await check(email, code)).status).toBe(400);
	});

	it('sets one password when two are set at once', async () => {
		const { email } = await makeAccount();
		const code = await codeFor(email);
		const passwords = ['first of the two', 'second of the two'];
		const answers = await Promise.all(passwords.map((password) => set(email, code, password)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
		const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
		expect(await canLogIn(email, winner)).toBe(true);
	});

	it('runs out after ten minutes', async () => {
		const { email, id } = await makeAccount();
		const code = await codeFor(email);
		const { createdAt, expiresAt } = await db.oneTimeCode.findFirstOrThrow({ where: { memberId: id } });
		expect(expiresAt.getTime() - createdAt.getTime()).toBe(10 * 60 * 1000);
		const past = { createdAt: new Date(Date.now() - 700_000), expiresAt: new Date(Date.now() - 1) };
		await db.oneTimeCode.updateMany({ where: { memberId: id }, data: past });
		expect((await check(email, code)).body.code).toBe('reset.wrongOtp');
	});

	it('is logged when it is wrong, with a keyed hash of the account alone', async () => {
		const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
		const { email } = await makeAccount();
		const code = await codeFor(email);
		await check(email, otherThan(code));
		await set('nobody.with.a.code@example.org', code);
		const [known, unknown] = warn.mock.calls.map(([shown]) => shown);
		for (const found of [known, unknown])
			expect(found).toEqual({ account: expect.stringMatching(/^[\w-]{22}$/), by: 'code' });
		expect(known).not.toEqual(unknown);
		warn.mockClear();
		await check(email, code);
		expect(warn).not.toHaveBeenCalled();
		warn.mockRestore();
	});

	it('belongs to one account', async () => {
		const { email } = await makeAccount();
		const other = await makeAccount();
		const code = await codeFor(email);
		expect((await set(other.email, code)).status).toBe(400);
		expect(await canLogIn(other.email, testPassword)).toBe(true);
	});

	it('is not spent on a password that is refused', async () => {
		const { email, id } = await makeAccount();
		const code = await codeFor(email);
		expect((await set(email, code, 'password123')).body.code).toBe('password.weak');
		expect((await set(email, code, email)).body.code).toBe('password.weak');
		expect(await db.oneTimeCode.findFirst({ where: { memberId: id } })).toMatchObject({ triesLeft: 5 });
		expect((await set(email, code)).status).toBe(200);
	});

	it('frees the owner from waiting for what a stranger has tried', async () => {
		const { email } = await makeAccount();
		for (let tries = 0; tries < 11; tries++) await canLogIn(email, 'a guess');
		expect(await canLogIn(email, testPassword)).toBe(false);
		expect((await set(email, await codeFor(email))).status).toBe(200);
		expect(await canLogIn(email, next)).toBe(true);
	});
});

describe('asking for a code', () => {
	it('answers the same whether or not there is an account, and mails those only who have one', async () => {
		const { email } = await makeAccount();
		const answers = [await ask(email), await ask('nobody.here@example.org')];
		expect(sent).toEqual([]);
		expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
		await afterResponse.run();
		expect(sent.map(({ to }) => to)).toEqual([email]);
	});

	it('does the same until well after the answer, whether or not there is an account', async () => {
		const claimed = await makeAccount();
		const { email } = await makeAccount({ claimedAt: null, isListed: false });
		const statements = [];
		for (const address of [claimed.email, email, 'nobody.at.all@example.org'])
			statements.push(await getStatements(() => ask(address)));
		expect(new Set(statements)).toEqual(new Set([5]));
		const delays = afterResponse.delaysMs();
		expect(delays).toHaveLength(3);
		for (const delay of delays) {
			expect(delay).toBeGreaterThanOrEqual(1_000);
			expect(delay).toBeLessThan(4_000);
		}
		const drawn = [];
		for (let asked = 0; asked < 10; asked++) {
			await ask(`nobody${asked}@example.org`);
			drawn.push(afterResponse.delaysMs().at(-1));
		}
		expect(new Set(drawn).size).toBeGreaterThan(1);
	});

	it.each(['of an account', 'without an account'])('is limited for an address %s', async (kind) => {
		const known = await makeAccount();
		const email = kind === 'of an account' ? known.email : 'nobody.limited@example.org';
		expect((await ask(email)).status).toBe(200);
		const again = await ask(email);
		expect(again.status).toBe(429);
		expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(50);
		for (let asked = 1; asked < 3; asked++) {
			await db.rateLimit.deleteMany({ where: { key: { startsWith: 'codeMinute' } } });
			expect((await ask(email)).status).toBe(200);
		}
		await db.rateLimit.deleteMany({ where: { key: { startsWith: 'codeMinute' } } });
		expect(Number((await ask(email)).headers.get('retry-after'))).toBeGreaterThan(50 * 60);
		for (let asked = 3; asked < 6; asked++) {
			await db.rateLimit.deleteMany({ where: { key: { startsWith: 'codeMinute' } } });
			await db.rateLimit.deleteMany({ where: { key: { startsWith: 'codeHour' } } });
			expect((await ask(email)).status).toBe(200);
		}
		await db.rateLimit.deleteMany({ where: { key: { startsWith: 'codeMinute' } } });
		await db.rateLimit.deleteMany({ where: { key: { startsWith: 'codeHour' } } });
		expect(Number((await ask(email)).headers.get('retry-after'))).toBeGreaterThan(23 * 60 * 60);
	});

	const endMinute = () => db.rateLimit.deleteMany({ where: { key: { startsWith: 'codeMinute' } } });
	const getWait = async (email: string) => Number((await ask(email)).headers.get('retry-after'));

	it('says how long it really takes until there is one again, however soon it is asked again', async () => {
		const { email } = await makeAccount();
		for (let asked = 0; asked < 3; asked++) {
			expect((await ask(email)).status).toBe(200);
			await endMinute();
		}
		expect(await getWait(email)).toBeGreaterThan(50 * 60);
		expect(await getWait(email)).toBeGreaterThan(50 * 60);
		await db.rateLimit.updateMany({
			where: { key: { startsWith: 'codeHour' } },
			data: { expire: Date.now() + 5_000 },
		});
		await endMinute();
		// The minute that this call itself has begun.
		expect(await getWait(email)).toBeGreaterThan(50);
	});

	it('uses up nothing of the hour and the day while it is too soon', async () => {
		const { email } = await makeAccount();
		for (let asked = 0; asked < 3; asked++) {
			expect((await ask(email)).status).toBe(200);
			for (let again = 0; again < 3; again++) expect((await ask(email)).status).toBe(429);
			await endMinute();
		}
		expect((await ask(email)).status).toBe(429);
	});

	it('gives one to ten calls at once', async () => {
		const { email } = await makeAccount();
		const answers = await Promise.all(Array.from({ length: 10 }, () => ask(email)));
		expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
		await endMinute();
		expect((await ask(email)).status).toBe(200);
	});

	it('mails one code when it is asked for twice at once', async () => {
		const { email, id } = await makeAccount();
		await ask(email);
		await waitADay();
		await ask(email);
		await afterResponse.run();
		expect(await db.oneTimeCode.count({ where: { memberId: id, usedAt: null } })).toBe(1);
	});
});

describe('a browser that is known to the account', () => {
	/** Another each time, in which somebody logs in: what it is known by. */
	async function knownBrowser(email: string, password: string): Promise<CallOptions> {
		const { headers } = await call(logIn, '/api/users/login', { json: { email, password } });
		const [cookie = ''] = headers.getSetCookie().filter((each) => each.startsWith('known-device='));
		return { headers: { cookie: cookie.split(';')[0] ?? '' } };
	}

	/** As strangers do. */
	async function spendTries(email: string, code: string): Promise<void> {
		for (let tries = 0; tries < 5; tries++) await check(email, otherThan(code));
		expect((await check(email, code)).status).toBe(400);
	}

	it('has tries of its own at a code, as long as the account has the password by which it became known', async () => {
		const { email } = await makeAccount();
		const former = await knownBrowser(email, testPassword);
		const code = await codeFor(email);
		await spendTries(email, code);
		expect((await check(email, code, former)).status).toBe(200);
		expect((await set(email, code, next, former)).status).toBe(200);
		await waitADay();
		const later = await codeFor(email);
		await spendTries(email, later);
		expect((await check(email, later, former)).status).toBe(400);
		expect((await check(email, later, await knownBrowser(email, next))).status).toBe(200);
	});

	it('becomes known again by setting the new password', async () => {
		const { email } = await makeAccount();
		const { headers } = await set(email, await codeFor(email), next, await knownBrowser(email, testPassword));
		expect(headers.getSetCookie()).toEqual([expect.stringMatching(/^known-device=[\w-]{64}\.[\w-]{64};/)]);
	});

	it('counts against its address, and has five calls about its own account where others have used that up', async () => {
		const { email } = await makeAccount();
		const address = '192.0.2.40';
		const known = { ...(await knownBrowser(email, testPassword)), address };
		const code = await codeFor(email, known);
		for (let calls = 1; calls < 30; calls++) await check('nobody@example.org', '000000', { address });
		expect((await check(email, code, { address })).status).toBe(429);
		for (let calls = 0; calls < 4; calls++) expect((await check(email, code, known)).status).toBe(200);
		expect((await set(email, code, next, known)).status).toBe(200);
		expect((await set(email, code, next, known)).status).toBe(429);
	});

	it('is mailed codes of its own, all such browsers together thirty a day', async () => {
		const { email } = await makeAccount();
		for (let asked = 0; asked < 30; asked++)
			expect((await ask(email, await knownBrowser(email, testPassword))).status).toBe(200);
		expect((await ask(email, await knownBrowser(email, testPassword))).status).toBe(429);
		expect((await ask(email)).status).toBe(200);
	});
});

describe('what does not fit', () => {
	it.each([
		[
			'not an address',
			'123456',
			next,
			'reset.email',
			'Please enter a valid email address.',
			'कृपया सही ईमेल पता लिखें।',
		],
		[
			'a@example.org',
			'12345',
			next,
			'reset.otp',
			'Please enter a valid 6-digit OTP.',
			'कृपया 6 अंकों का सही ओटीपी लिखें।',
		],
		[
			'a@example.org',
			'123456',
			'short',
			'reset.passwordTooShort',
			'Password must be at least 8 characters long.',
			'पासवर्ड कम से कम 8 अक्षरों का होना चाहिए।',
		],
		[
			'nobody@example.org',
			'123456',
			next,
			'reset.wrongOtp',
			'Invalid OTP. Please try again.',
			'ओटीपी सही नहीं है। कृपया फिर से प्रयास करें।',
		],
	])('is refused in both languages: %s, %s, %s', async (email, otp, password, code, english, hindi) => {
		const inEnglish = await set(email, otp, password);
		expect(inEnglish).toMatchObject({ status: 400, body: { code, message: english } });
		const inHindi = await set(email, otp, password, { language: 'hi' });
		expect(inHindi).toMatchObject({ status: 400, body: { code, message: hindi } });
	});

	it.each([[{}], [{ email: null }], [{ email: { $ne: null }, otp: ['1'], newPassword: 12345678 }], [[]]])(
		'never ends in an error of ours: %j',
		async (json) => {
			for (const [handler, path] of [
				[askForCode, 'forgot-password'],
				[verify, 'verify-otp'],
				[reset, 'reset-password'],
			] as const)
				expect((await call(handler, `/api/users/${path}`, { json })).status).toBe(400);
		},
	);

	it('counts as invalid input, not as a short password, when nothing is sent', async () => {
		const response = await call(reset, '/api/users/reset-password', { json: null });
		expect(response).toMatchObject({ status: 400, body: { code: 'input.invalid' } });
	});
});
