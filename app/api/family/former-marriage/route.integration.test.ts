import { beforeEach, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { WrittenTree } from '@/tests/support/trees';
import { GET } from './route';

provideDatabase();
beforeEach(emptyTables);

async function plantOwner() {
	const { id, token } = await makeLogin({ name: 'Ram Singh' });
	const tree = await WrittenTree.of(id);
	const propose = async () => (await call(GET, '/api/family/former-marriage', { token })).body.formerMarriage;
	return { tree, propose };
}

const diedIn = (year: number) => ({
	...{ isDeceased: true, diedPrecision: 'year' as const },
	diedOn: new Date(`${year}-12-31T00:00:00Z`),
});

it('proposes nothing without a marriage, nor while one lasts', async () => {
	const { tree, propose } = await plantOwner();
	expect(await propose()).toBeNull();
	await tree.marry(tree.meId, await tree.card('Late', diedIn(2015)), 'death');
	await tree.marry(tree.meId, await tree.card('Sita Kanwar'));
	expect(await propose()).toBeNull();
});

it('proposes the year in which the spouse died, and the children without step-children', async () => {
	const { tree, propose } = await plantOwner();
	await tree.marry(tree.meId, await tree.card('Late', diedIn(2019)));
	await tree.parent(await tree.card('Son'), tree.meId, 'father');
	await tree.parent(await tree.card('Daughter'), tree.meId, 'father', 'adopted');
	await tree.parent(await tree.card('Step-son'), tree.meId, 'father', 'step');
	await tree.parent(await tree.card('Refused', { approvalStatus: 'rejected' }), tree.meId, 'father');
	expect(await propose()).toEqual({
		...{ formerMarriage: 'widowed', formerMarriageEndedYear: 2019, childrenCount: 2 },
	});
});

it('proposes a divorce with its year, and leaves out what nobody knows', async () => {
	const { tree, propose } = await plantOwner();
	const former = await tree.card('Former', diedIn(2023));
	await tree.marry(tree.meId, former, 'divorce');
	expect(await propose()).toEqual({
		...{ formerMarriage: 'divorced', formerMarriageEndedYear: null, childrenCount: null },
	});
	await db.union.updateMany({ data: { endedOn: new Date('2021-05-01') } });
	expect(await propose()).toMatchObject({ formerMarriageEndedYear: 2021 });
	const about = { isDeceased: true, diedPrecision: 'about' as const, diedOn: new Date('1990-12-31') };
	await tree.marry(tree.meId, await tree.card('First', about));
	expect(await propose()).toMatchObject({ formerMarriage: 'divorced', formerMarriageEndedYear: 2021 });
});

it('looks into no tree of somebody else', async () => {
	const { tree, propose } = await plantOwner();
	const relative = await WrittenTree.of((await makeAccount({ name: 'Brother' })).id);
	const card = await relative.account(tree.ownerId);
	await relative.marry(card, await relative.card('Late', diedIn(2019)), 'death');
	expect(await propose()).toBeNull();
});
