import { beforeEach, describe, expect, it } from 'vitest';
import { GET as getCount } from '@/app/api/family/count/route';
import { DELETE as deleteCard } from '@/app/api/family/delete/[id]/route';
import { GET as getTrees } from '@/app/api/family/trees/route';
import { bornOnFromAge, todayInIndia } from '@/lib/core/calendar';
import { searchKey } from '@/lib/core/text-folding';
import { familyTreesReply } from '@/lib/features/family/tree/schema';
import { db } from '@/lib/platform/db/client';
import type { FamilyTreePrivacy } from '@/lib/platform/db/generated/enums';
import { makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { whileTreeGoes } from '@/tests/support/races';

provideDatabase();
beforeEach(emptyTables);

interface TreeOptions {
	isPublic?: boolean;
	privacy?: FamilyTreePrivacy;
	isAdmin?: boolean;
	bornOn?: Date | null;
}

/** A member with a tree named after them. */
async function addTree(
	name: string,
	{ isPublic = false, privacy = 'private', isAdmin = false, bornOn = null }: TreeOptions = {},
) {
	const nameKey = searchKey(name);
	const { id: memberId, token } = await makeLogin({
		name,
		nameKey,
		familyTreePrivacy: privacy,
		isAdmin,
		...(bornOn && { bornOn, bornPrecision: 'age' }),
		tree: { create: { name, nameKey, isPublic } },
	});
	const { id: treeId } = await db.familyTree.findUniqueOrThrow({ where: { ownerId: memberId } });
	return { memberId, treeId, token };
}

const link = (fromMemberId: string, toMemberId: string) =>
	db.familyRequest.create({
		data: { fromMemberId, toMemberId, relation: 'Brother', status: 'accepted', answeredAt: new Date() },
	});

async function namesSeen(token?: string, query = '') {
	const { body } = await call(getTrees, `/api/family/trees${query}`, token ? { token } : {});
	return familyTreesReply
		.parse(body)
		.families.map(({ name }) => name)
		.sort();
}

describe('the list of family trees', () => {
	it('shows visitors only trees marked public by an owner who is public too', async () => {
		await addTree('Open', { isPublic: true, privacy: 'public' });
		await addTree('Marked', { isPublic: true, privacy: 'restricted' });
		await addTree('Unmarked', { privacy: 'public' });
		expect(await namesSeen()).toEqual(['Open']);
	});

	it('shows the public tree of who is under 18 to nobody but themselves', async () => {
		const bornOn = bornOnFromAge(17, todayInIndia(new Date()));
		const minor = await addTree('Minor', { isPublic: true, privacy: 'public', bornOn });
		expect(await namesSeen()).toEqual([]);
		expect(await namesSeen(minor.token)).toEqual(['Minor']);
	});

	it('tells a title, the owner and how many there are, and counts all families', async () => {
		const { treeId } = await addTree('Open', { isPublic: true, privacy: 'public' });
		await addTree('Hidden');
		const named = { treeId, kind: 'named' as const };
		await db.person.createMany({
			data: [
				{ ...named, name: 'Shown', nameKey: 'shown' },
				{ ...named, name: 'Invisible', nameKey: 'invisible', isVisible: false },
				{ ...named, name: 'Waiting', nameKey: 'waiting', approvalStatus: 'pending' },
				{ treeId, kind: 'connector' },
			],
		});
		const { body, text } = await call(getTrees, '/api/family/trees');
		expect(familyTreesReply.parse(body)).toMatchObject({
			families: [{ name: 'Open', title: 'Open', memberCount: 1, createdBy: { name: 'Open' } }],
			totalFamilies: 2,
			pagination: { total: 1 },
		});
		expect(text).not.toMatch(/Shown|Hidden|@example/);
		expect((await call(getCount, '/api/family/count')).body).toEqual({ totalFamilies: 2 });
	});

	it('writes names in the reader’s script too', async () => {
		await addTree('शिवांक सिंह', { isPublic: true, privacy: 'public' });
		const written = async (language: string) =>
			(await call(getTrees, '/api/family/trees', { language })).body.families;
		expect(await written('en')).toMatchObject([
			{ written: 'Shivank Singh', createdBy: { name: 'शिवांक सिंह', written: 'Shivank Singh' } },
		]);
		expect(JSON.stringify(await written('hi'))).not.toContain('written');
		await addTree('Rathores of Pali', { isPublic: true, privacy: 'public' });
		const { body } = await call(getTrees, '/api/family/trees?search=Pali', { language: 'hi' });
		expect(familyTreesReply.parse(body).families.map(({ written }) => written)).toEqual([undefined]);
	});

	it('adds to a member what is their own and what belongs to family up to three confirmed links away', async () => {
		const chain = [];
		for (const name of ['Zero', 'One', 'Two', 'Three', 'Four']) chain.push(await addTree(name));
		for (const [index, next] of chain.slice(1).entries()) {
			await link(chain[index]?.memberId ?? '', next.memberId);
		}
		await addTree('Stranger');
		expect(await namesSeen(chain[0]?.token)).toEqual(['One', 'Three', 'Two', 'Zero']);
		expect(await namesSeen(chain[4]?.token)).toEqual(['Four', 'One', 'Three', 'Two']);
	});

	it('counts a link that was asked for, but not confirmed, for nothing', async () => {
		const asking = await addTree('Asking');
		const asked = await addTree('Asked');
		await db.familyRequest.create({
			data: { fromMemberId: asking.memberId, toMemberId: asked.memberId, relation: 'Sister' },
		});
		expect(await namesSeen(asking.token)).toEqual(['Asking']);
	});

	it('shows administrators every tree', async () => {
		await addTree('Hidden');
		const { token } = await addTree('Administrator', { isAdmin: true });
		expect(await namesSeen(token)).toEqual(['Administrator', 'Hidden']);
	});

	it('is found by its owner too by an administrator, by nobody else', async () => {
		const { memberId } = await addTree('Parivar', { isPublic: true, privacy: 'public' });
		await addTree('Jhala', { isPublic: true, privacy: 'public' });
		await db.member.update({
			where: { id: memberId },
			data: { name: 'विजय राठौड़', nameKey: searchKey('विजय राठौड़') },
		});
		const { token } = await addTree('Administrator', { isAdmin: true });
		expect(await namesSeen(token, '?query=Vijay')).toEqual(['Parivar']);
		expect(await namesSeen(token, '?query=Parivar')).toEqual(['Parivar']);
		expect(await namesSeen(undefined, '?query=Vijay')).toEqual([]);
		expect(await namesSeen(undefined, '?query=Parivar')).toEqual(['Parivar']);
	});

	it('is sorted by what an administrator asks for, page by page; for others always alike', async () => {
		const sizes = { Bundela: 2, Chandel: 3, Ahada: 1 };
		for (const [name, size] of Object.entries(sizes)) {
			const { treeId } = await addTree(name, { isPublic: true, privacy: 'public' });
			const person = { treeId, kind: 'named' as const, nameKey: 'x', name: 'X' };
			await db.person.createMany({ data: Array.from({ length: size }, () => person) });
		}
		const { token } = await makeLogin({ isAdmin: true });
		const sorted = async (sort: string, by: { token?: string } = { token }) => {
			const pages = [1, 2].map((page) => call(getTrees, `/api/family/trees?limit=2&page=${page}${sort}`, by));
			const [first, second] = await Promise.all(pages);
			return [first, second].flatMap((answer) =>
				familyTreesReply.parse(answer?.body).families.map(({ name }) => name),
			);
		};
		expect(await sorted('')).toEqual(['Ahada', 'Chandel', 'Bundela']);
		expect(await sorted('&sort=createdAt')).toEqual(['Bundela', 'Chandel', 'Ahada']);
		expect(await sorted('&sort=name')).toEqual(['Ahada', 'Bundela', 'Chandel']);
		expect(await sorted('&sort=-name')).toEqual(['Chandel', 'Bundela', 'Ahada']);
		expect(await sorted('&sort=memberCount')).toEqual(['Ahada', 'Bundela', 'Chandel']);
		expect(await sorted('&sort=-memberCount')).toEqual(['Chandel', 'Bundela', 'Ahada']);
		const member = await makeLogin();
		for (const by of [{}, { token: member.token }])
			expect(await sorted('&sort=-memberCount', by)).toEqual(['Ahada', 'Chandel', 'Bundela']);
		expect((await call(getTrees, '/api/family/trees?sort=ownerId')).status).toBe(400);
	});

	it('tells its version to administrators alone', async () => {
		await addTree('Open', { isPublic: true, privacy: 'public' });
		const { token } = await addTree('Administrator', { isAdmin: true });
		const versions = async (login: object) =>
			familyTreesReply
				.parse((await call(getTrees, '/api/family/trees', login)).body)
				.families.map((tree) => 'version' in tree);
		expect(await versions({})).toEqual([false]);
		expect(await versions({ token })).toEqual([true, true]);
	});

	it('is searched in either script', async () => {
		await addTree('राठौड़ परिवार', { isPublic: true, privacy: 'public' });
		await addTree('Jhala', { isPublic: true, privacy: 'public' });
		expect(await namesSeen(undefined, '?search=Rathore')).toEqual(['राठौड़ परिवार']);
		expect(await namesSeen(undefined, '?search=%25')).toEqual([]);
	});

	it('is searched by beginnings and with small slips, the best first, among the trees one may know of', async () => {
		const open = { isPublic: true, privacy: 'public' } as const;
		await addTree('Kunwar Rathore', open);
		await addTree('राठौड़', open);
		await addTree('Rathore Parivar', open);
		await addTree('Rathore Hidden');
		await addTree('Jhala', open);
		const found = async (query: string) => {
			const { body } = await call(getTrees, `/api/family/trees?search=${encodeURIComponent(query)}`);
			const { families, pagination } = familyTreesReply.parse(body);
			return [...families.map(({ name }) => name), pagination.total];
		};
		expect(await found('Rathore')).toEqual(['राठौड़', 'Rathore Parivar', 'Kunwar Rathore', 3]);
		expect(await found('Rath')).toEqual(['Rathore Parivar', 'राठौड़', 'Kunwar Rathore', 3]);
		expect(await found('Jhlaa')).toEqual(['Jhala', 1]);
		expect(await found('\u200d')).toEqual([0]);
	});
});

it('a change of a tree that is deleted at the same moment is out of date', async () => {
	const { memberId, treeId, token } = await addTree('Going');
	const { id } = await db.person.create({ data: { treeId, name: 'Uncle' }, select: { id: true } });
	const [answer] = await whileTreeGoes(memberId, () =>
		call(deleteCard, `/api/family/delete/${id}`, { method: 'DELETE', token, params: { id } }),
	);
	expect([answer?.status, answer?.body.code]).toEqual([409, 'record.stale']);
});
