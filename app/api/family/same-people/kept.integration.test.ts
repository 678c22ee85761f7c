import { beforeEach, expect, it } from 'vitest';
import { POST as restoreEntry } from '@/app/api/admin/trash/[id]/route';
import { POST as postImport } from '@/app/api/family/import/route';
import { GET as getMerge, POST as postMerge } from '@/app/api/family/merge/[id]/route';
import { POST as postRestore } from '@/app/api/family/restore/[id]/route';
import { DELETE as deleteTree } from '@/app/api/family/trees/[id]/route';
import { GET as getExport } from '@/app/api/users/me/export/route';
import { findSamePeople } from '@/lib/features/family/same-people/commands/find-same-people';
import { db } from '@/lib/platform/db/client';
import { makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { canaries, letCompare, plantTwoFamilies } from '@/tests/support/two-families';

// What happens to what has been said of two cards when the cards, or the trees, are changed.

provideDatabase();
const held = holdAfterResponse();
beforeEach(emptyTables);

const now = new Date();
const yes = { oneAnswer: 'yes', oneAnsweredAt: now, otherAnswer: 'yes', otherAnsweredAt: now } as const;

async function plantJoined() {
	const families = await plantTwoFamilies();
	await letCompare();
	await findSamePeople(now);
	const { his, her } = families;
	const cards = [his.ancestor, her.ancestor];
	const pair = await db.samePerson.findFirstOrThrow({
		where: { oneId: { in: cards }, otherId: { in: cards } },
	});
	await db.samePerson.update({ where: { id: pair.id }, data: yes });
	return { ...families, pairId: pair.id };
}

const joinedCards = async (id: string) => {
	const { oneId, otherId, oneAnswer, otherAnswer } = await db.samePerson.findUniqueOrThrow({ where: { id } });
	return { cards: [oneId, otherId].sort(), answers: [oneAnswer, otherAnswer] };
};

const takeAnswersBack = (id: string) =>
	db.samePerson.update({
		where: { id },
		data: { oneAnswer: null, oneAnsweredAt: null, otherAnswer: null, otherAnsweredAt: null },
	});

it('gives a merged card what was said of the other, and gives it back when that is undone', async () => {
	const { his, her, pairId } = await plantJoined();
	const twin = await his.man('Ummed Singh', { isDeceased: true });
	const { token } = his.owner;
	const params = { id: twin };
	const { body } = await call(getMerge, `/api/family/merge/${twin}?otherId=${his.ancestor}`, {
		token,
		params,
	});
	const conflicts = Array.isArray(body.conflicts) ? body.conflicts : [];
	const answers = Object.fromEntries(conflicts.map(({ field }: { field: string }) => [field, 'kept']));
	const merged = { otherId: his.ancestor, answers, version: body.version };
	expect(await call(postMerge, `/api/family/merge/${twin}`, { token, params, json: merged })).toMatchObject({
		status: 200,
	});
	expect(await joinedCards(pairId)).toEqual({ cards: [twin, her.ancestor].sort(), answers: ['yes', 'yes'] });
	const restored = { token, method: 'POST', params: { id: his.ancestor } };
	expect(await call(postRestore, `/api/family/restore/${his.ancestor}`, restored)).toMatchObject({
		status: 200,
	});
	expect(await joinedCards(pairId)).toEqual({
		cards: [his.ancestor, her.ancestor].sort(),
		answers: ['yes', 'yes'],
	});
});

it('comes back with a tree that is restored from the trash, and the tree is compared again', async () => {
	const { his, her, pairId } = await plantJoined();
	const { token } = await makeLogin({ name: 'Head', isAdmin: true });
	await call(deleteTree, `/api/family/trees/${his.tree.id}`, {
		token,
		method: 'DELETE',
		params: { id: his.tree.id },
	});
	expect(await db.samePerson.count()).toBe(0);
	const entry = await db.trashEntry.findFirstOrThrow({ where: { kind: 'family' } });
	const back = { token, method: 'POST', params: { id: entry.id } };
	expect(await call(restoreEntry, `/api/admin/trash/${entry.id}`, back)).toMatchObject({ status: 200 });
	expect(await joinedCards(pairId)).toEqual({
		cards: [his.ancestor, her.ancestor].sort(),
		answers: ['yes', 'yes'],
	});
	expect(await findSamePeople(now)).toBe(1);
});

it('is in the export of who has said it, without the other card', async () => {
	const { his } = await plantJoined();
	const { body, text } = await call(getExport, '/api/users/me/export', { token: his.owner.token });
	expect(body.samePeople).toMatchObject({
		isComparable: true,
		answers: [{ name: 'उम्मेद सिंह', answer: 'yes', isJoined: true }],
	});
	expect(text).not.toContain(canaries.name);
});

it('goes with the account of either', async () => {
	const { his } = await plantJoined();
	await db.member.delete({ where: { id: his.owner.id } });
	expect([await db.samePerson.count(), await db.personKey.count({ where: { treeId: his.tree.id } })]).toEqual(
		[0, 0],
	);
});

it('is looked for after an import', async () => {
	const { her } = await plantTwoFamilies();
	await letCompare();
	await findSamePeople(now);
	const { id, token } = await makeLogin({ name: 'Reader' });
	const file = [
		...[
			'0 HEAD',
			'1 GEDC',
			'2 VERS 7.0',
			'0 @A@ INDI',
			'1 NAME Thakur Ummed Singh',
			'1 SEX M',
			'1 DEAT Y',
			'1 FAMC @F@',
		],
		...['1 FAMS @G@', '0 @B@ INDI', '1 NAME Pratap Singh', '1 SEX M', '1 DEAT Y', '1 FAMS @F@'],
		...['0 @W@ INDI', '1 NAME Anop Kanwar', '1 SEX F', '1 DEAT Y', '1 FAMS @G@'],
		...['0 @F@ FAM', '1 HUSB @B@', '1 CHIL @A@', '0 @G@ FAM', '1 HUSB @A@', '1 WIFE @W@', '0 TRLR', ''],
	];
	const form = new FormData();
	form.set('file', new File([file.join('\n')], 'family.ged'));
	form.set('dryRun', 'false');
	expect(await call(postImport, '/api/family/import', { token, form })).toMatchObject({ status: 201 });
	await held.run();
	const found = await db.samePerson.findMany({ include: { one: { include: { tree: true } }, other: true } });
	const mine = await db.familyTree.findUniqueOrThrow({ where: { ownerId: id } });
	expect(
		found.some(
			({ oneTreeId, otherTreeId, oneId, otherId }) =>
				[oneTreeId, otherTreeId].includes(mine.id) && [oneId, otherId].includes(her.ancestor),
		),
	).toBe(true);
});

it('keeps a pair without an answer although a card says something else', async () => {
	const { her, pairId } = await plantJoined();
	await takeAnswersBack(pairId);
	await db.person.update({
		where: { id: her.ancestor },
		data: { name: 'Umrao Singh', nameKey: 'umrav sing' },
	});
	await db.familyTree.update({ where: { id: her.tree.id }, data: { version: { increment: 1 } } });
	await findSamePeople(now);
	expect(await db.samePerson.count({ where: { id: pairId } })).toBe(1);
});

it('keeps no pair without an answer once a card is not compared any more', async () => {
	const { her, pairId } = await plantJoined();
	await takeAnswersBack(pairId);
	await db.person.update({ where: { id: her.ancestor }, data: { isVisible: false } });
	await db.familyTree.update({ where: { id: her.tree.id }, data: { version: { increment: 1 } } });
	await findSamePeople(now);
	expect(await db.samePerson.count({ where: { id: pairId } })).toBe(0);
});
