import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as askForCode } from '@/app/api/users/forgot-password/route';
import { GET as openLink } from '@/app/api/users/known-device/[token]/route';
import { POST as logIn } from '@/app/api/users/login/route';
import { POST as refuse } from '@/app/api/users/not-me/route';
import { POST as verify } from '@/app/api/users/verify-otp/route';
import { tidyUp } from '@/lib/features/administration/housekeeping/commands/tidy-up';
import { builtInTermsVersion } from '@/lib/features/member/constants';
import { db } from '@/lib/platform/db/client';
import { log } from '@/lib/platform/log/log';
import { makeAccount } from '@/tests/support/accounts';
import { type CallOptions, call, holdAfterResponse } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { addersPassword, addRelative } from '@/tests/support/relatives';
import { sent } from '@/tests/support/sent-mails';
import { POST as reset } from './route';

provideDatabase();

vi.mock('@/lib/platform/mail/send', () => import('@/tests/support/sent-mails'));
const afterResponse = holdAfterResponse();
const own = 'a well at noon';
const monthMs = 30 * 24 * 60 * 60 * 1000;

beforeEach(async () => {
	await afterResponse.run();
	sent.length = 0;
});

const ask = (email: string, options: CallOptions = {}) =>
	call(askForCode, '/api/users/forgot-password', { json: { email }, ...options });
const check = (email: string, otp: string) => call(verify, '/api/users/verify-otp', { json: { email, otp } });
const set = (email: string, otp: string, newPassword = own, options: CallOptions = {}) =>
	call(reset, '/api/users/reset-password', { json: { email, otp, newPassword }, ...options });
const tryLogin = (email: string, password: string) =>
	call(logIn, '/api/users/login', { json: { email, password } });

/** The mail about an account, with its code and the token of its link for who does not want it. */
async function mailTo(email: string, options: CallOptions = {}) {
	expect((await ask(email, options)).status).toBe(200);
	await afterResponse.run();
	const mail = sent.findLast(({ to }) => to === email);
	const text = mail?.text ?? '';
	return {
		text,
		code: /^\d{6}$/m.exec(text)?.[0] ?? '',
		token: /\/not-me\/(\w+)/.exec(text)?.[1] ?? '',
	};
}

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

async function getRelative(name = 'Shivank Singh') {
	return addRelative(await makeAccount({ name }));
}

describe('an account made for a relative, until it is claimed', () => {
	it('is not logged in to with the adder’s password; the refusal says to look for the mail', async () => {
		const { email } = await getRelative();
		const english = await tryLogin(email, addersPassword);
		expect(english.status).toBe(403);
		expect(english.body).toMatchObject({
			code: 'account.unclaimed',
			message: expect.stringContaining('Look for our email to this address'),
		});
		expect(english.headers.get('set-cookie')).toBeNull();
		expect(english.text).not.toContain('token');
		const json = { email, password: addersPassword };
		const hindi = await call(logIn, '/api/users/login', { json, language: 'hi' });
		expect(hindi.body.message).toContain('हमारा ईमेल आया होगा');
		expect((await tryLogin(email, 'another guess')).status).toBe(401);
		expect(await db.session.count({ where: { member: { emailKey: email } } })).toBe(0);
	});

	it('is taken over by the link and the code of its mail, however often strangers have tried', async () => {
		const { email } = await getRelative();
		const { text, code } = await mailTo(email);
		for (let tries = 0; tries < 5; tries++) await check(email, otherThan(code));
		expect((await set(email, code)).status).toBe(400);
		expect((await ask(email)).status).toBe(429);
		const token = /\/known-device\/([\w-]+)/.exec(text)?.[1] ?? '';
		const opened = await call(openLink, '/api/users/known-device/x', { params: { token } });
		const cookie = opened.headers.getSetCookie()[0]?.split(';')[0] ?? '';
		expect((await set(email, code, own, { headers: { cookie } })).status).toBe(200);
	});

	it('is written about to its address: who made it, as what, with a code and both links', async () => {
		const { email } = await getRelative('Shivank Singh');
		const { text, code } = await mailTo(email);
		expect(sent).toMatchObject([{ to: email, language: 'en' }]);
		expect(text).toContain('A member has added you to their family tree');
		expect(text).toContain('as their sister');
		expect(text).toContain('http://localhost:3000/en/forgot-password#claim');
		expect(text).toMatch(/http:\/\/localhost:3000\/en\/not-me\/[0-9a-f]{96}$/);
		expect(code).toMatch(/^\d{6}$/);
		expect(text).not.toContain(addersPassword);
	});

	it('answers as any other address, known or not, for every question', async () => {
		const { email } = await getRelative();
		const member = await makeAccount();
		const stranger = 'nobody.at.all@example.org';
		for (const answerTo of [
			(address: string) => ask(address),
			(address: string) => check(address, '000000'),
			(address: string) => set(address, '000000'),
		]) {
			const answers = [await answerTo(member.email), await answerTo(stranger), await answerTo(email)];
			expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1);
		}
	});

	it('is asked about as seldom as any other', async () => {
		const { email } = await getRelative();
		expect((await ask(email)).status).toBe(200);
		expect((await ask(email)).status).toBe(429);
	});
});

describe('claiming it', () => {
	it('gives it to who has the code, with a password of their own', async () => {
		const { id, email, personId } = await getRelative();
		const { code } = await mailTo(email);
		const checked = await check(email, code);
		expect(checked.status).toBe(200);
		expect(checked.body).toEqual({ message: expect.any(String), isClaim: true });
		const answer = await set(email, code, own, { language: 'hi' });
		expect(answer.status).toBe(200);
		expect(answer.body).toEqual({ message: 'अब यह खाता आपका है। अपने पासवर्ड से प्रवेश करें।' });
		expect((await tryLogin(email, addersPassword)).status).toBe(401);
		expect((await tryLogin(email, own)).status).toBe(200);

		const account = await db.member.findUniqueOrThrow({ where: { id }, include: { consents: true } });
		expect(account.claimedAt).not.toBeNull();
		expect(account).toMatchObject({ familyTreePrivacy: 'private', isListed: false });
		expect(account.consents).toMatchObject([
			{ purpose: 'terms', textVersion: builtInTermsVersion, language: 'hi', withdrawnAt: null },
		]);
		// The card stays theirs, and the adder's request waits for an answer.
		expect(await db.person.findUnique({ where: { id: personId } })).toMatchObject({ memberId: id });
		expect(await db.familyRequest.findMany({ where: { toMemberId: id } })).toMatchObject([
			{ status: 'pending', relation: 'Sister' },
		]);
	});

	it('is welcomed by mail; a new password later is mailed as any other', async () => {
		const { email } = await getRelative();
		const { code } = await mailTo(email);
		await set(email, code);
		await afterResponse.run();
		expect(sent.at(-1)).toMatchObject({ to: email, subject: 'Welcome to Khamma Ghani' });
		await db.rateLimit.deleteMany({ where: { key: { startsWith: 'code' } } });
		const again = await mailTo(email);
		expect(again.text).toContain('sets a new password');
		expect((await check(email, again.code)).body).toMatchObject({ isClaim: false });
		expect((await set(email, again.code, 'neem at dawn')).body.message).toBe('Password reset successful!');
		await afterResponse.run();
		expect(sent.at(-1)).toMatchObject({ to: email, subject: 'Your password has been changed' });
		expect(await db.consent.count({ where: { member: { emailKey: email } } })).toBe(1);
	});

	it('does not leave the adder’s password in use, and does not spend the code on it', async () => {
		const adder = await makeAccount();
		const { email } = await addRelative(adder, { password: 'lamp of the house' });
		const { code } = await mailTo(email);
		const refused = await set(email, code, 'lamp of the house');
		expect(refused.status).toBe(400);
		expect(refused.body.code).toBe('claim.givenPassword');
		expect((await tryLogin(email, 'lamp of the house')).status).toBe(403);
		expect((await set(email, code, 'seven7')).body.code).toBe('reset.passwordTooShort');
		expect((await set(email, code)).status).toBe(200);
	});

	it('takes the code once, and no other', async () => {
		const { email } = await getRelative();
		const { code } = await mailTo(email);
		expect((await set(email, otherThan(code))).body.code).toBe('reset.wrongOtp');
		expect((await set(email, code)).status).toBe(200);
		expect((await set(email, code, 'another one at dawn')).body.code).toBe('reset.wrongOtp');
	});

	it('takes no code of the other kind', async () => {
		const { id, email } = await getRelative();
		const { code } = await mailTo(email);
		await db.oneTimeCode.updateMany({ where: { memberId: id }, data: { purpose: 'reset' } });
		expect((await check(email, code)).body.code).toBe('reset.wrongOtp');
		await db.oneTimeCode.updateMany({ where: { memberId: id }, data: { purpose: 'claim' } });
		await db.member.update({ where: { id }, data: { claimedAt: new Date() } });
		expect((await set(email, code)).body.code).toBe('reset.wrongOtp');
		expect((await tryLogin(email, own)).status).toBe(401);
	});

	it('makes the places the adder wrote known ones, which they were not before', async () => {
		const { email } = await addRelative(await makeAccount(), {
			profile: { villageAddress: 'Dhani Bhurgarh' },
		});
		const known = () => db.addressOption.count({ where: { en: 'Dhani Bhurgarh' } });
		expect(await known()).toBe(0);
		await set(email, (await mailTo(email)).code);
		expect(await known()).toBe(1);
	});

	it('is over once it has waited for 30 days, or its adder has gone or taken it back', async () => {
		const late = await addRelative(await makeAccount(), { now: new Date(Date.now() - monthMs) });
		const adder = await makeAccount();
		const orphan = await addRelative(adder);
		await db.member.delete({ where: { id: adder.id } });
		const regretted = await addRelative(await makeAccount());
		await db.familyRequest.updateMany({
			where: { toMemberId: regretted.id },
			data: { status: 'withdrawn', answeredAt: new Date() },
		});
		const soon = await addRelative(await makeAccount(), { now: new Date(Date.now() - monthMs + 60_000) });
		for (const { email } of [late, orphan, regretted, soon]) await ask(email);
		await afterResponse.run();
		expect(sent.map(({ to }) => to)).toEqual([soon.email]);
	});
});

// Each several times, so that either may come first.
const rounds = Array.from({ length: 6 }, (_, round) => round);

describe('at once', () => {
	it.each(rounds)('two claims: one wins, and its password fits (%i)', async () => {
		const { id, email } = await getRelative();
		const { code } = await mailTo(email);
		const passwords = ['first of the two', 'second of the two'];
		const answers = await Promise.all(passwords.map((password) => set(email, code, password)));
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
		const winner = passwords[answers.findIndex(({ status }) => status === 200)] ?? '';
		expect((await tryLogin(email, winner)).status).toBe(200);
		expect(await db.consent.count({ where: { memberId: id } })).toBe(1);
	});

	it.each(rounds)('a claim and "this is not me": one wins (%i)', async (round) => {
		const { id, email, personId } = await getRelative();
		const { code, token } = await mailTo(email);
		const later = (work: () => Promise<unknown>) =>
			new Promise((done) => setTimeout(done, round * 12)).then(work);
		const refusing = later(() => call(refuse, '/api/users/not-me', { json: { token } }));
		const [claimed, refused] = await Promise.all([set(email, code), refusing]);
		const account = await db.member.findUnique({ where: { id }, select: { claimedAt: true } });
		const person = await db.person.findUnique({ where: { id: personId }, select: { memberId: true } });
		const statuses = [claimed.status, Object(refused).status];
		if (account) {
			expect(statuses).toEqual([200, 404]);
			expect(account.claimedAt).not.toBeNull();
			expect(person).toEqual({ memberId: id });
		} else {
			expect(statuses).toEqual([400, 200]);
			expect(person).toEqual({ memberId: null });
		}
	});

	it.each(rounds)('a claim and the end of the 30 days: one wins (%i)', async (round) => {
		const made = new Date(Date.now() - monthMs + 60_000);
		const { id, email } = await addRelative(await makeAccount(), { now: made });
		const { code } = await mailTo(email);
		const atItsEnd = new Date(made.getTime() + monthMs);
		const later = new Promise((done) => setTimeout(done, round * 12));
		const [claimed] = await Promise.all([set(email, code), later.then(() => tidyUp(atItsEnd))]);
		const account = await db.member.findUnique({ where: { id }, select: { claimedAt: true } });
		expect(claimed.status).toBe(account ? 200 : 400);
		expect(account === null || account.claimedAt !== null).toBe(true);
	});

	it.each(rounds)(
		'a code that is asked for and "this is not me" do not get in each other’s way (%i)',
		async () => {
			const failures = vi.spyOn(log, 'error');
			const { id, email } = await getRelative();
			const { token } = await mailTo(email);
			await db.rateLimit.deleteMany({ where: { key: { startsWith: 'code' } } });
			await ask(email);
			const [refused] = await Promise.all([
				call(refuse, '/api/users/not-me', { json: { token } }),
				afterResponse.run(),
			]);
			expect(refused.status).toBe(200);
			expect(await db.member.findUnique({ where: { id } })).toBeNull();
			expect(await db.oneTimeCode.count({ where: { memberId: id } })).toBe(0);
			expect(failures).not.toHaveBeenCalled();
		},
	);
});
