import { beforeEach, describe, expect, it } from 'vitest';
import { bornOnFromAge, todayInIndia } from '@/lib/core/calendar';
import { familyTreeReply } from '@/lib/features/family/schema';
import { openTree } from '@/lib/features/family/tree/queries/open-tree';
import { removeMember } from '@/lib/features/member/commands/remove-member';
import { db } from '@/lib/platform/db/client';
import type { PersonCreateManyInput } from '@/lib/platform/db/generated/models';
import { pool } from '@/lib/platform/db/pool';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
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

	it('is called as its owner writes their name in the script of the page', async () => {
		const { token } = await makeLogin({ name: 'Bharat Singh', nameInOtherScript: 'भारत सिंघ' });
		const { body } = await call(GET, '/api/family/tree', { token, language: 'hi' });
		expect(familyTreeReply.parse(body).familyTree).toMatchObject({
			name: 'Bharat Singh',
			written: { name: 'भारत सिंघ' },
		});
	});

	it('makes one of two first calls at once', async () => {
		const { id, token } = await makeLogin();
		const both = await Promise.all([read(token), read(token)]);
		expect(both[0].tree).toEqual(both[1].tree);
		expect(await db.person.count({ where: { memberId: id } })).toBe(1);
	});

	it('is for members, each their own', async () => {
		expect((await call(GET, '/api/family/tree')).status).toBe(401);
		const a = await makeLogin({ name: 'One' });
		const b = await makeLogin({ name: 'Other', isAdmin: true });
		await read(a.token);
		const { tree, text } = await read(b.token);
		expect(tree.familyTree.currentUserId).toBe(b.id);
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

	it('calls an uncle by his age, where its member shows it, and who hangs on nobody a relative', async () => {
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
		async (familyTreePrivacy, isFamily, entry) => {
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
			expect(canaries.filter((canary) => text.includes(canary))).toEqual(entry);
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
		// Outside a transaction every statement takes a connection out of the pool again.
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

	describe('its ETag', () => {
		const ask = async (token: string, headers: Record<string, string> = {}) =>
			call(GET, '/api/family/tree', { token, headers });
		const getTag = async (token: string) => (await ask(token)).headers.get('etag') ?? '';

		it('answers 304 without a body to who has this version, and keeps caches from storing it', async () => {
			const { token } = await makeLogin({ name: 'Asha' });
			const first = await ask(token);
			const etag = first.headers.get('etag') ?? '';
			expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
			expect(first.headers.get('cache-control')).toBe('private, no-store');
			const again = await ask(token, { 'if-none-match': etag });
			expect([again.status, again.text]).toEqual([304, '']);
			expect(again.headers.get('etag')).toBe(etag);
			expect(again.headers.get('cache-control')).toBe('private, no-store');
			expect((await ask(token, { 'if-none-match': '"another"' })).text).toBe(first.text);
		});

		it('is another for each reader, who never gets what was kept for somebody else', async () => {
			const asha = await makeLogin({ name: 'Asha' });
			const veer = await makeLogin({ name: 'Veer' });
			const ashas = await getTag(asha.token);
			const veers = await ask(veer.token, { 'if-none-match': ashas });
			expect(veers.status).toBe(200);
			expect(veers.text).toContain('Veer');
			expect(veers.text).not.toContain('Asha');
			expect((await call(GET, '/api/family/tree', { headers: { 'if-none-match': ashas } })).status).toBe(401);
		});

		it('is another in each language, in whose script the answer has the names too', async () => {
			const { token } = await makeLogin({ name: 'Asha', location: 'जोधपुर' });
			const hindi = await ask(token, { 'accept-language': 'hi' });
			const sent = { 'accept-language': 'en', 'if-none-match': hindi.headers.get('etag') ?? '' };
			const english = await ask(token, sent);
			expect(english.status).toBe(200);
			const written = (text: string) => familyTreeReply.parse(JSON.parse(text)).familyMembers[0]?.written;
			expect(written(hindi.text)).toEqual({ name: 'आशा' });
			expect(written(english.text)).toEqual({ location: 'Jodhpur' });
		});

		it('has names as their owners write them in its language', async () => {
			const { id, token } = await makeLogin({ name: 'Asha' });
			await ask(token);
			await addCard(id, { name: 'Veer', nameInOtherScript: 'वीरा' });
			await db.member.update({ where: { id }, data: { nameInOtherScript: 'आशी' } });
			const { familyMembers } = familyTreeReply.parse((await ask(token, { 'accept-language': 'hi' })).body);
			expect(
				familyMembers.map(({ nameInOtherScript, written }) => [nameInOtherScript, written?.name]),
			).toEqual([
				[null, 'आशी'],
				['वीरा', 'वीरा'],
			]);
		});

		it('changes with all that the answer depends on', async () => {
			await makeAccount({ isAdmin: true });
			const { id, token } = await makeLogin({ name: 'Asha' });
			const meId = (await read(token)).tree.familyMembers[0]?._id ?? '';
			const linked = await makeAccount({
				name: 'Lakshman',
				familyTreePrivacy: 'public',
				profession: 'Weaver',
			});
			const card = await addCard(id, { name: 'Old name', memberId: linked.id });
			const typed = await addCard(id, { name: 'Typed' });
			const changes: [what: string, change: () => Promise<unknown>, text: string, isThere: boolean][] = [
				['a new link', () => linkParent(card.treeId, meId, typed.id, 'father'), '"relation":"Father"', true],
				[
					'a card that is written over',
					() => db.person.update({ where: { id: typed.id }, data: { profession: 'Potter' } }),
					'Potter',
					true,
				],
				[
					'a card that is hidden',
					() => db.person.update({ where: { id: typed.id }, data: { isVisible: false } }),
					'Potter',
					false,
				],
				[
					'a linked account that tells something else',
					() => db.member.update({ where: { id: linked.id }, data: { profession: 'Singer' } }),
					'Singer',
					true,
				],
				[
					'a linked account that shows less',
					() => db.member.update({ where: { id: linked.id }, data: { familyTreePrivacy: 'private' } }),
					'Singer',
					false,
				],
				['an accepted request, which makes them family', () => accept(id, linked.id), '"requestId":"', true],
				[
					'a linked account that shows its family more',
					() => db.member.update({ where: { id: linked.id }, data: { familyTreePrivacy: 'restricted' } }),
					'Singer',
					true,
				],
				[
					'a request that is withdrawn',
					() => db.familyRequest.deleteMany({ where: { fromMemberId: id } }),
					'Singer',
					false,
				],
				[
					'an account that is removed',
					() => removeMember(linked.id, linked.id, new Date()),
					'Lakshman',
					false,
				],
				['a person who is taken out', () => db.person.delete({ where: { id: typed.id } }), typed.id, false],
				[
					'a tree with another name',
					() => db.familyTree.update({ where: { ownerId: id }, data: { name: 'House of Asha' } }),
					'House of Asha',
					true,
				],
			];
			for (const [what, change, text, isThere] of changes) {
				const before = await ask(token);
				const etag = before.headers.get('etag') ?? '';
				expect(before.text.includes(text), `${what}, before`).toBe(!isThere);
				await change();
				const after = await ask(token, { 'if-none-match': etag });
				expect([after.status, after.text.includes(text)], what).toEqual([200, isThere]);
				expect(after.headers.get('etag'), what).not.toBe(etag);
			}
		});

		it('changes with the day, since ages do', async () => {
			const { id, token } = await makeLogin();
			const before = await getTag(token);
			const derived = await openTree(id, 'en', new Date());
			expect(`W/${derived.etag}`).toBe(before);
			const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
			expect((await openTree(id, 'en', tomorrow)).etag).not.toBe(derived.etag);
		});

		it('leaves packing to Next, which drops the encoding that a handler names', async () => {
			const { token } = await makeLogin({ name: 'Asha' });
			const answer = await ask(token, { 'accept-encoding': 'br, gzip' });
			expect(answer.headers.get('content-encoding')).toBeNull();
			expect(answer.text).toBe((await ask(token)).text);
		});
	});

	it('makes a tree of more than 500 people as it makes a small one, in another thread', async () => {
		const { id, token } = await makeLogin();
		const meId = (await read(token)).tree.familyMembers[0]?._id ?? '';
		const { id: treeId } = await db.familyTree.findUniqueOrThrow({ where: { ownerId: id } });
		const names = Array.from({ length: 600 }, (_, at) => `Child ${String(at).padStart(3, '0')}`);
		await db.person.createMany({
			data: names.map((name, at) => ({ treeId, addedById: id, name, createdAt: new Date(2e12 + at) })),
		});
		const children = await db.person.findMany({ where: { treeId, memberId: null }, select: { id: true } });
		await db.parentLink.createMany({
			data: children.map((child) => ({ treeId, childId: child.id, parentId: meId, role: 'father' as const })),
		});
		const before = globalThis.derivedTrees?.size;
		const { tree } = await read(token);
		expect(globalThis.derivedTrees?.size).toBe(before);
		expect(tree.familyMembers.slice(1).map(({ name }) => name)).toEqual(names);
		expect(tree.familyMembers.slice(1).every(({ relation }) => relation === 'Child')).toBe(true);
		expect(tree.links.parentLinks).toHaveLength(600);
	});
});
