import { beforeEach, describe, expect, it } from 'vitest';
import { POST as postAdd } from '@/app/api/family/add/route';
import { POST as postAnswer } from '@/app/api/family/respond-request/route';
import { GET as getTree } from '@/app/api/family/tree/route';
import { GET as getTrees } from '@/app/api/family/trees/route';
import { memberReply } from '@/lib/features/family/cards/schema';
import { familyTreeReply } from '@/lib/features/family/schema';
import { familyTreesReply, treeChangedReply, treeReply } from '@/lib/features/family/tree/schema';
import { isFamily } from '@/lib/features/member/queries/family-distance';
import { db } from '@/lib/platform/db/client';
import { makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { DELETE, GET, PUT } from './route';

provideDatabase();
holdAfterResponse();
beforeEach(emptyTables);

const put = (id: string, token: string | undefined, json: unknown, language = 'en') =>
	call(PUT, `/api/family/trees/${id}`, {
		method: 'PUT',
		params: { id },
		json,
		language,
		...(token && { token }),
	});
const remove = (id: string, token?: string, language = 'en') =>
	call(DELETE, `/api/family/trees/${id}`, {
		method: 'DELETE',
		params: { id },
		language,
		...(token && { token }),
	});

const treeOf = async (token: string) =>
	familyTreeReply.parse((await call(getTree, '/api/family/tree', { token })).body);

const absentIds = [crypto.randomUUID(), 'one'];

describe('PUT /api/family/trees/{id}', () => {
	it('changes name and openness, and notes both values of each', async () => {
		const owner = await makeLogin({ name: 'Asha', familyTreePrivacy: 'public' });
		const head = await makeLogin({ isAdmin: true });
		const { familyTree } = await treeOf(owner.token);
		const { status, body } = await put(familyTree._id, head.token, {
			name: ' The  Rathores ',
			isPublic: true,
		});
		expect(status).toBe(200);
		expect(treeChangedReply.parse(body)).toEqual({
			message: 'Family updated successfully!',
			familyTree: {
				_id: familyTree._id,
				name: 'The Rathores',
				title: 'The Rathores',
				memberCount: 1,
				createdBy: { name: 'Asha' },
				isPublic: true,
				createdAt: expect.any(String),
				version: 1,
			},
		});
		expect(await db.auditEntry.findMany()).toEqual([
			expect.objectContaining({
				actorId: head.id,
				action: 'family.update',
				subjectType: 'family',
				subjectId: familyTree._id,
				changes: { name: { from: 'Asha', to: 'The Rathores' }, isPublic: { from: false, to: true } },
			}),
		]);
		for (const parameter of ['search', 'query']) {
			const found = await call(getTrees, `/api/family/trees?${parameter}=राठौर`);
			expect(familyTreesReply.parse(found.body).families.map(({ name }) => name)).toEqual(['The Rathores']);
			const none = await call(getTrees, `/api/family/trees?${parameter}=Jhala`);
			expect(familyTreesReply.parse(none.body).families).toEqual([]);
		}
	});

	it('is not written over a newer change, which can be read again', async () => {
		const { token } = await makeLogin({ isAdmin: true });
		const { familyTree } = await treeOf(token);
		await put(familyTree._id, token, { name: 'Newer', version: 0 });
		const late = await put(familyTree._id, token, { name: 'Older', version: 0 });
		expect([late.status, late.body.code]).toEqual([409, 'record.stale']);
		const path = `/api/family/trees/${familyTree._id}`;
		const read = await call(GET, path, { token, params: { id: familyTree._id } });
		expect(treeReply.parse(read.body).familyTree).toMatchObject({ name: 'Newer', version: 1 });
		expect((await put(familyTree._id, token, { name: 'Whatever' })).status).toBe(200);
	});

	it('needs a name [families.nameRequired]', async () => {
		const { token } = await makeLogin({ isAdmin: true });
		const { familyTree } = await treeOf(token);
		const { status, body } = await put(familyTree._id, token, { name: ' ', isPublic: true });
		expect([status, body.message]).toEqual([400, 'Family name is required']);
		const inHindi = await put(familyTree._id, token, { name: '', isPublic: true }, 'hi');
		expect(inHindi.body.message).toBe('परिवार का नाम ज़रूरी है');
		expect((await put(familyTree._id, token, { name: 'a'.repeat(201) })).body.code).toBe('input.invalid');
	});

	it('is for administrators', async () => {
		const owner = await makeLogin();
		const { familyTree } = await treeOf(owner.token);
		expect((await put(familyTree._id, undefined, { name: 'X' })).status).toBe(401);
		expect((await put(familyTree._id, owner.token, { name: 'X' })).status).toBe(403);
		const head = await makeLogin({ isAdmin: true });
		for (const id of absentIds) expect((await put(id, head.token, { name: 'X' })).status).toBe(404);
		expect(await db.auditEntry.count()).toBe(0);
	});
});

describe('DELETE /api/family/trees/{id}', () => {
	it('removes the tree with everybody in it, and the links of its owner', async () => {
		const asha = await makeLogin({ name: 'Asha', gender: 'Female' });
		const veer = await makeLogin({ name: 'Veer', gender: 'Male' });
		const head = await makeLogin({ isAdmin: true });
		const added = await call(postAdd, '/api/family/add', {
			json: { relation: 'Brother', familyMemberId: veer.id },
			token: asha.token,
		});
		const { requestId } = memberReply.parse(added.body).member;
		await call(postAnswer, '/api/family/respond-request', {
			json: { requestId, response: 'accept' },
			token: veer.token,
		});
		const { familyTree } = await treeOf(asha.token);
		const { status, body } = await remove(familyTree._id, head.token);
		expect([status, body.message]).toEqual([200, 'Family deleted successfully!']);
		expect(await db.familyTree.count({ where: { id: familyTree._id } })).toBe(0);
		expect(await db.person.count({ where: { treeId: familyTree._id } })).toBe(0);
		expect(await isFamily(asha.id, veer.id)).toBe(false);
		expect(
			(await treeOf(veer.token)).familyMembers.map(({ name, isProfileLinked }) => [name, isProfileLinked]),
		).toEqual([
			['Veer', true],
			['Asha', false],
		]);
		expect((await treeOf(asha.token)).familyMembers.map(({ name }) => name)).toEqual(['Asha']);
		expect(await db.auditEntry.findMany()).toEqual([
			expect.objectContaining({ actorId: head.id, action: 'family.delete', subjectId: familyTree._id }),
		]);
	});

	it('is for administrators', async () => {
		const owner = await makeLogin();
		const { familyTree } = await treeOf(owner.token);
		expect((await remove(familyTree._id)).status).toBe(401);
		expect((await remove(familyTree._id, owner.token)).status).toBe(403);
		const head = await makeLogin({ isAdmin: true });
		for (const id of absentIds) expect((await remove(id, head.token)).status).toBe(404);
		expect((await remove(familyTree._id, head.token, 'hi')).body.message).toBe(
			'परिवार सफलतापूर्वक हटा दिया गया!',
		);
	});
});
