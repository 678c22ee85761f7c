import { beforeEach, describe, expect, it } from 'vitest';
import { GET } from '@/app/api/family/tree/route';
import { familyTreeReply } from '@/lib/features/family/schema';
import { db } from '@/lib/platform/db/client';
import type { PersonCreateManyInput } from '@/lib/platform/db/generated/models';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';

provideDatabase();
beforeEach(emptyTables);

/** A husband's tree: he is a Rathore of Badli. */
async function makeTree() {
	const { id: ownerId, token } = await makeLogin({
		name: 'Mool Singh',
		gender: 'Male',
		clan: 'Rathore',
		villageAddress: 'Badli',
	});
	await call(GET, '/api/family/tree', { token });
	const { id: treeId } = await db.familyTree.findUniqueOrThrow({ where: { ownerId } });
	const { id: meId } = await db.person.findFirstOrThrow({ where: { treeId, memberId: ownerId } });
	const add = async (card: Omit<PersonCreateManyInput, 'treeId'>) => {
		const { id } = await db.person.create({ data: { addedById: ownerId, treeId, ...card } });
		return id;
	};
	const addWife = async (card: Omit<PersonCreateManyInput, 'treeId'>, husbandId = meId, sequence = 0) => {
		const id = await add({ gender: 'Female', ...card });
		const [partnerAId = '', partnerBId = ''] = [husbandId, id].sort();
		await db.union.create({ data: { treeId, partnerAId, partnerBId, sequence } });
		return id;
	};
	const addFather = async (childId: string, card: Omit<PersonCreateManyInput, 'treeId'>) => {
		const parentId = await add({ gender: 'Male', ...card });
		await db.parentLink.create({ data: { treeId, childId, parentId, role: 'father' } });
	};
	const findLine = async (id: string, language: 'hi' | 'en') => {
		const { body } = await call(GET, '/api/family/tree', { token, language });
		return familyTreeReply.parse(body).familyMembers.find(({ _id }) => _id === id)?.bahi;
	};
	return { ownerId, treeId, meId, add, addWife, addFather, lineOf: findLine };
}

describe('how bahis record a wife', () => {
	it('says the clan that she was born into, her father and his village, in both languages', async () => {
		const { meId, addWife, addFather, lineOf } = await makeTree();
		const wife = await addWife({ name: 'Suraj Kanwar', clan: 'भाटी', villageAddress: 'Badli' });
		await addFather(wife, { name: 'Ummed Singh', isDeceased: true, villageAddress: 'Osian' });
		expect(await lineOf(wife, 'hi')).toBe('भटियाणी जी, स्व. उम्मेद सिंह की बेटी, गाँव ओसियां की');
		expect(await lineOf(wife, 'en')).toBe('Bhatiyani ji, daughter of Late Ummed Singh, of the village Osian');
		expect(await lineOf(meId, 'en')).toBeNull();
	});

	it('takes what her card or her husband’s tells where the father has none, and not the village that she lives in', async () => {
		const { add, addWife, lineOf } = await makeTree();
		const uncle = await add({
			name: 'Ram Singh',
			gender: 'Male',
			clan: 'Rathore',
			fatherInLawName: 'Devi Singh',
		});
		const aunt = await addWife({ name: 'Gulab Kanwar', clan: 'Chauhan' }, uncle);
		expect(await lineOf(aunt, 'en')).toBe('Chauhani ji, daughter of Devi Singh');
		// Of two wives nobody knows whose father he means.
		await addWife({ name: 'Rup Kanwar', clan: 'Jhala' }, uncle, 1);
		expect(await lineOf(aunt, 'en')).toBe('Chauhani ji');
		const wife = await addWife({
			name: 'Ratan Kanwar',
			clan: 'Sisodiya',
			fatherName: 'Takhat Singh',
			villageAddress: 'Badli',
		});
		expect(await lineOf(wife, 'en')).toBe('Sisodani ji, daughter of Takhat Singh');
	});

	it('says nothing without a clan, of a clan that it has no word for, or where the clan is the husband’s', async () => {
		const { addWife, add, lineOf } = await makeTree();
		const [unknown, other, same] = [
			await addWife({ name: 'A', fatherName: 'B' }),
			await addWife({ name: 'C', clan: 'Xyzwala' }),
			await addWife({ name: 'D', clan: 'Rathod' }),
		];
		for (const id of [unknown, other, same]) expect(await lineOf(id, 'en')).toBeNull();
		expect(await lineOf(await add({ name: 'E', gender: 'Female', clan: 'Bhati' }), 'en')).toBeNull();
	});

	it('uses of an account what the reader may see alone', async () => {
		const { addWife, addFather, lineOf } = await makeTree();
		const hidden = await makeAccount({
			name: 'Ummed Singh',
			villageAddress: 'Secretpur',
			familyTreePrivacy: 'public',
		});
		const member = await makeAccount({
			name: 'Asha',
			gender: 'Female',
			clan: 'Bhati',
			villageAddress: 'Secretpur',
			fatherName: 'Secret Singh',
		});
		const wife = await addWife({ name: 'Asha', memberId: member.id });
		expect(await lineOf(wife, 'en')).toBeNull();
		await db.member.update({ where: { id: member.id }, data: { familyTreePrivacy: 'public' } });
		expect(await lineOf(wife, 'en')).toBe('Bhatiyani ji');
		await addFather(wife, { name: 'Ummed Singh', memberId: hidden.id });
		expect(await lineOf(wife, 'en')).toBe('Bhatiyani ji, daughter of Ummed Singh');
	});
});
