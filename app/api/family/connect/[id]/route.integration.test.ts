import { beforeEach, describe, expect, it } from 'vitest';
import { POST as postAdd } from '@/app/api/family/add/route';
import { POST as postAnswer } from '@/app/api/family/respond-request/route';
import { GET as getTree } from '@/app/api/family/tree/route';
import { PUT as putUpdate } from '@/app/api/family/update/[id]/route';
import { memberReply } from '@/lib/features/family/cards/schema';
import { familyTreeReply } from '@/lib/features/family/schema';
import { db } from '@/lib/platform/db/client';
import { makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { WrittenTree } from '@/tests/support/trees';
import { POST } from './route';

provideDatabase();
beforeEach(emptyTables);

const connect = (id: string, token: string, json: object) =>
	call(POST, `/api/family/connect/${id}`, { params: { id }, token, json, language: 'en' });

async function relations(token: string) {
	const { body } = await call(getTree, '/api/family/tree', { token });
	const { familyMembers } = familyTreeReply.parse(body);
	return Object.fromEntries(familyMembers.map(({ name, relation }) => [name, relation]));
}

/** Karan's tree, with a father, his wife and his father whom nothing connects with Karan. */
async function makeApart() {
	const { id, token } = await makeLogin({ name: 'Karan', gender: 'Male' });
	const tree = await WrittenTree.of(id);
	const father = await tree.card('Sardar', { gender: 'Male' });
	const mother = await tree.card('Gulab', { gender: 'Female' });
	const grandfather = await tree.card('Jodh', { gender: 'Male' });
	await tree.parent(father, grandfather, 'father');
	await tree.marry(father, mother);
	return { token, tree, father, mother, grandfather };
}

describe('POST /api/family/connect/{id}', () => {
	it('makes somebody the father, with everybody who hangs on him', async () => {
		const { token, father } = await makeApart();
		expect(await relations(token)).toEqual({ Karan: 'Me', Sardar: 'Other', Gulab: 'Other', Jodh: 'Other' });
		const { status, body, text } = await connect(father, token, { relation: 'Father' });
		expect(status, text).toBe(200);
		expect(memberReply.parse(body)).toMatchObject({
			message: 'They are now connected to the family',
			member: { name: 'Sardar', relation: 'Father' },
		});
		expect(await relations(token)).toMatchObject({ Sardar: 'Father', Jodh: 'Grandfather' });
	});

	it.each([
		['Mother', 'Mother'],
		['Wife', 'Wife'],
		['Sister', 'Sister'],
		['Daughter', 'Daughter'],
	])('makes somebody the %s of the owner', async (relation, derived) => {
		const { token, mother } = await makeApart();
		expect((await connect(mother, token, { relation })).status).toBe(200);
		expect(await relations(token)).toMatchObject({ Gulab: derived });
	});

	it('lets the unknown parents of brothers become those who are known', async () => {
		const { token, father, mother } = await makeApart();
		await call(postAdd, '/api/family/add', { token, json: { name: 'Mohan', relation: 'Brother' } });
		expect((await connect(father, token, { relation: 'Father' })).status).toBe(200);
		expect((await connect(mother, token, { relation: 'Mother' })).status).toBe(200);
		expect(await db.person.count({ where: { kind: 'connector' } })).toBe(0);
		expect(await relations(token)).toMatchObject({ Mohan: 'Brother', Sardar: 'Father', Gulab: 'Mother' });
	});

	it('keeps the details of the marriage of an unknown father who becomes somebody', async () => {
		const { token, tree, father, mother } = await makeApart();
		const unknown = await tree.card('?', { kind: 'connector', name: null, nameKey: '' });
		const wife = await tree.card('Moti', { gender: 'Female' });
		await tree.parent(tree.meId, unknown, 'father');
		await tree.parent(tree.meId, wife, 'mother');
		await tree.marry(unknown, wife);
		await db.union.updateMany({ where: { partnerAId: { in: [unknown, wife] } }, data: { place: 'Ajmer' } });
		expect((await connect(father, token, { relation: 'Father' })).status).toBe(200);
		const unions = await db.union.findMany({ orderBy: { sequence: 'asc' } });
		expect(
			unions.map(({ partnerAId, partnerBId, place }) => [[partnerAId, partnerBId].sort(), place]),
		).toEqual([
			[[father, mother].sort(), null],
			[[father, wife].sort(), 'Ajmer'],
		]);
	});

	it('shares the father with a brother who has one', async () => {
		const { token, tree, father } = await makeApart();
		const brother = await tree.card('Mohan', { gender: 'Male' });
		await tree.parent(brother, father, 'father');
		expect((await connect(brother, token, { relation: 'Brother' })).status).toBe(200);
		expect(await relations(token)).toMatchObject({ Mohan: 'Brother', Sardar: 'Father', Jodh: 'Grandfather' });
	});

	it('refuses a second father, somebody of another tree, the owner, oneself and no relation', async () => {
		const { token, father, grandfather } = await makeApart();
		await connect(father, token, { relation: 'Father' });
		const second = await connect(grandfather, token, { relation: 'Father' });
		expect([second.status, second.body]).toMatchObject([409, { code: 'family.secondFather' }]);
		const stranger = await makeApart();
		expect((await connect(father, stranger.token, { relation: 'Father' })).status).toBe(404);
		expect(
			(await connect(stranger.father, stranger.token, { relation: 'Son', relatedToMemberId: father })).status,
		).toBe(404);
		const me = await connect(stranger.tree.meId, stranger.token, { relation: 'Son' });
		expect([me.status, me.body]).toMatchObject([403, { code: 'family.ownCard' }]);
		const self = { relation: 'Son', relatedToMemberId: stranger.father };
		expect((await connect(stranger.father, stranger.token, self)).status).toBe(400);
		expect((await connect(stranger.father, stranger.token, { relation: 'Other' })).status).toBe(400);
	});

	it('refuses what would make somebody their own ancestor', async () => {
		const { token, father, grandfather } = await makeApart();
		const asSon = { relation: 'Son', relatedToMemberId: father };
		const { status, body } = await connect(grandfather, token, asSon);
		expect([status, body]).toMatchObject([409, { code: 'family.ownAncestor' }]);
	});

	it('leaves a card where it is whose member is asked about it', async () => {
		const { token } = await makeApart();
		const asked = await makeLogin({ name: 'Moti', gender: 'Female' });
		const { body } = await call(postAdd, '/api/family/add', {
			token,
			json: { relation: 'Other', familyMemberId: asked.id },
		});
		const { _id } = memberReply.parse(body).member;
		const answer = await connect(_id, token, { relation: 'Sister' });
		expect([answer.status, answer.body]).toMatchObject([409, { code: 'family.awaitsAnswer' }]);
		const request = await db.familyRequest.findFirstOrThrow();
		const accepted = { requestId: request.id, response: 'accept' };
		expect(
			(await call(postAnswer, '/api/family/respond-request', { token: asked.token, json: accepted })).status,
		).toBe(200);
	});
});

describe('PUT /api/family/update/{id}', () => {
	it('moves somebody who is connected with nobody with everybody who hangs on them', async () => {
		const { token, father } = await makeApart();
		const { status, text } = await call(putUpdate, `/api/family/update/${father}`, {
			...{ method: 'PUT', params: { id: father }, token, json: { relation: 'Father' } },
		});
		expect(status, text).toBe(200);
		expect(await relations(token)).toMatchObject({ Sardar: 'Father', Jodh: 'Grandfather' });
	});
});
