import { beforeEach, describe, expect, it } from 'vitest';
import { POST as postAdd } from '@/app/api/family/add/route';
import { GET as getPending } from '@/app/api/family/pending-requests/route';
import { GET as getTree } from '@/app/api/family/tree/route';
import { PUT as putCard } from '@/app/api/family/update/[id]/route';
import { POST as withdraw } from '@/app/api/family/withdraw-request/route';
import { clearRemoved } from '@/lib/features/family/cards/commands/remove-card';
import { undoMs } from '@/lib/features/family/cards/commands/undo-move';
import { memberReply } from '@/lib/features/family/cards/schema';
import { pendingRequestsReply } from '@/lib/features/family/requests/schema';
import { familyTreeReply } from '@/lib/features/family/schema';
import { isFamily } from '@/lib/features/member/queries/family-distance';
import { db } from '@/lib/platform/db/client';
import type { MemberCreateInput } from '@/lib/platform/db/generated/models';
import { makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { addRelative } from '@/tests/support/relatives';
import { POST } from './route';

provideDatabase();
holdAfterResponse();
beforeEach(emptyTables);

async function add(token: string, json: unknown) {
	const { status, body, text } = await call(postAdd, '/api/family/add', { json, token });
	expect(status, text).toBe(201);
	return memberReply.parse(body).member;
}

const respond = (token: string | undefined, requestId: string, response = 'accept', language = 'en') =>
	call(POST, '/api/family/respond-request', {
		json: { requestId, response },
		language,
		...(token && { token }),
	});
const change = (token: string, id: string, json: unknown) =>
	call(putCard, `/api/family/update/${id}`, { method: 'PUT', params: { id }, json, token });
const withdrawRequest = (token: string, requestId: string) =>
	call(withdraw, '/api/family/withdraw-request', { json: { requestId }, token });

async function treeOf(token: string) {
	const { body, text } = await call(getTree, '/api/family/tree', { token });
	return { ...familyTreeReply.parse(body), text };
}
const getCards = async (token: string) =>
	(await treeOf(token)).familyMembers.map(
		({ name, relation, approvalStatus }) => `${name}: ${relation} ${approvalStatus}`,
	);
const pendingOf = async (token: string) =>
	pendingRequestsReply.parse(
		JSON.parse((await call(getPending, '/api/family/pending-requests', { token })).text),
	);

/** Two members; the first has asked the second. */
async function askedPair(
	relation: string,
	a: Partial<MemberCreateInput> = {},
	b: Partial<MemberCreateInput> = {},
) {
	const asha = await makeLogin({ name: 'Asha', gender: 'Female', ...a });
	const veer = await makeLogin({ name: 'Veer', gender: 'Male', ...b });
	const card = await add(asha.token, { relation, familyMemberId: veer.id, requestMessage: 'Is it you?' });
	return { asha, veer, requestId: card.requestId ?? '' };
}

describe('GET /api/family/pending-requests', () => {
	it('tells who is asked who asks, as what, and nothing more of them', async () => {
		const { asha, veer, requestId } = await askedPair('Brother', {
			email: 'canary@example.org',
			clan: 'canary',
		});
		const { text } = await call(getPending, '/api/family/pending-requests', { token: veer.token });
		expect(pendingRequestsReply.parse(JSON.parse(text))).toEqual([
			{
				_id: requestId,
				requestId,
				fromUser: { _id: asha.id, name: 'Asha' },
				relation: 'Brother',
				relationWords: { hi: 'भाई', en: 'brother' },
				relatedToName: null,
				message: 'Is it you?',
				createdAt: expect.any(String),
			},
		]);
		expect(text).not.toContain('canary');
		expect(await pendingOf(asha.token)).toEqual([]);
		expect((await call(getPending, '/api/family/pending-requests')).status).toBe(401);
	});

	it('shows the photo of who lets others see it', async () => {
		const pictured = (familyTreePrivacy: 'public' | 'restricted') => ({
			familyTreePrivacy,
			photo: { create: { width: 1, height: 1, blur: 'data:image/webp;base64,AA==' } },
		});
		const { veer } = await askedPair('Brother', pictured('public'));
		const shy = await makeLogin({ name: 'Shy', ...pictured('restricted') });
		await add(shy.token, { relation: 'Brother', familyMemberId: veer.id });
		const photos = (await pendingOf(veer.token)).map(({ fromUser }) => [fromUser.name, fromUser.photo]);
		expect(photos).toEqual([
			['Shy', undefined],
			['Asha', expect.any(String)],
		]);
	});

	it('says whose relative, where that is another card', async () => {
		const asha = await makeLogin({ name: 'Asha', gender: 'Female' });
		const veer = await makeLogin({ name: 'Veer', gender: 'Male' });
		const brother = await add(asha.token, { name: 'Ram', relation: 'Brother' });
		await add(asha.token, { relation: 'Son', familyMemberId: veer.id, relatedToMemberId: brother._id });
		expect(await pendingOf(veer.token)).toEqual([
			expect.objectContaining({ relation: 'Son', relatedToName: 'Ram' }),
		]);
	});
});

describe('POST /api/family/respond-request', () => {
	it.each([
		['Brother', 'Brother', 'Sister', 2],
		['Father', 'Father', 'Daughter', 0],
		['Son', 'Son', 'Mother', 0],
		['Husband', 'Husband', 'Wife', 0],
		['Grandfather', 'Grandfather', 'Other', 1],
		['Uncle', 'Uncle', 'Other', 3],
		['Cousin', 'Cousin', 'Cousin', 4],
		['Other', 'Other', 'Other', 0],
	])(
		'accepted, a %s is in both trees, as what each is to the other',
		async (relation, his, hers, unknown) => {
			const { asha, veer, requestId } = await askedPair(relation);
			const { status, body } = await respond(veer.token, requestId);
			expect([status, body]).toEqual([
				200,
				{ message: 'Request accepted successfully', request: { _id: requestId, status: 'accepted' } },
			]);
			expect(await getCards(asha.token)).toEqual(['Asha: Me approved', `Veer: ${his} approved`]);
			expect(await getCards(veer.token)).toEqual(['Veer: Me approved', `Asha: ${hers} approved`]);
			const { familyMembers, links } = await treeOf(veer.token);
			const known = new Set(familyMembers.map(({ _id }) => _id));
			const ends = links.parentLinks.flatMap(({ childId, parentId }) => [childId, parentId]);
			expect(new Set(ends.filter((id) => !known.has(id))).size).toBe(unknown);
			expect(familyMembers[1]).toMatchObject({ isProfileLinked: true, familyMemberId: { _id: asha.id } });
			expect(await isFamily(asha.id, veer.id)).toBe(true);
			expect(await pendingOf(veer.token)).toEqual([]);
		},
	);

	it.each([
		['Son', 'adopted', 'Mother'],
		['Son', 'step', 'Mother'],
		['Father', 'adopted', 'Daughter'],
	])('joins a %s (%s) with the %s in both trees, and not by birth', async (relation, parentKind, inverse) => {
		const asha = await makeLogin({ name: 'Asha', gender: 'Female' });
		const veer = await makeLogin({ name: 'Veer', gender: 'Male' });
		const { requestId } = await add(asha.token, { relation, parentKind, familyMemberId: veer.id });
		expect((await respond(veer.token, requestId ?? '')).status).toBe(200);
		expect(await getCards(asha.token)).toEqual(['Asha: Me approved', `Veer: ${relation} approved`]);
		expect(await getCards(veer.token)).toEqual(['Veer: Me approved', `Asha: ${inverse} approved`]);
		for (const { token } of [asha, veer]) {
			const { links } = await treeOf(token);
			expect(links.parentLinks.map(({ kind }) => kind)).toEqual([parentKind]);
		}
	});

	it('makes nobody twice whom the other has in the tree already', async () => {
		const asha = await makeLogin({ name: 'Asha', gender: 'Female' });
		const veer = await makeLogin({ name: 'Veer', gender: 'Male' });
		await add(veer.token, { name: 'Father', relation: 'Father' });
		await add(veer.token, { name: 'Asha', relation: 'Sister', profession: 'Weaver' });
		await add(asha.token, { name: 'Papa', relation: 'Father' });
		const { requestId } = await add(asha.token, { relation: 'Brother', familyMemberId: veer.id });
		await respond(veer.token, requestId ?? '');
		expect(await getCards(veer.token)).toEqual([
			'Veer: Me approved',
			'Father: Father approved',
			'Asha: Sister approved',
		]);
		expect((await treeOf(veer.token)).familyMembers[2]).toMatchObject({
			isProfileLinked: true,
			profession: 'Weaver',
		});
		expect(await getCards(asha.token)).toEqual([
			'Asha: Me approved',
			'Papa: Father approved',
			'Veer: Brother approved',
		]);
	});

	it('links the father whom the asker has written down, and leaves him there when he refuses', async () => {
		const asha = await makeLogin({ name: 'Asha', gender: 'Female' });
		const veer = await makeLogin({ name: 'Veer', gender: 'Male' });
		await add(asha.token, { name: 'Papa', relation: 'Father' });
		const asked = await add(asha.token, { relation: 'Father', familyMemberId: veer.id });
		expect(asked).toMatchObject({ name: 'Papa', approvalStatus: 'approved', isProfileLinked: false });
		const [waiting] = await pendingOf(veer.token);
		await respond(veer.token, waiting?.requestId ?? '', 'reject');
		expect(await getCards(asha.token)).toEqual(['Asha: Me approved', 'Papa: Father approved']);
		await add(asha.token, { relation: 'Father', familyMemberId: veer.id });
		const [again] = await pendingOf(veer.token);
		await respond(veer.token, again?.requestId ?? '');
		expect(await getCards(asha.token)).toEqual(['Asha: Me approved', 'Veer: Father approved']);
	});

	it('asks one member at a time whether they are the father who is written down', async () => {
		const asha = await makeLogin({ name: 'Asha', gender: 'Female' });
		const [veer, other] = [await makeLogin({ name: 'Veer' }), await makeLogin({ name: 'Other' })];
		await add(asha.token, { name: 'Papa', relation: 'Father' });
		const asked = await add(asha.token, { relation: 'Father', familyMemberId: veer.id });
		const json = { relation: 'Father', familyMemberId: other.id };
		const second = await call(postAdd, '/api/family/add', { json, token: asha.token });
		expect([second.status, second.body.code]).toEqual([409, 'family.secondFather']);
		expect((await withdrawRequest(asha.token, asked.requestId ?? '')).status).toBe(200);
		expect(await getCards(asha.token)).toEqual(['Asha: Me approved', 'Papa: Father approved']);
		expect((await call(postAdd, '/api/family/add', { json, token: asha.token })).status).toBe(201);
	});

	it('refused, the card goes, and neither sees more of the other', async () => {
		const { asha, veer, requestId } = await askedPair('Brother');
		const { status, body } = await respond(veer.token, requestId, 'reject', 'hi');
		expect([status, body.message]).toEqual([200, 'अनुरोध सफलतापूर्वक अस्वीकार किया गया']);
		expect(await getCards(asha.token)).toEqual(['Asha: Me approved']);
		expect(await getCards(veer.token)).toEqual(['Veer: Me approved']);
		expect(await db.person.count({ where: { kind: 'connector' } })).toBe(0);
		expect(await isFamily(asha.id, veer.id)).toBe(false);
		expect(await db.familyRequest.findMany()).toEqual([expect.objectContaining({ status: 'rejected' })]);
	});

	it('leaves what was written of a relative who says that it is not them', async () => {
		const adder = await makeLogin({ name: 'Adder' });
		const relative = await addRelative(adder, { name: 'Meera', relation: 'Sister' });
		const claimed = await makeLogin();
		await db.familyRequest.updateMany({
			where: { toMemberId: relative.id },
			data: { toMemberId: claimed.id },
		});
		await db.person.updateMany({ where: { memberId: relative.id }, data: { memberId: claimed.id } });
		const [waiting] = await pendingOf(claimed.token);
		expect((await respond(claimed.token, waiting?.requestId ?? '', 'reject')).status).toBe(200);
		expect((await treeOf(adder.token)).familyMembers[1]).toMatchObject({
			name: 'Meera',
			familyMemberId: null,
			isProfileLinked: false,
		});
	});

	it('is answered once, however often at once', async () => {
		for (const answers of [
			['accept', 'accept'],
			['accept', 'reject'],
			['reject', 'reject'],
		]) {
			await emptyTables();
			const { veer, requestId } = await askedPair('Brother');
			const both = await Promise.all(answers.map((answer) => respond(veer.token, requestId, answer)));
			expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
			expect(both.find(({ status }) => status === 409)?.body.code).toBe('family.requestAnswered');
		}
	});

	it('makes one mother of two who are accepted at once', async () => {
		const { veer, requestId } = await askedPair('Son');
		const other = await makeLogin({ name: 'Other', gender: 'Female' });
		const second = await add(other.token, { relation: 'Son', familyMemberId: veer.id });
		const both = await Promise.all([requestId, second.requestId ?? ''].map((id) => respond(veer.token, id)));
		expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
		expect(both.find(({ status }) => status === 409)?.body.code).toBe('family.secondMother');
		expect((await getCards(veer.token)).filter((card) => card.includes('Mother'))).toHaveLength(1);
		expect(await pendingOf(veer.token)).toHaveLength(1);
	});

	it('is for the one asked alone', async () => {
		const { asha, requestId } = await askedPair('Brother');
		const stranger = await makeLogin({ isAdmin: true });
		expect((await respond(undefined, requestId)).status).toBe(401);
		for (const { token } of [asha, stranger]) expect((await respond(token, requestId)).status).toBe(404);
		expect((await respond(stranger.token, crypto.randomUUID())).status).toBe(404);
		expect((await respond(stranger.token, 'one')).status).toBe(400);
		expect((await respond(asha.token, requestId, 'maybe')).status).toBe(400);
		expect(await db.familyRequest.findMany()).toEqual([expect.objectContaining({ status: 'pending' })]);
	});

	it('is answered for what was asked alone: the card stays where it is until then', async () => {
		const { asha, veer } = await askedPair('Cousin');
		const card = (await treeOf(asha.token)).familyMembers.find(({ name }) => name === 'Veer');
		const { status, body } = await change(asha.token, card?._id ?? '', { relation: 'Husband' });
		expect([status, body.code]).toEqual([409, 'family.awaitsAnswer']);
		expect(await getCards(asha.token)).toEqual(['Asha: Me approved', 'Veer: Cousin pending']);
		expect(await pendingOf(veer.token)).toEqual([expect.objectContaining({ relation: 'Cousin' })]);
	});

	it.each(['moved', 'taken out', 'left without a name'])(
		'is not accepted as something else, when whose relative they are is %s',
		async (how) => {
			const asha = await makeLogin({ name: 'Asha', gender: 'Female' });
			const veer = await makeLogin({ name: 'Veer', gender: 'Male' });
			const ram = await add(asha.token, { name: 'Ram', relation: 'Brother' });
			const asked = { relation: 'Son', familyMemberId: veer.id, relatedToMemberId: ram._id };
			const { requestId } = await add(asha.token, asked);
			if (how === 'moved') {
				// By another relation of his own, which makes his son another's.
				await db.parentLink.deleteMany({ where: { parentId: ram._id, role: 'father' } });
			} else if (how === 'taken out') await db.person.delete({ where: { id: ram._id } });
			else {
				// As when the account that he belonged to is deleted.
				const nobody = { kind: 'connector', name: null, nameKey: '' } as const;
				await db.person.update({ where: { id: ram._id }, data: nobody, select: { id: true } });
			}
			const { status, body } = await respond(veer.token, requestId ?? '');
			expect([status, body.code]).toEqual([409, 'family.askedOtherwise']);
			expect(body.message).toContain('Asha');
			expect(await getCards(veer.token)).toEqual(['Veer: Me approved']);
			expect((await respond(veer.token, requestId ?? '', 'reject')).status).toBe(200);
		},
	);

	it('is what was asked also where the card it has joined tells no sex', async () => {
		const asha = await makeLogin({ name: 'Asha', gender: 'Female' });
		const veer = await makeLogin({ name: 'Veer', gender: 'Male' });
		const papa = await add(asha.token, { name: 'Papa', relation: 'Father' });
		const written = { name: 'Veer', relation: 'Child', relatedToMemberId: papa._id };
		const { _id } = await add(asha.token, written);
		const asked = await add(asha.token, { relation: 'Brother', familyMemberId: veer.id });
		expect(asked._id).toBe(_id);
		expect((await respond(veer.token, asked.requestId ?? '')).status).toBe(200);
		expect(await getCards(veer.token)).toEqual(['Veer: Me approved', 'Asha: Sister approved']);
	});

	it('asks the member who claims an account for the relation that the adder has corrected meanwhile', async () => {
		const adder = await makeLogin({ name: 'Adder', gender: 'Female' });
		const relative = await addRelative(adder, { name: 'Meera', relation: 'Sister' });
		const card = (await treeOf(adder.token)).familyMembers.find(({ name }) => name === 'Meera');
		expect((await change(adder.token, card?._id ?? '', { relation: 'Cousin' })).status).toBe(200);
		expect(await db.familyRequest.findMany({ select: { relation: true } })).toEqual([{ relation: 'Cousin' }]);
		await db.member.update({ where: { id: relative.id }, data: { claimedAt: new Date() } });
		const { status, body } = await change(adder.token, card?._id ?? '', { relation: 'Aunt' });
		expect([status, body.code]).toEqual([409, 'family.awaitsAnswer']);
	});

	it('keeps the request where the own tree has somebody else in that place', async () => {
		const { asha, veer, requestId } = await askedPair('Daughter', {}, { gender: 'Female' });
		const other = await makeLogin({ name: 'Other', gender: 'Female' });
		const asked = await add(veer.token, { relation: 'Mother', familyMemberId: other.id });
		await respond(other.token, asked.requestId ?? '');
		const { status, body } = await respond(veer.token, requestId);
		expect([status, body.code]).toEqual([409, 'family.secondMother']);
		expect(await getCards(asha.token)).toEqual(['Asha: Me approved', 'Veer: Daughter pending']);
	});
});

describe('POST /api/family/withdraw-request', () => {
	it('withdraws what waits for its answer', async () => {
		const { asha, veer, requestId } = await askedPair('Brother');
		expect((await withdrawRequest(veer.token, requestId)).status).toBe(403);
		const { status, body } = await withdrawRequest(asha.token, requestId);
		expect([status, body.message]).toEqual([200, 'Request withdrawn successfully']);
		expect(await getCards(asha.token)).toEqual(['Asha: Me approved']);
		expect(await pendingOf(veer.token)).toEqual([]);
		expect((await respond(veer.token, requestId)).status).toBe(409);
		expect((await withdrawRequest(asha.token, requestId)).status).toBe(409);
	});

	it('withdraws a relative’s account that nobody has claimed, and makes no tree for it', async () => {
		const adder = await makeLogin({ name: 'Adder' });
		await addRelative(adder, { name: 'Meera', relation: 'Sister' });
		const requestId = (await treeOf(adder.token)).familyMembers[1]?.requestId ?? '';
		expect((await withdrawRequest(adder.token, requestId)).status).toBe(200);
		expect((await treeOf(adder.token)).familyMembers[1]).toMatchObject({ name: 'Meera', requestId: null });
		expect(await db.familyTree.count()).toBe(1);
	});

	it.each(['asha', 'veer'] as const)(
		'ends a link for both when %s ends it, and leaves the cards without it',
		async (who) => {
			const live = { familyTreePrivacy: 'public', clan: 'live clan', profession: 'live job' } as const;
			const { asha, veer, requestId } = await askedPair('Brother', live, live);
			await respond(veer.token, requestId);
			expect((await treeOf(asha.token)).text).toContain('live job');
			expect((await withdrawRequest({ asha, veer }[who].token, requestId)).status).toBe(200);
			for (const [reader, other] of [
				[asha, 'Veer: Brother'],
				[veer, 'Asha: Sister'],
			] as const) {
				const { familyMembers } = await treeOf(reader.token);
				const { name, relation, familyMemberId, isProfileLinked, profession } = familyMembers[1] ?? {};
				expect(`${name}: ${relation}`).toBe(other);
				expect([familyMemberId, isProfileLinked, profession]).toEqual([null, false, null]);
			}
			expect(await isFamily(asha.id, veer.id)).toBe(false);
		},
	);

	it('is for the two alone', async () => {
		const { requestId } = await askedPair('Brother');
		const stranger = await makeLogin({ isAdmin: true });
		expect((await withdrawRequest(stranger.token, requestId)).status).toBe(404);
		expect((await call(withdraw, '/api/family/withdraw-request', { json: { requestId } })).status).toBe(401);
	});
});

it('leaves nothing in the log of a card that goes with its request, but that something was done to it', async () => {
	const { asha, requestId } = await askedPair('Brother');
	const card = await db.person.findFirstOrThrow({ where: { name: 'Veer', tree: { ownerId: asha.id } } });
	const entry = { action: 'person.update', subjectType: 'person', subjectId: card.id } as const;
	await db.auditEntry.create({ data: { ...entry, changes: { name: { from: 'V', to: 'Veer' } } } });
	expect((await withdrawRequest(asha.token, requestId)).status).toBe(200);
	// Until then it can be undone.
	await clearRemoved(new Date(Date.now() + undoMs + 1000));
	expect(await db.person.count({ where: { id: card.id } })).toBe(0);
	const kept = await db.auditEntry.findMany({ where: { subjectId: card.id }, select: { changes: true } });
	expect(kept).toEqual([{ changes: null }]);
});
