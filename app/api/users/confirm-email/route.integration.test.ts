import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as addToFamily } from '@/app/api/family/add/route';
import { POST as respond } from '@/app/api/family/respond-request/route';
import { POST as sendAgain } from '@/app/api/users/confirmation/route';
import { POST as askForCode } from '@/app/api/users/forgot-password/route';
import { GET as readProfile } from '@/app/api/users/profile/route';
import { POST as register } from '@/app/api/users/register/route';
import { POST as resetPassword } from '@/app/api/users/reset-password/route';
import { findLinkState, sendConfirmation } from '@/lib/features/account/commands/confirm-email';
import { sendCode } from '@/lib/features/account/commands/reset-password';
import { unconfirmedMailLimit } from '@/lib/features/member/constants';
import { db } from '@/lib/platform/db/client';
import { sendMailsFrom } from '@/lib/platform/decisions/decision-mails';
import { isWithin } from '@/lib/platform/limits/limits';
import { makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { sendDueMails } from '@/tests/support/decisions';
import { sent } from '@/tests/support/sent-mails';
import { POST } from './route';

provideDatabase();
vi.mock('@/lib/platform/mail/send', () => import('@/tests/support/sent-mails'));
const afterResponse = holdAfterResponse();
beforeEach(async () => {
	await afterResponse.run();
	await emptyTables();
	sent.length = 0;
	vi.mocked(sendMailsFrom).mockClear();
});

const dayMs = 24 * 60 * 60 * 1000;
const unconfirmed = { emailConfirmedAt: null };
const password = 'neem leaf at dusk';
const confirm = (json: object, token?: string) =>
	call(POST, '/api/users/confirm-email', { json, ...(token && { token }) });
const again = (token: string, address?: string) =>
	call(sendAgain, '/api/users/confirmation', { method: 'POST', token, ...(address && { address }) });
const isConfirmed = async (token: string) =>
	(await call(readProfile, '/api/users/profile', { token })).body.emailConfirmed;

/** What the last mail offers to confirm the address with. */
function offered() {
	const text = sent.at(-1)?.text ?? '';
	return {
		token: /confirm-email\/([0-9a-f]{64})/.exec(text)?.[1] ?? '',
		code: /: (\d{6})$/m.exec(text)?.[1] ?? '',
	};
}

async function mailed(id: string, now = new Date()) {
	await sendConfirmation(id, { isWelcome: false, now });
	return offered();
}

const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('POST /api/users/confirm-email', () => {
	it('confirms the address of who has registered, by the mailed link alone', async () => {
		const email = 'asha@example.org';
		const { body } = await call(register, '/api/users/register', { json: { name: 'Asha', email, password } });
		const token = String(body.token);
		expect(body.user).toMatchObject({ emailConfirmed: false });
		await afterResponse.run();
		expect(sent).toMatchObject([{ to: email, subject: 'Welcome to Khamma Ghani' }]);
		const link = offered();
		expect(await findLinkState(link.token, new Date())).toBe('waiting');
		const answer = await confirm({ token: link.token });
		expect([answer.status, answer.body]).toEqual([
			200,
			{ message: 'Your email address is confirmed. Thank you!' },
		]);
		expect(await isConfirmed(token)).toBe(true);
		expect(await findLinkState(link.token, new Date())).toBe('confirmed');
		expect((await confirm({ token: link.token })).body.message).toContain('already');
	});

	it('stores neither the link nor the code', async () => {
		const { id } = await makeLogin(unconfirmed);
		const { token, code } = await mailed(id);
		const [row] = await db.$queryRaw<
			{ row: string }[]
		>`SELECT to_jsonb(c)::text AS row FROM "EmailConfirmation" c`;
		expect(row?.row).not.toContain(token);
		expect(row?.row).not.toContain(Buffer.from(token).toString('hex'));
		expect(row?.row).not.toContain(`"${code}"`);
	});

	it('takes the code from the member, in either numerals, and from nobody else', async () => {
		const [asha, veer] = [await makeLogin(unconfirmed), await makeLogin(unconfirmed)];
		const { code } = await mailed(asha.id);
		expect((await confirm({ code })).body.code).toBe('auth.required');
		expect((await confirm({ code }, veer.token)).body.code).toBe('confirmation.wrongCode');
		const typed = code.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));
		expect((await confirm({ code: typed }, asha.token)).status).toBe(200);
		expect(await isConfirmed(asha.token)).toBe(true);
		expect(await isConfirmed(veer.token)).toBe(false);
	});

	it('takes five tries at a code, of those made at once too; the link still works', async () => {
		const { id, token } = await makeLogin(unconfirmed);
		const { code, token: link } = await mailed(id);
		const tries = await Promise.all(Array.from({ length: 5 }, () => confirm({ code: wrong(code) }, token)));
		expect(tries.map(({ status }) => status)).toEqual([400, 400, 400, 400, 400]);
		expect((await confirm({ code }, token)).body.code).toBe('confirmation.wrongCode');
		expect((await confirm({ token: link })).status).toBe(200);
	});

	it('takes each link that was mailed, and only the newest code', async () => {
		const { id, token } = await makeLogin(unconfirmed);
		const first = await mailed(id, new Date(Date.now() - 1000));
		const second = await mailed(id);
		if (first.code !== second.code)
			expect((await confirm({ code: first.code }, token)).body.code).toBe('confirmation.wrongCode');
		expect((await confirm({ token: first.token })).status).toBe(200);
	});

	it('refuses a link after seven days, and one that nobody mailed', async () => {
		const { id } = await makeLogin(unconfirmed);
		const old = await mailed(id, new Date(Date.now() - 7 * dayMs));
		expect(await findLinkState(old.token, new Date())).toBe('expired');
		for (const token of [old.token, '0'.repeat(64), '', 'ॐ'])
			expect((await confirm({ token })).body.code).toBe('confirmation.expired');
	});

	it.each([[{}], [{ token: 'x', code: '123456' }], [{ code: '12345' }], [{ token: 7 }]])(
		'refuses %j',
		async (json) => {
			expect((await confirm(json)).status).toBe(400);
		},
	);

	it('sends what has waited: the mail about an account made for a relative, family requests and agreements', async () => {
		const asker = await makeLogin({ gender: 'Male' });
		const asha = await makeLogin({ name: 'Asha', gender: 'Female', ...unconfirmed });
		const link = await mailed(asha.id, new Date(Date.now() - 1000));
		const asked = await makeLogin({ gender: 'Male' });
		const email = 'relative@example.org';
		const account = {
			name: 'Meera',
			email,
			password: 'a lamp',
			createAccount: true,
			relation: 'Sister',
			age: 30,
		};
		await call(addToFamily, '/', { token: asha.token, json: account });
		await call(addToFamily, '/', {
			token: asha.token,
			json: { familyMemberId: asked.id, relation: 'Brother' },
		});
		await call(addToFamily, '/', {
			token: asker.token,
			json: { familyMemberId: asha.id, relation: 'Sister' },
		});
		const request = await db.familyRequest.findFirstOrThrow({ where: { toMemberId: asha.id } });
		const accept = { requestId: request.id, response: 'accept' };
		expect((await call(respond, '/', { token: asha.token, json: accept })).status).toBe(200);
		await afterResponse.run();
		expect(sent.map(({ to }) => to).filter((to) => to !== asha.email)).toEqual([]);
		sent.length = 0;
		await confirm({ token: link.token });
		await afterResponse.run();
		await sendDueMails();
		expect(sent.map(({ to }) => to).sort()).toEqual([asker.email, asked.email, email].sort());
	});
});

describe('a mail about a family request that waited', () => {
	const linkTo = (token: string, familyMemberId: string) =>
		call(addToFamily, '/', { token, json: { familyMemberId, relation: 'Brother' } });
	const recipients = () => sent.map(({ to }) => to);

	it('goes out where the link was asked for only after the request', async () => {
		const [asker, asked] = [
			await makeLogin({ gender: 'Male', ...unconfirmed }),
			await makeLogin({ gender: 'Male' }),
		];
		await linkTo(asker.token, asked.id);
		await afterResponse.run();
		const { token } = await mailed(asker.id);
		sent.length = 0;
		await confirm({ token });
		await afterResponse.run();
		expect(recipients()).toEqual([asked.email]);
	});

	it('goes no more where a code for a new password confirms the address', async () => {
		const [asker, asked] = [
			await makeLogin({ gender: 'Male', ...unconfirmed }),
			await makeLogin({ gender: 'Male' }),
		];
		await linkTo(asker.token, asked.id);
		await afterResponse.run();
		await sendCode({ email: asker.email }, { language: 'en', now: new Date() });
		const otp = /^\d{6}$/m.exec(sent.at(-1)?.text ?? '')?.[0];
		sent.length = 0;
		const json = { email: asker.email, otp, newPassword: 'a well at noon' };
		await call(resetPassword, '/api/users/reset-password', { json });
		await afterResponse.run();
		expect(recipients()).toEqual([asker.email]);
		expect(await db.familyRequest.count({ where: { mailHeldAt: { not: null } } })).toBe(0);
	});

	it('goes out once: not again where a changed address is confirmed', async () => {
		const [asker, asked] = [
			await makeLogin({ gender: 'Male', ...unconfirmed }),
			await makeLogin({ gender: 'Male' }),
		];
		await linkTo(asker.token, asked.id);
		await afterResponse.run();
		await confirm({ token: (await mailed(asker.id)).token });
		await afterResponse.run();
		await db.member.update({ where: { id: asker.id }, data: unconfirmed });
		await db.rateLimit.deleteMany();
		const { token } = await mailed(asker.id);
		sent.length = 0;
		await confirm({ token });
		await afterResponse.run();
		expect(recipients()).toEqual([]);
	});
});

describe('a deceased member', () => {
	it('confirms no address, by neither link nor code', async () => {
		const { id, token } = await makeLogin(unconfirmed);
		const link = await mailed(id);
		await db.member.update({ where: { id }, data: { isDeceased: true } });
		expect(await findLinkState(link.token, new Date())).toBe('expired');
		expect((await confirm({ token: link.token })).body.code).toBe('confirmation.expired');
		expect((await confirm({ code: link.code }, token)).status).toBeGreaterThanOrEqual(400);
		expect(await db.member.count({ where: { id, emailConfirmedAt: null } })).toBe(1);
	});

	it.each([
		['the request', 'asker'],
		['the request', 'asked'],
		['its acceptance', 'asker'],
		['its acceptance', 'asked'],
	] as const)('leaves the mail about %s unsent, where it is the %s', async (mail, deceased) => {
		const pair = { asker: await makeLogin({ gender: 'Male' }), asked: await makeLogin({ gender: 'Male' }) };
		const json = { familyMemberId: pair.asked.id, relation: 'Brother' };
		await call(addToFamily, '/', { token: pair.asker.token, json });
		if (mail === 'its acceptance') {
			await afterResponse.run();
			const { id: requestId } = await db.familyRequest.findFirstOrThrow();
			const accept = { requestId, response: 'accept' };
			expect((await call(respond, '/', { token: pair.asked.token, json: accept })).status).toBe(200);
		}
		await db.member.update({ where: { id: pair[deceased].id }, data: { isDeceased: true } });
		sent.length = 0;
		await afterResponse.run();
		expect(sent).toEqual([]);
	});
});

describe('a code that sets a new password', () => {
	it('is mailed also where no more mails to unconfirmed addresses may be caused', async () => {
		const address = '10.9.9.8';
		const { email } = await makeLogin(unconfirmed);
		while (await isWithin(unconfirmedMailLimit, address));
		const asked = await call(askForCode, '/api/users/forgot-password', { json: { email }, address });
		expect(asked.status).toBe(200);
		await afterResponse.run();
		expect(sent.map(({ to }) => to)).toEqual([email]);
	});

	it('confirms the address as well', async () => {
		const { id, email } = await makeLogin(unconfirmed);
		await sendCode({ email }, { language: 'en', now: new Date() });
		const otp = /^\d{6}$/m.exec(sent.at(-1)?.text ?? '')?.[0];
		const json = { email, otp, newPassword: 'a well at noon' };
		expect((await call(resetPassword, '/api/users/reset-password', { json })).status).toBe(200);
		const where = { id, emailConfirmedAt: { not: null } };
		expect(await db.member.count({ where })).toBe(1);
	});
});

describe('POST /api/users/confirmation', () => {
	it('mails a new link to the member, after the answer', async () => {
		const { token, email } = await makeLogin(unconfirmed);
		expect((await again(token)).status).toBe(200);
		expect(sent).toEqual([]);
		await afterResponse.run();
		expect(sent).toMatchObject([{ to: email }]);
		expect((await confirm({ token: offered().token })).status).toBe(200);
	});

	it('mails none to who has confirmed the address', async () => {
		const { token } = await makeLogin();
		expect((await again(token)).body.message).toContain('already');
		await afterResponse.run();
		expect(sent).toEqual([]);
	});

	it('leaves the member their mails where the caller’s address is used up, and the address its own', async () => {
		const address = '10.9.9.7';
		const { token } = await makeLogin(unconfirmed);
		while (await isWithin(unconfirmedMailLimit, address));
		for (let count = 0; count < 3; count += 1) expect((await again(token, address)).status).toBe(429);
		expect((await again(token)).status).toBe(200);
		const other = '10.9.9.6';
		for (let count = 0; count < 3; count += 1) expect((await again(token, other)).status).toBe(429);
		let left = 0;
		while (await isWithin(unconfirmedMailLimit, other)) left += 1;
		expect(left).toBe(unconfirmedMailLimit.points);
	});

	it('is no visitor’s', async () => {
		expect((await call(sendAgain, '/', { method: 'POST' })).status).toBe(401);
	});

	it('waits a minute in between, after a registration too', async () => {
		const json = { name: 'Asha', email: 'asha@example.org', password };
		const { body } = await call(register, '/api/users/register', { json });
		await afterResponse.run();
		const { status, headers } = await again(String(body.token));
		expect([status, Number(headers.get('retry-after')) <= 60]).toEqual([429, true]);
	});
});

describe('mails to unconfirmed addresses', () => {
	it('are at most 20 an hour from one address; accounts are made all the same', async () => {
		const address = '10.9.9.9';
		for (let count = 0; count <= unconfirmedMailLimit.points; count += 1) {
			const json = { name: 'Asha', email: `asha${count}@example.org`, password };
			expect((await call(register, '/api/users/register', { json, address })).status).toBe(201);
		}
		await afterResponse.run();
		expect(sent).toHaveLength(unconfirmedMailLimit.points);
		const last = `asha${unconfirmedMailLimit.points}@example.org`;
		expect(sent.map(({ to }) => to)).not.toContain(last);
		const { id } = await db.member.findUniqueOrThrow({ where: { emailKey: last } });
		expect(await db.emailConfirmation.count({ where: { memberId: id } })).toBe(0);
	});
});
