import { beforeEach, describe, expect, it } from 'vitest';
import { POST as postAdd } from '@/app/api/family/add/route';
import { POST as postAnswer } from '@/app/api/family/respond-request/route';
import { POST as postRestore } from '@/app/api/family/restore/[id]/route';
import { clearRemoved } from '@/lib/features/family/cards/commands/remove-card';
import { undoMs } from '@/lib/features/family/cards/commands/undo-move';
import { memberReply } from '@/lib/features/family/cards/schema';
import { requestReply } from '@/lib/features/family/requests/schema';
import { findWaitingAccount } from '@/lib/features/member/commands/unclaimed-accounts';
import { db } from '@/lib/platform/db/client';
import { makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { addRelative } from '@/tests/support/relatives';
import { POST } from './route';

provideDatabase();
holdAfterResponse();
beforeEach(emptyTables);

const later = () => new Date(Date.now() + undoMs + 1000);

/** All rows that link accounts with cards. */
async function stored() {
	const [people, requests] = await Promise.all([
		db.person.findMany({
			select: { id: true, memberId: true, approvalStatus: true, changeUndo: true },
			orderBy: { id: 'asc' },
		}),
		db.familyRequest.findMany({ orderBy: { id: 'asc' } }),
	]);
	return { people, requests };
}

async function withdraw(token: string, requestId: string) {
	const { status, body, text } = await call(POST, '/api/family/withdraw-request', {
		json: { requestId },
		token,
	});
	expect(status, text).toBe(200);
	return requestReply.parse(body);
}

const restore = (id: string, token: string) =>
	call(postRestore, `/api/family/restore/${id}`, { method: 'POST', params: { id }, token, language: 'en' });

/** Asha has asked Veer whether he is her brother. */
async function makePair() {
	const asha = await makeLogin({ name: 'Asha', gender: 'Female' });
	const veer = await makeLogin({ name: 'Veer', gender: 'Male' });
	const json = { relation: 'Brother', familyMemberId: veer.id };
	const { body } = await call(postAdd, '/api/family/add', { json, token: asha.token });
	const { _id: cardId, requestId } = memberReply.parse(body).member;
	return { asha, veer, cardId, requestId: requestId ?? '' };
}

async function makeLink() {
	const pair = await makePair();
	const json = { requestId: pair.requestId, response: 'accept' };
	const { status } = await call(postAnswer, '/api/family/respond-request', { json, token: pair.veer.token });
	expect(status).toBe(200);
	const theirs = await db.person.findFirstOrThrow({
		where: { memberId: pair.asha.id, name: 'Asha', tree: { ownerId: pair.veer.id } },
	});
	return { ...pair, theirCardId: theirs.id };
}

describe('a request that was just withdrawn', () => {
	it('waits for its answer again, with its card', async () => {
		const { asha, veer, cardId, requestId } = await makePair();
		const before = await stored();
		const { restorableUntil } = await withdraw(asha.token, requestId);
		expect(Date.parse(restorableUntil ?? '')).toBeGreaterThan(Date.now());
		expect((await restore(cardId, veer.token)).status).toBe(404);
		expect((await restore(cardId, asha.token)).body).toMatchObject({ member: { approvalStatus: 'pending' } });
		expect((await stored()).requests).toEqual(before.requests);
	});

	it('gives its relative the account back, which goes after ten seconds', async () => {
		const adder = await makeLogin({ name: 'Adder' });
		const { id, personId } = await addRelative(adder);
		const { id: requestId } = await db.familyRequest.findFirstOrThrow();
		const before = await stored();
		await withdraw(adder.token, requestId);
		// It cannot be claimed meanwhile.
		expect(await findWaitingAccount(id, new Date())).toBeNull();
		expect((await restore(personId, adder.token)).status).toBe(200);
		expect(await stored()).toEqual(before);
		await withdraw(adder.token, requestId);
		await clearRemoved(later());
		expect(await db.member.count({ where: { id } })).toBe(0);
		expect((await restore(personId, adder.token)).status).toBe(404);
	});

	it('leaves the link that was started meanwhile', async () => {
		const adder = await makeLogin({ name: 'Adder' });
		const { id, personId } = await addRelative(adder);
		const { id: requestId } = await db.familyRequest.findFirstOrThrow();
		await withdraw(adder.token, requestId);
		await db.familyRequest.create({ data: { fromMemberId: id, toMemberId: adder.id, relation: 'Sister' } });
		expect((await restore(personId, adder.token)).body.code).toBe('family.tooLateToUndo');
	});
});

describe('a link that was just ended', () => {
	it.each(['asha', 'veer'] as const)('is again for both when %s undoes it, and for no other', async (who) => {
		const { asha, veer, cardId, theirCardId, requestId } = await makeLink();
		const before = await stored();
		const [ender, other] = who === 'asha' ? [asha, veer] : [veer, asha];
		const [own, theirs] = who === 'asha' ? [cardId, theirCardId] : [theirCardId, cardId];
		await withdraw(ender.token, requestId);
		expect((await restore(theirs, other.token)).status).toBe(404);
		expect((await restore(own, other.token)).status).toBe(404);
		expect((await restore(own, ender.token)).status).toBe(200);
		expect(await stored()).toEqual(before);
	});

	it('stays ended when the other has blocked the member', async () => {
		const { asha, veer, cardId, requestId } = await makeLink();
		await withdraw(asha.token, requestId);
		await db.matchMark.create({ data: { kind: 'blocked', memberId: veer.id, otherId: asha.id } });
		expect((await restore(cardId, asha.token)).body.code).toBe('family.tooLateToUndo');
	});
});
