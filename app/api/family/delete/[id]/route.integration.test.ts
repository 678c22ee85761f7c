import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as postAdd } from '@/app/api/family/add/route';
import { POST as postAnswer } from '@/app/api/family/respond-request/route';
import { POST as postRestore } from '@/app/api/family/restore/[id]/route';
import { GET as getTree } from '@/app/api/family/tree/route';
import { clearRemoved } from '@/lib/features/family/cards/commands/remove-card';
import { undoMs } from '@/lib/features/family/cards/commands/undo-move';
import { memberReply, removalReply } from '@/lib/features/family/cards/schema';
import { familyTreeReply } from '@/lib/features/family/schema';
import { isFamily } from '@/lib/features/member/queries/family-distance';
import { db } from '@/lib/platform/db/client';
import { makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { DELETE } from './route';

const dataDir = mkdtempSync(path.join(tmpdir(), 'family-delete-'));
process.env.DATA_DIR = dataDir;
provideDatabase();
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
holdAfterResponse();
beforeEach(emptyTables);

const later = () => new Date(Date.now() + undoMs + 1000);

async function add(token: string, json: unknown) {
	const { status, body, text } = await call(postAdd, '/api/family/add', { json, token });
	expect(status, text).toBe(201);
	return memberReply.parse(body).member;
}

const remove = (id: string, token?: string, language = 'en') =>
	call(DELETE, `/api/family/delete/${id}`, {
		method: 'DELETE',
		params: { id },
		language,
		...(token && { token }),
	});
const restore = (id: string, token?: string) =>
	call(postRestore, `/api/family/restore/${id}`, { method: 'POST', params: { id }, ...(token && { token }) });

async function treeOf(token: string) {
	const { body, text } = await call(getTree, '/api/family/tree', { token });
	return { ...familyTreeReply.parse(body), text };
}
const getCards = async (token: string) =>
	(await treeOf(token)).familyMembers.map(
		({ name, relation, approvalStatus, isProfileLinked }) =>
			`${name}: ${relation} ${approvalStatus}${isProfileLinked ? ', linked' : ''}`,
	);
const connectors = () => db.person.count({ where: { kind: 'connector' } });

describe('DELETE /api/family/delete/{id}', () => {
	it('takes a card out, at once and after a while permanently', async () => {
		const { token } = await makeLogin({ name: 'Asha' });
		const brother = await add(token, { name: 'Ram canary', relation: 'Brother' });
		const { status, body } = await remove(brother._id, token);
		expect(status).toBe(200);
		expect(removalReply.parse(body)).toEqual({
			message: 'Family member deleted successfully',
			restorableUntil: expect.stringMatching(/Z$/),
		});
		expect((await treeOf(token)).text).not.toContain('canary');
		expect(await clearRemoved(new Date())).toBe(0);
		expect(await clearRemoved(later())).toBe(1);
		expect(await db.person.count()).toBe(1);
	});

	it('leaves nothing of a card in the audit log, once it is deleted permanently', async () => {
		const { token } = await makeLogin();
		const { id: actorId } = await makeLogin({ isAdmin: true });
		const { _id: subjectId } = await add(token, { name: 'Ram', relation: 'Brother' });
		const { _id: other } = await add(token, { name: 'Lav', relation: 'Son' });
		const entry = { actorId, action: 'person.update', subjectType: 'person' };
		const changes = { name: { from: 'Rama canary', to: 'Ram' } };
		await db.auditEntry.createMany({
			data: [
				{ ...entry, subjectId, changes },
				{ ...entry, subjectId: other, changes },
			],
		});
		await remove(subjectId, token);
		await clearRemoved(later());
		expect(await db.auditEntry.findMany({ orderBy: { id: 'asc' } })).toMatchObject([
			{ subjectId, changes: null },
			{ subjectId: other, changes },
		]);
	});

	it('says in Hindi that it is done', async () => {
		const { token } = await makeLogin();
		const { _id } = await add(token, { name: 'Ram', relation: 'Brother' });
		expect((await remove(_id, token, 'hi')).body.message).toBe('परिवार सदस्य सफलतापूर्वक हटाया गया');
	});

	it('keeps those together who hang on the one taken out', async () => {
		const { token } = await makeLogin({ name: 'Asha', gender: 'Female' });
		const father = await add(token, { name: 'Devi canary', relation: 'Father', profession: 'canary' });
		await add(token, { name: 'Mohan', relation: 'Grandfather' });
		await remove(father._id, token);
		for (const now of [new Date(), later()]) {
			await clearRemoved(now);
			const { text, links } = await treeOf(token);
			expect(await getCards(token)).toEqual(['Asha: Me approved, linked', 'Mohan: Grandfather approved']);
			expect(links.parentLinks).toHaveLength(2);
			expect(text).not.toContain('canary');
		}
		expect(
			await db.person.findMany({ where: { kind: 'connector' }, select: { name: true, profession: true } }),
		).toEqual([{ name: null, profession: null }]);
	});

	it('takes the picture out of the store with the card', async () => {
		const storedFiles = () =>
			readdirSync(dataDir, { recursive: true }).filter((file) => String(file).endsWith('.webp'));
		const { token } = await makeLogin();
		const bytes = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'teal' } })
			.png()
			.toBuffer();
		const form = new FormData();
		form.set('name', 'Ram');
		form.set('relation', 'Son');
		form.set('photo', new File([new Uint8Array(bytes)], 'ram.png', { type: 'image/png' }));
		const { body } = await call(postAdd, '/api/family/add', { form, token });
		await remove(memberReply.parse(body).member._id, token);
		expect(storedFiles()).not.toEqual([]);
		await clearRemoved(later());
		expect(storedFiles()).toEqual([]);
		expect(await db.media.count()).toBe(0);
	});

	it('never takes out Me', async () => {
		const { token } = await makeLogin();
		const me = (await treeOf(token)).familyMembers[0]?._id ?? '';
		const { status, body } = await remove(me, token);
		expect([status, body.code]).toEqual([403, 'family.ownCard']);
		const { token: head } = await makeLogin({ isAdmin: true });
		expect((await remove(me, head)).status).toBe(403);
	});

	it('is for the tree’s owner, and for administrators, who leave a note', async () => {
		const { token } = await makeLogin();
		const { _id } = await add(token, { name: 'Ram', relation: 'Brother' });
		expect((await remove(_id)).status).toBe(401);
		const stranger = await makeLogin();
		for (const absent of [_id, crypto.randomUUID(), 'one'])
			expect((await remove(absent, stranger.token)).status).toBe(404);
		expect(await getCards(token)).toHaveLength(2);
		const head = await makeLogin({ isAdmin: true });
		expect((await remove(_id, head.token)).status).toBe(200);
		expect(await db.auditEntry.findMany({ where: { subjectId: _id } })).toEqual([
			expect.objectContaining({ actorId: head.id, action: 'person.delete', changes: null }),
		]);
		expect((await remove(_id, token)).status).toBe(404);
	});

	it('knows no unknown person between', async () => {
		const { token } = await makeLogin();
		await add(token, { name: 'Ram', relation: 'Brother' });
		const unknown = await db.person.findFirstOrThrow({ where: { kind: 'connector' } });
		expect((await remove(unknown.id, token)).status).toBe(404);
	});

	it('waits for who adds a relative of the one taken out at the same time', async () => {
		const { token } = await makeLogin({ name: 'Asha' });
		const brother = await add(token, { name: 'Ram', relation: 'Brother' });
		const [added, removed] = await Promise.all([
			call(postAdd, '/api/family/add', {
				json: { name: 'Lav', relation: 'Son', relatedToMemberId: brother._id },
				token,
			}),
			remove(brother._id, token),
		]);
		expect(removed.status).toBe(200);
		expect([201, 404]).toContain(added.status);
		await clearRemoved(later());
		expect(await connectors()).toBe(added.status === 201 ? 3 : 0);
	});

	it('ends a link for both, and the other keeps a card without it', async () => {
		const live = { familyTreePrivacy: 'public', profession: 'live job' } as const;
		const asha = await makeLogin({ name: 'Asha', gender: 'Female', ...live });
		const veer = await makeLogin({ name: 'Veer', gender: 'Male', ...live });
		const card = await add(asha.token, { relation: 'Brother', familyMemberId: veer.id });
		const answer = { requestId: card.requestId, response: 'accept' };
		await call(postAnswer, '/api/family/respond-request', { json: answer, token: veer.token });
		expect(await getCards(veer.token)).toEqual([
			'Veer: Me approved, linked',
			'Asha: Sister approved, linked',
		]);
		await remove(card._id, asha.token);
		expect(await isFamily(asha.id, veer.id)).toBe(false);
		expect(await getCards(asha.token)).toEqual(['Asha: Me approved, linked']);
		expect(await getCards(veer.token)).toEqual(['Veer: Me approved, linked', 'Asha: Sister approved']);
		expect((await treeOf(veer.token)).familyMembers[1]).toMatchObject({
			familyMemberId: null,
			profession: null,
		});

		expect((await restore(card._id, asha.token)).status).toBe(200);
		expect(await getCards(asha.token)).toEqual([
			'Asha: Me approved, linked',
			'Veer: Brother approved, linked',
		]);
		expect(await getCards(veer.token)).toEqual([
			'Veer: Me approved, linked',
			'Asha: Sister approved, linked',
		]);
		expect(await isFamily(asha.id, veer.id)).toBe(true);
	});

	it('withdraws a request that waits, which comes back with the card', async () => {
		const asha = await makeLogin({ name: 'Asha', gender: 'Female' });
		const veer = await makeLogin({ name: 'Veer', gender: 'Male' });
		const card = await add(asha.token, { relation: 'Brother', familyMemberId: veer.id });
		await remove(card._id, asha.token);
		expect(await db.familyRequest.findMany()).toEqual([expect.objectContaining({ status: 'withdrawn' })]);
		await restore(card._id, asha.token);
		expect(await getCards(asha.token)).toEqual(['Asha: Me approved, linked', 'Veer: Brother pending']);
		expect(await db.familyRequest.findMany()).toEqual([
			expect.objectContaining({ status: 'pending', answeredAt: null }),
		]);
		await remove(card._id, asha.token);
		expect(await add(asha.token, { relation: 'Father', familyMemberId: veer.id })).toMatchObject({
			relation: 'Father',
		});
		expect(await getCards(asha.token)).toHaveLength(2);
	});
});

describe('POST /api/family/restore/{id}', () => {
	it('gives the person back as they were', async () => {
		const { token } = await makeLogin({ name: 'Asha' });
		const father = await add(token, {
			name: 'Devi',
			relation: 'Father',
			dob: '1950-01-02',
			profession: 'Teacher',
			isVisible: true,
		});
		await add(token, { name: 'Mohan', relation: 'Grandfather' });
		const before = await treeOf(token);
		await remove(father._id, token);
		const { status, body } = await restore(father._id, token);
		expect(status).toBe(200);
		expect(memberReply.parse(body)).toMatchObject({
			message: 'Family member restored successfully',
			member: { name: 'Devi', profession: 'Teacher' },
		});
		const after = await treeOf(token);
		expect(after.familyMembers).toEqual(before.familyMembers);
		expect(after.links).toEqual(before.links);
		expect((await restore(father._id, token)).status).toBe(404);
	});

	it('is too late after ten seconds, and when the place is taken', async () => {
		const { token } = await makeLogin();
		const father = await add(token, { name: 'Devi', relation: 'Father' });
		await remove(father._id, token);
		await db.person.update({
			where: { id: father._id },
			data: { updatedAt: new Date(Date.now() - undoMs - 1000) },
		});
		const { status, body } = await restore(father._id, token);
		expect([status, body.code]).toEqual([409, 'family.tooLateToRestore']);
		await add(token, { name: 'Other', relation: 'Father' });
		expect((await restore(father._id, token)).status).toBe(404);
		expect(await db.person.count({ where: { name: 'Devi' } })).toBe(0);
	});

	it('is for who may take the card out', async () => {
		const { token } = await makeLogin();
		const { _id } = await add(token, { name: 'Ram', relation: 'Brother' });
		await remove(_id, token);
		expect((await restore(_id)).status).toBe(401);
		expect((await restore(_id, (await makeLogin()).token)).status).toBe(404);
		expect((await restore(_id, (await makeLogin({ isAdmin: true })).token)).status).toBe(200);
	});
});
