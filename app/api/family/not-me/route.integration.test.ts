import { beforeEach, describe, expect, it } from 'vitest';
import { POST as postAdd } from '@/app/api/family/add/route';
import { GET as getNamedIn } from '@/app/api/family/named-in/route';
import { POST as respond } from '@/app/api/family/respond-request/route';
import { GET as getTree } from '@/app/api/family/tree/route';
import { memberReply } from '@/lib/features/family/cards/schema';
import { namedInReply } from '@/lib/features/family/requests/schema';
import { familyTreeReply } from '@/lib/features/family/schema';
import { isFamily } from '@/lib/features/member/queries/family-distance';
import { db } from '@/lib/platform/db/client';
import { makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { POST } from './route';

provideDatabase();
holdAfterResponse();
beforeEach(emptyTables);

async function add(token: string, json: unknown) {
	const { status, body, text } = await call(postAdd, '/api/family/add', { json, token });
	expect(status, text).toBe(201);
	return memberReply.parse(body).member;
}

const namedIn = async (token: string) => {
	const { text } = await call(getNamedIn, '/api/family/named-in', { token });
	return { text, trees: namedInReply.parse(JSON.parse(text)) };
};

const leave = (token: string | undefined, ownerId: string, language = 'en') =>
	call(POST, '/api/family/not-me', { json: { ownerId }, language, ...(token && { token }) });

async function treeOf(token: string) {
	const { body, text } = await call(getTree, '/api/family/tree', { token });
	return { ...familyTreeReply.parse(body), text };
}

const live = { familyTreePrivacy: 'public', clan: 'live clan', profession: 'live job' } as const;

/** Asha has asked Veer, who is her mother's brother as she says, and Veer has accepted unless given otherwise. */
async function makePair({ isAccepted = true } = {}) {
	const asha = await makeLogin({ ...live, name: 'Asha', gender: 'Female' });
	const veer = await makeLogin({ ...live, name: 'Veer', gender: 'Male', email: 'canary@example.org' });
	const mother = await add(asha.token, { name: 'Gayatri', relation: 'Mother' });
	const place = { relation: 'Brother', relatedToMemberId: mother._id };
	const { requestId } = await add(asha.token, { ...place, familyMemberId: veer.id });
	if (isAccepted) {
		const json = { requestId, response: 'accept' };
		const { status } = await call(respond, '/api/family/respond-request', { json, token: veer.token });
		expect(status).toBe(200);
	}
	return { asha, veer };
}

describe('GET /api/family/named-in', () => {
	it('says of nobody what they were to a card that is gone', async () => {
		const { asha, veer } = await makePair();
		await db.familyRequest.updateMany({ data: { relatedToId: null } });
		expect((await namedIn(veer.token)).trees).toEqual([
			{
				owner: { _id: asha.id, name: 'Asha' },
				...{ relation: 'Other', relationWords: { hi: 'रिश्तेदार', en: 'relative' }, relatedToName: null },
			},
		]);
	});

	it('tells each of two who are linked of the other’s tree, and nothing but names', async () => {
		const { asha, veer } = await makePair();
		const atVeer = await namedIn(veer.token);
		expect(atVeer.trees).toEqual([
			{
				owner: { _id: asha.id, name: 'Asha' },
				relation: 'Brother',
				relationWords: { hi: 'भाई', en: 'brother' },
				relatedToName: 'Gayatri',
			},
		]);
		const atAsha = await namedIn(asha.token);
		const nothingSaid = { relation: null, relationWords: null, relatedToName: null };
		expect(atAsha.trees).toEqual([{ owner: { _id: veer.id, name: 'Veer' }, ...nothingSaid }]);
		expect(atVeer.text + atAsha.text).not.toMatch(/live|canary/);
	});

	it('leaves out what waits for an answer, asked by either side, and is for members', async () => {
		const { asha, veer } = await makePair({ isAccepted: false });
		expect((await namedIn(veer.token)).trees).toEqual([]);
		expect((await namedIn(asha.token)).trees).toEqual([]);
		expect((await call(getNamedIn, '/api/family/named-in')).status).toBe(401);
	});
});

describe('POST /api/family/not-me', () => {
	it.each(['veer', 'asha'] as const)(
		'ends what was agreed when %s says it; each tree keeps its owner’s own words',
		async (who) => {
			const pair = await makePair();
			const [leaver, other] = who === 'veer' ? [pair.veer, pair.asha] : [pair.asha, pair.veer];
			expect((await treeOf(other.token)).text).toContain('live job');
			const { status, body } = await leave(leaver.token, other.id, 'hi');
			expect([status, body.message]).toEqual([200, 'आपकी प्रोफ़ाइल अब उनके वंश वृक्ष से जुड़ी नहीं है']);
			for (const [reader, name] of [
				[pair.asha, 'Veer'],
				[pair.veer, 'Asha'],
			] as const) {
				const tree = await treeOf(reader.token);
				expect(tree.familyMembers.find((card) => card.name === name)).toMatchObject({
					familyMemberId: null,
					isProfileLinked: false,
					profession: null,
					clan: null,
				});
				expect((await namedIn(reader.token)).trees).toEqual([]);
			}
			expect(await isFamily(pair.asha.id, pair.veer.id)).toBe(false);
			expect((await leave(leaver.token, other.id)).status).toBe(404);
		},
	);

	it('refuses a request that waits: the card goes', async () => {
		const { asha, veer } = await makePair({ isAccepted: false });
		expect((await leave(veer.token, asha.id)).status).toBe(200);
		expect((await treeOf(asha.token)).familyMembers.map(({ name }) => name)).toEqual(['Asha', 'Gayatri']);
		const requests = await db.familyRequest.findMany();
		expect(requests).toEqual([expect.objectContaining({ status: 'rejected' })]);
	});

	it('reaches a card that its owner has hidden', async () => {
		const { asha, veer } = await makePair();
		await db.person.updateMany({
			where: { memberId: veer.id, tree: { ownerId: asha.id } },
			data: { isVisible: false },
		});
		expect((await namedIn(veer.token)).trees).toHaveLength(1);
		expect((await leave(veer.token, asha.id)).status).toBe(200);
		expect(await db.person.count({ where: { memberId: veer.id, tree: { ownerId: asha.id } } })).toBe(0);
	});

	it('reaches a card for which nobody was ever asked', async () => {
		const [asha, veer] = [await makeLogin({ name: 'Asha' }), await makeLogin({ name: 'Veer' })];
		const card = await add(asha.token, { name: 'Veer Singh', relation: 'Brother' });
		await db.person.update({ where: { id: card._id }, data: { memberId: veer.id } });
		expect((await namedIn(veer.token)).trees).toMatchObject([{ owner: { name: 'Asha' }, relation: null }]);
		expect((await leave(veer.token, asha.id)).status).toBe(200);
		const { familyMembers } = await treeOf(asha.token);
		expect(familyMembers[1]).toMatchObject({ name: 'Veer Singh', familyMemberId: null });
	});

	it('withdraws no request of one’s own, and finds no tree that names nobody', async () => {
		const { asha, veer } = await makePair({ isAccepted: false });
		const stranger = await makeLogin({ isAdmin: true });
		expect((await leave(asha.token, veer.id)).status).toBe(404);
		expect((await leave(asha.token, asha.id)).status).toBe(404);
		expect((await leave(stranger.token, asha.id)).status).toBe(404);
		expect((await leave(stranger.token, crypto.randomUUID())).status).toBe(404);
		expect((await leave(stranger.token, 'one')).status).toBe(400);
		expect((await leave(undefined, asha.id)).status).toBe(401);
		const requests = await db.familyRequest.findMany();
		expect(requests).toEqual([expect.objectContaining({ status: 'pending' })]);
	});

	it('ends a link once, however often at once', async () => {
		const { asha, veer } = await makePair();
		const both = await Promise.all([leave(veer.token, asha.id), leave(asha.token, veer.id)]);
		expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
	});
});
