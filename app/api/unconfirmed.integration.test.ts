// What waits until a member has confirmed their e-mail address, and what mails to an unconfirmed one leave out.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { PATCH as approve } from '@/app/api/blogs/[id]/approve/route';
import { PATCH as reject } from '@/app/api/blogs/[id]/reject/route';
import { POST as addToFamily } from '@/app/api/family/add/route';
import { POST as answerInterest } from '@/app/api/family/interests/[id]/route';
import { GET as interests, POST as sendInterest } from '@/app/api/family/interests/route';
import { GET as readMatch } from '@/app/api/family/matches/[id]/route';
import { GET as readMatches } from '@/app/api/family/matches/route';
import { POST as respond } from '@/app/api/family/respond-request/route';
import { GET as readProfile } from '@/app/api/users/[id]/route';
import { POST as register } from '@/app/api/users/register/route';
import { sendCode } from '@/lib/features/account/commands/reset-password';
import { db } from '@/lib/platform/db/client';
import { sendDecisionMails } from '@/lib/platform/decisions/decision-mails';
import type { Mail } from '@/lib/platform/mail/mail';
import { makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { makeSeeker } from '@/tests/support/seekers';
import { sent } from '@/tests/support/sent-mails';

const dataDir = mkdtempSync(path.join(tmpdir(), 'unconfirmed-'));
process.env.DATA_DIR = dataDir;
provideDatabase();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
vi.mock('@/lib/platform/mail/send', () => import('@/tests/support/sent-mails'));
const afterResponse = holdAfterResponse();
beforeEach(async () => {
	await afterResponse.run();
	await emptyTables();
	sent.length = 0;
});

const ad = 'Cheap loans from us';
const unconfirmed = { emailConfirmedAt: null };
/** Whose mails write names as they were typed. */
const reader = { gender: 'Male', language: 'en' } as const;
const later = () => new Date(Date.now() + 60 * 60 * 1000);

/** The one mail to this address. */
async function mailTo(email: string): Promise<Mail> {
	await afterResponse.run();
	const mails = sent.filter(({ to }) => to === email);
	expect(mails).toHaveLength(1);
	const [mail] = mails;
	if (!mail) throw new Error('no mail');
	return mail;
}

const getWords = ({ subject, text, html }: Mail) => `${subject} ${text} ${html}`;
const link = (token: string, memberId: string, more: object = {}) =>
	call(addToFamily, '/api/family/add', {
		...{ token, json: { familyMemberId: memberId, relation: 'Brother', ...more } },
	});

describe('a mail to an address that nobody has confirmed', () => {
	it('about a registration holds nothing that was typed there', async () => {
		const email = 'stranger@example.org';
		const json = { name: ad, email, password: 'neem leaf at dusk' };
		expect((await call(register, '/api/users/register', { json })).status).toBe(201);
		expect(getWords(await mailTo(email))).not.toContain('loans');
	});

	it('about an account made for a relative names neither the adder nor whose relative it is', async () => {
		const { token } = await makeLogin({ name: ad });
		const email = 'relative@example.org';
		const json = { name: ad, email, password: 'a lamp', createAccount: true, relation: 'Sister', age: 30 };
		const { status, text } = await call(addToFamily, '/api/family/add', { json, token });
		expect(status, text).toBe(201);
		await sendDecisionMails(later());
		const mail = await mailTo(email);
		expect(getWords(mail)).not.toContain('loans');
		expect(mail.text).toContain('sister');
	});

	it('with the code for such an account names nobody either', async () => {
		const { token } = await makeLogin({ name: ad });
		const email = 'relative@example.org';
		const json = { name: ad, email, password: 'a lamp', createAccount: true, relation: 'Sister', age: 30 };
		await call(addToFamily, '/api/family/add', { json, token });
		await sendCode({ email }, { language: 'en', now: new Date() });
		expect(getWords(await mailTo(email))).not.toContain('loans');
	});

	it('about a family request and its answer names nobody, and to a confirmed one says who', async () => {
		const asker = await makeLogin({ name: ad, email: 'asker@example.org', ...reader, ...unconfirmed });
		const asked = await makeLogin({ name: ad, email: 'asked@example.org', ...reader });
		await db.member.update({ where: { id: asker.id }, data: { emailConfirmedAt: new Date() } });
		await db.member.update({ where: { id: asked.id }, data: unconfirmed });
		await link(asker.token, asked.id);
		expect(getWords(await mailTo('asked@example.org'))).not.toContain('loans');
		await db.member.update({ where: { id: asker.id }, data: unconfirmed });
		await db.member.update({ where: { id: asked.id }, data: { emailConfirmedAt: new Date() } });
		const { id } = await db.familyRequest.findFirstOrThrow();
		const json = { requestId: id, response: 'accept' };
		await call(respond, '/api/family/respond-request', { json, token: asked.token });
		expect(getWords(await mailTo('asker@example.org'))).not.toContain('loans');
		const [other, third] = [await makeLogin({ name: ad }), await makeLogin(reader)];
		await link(other.token, third.id);
		expect(getWords(await mailTo(third.email))).toContain('loans');
	});

	it('about a blog leaves out its title and the reason', async () => {
		const { token } = await makeLogin({ isAdmin: true });
		for (const [sender, isNamed] of [
			[await makeLogin(unconfirmed), false],
			[await makeLogin(), true],
		] as const) {
			const blog = { title: ad, content: 'x', author: 'x', language: 'en', senderId: sender.id } as const;
			for (const decide of [approve, reject]) {
				sent.length = 0;
				const { id } = await db.blog.create({ data: blog });
				const json = decide === reject ? { reason: ad } : {};
				const { status, text } = await call(decide, '/', { method: 'PATCH', json, token, params: { id } });
				expect(status, text).toBe(200);
				await sendDecisionMails(later());
				expect(sent.map(({ to }) => to)).toEqual([sender.email]);
				expect(sent.map(getWords).join().includes('loans')).toBe(isNamed);
			}
		}
	});
});

describe('a member whose address is not confirmed', () => {
	async function pair() {
		const veer = await makeSeeker({ name: 'Veer', mobileNumber: '+91 1', ...unconfirmed });
		const asha = await makeSeeker({ name: 'Asha', gender: 'Female', mobileNumber: '+91 2' });
		return { veer, asha };
	}
	const send = (token: string, memberId: string) =>
		call(sendInterest, '/api/family/interests', { json: { memberId }, token });

	/** Which calls answer how to reach a match. */
	async function contactIn({ token }: { token: string }, { id }: { id: string }) {
		const answers = {
			interests: await call(interests, '/api/family/interests', { token }),
			profile: await call(readProfile, '/', { token, params: { id } }),
			matches: await call(readMatches, '/api/family/matches', { token }),
			match: await call(readMatch, '/', { token, params: { id } }),
		};
		const hasContact = ({ text }: { text: string }) => /"mobileNumber"|"email"/.test(text);
		return Object.fromEntries(Object.entries(answers).map(([name, answer]) => [name, hasContact(answer)]));
	}

	it('sends no interest and reads what to do, until the address is confirmed', async () => {
		const { veer, asha } = await pair();
		const refused = await send(veer.token, asha.id);
		expect([refused.status, refused.body.code]).toEqual([403, 'account.emailUnconfirmed']);
		expect(refused.body.message).toContain('link');
		expect(await db.interest.count()).toBe(0);
		await db.member.update({ where: { id: veer.id }, data: { emailConfirmedAt: new Date() } });
		expect((await send(veer.token, asha.id)).status).toBe(201);
	});

	it('accepts none, but may decline it and withdraw what was agreed', async () => {
		const { veer, asha } = await pair();
		const made = await send(asha.token, veer.id);
		const { id } = await db.interest.findFirstOrThrow();
		expect(made.status).toBe(201);
		const say = (answer: string) =>
			call(answerInterest, '/', { json: { answer }, token: veer.token, params: { id } });
		const refused = await say('accept');
		expect([refused.status, refused.body.code]).toEqual([403, 'account.emailUnconfirmed']);
		// Sending one’s own would accept it.
		expect((await send(veer.token, asha.id)).body.code).toBe('account.emailUnconfirmed');
		expect((await say('decline')).status).toBe(200);
	});

	it('sees no contact of a match that both agreed to, and shows none', async () => {
		const { veer, asha } = await pair();
		const agreed = { fromMemberId: asha.id, toMemberId: veer.id, status: 'accepted' as const };
		await db.interest.create({ data: { ...agreed, answeredAt: new Date() } });
		const nowhere = { interests: false, profile: false, matches: false, match: false };
		expect([await contactIn(veer, asha), await contactIn(asha, veer)]).toEqual([nowhere, nowhere]);
		await db.member.update({ where: { id: veer.id }, data: { emailConfirmedAt: new Date() } });
		const everywhere = { interests: true, profile: true, matches: true, match: true };
		expect([await contactIn(veer, asha), await contactIn(asha, veer)]).toEqual([everywhere, everywhere]);
		await db.member.update({ where: { id: veer.id }, data: { isDeceased: true } });
		expect(await contactIn(asha, veer)).toEqual(nowhere);
	});

	it('asks a relative, who reads of it in the portal and is not mailed', async () => {
		const asker = await makeLogin({ gender: 'Male', ...unconfirmed });
		const asked = await makeLogin({ gender: 'Male' });
		expect((await link(asker.token, asked.id)).status).toBe(201);
		await afterResponse.run();
		expect(await db.familyRequest.count({ where: { toMemberId: asked.id, status: 'pending' } })).toBe(1);
		expect(sent).toEqual([]);
	});

	it('agrees to a request, whose sender is not mailed', async () => {
		const [asker, asked] = [
			await makeLogin({ gender: 'Male' }),
			await makeLogin({ gender: 'Male', ...unconfirmed }),
		];
		await link(asker.token, asked.id);
		await afterResponse.run();
		sent.length = 0;
		const { id: requestId } = await db.familyRequest.findFirstOrThrow();
		const json = { requestId, response: 'accept' };
		expect((await call(respond, '/', { json, token: asked.token })).status).toBe(200);
		await afterResponse.run();
		expect(sent).toEqual([]);
	});

	it('makes an account for a relative, whose mail waits', async () => {
		const { token } = await makeLogin(unconfirmed);
		const email = 'relative@example.org';
		const json = {
			name: 'Meera',
			email,
			password: 'a lamp',
			createAccount: true,
			relation: 'Sister',
			age: 30,
		};
		expect((await call(addToFamily, '/api/family/add', { json, token })).status).toBe(201);
		await afterResponse.run();
		await sendDecisionMails(later());
		expect(sent).toEqual([]);
		expect(await db.decision.count({ where: { action: 'member.create' } })).toBe(1);
	});
});
