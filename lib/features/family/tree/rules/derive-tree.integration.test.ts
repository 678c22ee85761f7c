import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Language } from '@/lib/core/language';
import { openTree } from '@/lib/features/family/tree/queries/open-tree';
import { db } from '@/lib/platform/db/client';
import { makeAccount } from '@/tests/support/accounts';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { WrittenTree } from '@/tests/support/trees';

provideDatabase();

const start = Date.parse('2026-06-01');
const dayMs = 24 * 60 * 60 * 1000;

/** The owner's parents, brother, wife, son and uncle; the brother and the uncle have accounts, the brother as family. */
async function plantFamily() {
	await emptyTables();
	const owner = await makeAccount({ name: 'Veer', nameInOtherScript: 'वीर', gender: 'Male' });
	const [brother, uncle] = [
		await makeAccount({ name: 'Amar' }),
		await makeAccount({ name: 'Uday', familyTreePrivacy: 'private', isListed: false }),
	];
	const tree = await WrittenTree.of(owner.id);
	const ids = {
		me: tree.meId,
		brother: await tree.account(brother.id, { gender: 'Male' }),
		uncle: await tree.card('Kaka', { memberId: uncle.id, addedById: uncle.id }),
		father: await tree.card('Father', { gender: 'Male', fatherName: 'Bhim' }),
		mother: await tree.card('Mother', { gender: 'Female', clan: 'Bhati' }),
		wife: await tree.card('Wife', { gender: 'Female', clan: 'Chauhan' }),
		son: await tree.card('Son', { bornOn: new Date('2009-06-05'), bornPrecision: 'day' }),
	};
	const parents = [
		[ids.me, ids.father, 'father'],
		[ids.me, ids.mother, 'mother'],
		[ids.brother, ids.father, 'father'],
		[ids.son, ids.me, 'father'],
		[ids.son, ids.wife, 'mother'],
	] as const;
	const couples = [
		[ids.father, ids.mother],
		[ids.me, ids.wife],
	].map(([a = '', b = '']) => (a < b ? ([a, b] as const) : ([b, a] as const)));
	for (const [childId, parentId, role] of parents) await tree.parent(childId, parentId, role);
	for (const [a, b] of couples) await tree.marry(a, b);
	return {
		tree,
		accounts: [owner.id, brother.id, uncle.id] as const,
		ids: Object.values(ids),
		parents,
		couples,
	};
}

type Family = Awaited<ReturnType<typeof plantFamily>>;

const pick = <T>(list: readonly T[], at: number): T => {
	const picked = list[at % list.length];
	if (picked === undefined) throw new RangeError('nothing to pick from');
	return picked;
};

const changeCard = ({ ids }: Family, at: number, data: Parameters<typeof db.person.updateMany>[0]['data']) =>
	db.person.updateMany({ where: { id: pick(ids, at) }, data });
const changeAccount = (
	accounts: readonly string[],
	at: number,
	data: Parameters<typeof db.member.updateMany>[0]['data'],
) => db.member.updateMany({ where: { id: pick(accounts, at) }, data });

const changes: Record<string, (family: Family, at: number) => Promise<unknown>> = {
	work: (family, at) => changeCard(family, at, { profession: `Work ${at}`, version: { increment: 1 } }),
	name: (family, at) => changeCard(family, at, { name: `Name ${at}` }),
	sex: (family, at) => changeCard(family, at, { gender: pick(['Male', 'Female', null], at) }),
	birth: (family, at) =>
		changeCard(family, at, { bornOn: new Date(start - at * 400 * dayMs), bornPrecision: 'month' }),
	hidden: (family, at) => changeCard(family, at + 1, { isVisible: at % 2 === 0 }),
	agreed: (family, at) =>
		changeCard(family, 1, { approvalStatus: pick(['rejected', 'approved', 'pending'], at) }),
	newCard: async ({ tree, ids }, at) => ids.push(await tree.card(`New ${at}`)),
	noCard: ({ ids }, at) => db.person.deleteMany({ where: { id: { in: ids.slice(7 + (at % 3)) } } }),
	parent: async ({ tree, parents }, at) => {
		const [childId, parentId, role] = pick(parents, at);
		const { count } = await db.parentLink.deleteMany({ where: { childId, parentId } });
		if (count === 0) await tree.parent(childId, parentId, role);
	},
	kind: ({ parents }, at) => {
		const [childId, parentId] = pick(parents, at);
		return db.parentLink.updateMany({
			where: { childId, parentId },
			data: { kind: pick(['adopted', 'step', 'birth'], at) },
		});
	},
	marriage: async ({ tree, couples }, at) => {
		const [partnerAId, partnerBId] = pick(couples, at);
		const { count } = await db.union.deleteMany({ where: { partnerAId, partnerBId } });
		if (count === 0) await tree.marry(partnerAId, partnerBId, pick([null, 'divorce'], at));
	},
	wedding: ({ couples }, at) =>
		db.union.updateMany({
			where: { partnerAId: pick(couples, at)[0] },
			data: { place: `Place ${at}`, endedBy: pick([null, 'death', 'divorce'], at) },
		}),
	privacy: ({ accounts: [owner, brother] }, at) =>
		changeAccount([owner, brother], at, {
			familyTreePrivacy: pick(['public', 'private', 'restricted'], at),
		}),
	accountBirth: ({ accounts }, at) =>
		changeAccount(accounts, at, { bornOn: new Date(start - at * 400 * dayMs), bornPrecision: 'day' }),
	accountName: ({ accounts }, at) =>
		changeAccount(accounts, at, { name: `Member ${at}`, profession: `Post ${at}` }),
	claim: ({ accounts }, at) => {
		const when = at % 2 ? null : new Date();
		return db.member.updateMany({
			where: { id: accounts[2] },
			data: { claimedAt: when, emailConfirmedAt: when },
		});
	},
	family: ({ accounts }, at) =>
		db.familyRequest.updateMany({
			where: { toMemberId: accounts[1] },
			data: at % 2 ? { status: 'rejected' } : { status: 'accepted' },
		}),
	request: async ({ accounts: [fromMemberId, , toMemberId], ids }) => {
		const between = { fromMemberId, toMemberId };
		const { count } = await db.familyRequest.deleteMany({ where: between });
		if (count === 0)
			await db.familyRequest.create({ data: { ...between, personId: pick(ids, 2), relation: 'Uncle' } });
	},
	treeName: ({ tree }, at) => db.familyTree.update({ where: { id: tree.id }, data: { name: `House ${at}` } }),
	addressWords: ({ tree }, at) =>
		db.familyTree.update({ where: { id: tree.id }, data: { showsAddressWords: at % 2 === 0 } }),
	nothing: async () => {},
};

/** What the owner is shown and can ask. */
async function look({ tree: { ownerId, meId }, ids }: Family, language: Language, now: Date) {
	const { ask } = await openTree(ownerId, language, now);
	return {
		whole: await ask('whole', null),
		outline: await ask('outline', { personId: null, page: 1 }),
		book: await ask('book', { personId: null, page: 1 }),
		kin: await ask('kin', { fromId: meId, toIds: ids }),
		shown: (await ask('shown', ids)).map(({ row: { stamp: _stamp, ...row }, ...card }) => ({
			...row,
			...card,
		})),
	};
}

it('shows after any changes what it shows to somebody for whom nothing is known from before', async () => {
	const change = fc.record({
		names: fc.array(fc.constantFrom(...Object.keys(changes)), { minLength: 1, maxLength: 3 }),
		at: fc.nat(30),
		language: fc.constantFrom<Language>('hi', 'en'),
		days: fc.constantFrom(0, 0, 0, 1, 4000),
	});
	await fc.assert(
		fc.asyncProperty(fc.array(change, { minLength: 6, maxLength: 12 }), async (steps) => {
			const family = await plantFamily();
			let now = start;
			for (const { names, at, language, days } of steps) {
				for (const name of names) await changes[name]?.(family, at);
				now += days * dayMs;
				const kept = await look(family, language, new Date(now));
				const known = globalThis.derivedTrees?.dump() ?? [];
				globalThis.derivedTrees?.clear();
				expect(kept, `${names} ${at}`).toEqual(await look(family, language, new Date(now)));
				globalThis.derivedTrees?.load(known);
			}
		}),
		{ numRuns: 6, endOnFailure: true },
	);
});
