import { beforeEach, describe, expect, it } from 'vitest';
import { POST as postAdd } from '@/app/api/family/add/route';
import { POST as postRestore } from '@/app/api/family/restore/[id]/route';
import { GET as getTree } from '@/app/api/family/tree/route';
import { clearRemoved } from '@/lib/features/family/cards/commands/remove-card';
import { undoMs } from '@/lib/features/family/cards/commands/undo-move';
import { memberReply, mergePreviewReply, mergeReply } from '@/lib/features/family/cards/schema';
import { familyTreeReply } from '@/lib/features/family/schema';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { WrittenTree } from '@/tests/support/trees';
import { GET, POST } from './route';

provideDatabase();
holdAfterResponse();
beforeEach(emptyTables);

const later = () => new Date(Date.now() + undoMs + 1000);
const look = (id: string, otherId: string, token: string) =>
	call(GET, `/api/family/merge/${id}?otherId=${otherId}`, { params: { id }, token, language: 'en' });
const send = (id: string, token: string, json: object) =>
	call(POST, `/api/family/merge/${id}`, { params: { id }, token, json, language: 'en' });

async function preview(id: string, otherId: string, token: string) {
	const { status, body, text } = await look(id, otherId, token);
	expect(status, text).toBe(200);
	return mergePreviewReply.parse(body);
}

async function merge(id: string, otherId: string, token: string, answers: object = {}) {
	const { version } = await preview(id, otherId, token);
	const { status, body, text } = await send(id, token, { otherId, answers, version });
	expect(status, text).toBe(200);
	return mergeReply.parse(body);
}

const restore = (id: string, token: string) =>
	call(postRestore, `/api/family/restore/${id}`, { method: 'POST', params: { id }, token, language: 'en' });

async function treeOf(token: string) {
	const { body } = await call(getTree, '/api/family/tree', { token });
	return familyTreeReply.parse(body);
}

async function relations(token: string) {
	const { familyMembers } = await treeOf(token);
	return Object.fromEntries(familyMembers.map(({ name, relation }) => [name, relation]));
}

/** All rows of the trees, but for versions and moments of change. */
async function stored() {
	const [people, parentLinks, unions, requests, questions] = await Promise.all([
		db.person.findMany({ omit: { version: true, updatedAt: true }, orderBy: { id: 'asc' } }),
		db.parentLink.findMany({ orderBy: { id: 'asc' } }),
		db.union.findMany({ orderBy: { id: 'asc' } }),
		db.familyRequest.findMany({ orderBy: { id: 'asc' } }),
		db.elderQuestion.findMany({ orderBy: { id: 'asc' } }),
	]);
	return { people, parentLinks, unions, requests, questions };
}

/** Karan with his parents, and beside them the same father as a file has recorded him. */
async function makeTwice() {
	const { id, token } = await makeLogin({ name: 'Karan', gender: 'Male' });
	const tree = await WrittenTree.of(id);
	const father = await tree.card('सरदार सिंह', { gender: 'Male', profession: 'Farmer', clan: 'Rathore' });
	const mother = await tree.card('गुलाब कंवर', { gender: 'Female' });
	await tree.parent(tree.meId, father, 'father');
	await tree.parent(tree.meId, mother, 'mother');
	await tree.marry(father, mother);
	const twin = await tree.card('Sardar Singh', {
		...{ gender: 'Male', profession: 'Teacher', clan: 'राठौड़', location: 'Jodhpur', isDeceased: true },
		...{ bornOn: new Date('1930-05-05'), bornPrecision: 'day', diedOn: new Date('1999-01-01') },
		facts: [{ tag: 'BURI', place: 'ओसियाँ' }],
	});
	const wife = await tree.card('Gulab Kanwar', { gender: 'Female' });
	const grandfather = await tree.card('Jodh', { gender: 'Male' });
	const uncle = await tree.card('Bhanwar', { gender: 'Male' });
	await tree.parent(twin, grandfather, 'father');
	await tree.parent(uncle, grandfather, 'father');
	await tree.marry(twin, wife);
	return { id, token, tree, father, mother, twin, wife, grandfather, uncle };
}

describe('two cards of one person', () => {
	it('become one with all that either tells, once it is said which of two values is right', async () => {
		const { token, tree, father, twin } = await makeTwice();
		const { kept, other, conflicts, version } = await preview(father, twin, token);
		expect([kept, other]).toEqual([
			{ _id: father, name: 'सरदार सिंह' },
			{ _id: twin, name: 'Sardar Singh' },
		]);
		// A name and a clan in two scripts mean the same.
		expect(conflicts).toEqual([{ field: 'profession', kept: 'Farmer', other: 'Teacher' }]);
		const unanswered = await send(father, token, { otherId: twin, answers: {}, version });
		expect([unanswered.status, unanswered.body]).toMatchObject([
			400,
			{ code: 'input.invalid', errors: [{ path: 'answers.profession' }] },
		]);
		const { member, removed } = await merge(father, twin, token, { profession: 'other' });
		expect(removed).toEqual({ _id: twin, name: 'Sardar Singh' });
		expect(member).toMatchObject({
			...{ _id: father, name: 'सरदार सिंह', profession: 'Teacher', clan: 'Rathore', location: 'Jodhpur' },
			...{ dob: '1930-05-05', isDeceased: true, relation: 'Father' },
		});
		expect(member.facts.map(({ kind, text, place }) => [kind, text, place])).toEqual(
			expect.arrayContaining([
				['name', 'Sardar Singh', null],
				['burial', null, 'ओसियाँ'],
			]),
		);
		expect(await relations(token)).toMatchObject({
			...{ 'सरदार सिंह': 'Father', 'गुलाब कंवर': 'Mother', Jodh: 'Grandfather', Bhanwar: 'Uncle' },
		});
		const card = await db.person.findUniqueOrThrow({ where: { id: father } });
		expect(card.diedOn).toEqual(new Date('1999-01-01'));
		expect(await db.parentLink.count({ where: { childId: tree.meId } })).toBe(2);
	});

	it('can be taken apart again for a moment, with every row as it was', async () => {
		const { id, token, tree, father, mother, twin, wife } = await makeTwice();
		await db.union.updateMany({ where: { treeId: tree.id }, data: { place: 'Ajmer' } });
		const unknown = await tree.card('?', { kind: 'connector', name: null, nameKey: '' });
		await tree.parent(father, unknown, 'father');
		const aunt = await tree.card('Sita', { gender: 'Female' });
		await tree.parent(aunt, unknown, 'father');
		const relative = await makeAccount({ claimedAt: null, familyTreePrivacy: 'private', isListed: false });
		const asked = { fromMemberId: id, toMemberId: relative.id, personId: wife, relatedToId: twin };
		await db.familyRequest.create({ data: { ...asked, relation: 'Wife' } });
		const words = { addressHi: 'काकोसा', addressEn: 'Kakosa', whoseHi: '', whoseEn: '' };
		const question = {
			...words,
			treeId: tree.id,
			kin: 'FBy',
			choices: ['FBy', 'FBe', 'MB', 'FZH'],
			language: 'hi' as const,
			expiresAt: later(),
		};
		const answered = { answeredAt: new Date(), acceptedAt: new Date(), saidGotra: 'Kashyap', resultId: twin };
		const ofTwin = { ...question, ...answered, elderId: mother, personId: twin, asks: 'gotra' } as const;
		const toTwin = { ...question, tokenHash: 'x', elderId: twin, personId: wife, asks: 'birth' } as const;
		await db.elderQuestion.createMany({ data: [ofTwin, toTwin] });
		const before = await stored();
		await merge(father, twin, token, { profession: 'other' });
		expect(await relations(token)).toMatchObject({ Sita: 'Aunt', Bhanwar: 'Uncle' });
		expect(await db.elderQuestion.findMany({ orderBy: { asks: 'asc' } })).toMatchObject([
			{ elderId: mother, personId: father, resultId: father },
			{ elderId: father, personId: wife, resultId: null },
		]);
		expect(await db.person.count({ where: { id: unknown } })).toBe(0);
		const { status, text } = await restore(twin, token);
		expect(status, text).toBe(200);
		expect(await stored()).toEqual(before);
		expect(await relations(token)).toMatchObject({ 'गुलाब कंवर': 'Mother', 'Sardar Singh': 'Other' });
		expect(mother).not.toBe(wife);
	});

	it('stay one once something else has been changed, or the moment is over', async () => {
		const { token, father, twin, mother, wife } = await makeTwice();
		await merge(father, twin, token, { profession: 'kept' });
		await merge(mother, wife, token);
		const refused = await restore(twin, token);
		expect([refused.status, refused.body]).toMatchObject([409, { code: 'family.changedSinceMerge' }]);
		expect(await clearRemoved(later())).toBe(2);
		expect((await restore(wife, token)).status).toBe(404);
		expect(await db.person.count()).toBe(5);
		expect(await db.union.count()).toBe(1);
	});

	it('keep the picture that is chosen, and the other one goes once that cannot be undone', async () => {
		const { token, father, twin } = await makeTwice();
		const picture = { width: 1, height: 1, blur: 'data:image/webp;base64,AAAA' };
		const [first, second] = await Promise.all([1, 2].map(() => db.media.create({ data: picture })));
		await db.person.update({ where: { id: father }, data: { photoId: first?.id ?? null } });
		await db.person.update({ where: { id: twin }, data: { photoId: second?.id ?? null } });
		const { conflicts } = await preview(father, twin, token);
		expect(conflicts.map(({ field }) => field)).toEqual(['profession', 'photo']);
		await merge(father, twin, token, { profession: 'kept', photo: 'other' });
		expect((await db.person.findUniqueOrThrow({ where: { id: father } })).photoId).toBe(second?.id);
		await clearRemoved(later());
		expect((await db.media.findMany()).map(({ id }) => id)).toEqual([second?.id]);
	});

	it('have the father that is chosen where theirs are different', async () => {
		const { token, tree, father, twin, grandfather } = await makeTwice();
		const another = await tree.card('Takht', { gender: 'Male' });
		await tree.parent(father, another, 'father');
		const { conflicts } = await preview(father, twin, token);
		expect(conflicts[0]).toEqual({ field: 'father', kept: 'Takht', other: 'Jodh' });
		await merge(father, twin, token, { profession: 'kept', father: 'other' });
		const parents = await db.parentLink.findMany({ where: { childId: father } });
		expect(parents.map(({ parentId }) => parentId)).toEqual([grandfather]);
		expect(await relations(token)).toMatchObject({ Jodh: 'Grandfather', Takht: 'Other' });
	});
});

describe('an account', () => {
	it('stays with its card, whichever of the two is asked for', async () => {
		const { token, tree, father, twin } = await makeTwice();
		const member = await makeAccount({ name: 'Sardar Singh Rathore', gender: 'Male' });
		await db.person.delete({ where: { id: twin } });
		const linked = await tree.account(member.id, { gender: 'Male', approvalStatus: 'approved' });
		expect(await preview(father, linked, token)).toMatchObject({ kept: { _id: linked }, conflicts: [] });
		const merged = await merge(father, linked, token);
		expect(merged.member).toMatchObject({ _id: linked, relation: 'Father', isProfileLinked: true });
	});

	it('is never made one with another', async () => {
		const { token, tree } = await makeTwice();
		const [a, b] = await Promise.all([makeAccount(), makeAccount()]);
		const first = await tree.account(a.id, { approvalStatus: 'approved' });
		const second = await tree.account(b.id, { approvalStatus: 'approved' });
		for (const pair of [
			[first, second],
			[tree.meId, first],
		] as const) {
			const answers = [
				await look(pair[0], pair[1], token),
				await send(pair[0], token, {
					otherId: pair[1],
					version: (await db.familyTree.findFirstOrThrow()).version,
				}),
			];
			for (const { status, body } of answers) {
				expect([status, body]).toMatchObject([409, { code: 'family.twoAccounts' }]);
			}
		}
	});

	it('that is asked who they are keeps its card as it was asked', async () => {
		const { token, father, mother } = await makeTwice();
		const asked = await makeLogin({ name: 'Moti', gender: 'Female' });
		const { body } = await call(postAdd, '/api/family/add', {
			token,
			json: { relation: 'Sister', familyMemberId: asked.id },
		});
		const { _id } = memberReply.parse(body).member;
		const { status, body: refusal } = await look(_id, mother, token);
		expect([status, refusal]).toMatchObject([409, { code: 'family.awaitsAnswer' }]);
		expect(father).toBeDefined();
	});
});

describe('what cannot be one person', () => {
	it('is refused', async () => {
		const { token, tree, father, mother, grandfather, twin } = await makeTwice();
		const refused = async (id: string, otherId: string) => {
			const { status, body } = await look(id, otherId, token);
			return [status, (body as { code: string }).code];
		};
		const notOne = [409, 'family.notOnePerson'];
		expect(await refused(father, mother)).toEqual(notOne);
		expect(await refused(tree.meId, father)).toEqual(notOne);
		expect(await refused(twin, grandfather)).toEqual(notOne);
		expect(await refused(father, father)).toEqual([400, 'input.invalid']);
		const stranger = await makeTwice();
		expect(await refused(father, stranger.father)).toEqual([404, 'notFound']);
		expect((await look(father, twin, stranger.token)).status).toBe(404);
		const late = { otherId: twin, answers: { profession: 'kept' }, version: 4711 };
		expect((await send(father, token, late)).body).toMatchObject({ code: 'record.stale' });
	});
});
