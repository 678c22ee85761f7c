import { beforeEach, describe, expect, it } from 'vitest';
import { bornOnFromAge, todayInIndia } from '@/lib/core/calendar';
import { familyTreeReply } from '@/lib/features/family/schema';
import { removeMember } from '@/lib/features/member/removal';
import { db } from '@/lib/platform/db/client';
import type { PersonCreateManyInput } from '@/lib/platform/db/generated/models';
import { pool } from '@/lib/platform/db/pool';
import { makeAccount, makeLogin } from '@/lib/testing/accounts';
import { call } from '@/lib/testing/calls';
import { emptyTables, provideDatabase } from '@/lib/testing/database';
import { GET } from './route';

provideDatabase();
beforeEach(emptyTables);

const read = async (token: string) => {
	const answer = await call(GET, '/api/family/tree', { token });
	expect(answer.status, answer.text).toBe(200);
	return { ...answer, tree: familyTreeReply.parse(answer.body) };
};

/** Writes a card into the caller's tree, which is there. */
async function addCard(ownerId: string, card: Omit<PersonCreateManyInput, 'treeId'>) {
	const { id: treeId } = await db.familyTree.findUniqueOrThrow({ where: { ownerId } });
	const { id } = await db.person.create({ data: { addedById: ownerId, ...card, treeId } });
	return { id, treeId };
}

async function linkParent(treeId: string, childId: string, parentId: string, role: 'father' | 'mother') {
	await db.parentLink.create({ data: { treeId, childId, parentId, role } });
}

const accept = (fromMemberId: string, toMemberId: string) =>
	db.familyRequest.create({
		data: { fromMemberId, toMemberId, relation: 'Brother', status: 'accepted', answeredAt: new Date() },
	});

describe('GET /api/family/tree', () => {
	it('makes the tree and its Me with the first call', async () => {
		const { id, token } = await makeLogin({ name: 'Asha Rathore', gender: 'Female', profession: 'Weaver' });
		const { tree } = await read(token);
		expect(tree.familyTree).toEqual({
			_id: expect.any(String),
			name: 'Asha Rathore',
			currentUserId: id,
			isCreator: true,
			isPublic: false,
		});
		expect(tree.familyMembers).toEqual([
			expect.objectContaining({
				name: 'Asha Rathore',
				relation: 'Me',
				gender: 'Female',
				profession: 'Weaver',
				isProfileLinked: true,
				approvalStatus: 'approved',
				addedBy: { _id: id, name: 'Asha Rathore' },
				relatedTo: null,
			}),
		]);
		expect((await read(token)).tree).toEqual(tree);
	});

	it('makes one of two first calls at once', async () => {
		const { id, token } = await makeLogin();
		const both = await Promise.all([read(token), read(token)]);
		expect(both[0].tree).toEqual(both[1].tree);
		expect(await db.person.count({ where: { memberId: id } })).toBe(1);
	});

	it('is for members, each their own', async () => {
		expect((await call(GET, '/api/family/tree')).status).toBe(401);
		const one = await makeLogin({ name: 'One' });
		const other = await makeLogin({ name: 'Other', isAdmin: true });
		await read(one.token);
		const { tree, text } = await read(other.token);
		expect(tree.familyTree.currentUserId).toBe(other.id);
		expect(text).not.toContain('One');
	});

	it('says what each card is to the owner, and how the cards hang together', async () => {
		const { id, token } = await makeLogin({ gender: 'Male' });
		const meId = (await read(token)).tree.familyMembers[0]?._id ?? '';
		const father = await addCard(id, {
			name: 'Father',
			gender: 'Male',
			bornOn: new Date('1950-03-04'),
			bornPrecision: 'day',
		});
		const { treeId } = father;
		const unknown = await addCard(id, { kind: 'connector' });
		const cousin = await addCard(id, {
			name: 'Cousin',
			bornOn: new Date('1990-01-01'),
			bornPrecision: 'year',
		});
		const grandfather = await addCard(id, { name: 'Grandfather', gender: 'Male', isDeceased: true });
		await linkParent(treeId, meId, father.id, 'father');
		await linkParent(treeId, father.id, grandfather.id, 'father');
		await linkParent(treeId, unknown.id, grandfather.id, 'father');
		await linkParent(treeId, cousin.id, unknown.id, 'father');
		const { tree } = await read(token);
		const seen = tree.familyMembers.map(({ name, relation, relatedTo, dob, age }) => [
			name,
			relation,
			relatedTo,
			dob,
			age === null,
		]);
		expect(seen).toEqual([
			[expect.any(String), 'Me', null, null, true],
			['Father', 'Father', meId, '1950-03-04', false],
			['Cousin', 'Cousin', grandfather.id, '1990', false],
			['Grandfather', 'Grandfather', father.id, null, true],
		]);
		expect(tree.familyMembers.map(({ relationWords }) => relationWords.hi).slice(0, 2)).toEqual([
			'स्वयं',
			'पिता',
		]);
		expect(tree.familyMembers[3]?.relationWords).toEqual({ hi: 'दादा', en: "father's father" });
		expect(tree.familyMembers[2]?.parents).toEqual([unknown.id]);
		expect(tree.links.parentLinks).toHaveLength(4);
	});

	it('calls an uncle by his age, as far as its member shows it, and who hangs on nobody a relative', async () => {
		const { id, token } = await makeLogin({ gender: 'Male' });
		const meId = (await read(token)).tree.familyMembers[0]?._id ?? '';
		const bornOn = new Date('1940-01-01');
		const hidden = await makeAccount({ gender: 'Male', bornOn, bornPrecision: 'day' });
		const open = await makeAccount({
			gender: 'Male',
			bornOn,
			bornPrecision: 'day',
			familyTreePrivacy: 'public',
		});
		const father = await addCard(id, {
			name: 'F',
			gender: 'Male',
			bornOn: new Date('1950-01-01'),
			bornPrecision: 'day',
		});
		const { treeId } = father;
		await linkParent(treeId, meId, father.id, 'father');
		const uncles = [
			await addCard(id, { name: 'A', gender: 'Male', memberId: hidden.id }),
			await addCard(id, { name: 'B', gender: 'Male', memberId: open.id }),
			await addCard(id, { name: 'C', gender: 'Male', bornOn: new Date('1960-01-01'), bornPrecision: 'day' }),
		];
		const grandfather = await addCard(id, { kind: 'connector' });
		for (const child of [father, ...uncles]) await linkParent(treeId, child.id, grandfather.id, 'father');
		await addCard(id, { name: 'Apart' });
		const { tree } = await read(token);
		expect(tree.familyMembers.slice(2).map(({ relationWords }) => relationWords.hi)).toEqual([
			'ताऊ / चाचा',
			'ताऊ',
			'चाचा',
			'रिश्तेदार',
		]);
	});

	it('shows nobody who is hidden, refused or unknown, and marks who is asked', async () => {
		const { id, token } = await makeLogin();
		await read(token);
		await addCard(id, { name: 'Hidden', isVisible: false });
		await addCard(id, { name: 'Refused', approvalStatus: 'rejected', isVisible: false });
		await addCard(id, { name: 'Asked', approvalStatus: 'pending' });
		await addCard(id, { kind: 'connector' });
		const { tree, text } = await read(token);
		expect(tree.familyMembers.map(({ approvalStatus }) => approvalStatus)).toEqual(['approved', 'pending']);
		expect(JSON.stringify(tree.familyMembers)).not.toContain('Hidden');
		expect(text).not.toContain('Refused');
	});

	it('tells its owner, and nobody else, who is hidden in it, by their names alone', async () => {
		const { id, token } = await makeLogin();
		await read(token);
		const other = await makeLogin({ name: 'Live name' });
		await accept(id, other.id);
		const { id: linkedId } = await addCard(id, { name: 'Old name', memberId: other.id, isVisible: false });
		const { id: typedId } = await addCard(id, {
			name: 'Hidden',
			profession: 'canary',
			mobileNumber: 'canary',
			isVisible: false,
		});
		const { tree, text } = await read(token);
		expect(tree.hiddenMembers).toEqual([
			{ _id: linkedId, name: 'Live name' },
			{ _id: typedId, name: 'Hidden' },
		]);
		expect(text).not.toContain('canary');
		const theirs = await read(other.token);
		expect(theirs.tree.hiddenMembers).toEqual([]);
		expect(theirs.text).not.toContain('Hidden');
	});

	it.each([
		['private', true, ['adder words']],
		['restricted', true, ['live job', 'live number', 'live clan', 'live village']],
		['public', true, ['live job', 'live number', 'live clan', 'live village']],
		['private', false, ['adder words']],
		['restricted', false, ['adder words']],
		['public', false, ['live job', 'live clan']],
	] as const)(
		'cuts a linked %s account to what its member shows (family: %s)',
		async (familyTreePrivacy, isFamily, told) => {
			const { id, token } = await makeLogin();
			await read(token);
			const live = {
				profession: 'live job',
				mobileNumber: 'live number',
				clan: 'live clan',
				villageAddress: 'live village',
			};
			const other = await makeAccount({
				...live,
				name: 'Live name',
				email: 'canary@example.org',
				familyTreePrivacy,
			});
			if (isFamily) await accept(id, other.id);
			await addCard(id, { name: 'Old name', memberId: other.id, profession: 'adder words' });
			const { tree, text } = await read(token);
			const canaries = ['live job', 'live number', 'live clan', 'live village', 'adder words'];
			expect(canaries.filter((canary) => text.includes(canary))).toEqual(told);
			expect(text).not.toMatch(/canary@|passwordHash|argon2/);
			expect(tree.familyMembers[1]).toMatchObject({
				name: 'Live name',
				familyMemberId: { _id: other.id },
				isProfileLinked: true,
			});
		},
	);

	it('shows of who is under 18 no more than they show their family', async () => {
		const { id, token } = await makeLogin();
		await read(token);
		const bornOn = bornOnFromAge(16, todayInIndia(new Date()));
		const minor = await makeAccount({
			familyTreePrivacy: 'public',
			clan: 'live clan',
			bornOn,
			bornPrecision: 'age',
		});
		await addCard(id, { name: 'Minor', memberId: minor.id });
		const { tree, text } = await read(token);
		expect(text).not.toContain('live clan');
		expect(tree.familyMembers[1]?.age).toBeNull();
	});

	it('shows an account that nobody has claimed as what was written about it', async () => {
		const { id, token } = await makeLogin();
		await read(token);
		const unclaimed = await makeAccount({
			claimedAt: null,
			isListed: false,
			name: 'Live name',
			clan: 'live clan',
		});
		await addCard(id, { name: 'Card', memberId: unclaimed.id });
		const { tree, text } = await read(token);
		expect(tree.familyMembers[1]).toMatchObject({
			name: 'Card',
			familyMemberId: null,
			isProfileLinked: false,
		});
		expect(text).not.toMatch(/Live name|live clan/);
	});

	it('still reads right after an account in it has gone', async () => {
		await makeAccount({ isAdmin: true });
		const { id, token } = await makeLogin({ gender: 'Male' });
		const meId = (await read(token)).tree.familyMembers[0]?._id ?? '';
		const gone = await makeAccount({ name: 'Gone', familyTreePrivacy: 'public' });
		const father = await addCard(id, { name: 'Gone', memberId: gone.id, gender: 'Male' });
		const grandfather = await addCard(id, { name: 'Grandfather', gender: 'Male' });
		await linkParent(father.treeId, meId, father.id, 'father');
		await linkParent(father.treeId, father.id, grandfather.id, 'father');
		await removeMember(gone.id, gone.id, new Date());
		const { tree, text } = await read(token);
		expect(tree.familyMembers.map(({ relation }) => relation)).toEqual(['Me', 'Grandfather']);
		expect(tree.links.parentLinks).toHaveLength(2);
		expect(text).not.toContain('Gone');
	});

	it('takes the same few statements for many people as for few', async () => {
		const { id, token } = await makeLogin();
		await read(token);
		const { id: treeId } = await db.familyTree.findUniqueOrThrow({ where: { ownerId: id } });
		// Outside a transaction every statement takes a connection out of the pool anew.
		let statements = 0;
		const count = () => void statements++;
		pool.on('acquire', count);
		const countStatements = async () => {
			statements = 0;
			await read(token);
			return statements;
		};
		const addMany = (count: number) =>
			db.person.createMany({
				data: Array.from({ length: count }, () => ({ treeId, addedById: id, name: 'One' })),
			});
		await addMany(9);
		const few = await countStatements();
		await addMany(490);
		expect(await countStatements()).toBe(few);
		expect(few).toBeGreaterThan(0);
		expect(few).toBeLessThanOrEqual(6);
		pool.off('acquire', count);
		expect((await read(token)).tree.familyMembers).toHaveLength(500);
	});
});
