import { beforeEach, describe, expect, it, vi } from 'vitest';
import { POST as postAdd } from '@/app/api/family/add/route';
import { POST as respond } from '@/app/api/family/respond-request/route';
import { GET as getTree } from '@/app/api/family/tree/route';
import { POST as withdraw } from '@/app/api/family/withdraw-request/route';
import { clearRemoved } from '@/lib/features/family/cards/commands/remove-card';
import { undoMs } from '@/lib/features/family/cards/commands/undo-move';
import { memberReply } from '@/lib/features/family/cards/schema';
import { familyTreeReply } from '@/lib/features/family/schema';
import { db } from '@/lib/platform/db/client';
import type { RouteHandler } from '@/lib/platform/http/route';
import { makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { sent } from '@/tests/support/sent-mails';
import { POST } from './route';

provideDatabase();
vi.mock('@/lib/platform/mail/send', () => import('@/tests/support/sent-mails'));
const afterResponse = holdAfterResponse();
beforeEach(async () => {
	await emptyTables();
	await afterResponse.run();
	sent.length = 0;
});

const send = (handler: RouteHandler, path: string, token: string | undefined, json: unknown) =>
	call(handler, path, { json, language: 'en', ...(token && { token }) });
const resend = (token: string | undefined, requestId: string) =>
	send(POST, '/api/family/resend-request', token, { requestId });

async function add(token: string, json: unknown) {
	const { status, body, text } = await send(postAdd, '/api/family/add', token, json);
	expect(status, text).toBe(201);
	return memberReply.parse(body).member;
}

async function findCard(token: string, name: string) {
	const { body } = await call(getTree, '/api/family/tree', { token });
	return familyTreeReply.parse(body).familyMembers.find((member) => member.name === name);
}

const meera = {
	name: 'Meera',
	relation: 'Sister',
	email: 'meera@example.org',
	password: 'a lamp',
	createAccount: true,
};

/** A member who has made an account for their sister, and the request that goes with it. */
async function inviting() {
	const adder = await makeLogin({ name: 'Adder' });
	const { requestId } = await add(adder.token, meera);
	await afterResponse.run();
	sent.length = 0;
	return { adder, requestId: requestId ?? '' };
}

/** A member who has asked another, a day ago for the count of mails. */
async function asking() {
	const asha = await makeLogin({ name: 'Asha', gender: 'Female' });
	const veer = await makeLogin({ name: 'Veer', gender: 'Male', email: 'veer@example.org' });
	const { requestId } = await add(asha.token, { relation: 'Brother', familyMemberId: veer.id });
	await afterResponse.run();
	sent.length = 0;
	return { asha, veer, requestId: requestId ?? '' };
}

const forgetLimits = () => db.$executeRaw`DELETE FROM "RateLimit"`;

describe('a card of somebody who has been invited', () => {
	it('says since when the owner waits, until the answer', async () => {
		const { adder } = await inviting();
		expect(await findCard(adder.token, 'Meera')).toMatchObject({ invitedAt: expect.stringMatching(/^20/) });
		const { asha, veer, requestId } = await asking();
		expect(await findCard(asha.token, 'Veer')).toMatchObject({ invitedAt: expect.stringMatching(/^20/) });
		await send(respond, '/api/family/respond-request', veer.token, { requestId, response: 'accept' });
		expect(await findCard(asha.token, 'Veer')).toMatchObject({ invitedAt: null, isProfileLinked: true });
		expect(await findCard(veer.token, 'Asha')).toMatchObject({ invitedAt: null });
	});
});

describe('POST /api/family/resend-request', () => {
	it('mails the link again to who has not taken over the account, once a day', async () => {
		const { adder, requestId } = await inviting();
		await forgetLimits();
		const { status, body } = await resend(adder.token, requestId);
		expect([status, body.message]).toEqual([200, 'The email is being sent again.']);
		await afterResponse.run();
		expect(sent).toMatchObject([{ to: 'meera@example.org', language: 'en' }]);
		expect(sent[0]?.text).toMatch(/\/en\/claim\/[0-9a-f]{96}$/m);
		expect(sent[0]?.text).not.toMatch(/^\d{6}$/m);
		const again = await resend(adder.token, requestId);
		expect([again.status, again.body.code]).toEqual([429, 'limit.exceeded']);
		await afterResponse.run();
		expect(sent).toHaveLength(1);
	});

	it('mails a member again that somebody asks them, once a day, the first mail included', async () => {
		const { asha, requestId } = await asking();
		expect((await resend(asha.token, requestId)).status).toBe(429);
		await forgetLimits();
		expect((await resend(asha.token, requestId)).status).toBe(200);
		await afterResponse.run();
		expect(sent).toMatchObject([{ to: 'veer@example.org' }]);
		expect((await resend(asha.token, requestId)).status).toBe(429);
	});

	it('sends one mail where it is asked twice at once', async () => {
		const { asha, requestId } = await asking();
		await forgetLimits();
		const both = await Promise.all([resend(asha.token, requestId), resend(asha.token, requestId)]);
		expect(both.map(({ status }) => status).sort()).toEqual([200, 429]);
		await afterResponse.run();
		expect(sent).toHaveLength(1);
	});

	it('is for who has sent it alone', async () => {
		const { veer, requestId } = await asking();
		await forgetLimits();
		const asked = await resend(veer.token, requestId);
		expect([asked.status, asked.body.code]).toEqual([403, 'auth.notAllowed']);
		for (const stranger of [await makeLogin(), await makeLogin({ isAdmin: true })])
			expect((await resend(stranger.token, requestId)).status).toBe(404);
		expect((await resend(undefined, requestId)).status).toBe(401);
		const invitation = await inviting();
		expect((await resend(veer.token, invitation.requestId)).status).toBe(404);
		await afterResponse.run();
		expect(sent).toEqual([]);
	});

	it('waits until the sender has confirmed their own address', async () => {
		const { adder, requestId } = await inviting();
		await forgetLimits();
		await db.member.update({ where: { id: adder.id }, data: { emailConfirmedAt: null } });
		const { status, body } = await resend(adder.token, requestId);
		expect([status, body.code]).toEqual([403, 'account.emailUnconfirmed']);
	});

	it('sends nothing once it is answered or withdrawn', async () => {
		const { asha, veer, requestId } = await asking();
		await forgetLimits();
		await send(respond, '/api/family/respond-request', veer.token, { requestId, response: 'reject' });
		const { status, body } = await resend(asha.token, requestId);
		expect([status, body.code]).toEqual([409, 'family.requestAnswered']);
	});
});

describe('POST /api/family/withdraw-request, an account made for a relative', () => {
	it('takes the account away once that can no longer be undone and says so, and leaves the card', async () => {
		const { adder, requestId } = await inviting();
		const { status, body } = await send(withdraw, '/api/family/withdraw-request', adder.token, { requestId });
		expect([status, body.message]).toEqual([
			200,
			'The invitation is withdrawn, and the account is removed. The card stays in your tree.',
		]);
		expect(await findCard(adder.token, 'Meera')).toMatchObject({ requestId: null, invitedAt: null });
		await clearRemoved(new Date(Date.now() + undoMs + 1000));
		expect(await db.member.count({ where: { email: meera.email } })).toBe(0);
		expect(await findCard(adder.token, 'Meera')).toMatchObject({ requestId: null, invitedAt: null });
		// The address is free again.
		const other = await makeLogin({ name: 'Other' });
		expect(await add(other.token, meera)).toMatchObject({ name: 'Meera' });
	});

	it('is for who has made it alone', async () => {
		const { requestId } = await inviting();
		for (const stranger of [await makeLogin(), await makeLogin({ isAdmin: true })])
			expect(
				(await send(withdraw, '/api/family/withdraw-request', stranger.token, { requestId })).status,
			).toBe(404);
		expect((await send(withdraw, '/api/family/withdraw-request', undefined, { requestId })).status).toBe(401);
		expect(await db.member.count({ where: { email: meera.email } })).toBe(1);
	});

	it('leaves an account that has been taken over', async () => {
		const { adder, requestId } = await inviting();
		const claimed = { claimedAt: new Date(), familyTreePrivacy: 'private' } as const;
		await db.member.updateMany({ where: { email: meera.email }, data: claimed });
		expect((await send(withdraw, '/api/family/withdraw-request', adder.token, { requestId })).status).toBe(
			200,
		);
		expect(await db.member.count({ where: { email: meera.email } })).toBe(1);
	});
});
