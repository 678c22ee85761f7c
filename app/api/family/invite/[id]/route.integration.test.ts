import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as postAdd } from '@/app/api/family/add/route';
import { GET as getTree } from '@/app/api/family/tree/route';
import { memberReply } from '@/lib/features/family/cards/schema';
import { familyTreeReply } from '@/lib/features/family/schema';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
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
});

const email = 'meera@example.org';
const invite = (token: string | undefined, id: string, json: object = { email }) =>
	call(POST, '/api/family/invite/x', { params: { id }, json, ...(token && { token }) });

async function add(token: string, more: object = {}) {
	const json = { name: 'Meera', relation: 'Daughter', ...more };
	const { status, body, text } = await call(postAdd, '/api/family/add', { json, token });
	expect(status, text).toBe(201);
	return memberReply.parse(body).member;
}

describe('POST /api/family/invite/[id]', () => {
	it('makes an account of the facts of the card, which keeps its id and place, and mails the invitation', async () => {
		const father = await makeLogin({ name: 'Ajay', gender: 'Male' });
		const typed = { dob: '1996-03-04', clan: 'Sisodiya', isMarried: 'false' };
		const card = await add(father.token, typed);
		// Written before numbers were checked.
		const facts = await db.person.update({ where: { id: card._id }, data: { mobileNumber: '98290' } });
		const links = await db.parentLink.findMany();
		const { status, body } = await invite(father.token, card._id);
		expect([status, body.message]).toEqual([200, 'The invitation is being sent.']);
		expect(body.member).toMatchObject({ _id: card._id, invitedAt: expect.stringMatching(/^20/) });
		const account = await db.member.findUniqueOrThrow({ where: { emailKey: email } });
		expect(account).toMatchObject({
			...{ name: 'Meera', gender: 'Female', clan: 'Sisodiya', mobileNumber: '98290', isMarried: false },
			...{ claimedAt: null, passwordHash: null, familyTreePrivacy: 'private', isListed: false },
			bornOn: new Date('1996-03-04'),
		});
		expect(await db.person.findUniqueOrThrow({ where: { id: card._id } })).toEqual({
			...facts,
			memberId: account.id,
			updatedAt: expect.any(Date),
		});
		expect(await db.parentLink.findMany()).toEqual(links);
		expect(await db.familyRequest.findMany()).toMatchObject([
			{ toMemberId: account.id, personId: card._id, relation: 'Daughter', status: 'pending' },
		]);
		await afterResponse.run();
		await sendDueMails();
		expect(sent.map(({ to }) => to)).toEqual([email]);
		expect(sent[0]?.text).toMatch(/\/en\/claim\/[0-9a-f]{96}$/m);
		const { body: tree } = await call(getTree, '/api/family/tree', { token: father.token });
		expect(familyTreeReply.parse(tree).familyMembers).toHaveLength(2);
	});

	it('refuses an address that has an account, and asks its owner where that is wanted', async () => {
		const father = await makeLogin({ name: 'Ajay', gender: 'Male' });
		const owner = await makeAccount({ email, name: 'Secret Name' });
		const card = await add(father.token);
		const taken = await invite(father.token, card._id);
		expect([taken.status, taken.body.code]).toEqual([409, 'email.taken']);
		const asked = await invite(father.token, card._id, { email, asksOwner: true });
		const unknown = await invite(father.token, card._id, { email: 'nobody@example.org', asksOwner: true });
		expect([asked.status, asked.text]).toEqual([200, unknown.text]);
		expect(asked.text).not.toContain(owner.id);
		expect(asked.text).not.toContain('Secret');
		expect(asked.body.member).toMatchObject({ requestId: null, invitedAt: null });
		await afterResponse.run();
		expect(await db.familyRequest.findMany()).toMatchObject([
			{ toMemberId: owner.id, personId: card._id, relation: 'Daughter', isByAddress: true },
		]);
		// An invitation to another address takes its place.
		expect((await invite(father.token, card._id, { email: 'other@example.org' })).status).toBe(200);
		expect(await db.familyRequest.findFirst({ where: { isByAddress: true } })).toMatchObject({
			status: 'withdrawn',
		});
	});

	it.each<[string, object, [number, string]]>([
		['has passed away', { isDeceased: 'true' }, [409, 'family.notInvitable']],
		['is younger than 18', { dob: '2020-01-02' }, [400, 'relative.underage']],
		['is said to be younger than 18', { age: 12 }, [400, 'relative.underage']],
	])('refuses to invite a person who %s', async (_, facts, expected) => {
		const { token } = await makeLogin({ gender: 'Male' });
		const card = await add(token, facts);
		const { status, body } = await invite(token, card._id);
		expect([status, body.code]).toEqual(expected);
		expect(await db.member.count()).toBe(1);
	});

	it('refuses a second invitation, and one of the owner of the tree', async () => {
		const { token } = await makeLogin({ gender: 'Male' });
		const card = await add(token);
		expect((await invite(token, card._id)).status).toBe(200);
		const again = await invite(token, card._id, { email: 'other@example.org' });
		expect([again.status, again.body.code]).toEqual([409, 'family.notInvitable']);
		const me = await db.person.findFirstOrThrow({ where: { member: { claimedAt: { not: null } } } });
		expect((await invite(token, me.id, { email: 'other@example.org' })).status).toBe(409);
	});

	it('serves the owner of the tree alone', async () => {
		const { token } = await makeLogin({ gender: 'Male' });
		const card = await add(token);
		for (const stranger of [await makeLogin(), await makeLogin({ isAdmin: true })])
			expect((await invite(stranger.token, card._id)).status).toBe(404);
		expect((await invite(undefined, card._id)).status).toBe(401);
	});

	it('makes one account where it is asked twice at once', async () => {
		const { token } = await makeLogin({ gender: 'Male' });
		const card = await add(token);
		const both = await Promise.all([
			invite(token, card._id),
			invite(token, card._id, { email: 'other@example.org' }),
		]);
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(await db.member.count()).toBe(2);
	});
});
