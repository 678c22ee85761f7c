import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as respond } from '@/app/api/family/respond-request/route';
import { GET as getTree } from '@/app/api/family/tree/route';
import { GET as exportOwn } from '@/app/api/users/me/export/route';
import { GET as readNotifications } from '@/app/api/users/notifications/route';
import { familyTreeReply } from '@/lib/features/family/schema';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { addRelative } from '@/tests/support/relatives';
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

const email = 'owner@example.org';
const ask = (token: string, more: object = {}) =>
	call(POST, '/api/family/add', {
		json: { name: 'Meera', relation: 'Sister', email, asksOwner: 'true', createAccount: 'true', ...more },
		token,
	});
const block = (memberId: string, otherId: string) =>
	db.matchMark.create({ data: { memberId, otherId, kind: 'blocked' } });

/** The response, the card, the requests and the notifications, without ids and moments, which differ each time. */
async function seenBy(token: string) {
	const response = await ask(token);
	await afterResponse.run();
	const { body } = await call(getTree, '/api/family/tree', { token });
	const card = familyTreeReply.parse(body).familyMembers.find(({ name }) => name === 'Meera');
	const notifications = await call(readNotifications, '/api/users/notifications', { token });
	const file = await call(exportOwn, '/api/users/me/export', { token });
	const hidden = /[0-9a-f]{8}-[0-9a-f-]{27}|\d{4}-\d\d-\d\dT[\d:.]+Z/g;
	return {
		response: `${response.status} ${response.text}`.replace(hidden, ''),
		card: JSON.stringify(card).replace(hidden, ''),
		requests: `${Object(file.body).familyRequests?.length}`,
		notifications: notifications.text.replace(hidden, ''),
	};
}

describe('POST /api/family/add, the owner of an address who is asked', () => {
	it('adds the card as typed, shows nothing about the owner, and asks them', async () => {
		const asha = await makeLogin({ name: 'Asha' });
		const owner = await makeAccount({ email, name: 'Secret Name', familyTreePrivacy: 'public' });
		const { status, body, text } = await ask(asha.token);
		expect([status, body.message]).toEqual([
			201,
			'If this address has an account, we are sending its owner your request. Once they accept, the card is linked to their account.',
		]);
		expect(text).not.toMatch(new RegExp(`Secret|${owner.id}|${email}`));
		expect(body.member).toMatchObject({ name: 'Meera', requestId: null, approvalStatus: 'approved' });
		expect(await db.familyRequest.count()).toBe(0);
		await afterResponse.run();
		expect(await db.familyRequest.findMany()).toMatchObject([
			{ fromMemberId: asha.id, toMemberId: owner.id, relation: 'Sister', status: 'pending' },
		]);
		expect(sent.map(({ to }) => to)).toEqual([email]);
	});

	it.each<[string, (senderId: string) => Promise<unknown>]>([
		['is a member', () => makeAccount({ email })],
		['is nobody', async () => {}],
		['is the sender', (id) => db.member.update({ where: { id }, data: { emailKey: email } })],
		['has blocked the sender', async (id) => block((await makeAccount({ email })).id, id)],
		['has passed away', () => makeAccount({ email, isDeceased: true })],
		['has not claimed the account', async () => addRelative(await makeAccount(), { email })],
		[
			'has refused before',
			async (fromMemberId) => {
				const { id: toMemberId } = await makeAccount({ email });
				const refused = { relation: 'Sister', status: 'rejected', answeredAt: new Date() } as const;
				await db.familyRequest.create({ data: { fromMemberId, toMemberId, isByAddress: true, ...refused } });
			},
		],
		[
			'has been asked already',
			async (fromMemberId) => {
				const { id: toMemberId } = await makeAccount({ email });
				await db.familyRequest.create({
					data: { fromMemberId, toMemberId, isByAddress: true, relation: 'Sister' },
				});
			},
		],
	])('looks alike for the sender where the owner %s', async (_, prepare) => {
		const facts = { name: 'Asha' };
		const alone = await makeLogin(facts);
		const expected = await seenBy(alone.token);
		const sender = await makeLogin(facts);
		await prepare(sender.id);
		expect(await seenBy(sender.token)).toEqual(expected);
	});

	it('links the card to the account once its owner accepts, and leaves it as typed where they refuse', async () => {
		const asha = await makeLogin({ name: 'Asha', gender: 'Female' });
		const owner = await makeLogin({ email, name: 'Meera Kanwar' });
		await ask(asha.token);
		await afterResponse.run();
		const answer = async (response: string) => {
			const { id: requestId } = await db.familyRequest.findFirstOrThrow({ where: { status: 'pending' } });
			const json = { requestId, response };
			return (await call(respond, '/', { json, token: owner.token })).status;
		};
		expect(await answer('reject')).toBe(200);
		expect(await db.person.findFirstOrThrow({ where: { name: 'Meera' } })).toMatchObject({ memberId: null });
		await db.person.deleteMany({ where: { name: 'Meera' } });
		await ask(asha.token);
		await afterResponse.run();
		expect(await answer('accept')).toBe(200);
		expect(await db.person.findFirstOrThrow({ where: { name: 'Meera' } })).toMatchObject({
			memberId: owner.id,
		});
	});

	it('does not say by a request to the member whose the address is', async () => {
		const asha = await makeLogin({ name: 'Asha' });
		const owner = await makeLogin({ email, name: 'Meera Kanwar' });
		await ask(asha.token);
		await afterResponse.run();
		const json = { familyMemberId: owner.id, relation: 'Sister' };
		expect((await call(POST, '/api/family/add', { json, token: asha.token })).status).toBe(201);
		const living = await db.familyRequest.findMany({ where: { status: 'pending' } });
		expect(living).toMatchObject([{ toMemberId: owner.id, isByAddress: false }]);
	});

	it('counts among the requests of the sender', async () => {
		const { token, id } = await makeLogin();
		for (let times = 0; times < 60; times++) {
			const { status } = await ask(token, { name: `Meera ${times}` });
			if (status !== 201) throw new Error(`${status}`);
		}
		expect((await ask(token)).status).toBe(429);
		expect(await db.person.count({ where: { addedById: id, name: { startsWith: 'Meera' } } })).toBe(60);
	});
});
