import { beforeEach, describe, expect, it } from 'vitest';
import { POST as postConnect } from '@/app/api/family/connect/[id]/route';
import { POST as postRestore } from '@/app/api/family/restore/[id]/route';
import { clearRemoved } from '@/lib/features/family/cards/commands/remove-card';
import { undoMs } from '@/lib/features/family/cards/commands/undo-move';
import { memberReply, moveReply } from '@/lib/features/family/cards/schema';
import { db } from '@/lib/platform/db/client';
import { makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { WrittenTree } from '@/tests/support/trees';
import { GET, PUT } from './route';

provideDatabase();
holdAfterResponse();
beforeEach(emptyTables);

const born = (year: number) => ({ bornOn: new Date(`${year}-01-01`), bornPrecision: 'year' }) as const;

/** Asha, her father and his brother, whose son Parikshan has a wife and a daughter. */
async function makeCousin() {
	const { id, token } = await makeLogin({ name: 'Asha', gender: 'Female', ...born(1985) });
	const tree = await WrittenTree.of(id);
	const grandfather = await tree.card('Jodh', { gender: 'Male' });
	const father = await tree.card('Devi', { gender: 'Male' });
	const uncle = await tree.card('Gopal', { gender: 'Male' });
	const cousin = await tree.card('Parikshan', { gender: 'Male', ...born(1994) });
	const wife = await tree.card('Sita', { gender: 'Female' });
	const daughter = await tree.card('Meena', { gender: 'Female' });
	await tree.parent(tree.meId, father, 'father');
	await tree.parent(father, grandfather, 'father');
	await tree.parent(uncle, grandfather, 'father');
	await tree.parent(cousin, uncle, 'father');
	await tree.parent(daughter, cousin, 'father');
	await tree.parent(daughter, wife, 'mother');
	await tree.marry(cousin, wife);
	return { token, tree, uncle, cousin, wife, daughter };
}

/** All rows of the tree, but for versions and moments of change. */
async function stored() {
	const [people, parentLinks, unions] = await Promise.all([
		db.person.findMany({ omit: { version: true, updatedAt: true }, orderBy: { id: 'asc' } }),
		db.parentLink.findMany({ orderBy: { id: 'asc' } }),
		db.union.findMany({ orderBy: { id: 'asc' } }),
	]);
	return { people, parentLinks, unions };
}

async function preview(id: string, token: string, query: string) {
	const path = `/api/family/update/${id}?${query}`;
	const { status, body, text } = await call(GET, path, { params: { id }, token, language: 'en' });
	expect(status, text).toBe(200);
	return moveReply.parse(body).move;
}

async function move(id: string, token: string, json: object) {
	const options = { method: 'PUT', params: { id }, json, token } as const;
	const { status, body, text } = await call(PUT, `/api/family/update/${id}`, options);
	expect(status, text).toBe(200);
	return memberReply.parse(body);
}

const restore = (id: string, token: string) =>
	call(postRestore, `/api/family/restore/${id}`, { method: 'POST', params: { id }, token, language: 'en' });

describe('a card whose relation is changed', () => {
	it('tells before where it is, where it would be, and whose age is odd then', async () => {
		const { token, tree, uncle, cousin, wife } = await makeCousin();
		const before = await stored();
		expect(await preview(cousin, token, 'relation=Son')).toEqual({
			from: { parents: [uncle], partners: [wife] },
			to: { parents: [tree.meId], partners: [] },
			...{ following: 0, staying: 1 },
			warnings: [{ code: 'parentVeryYoung', message: expect.stringContaining('Parikshan') }],
		});
		expect(await preview(cousin, token, 'relation=Cousin')).toBeNull();
		expect(await stored()).toEqual(before);
	});

	it('tells how many descendants come along where nothing has connected it', async () => {
		const { token, tree } = await makeCousin();
		const apart = await tree.card('Bhim', { gender: 'Male' });
		const child = await tree.card('Ram', { gender: 'Male' });
		await tree.parent(child, apart, 'father');
		expect(await preview(apart, token, 'relation=Brother')).toMatchObject({ following: 1, staying: 0 });
	});

	it('comes back to its place with all its links, once', async () => {
		const { token, cousin } = await makeCousin();
		const before = await stored();
		const { member, restorableUntil } = await move(cousin, token, { relation: 'Son' });
		expect(member.relation).toBe('Son');
		expect(Date.parse(restorableUntil ?? '')).toBeGreaterThan(Date.now());
		const { status, body } = await restore(cousin, token);
		expect([status, body]).toMatchObject([200, { member: { relation: 'Cousin' } }]);
		expect(await stored()).toEqual(before);
		expect((await restore(cousin, token)).status).toBe(404);
	});

	it('comes back from the place that it was connected to', async () => {
		const { token, tree } = await makeCousin();
		const apart = await tree.card('Bhim');
		const before = await stored();
		const json = { relation: 'Brother', relatedToMemberId: tree.meId };
		const options = { params: { id: apart }, json, token };
		expect((await call(postConnect, `/api/family/connect/${apart}`, options)).status).toBe(200);
		expect((await restore(apart, token)).status).toBe(200);
		expect(await stored()).toEqual(before);
	});

	it('stays after ten seconds, and after another change of the tree', async () => {
		const { token, cousin, wife } = await makeCousin();
		await move(cousin, token, { relation: 'Brother' });
		await move(wife, token, { relation: 'Sister' });
		expect((await restore(cousin, token)).body.code).toBe('family.tooLateToUndo');
		await clearRemoved(new Date(Date.now() + undoMs + 1000));
		expect((await restore(wife, token)).status).toBe(404);
		expect(await db.person.count({ where: { changeUndo: { not: 'DbNull' } } })).toBe(0);
	});

	it('offers nothing to undo where it has not moved', async () => {
		const { token, cousin } = await makeCousin();
		const changed = await move(cousin, token, { relation: 'Cousin', profession: 'Farmer' });
		expect(changed).not.toHaveProperty('restorableUntil');
		expect((await restore(cousin, token)).status).toBe(404);
	});

	it('is shown to nobody else', async () => {
		const { token, cousin } = await makeCousin();
		const path = `/api/family/update/${cousin}?relation=Son`;
		const stranger = (await makeLogin()).token;
		expect((await call(GET, path, { params: { id: cousin }, token: stranger })).status).toBe(404);
		await move(cousin, token, { relation: 'Son' });
		expect((await restore(cousin, stranger)).status).toBe(404);
	});
});
