import { beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { GET as getActiveUsers } from '@/app/api/users/active-users/route';
import { GET as getBachelors } from '@/app/api/users/bachelors/route';
import { GET as getClans } from '@/app/api/users/clans/route';
import { GET as getMemberCount } from '@/app/api/users/count/route';
import { GET as getDynasties } from '@/app/api/users/dynasties/route';
import { GET as getMembers } from '@/app/api/users/route';
import { bornOnFromAge, todayInIndia } from '@/lib/core/calendar';
import { searchKey } from '@/lib/core/text-folding';
import { db } from '@/lib/platform/db/client';
import type { MemberUncheckedCreateInput } from '@/lib/platform/db/generated/models';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { hasSampleMembers } from './queries';
import { nameListReply } from './schema';

provideDatabase();
beforeEach(emptyTables);

function addMember(name: string, fields: Partial<MemberUncheckedCreateInput> = {}) {
	const email = `${crypto.randomUUID()}@example.com`;
	const keys = {
		nameKey: searchKey(name),
		...(fields.clan && { clanKey: searchKey(fields.clan) }),
		...(fields.dynasty && { dynastyKey: searchKey(fields.dynasty) }),
	};
	return db.member.create({
		data: { name, email, emailKey: email, claimedAt: new Date(), ...keys, ...fields },
	});
}

function namesIn({ users }: Record<string, unknown>) {
	return z
		.array(z.object({ name: z.string() }))
		.parse(users)
		.map(({ name }) => name);
}

describe('the public name lists', () => {
	it('give nothing but id and name, by name', async () => {
		const meera = await addMember('Meera', { mobileNumber: '9000000001', district: 'Pali', isMarried: true });
		const arjun = await addMember('Arjun', { familyTreePrivacy: 'public' });
		const { status, body } = await call(getActiveUsers, '/api/users/active-users');
		expect(status).toBe(200);
		expect(body).toEqual({
			users: [
				{ _id: arjun.id, name: 'Arjun' },
				{ _id: meera.id, name: 'Meera' },
			],
			pagination: { page: 1, limit: 20, total: 2, pages: 1 },
		});
	});

	it('are in the reader’s alphabet, names of both scripts as one', async () => {
		for (const name of ['Zorawar', 'गजेंद्र', 'Ekta', 'अर्जुन', 'Meera', 'Hukam', 'कमला'])
			await addMember(name, { isMarried: false });
		for (const getNames of [getActiveUsers, getBachelors, getMembers]) {
			const namesFor = async (language: string) =>
				namesIn((await call(getNames, '/api/users/active-users', { language })).body);
			expect(await namesFor('en')).toEqual([
				...['अर्जुन', 'Ekta', 'गजेंद्र', 'Hukam', 'Zorawar', 'कमला', 'Meera'],
			]);
			expect(await namesFor('hi')).toEqual([
				...['अर्जुन', 'Ekta', 'कमला', 'गजेंद्र', 'Zorawar', 'Meera', 'Hukam'],
			]);
		}
	});

	it('leave out who asked to be left out, but count them', async () => {
		await addMember('Listed');
		await addMember('Unlisted', { isListed: false });
		const { body } = await call(getActiveUsers, '/api/users/active-users');
		expect(namesIn(body)).toEqual(['Listed']);
		expect(body.pagination).toMatchObject({ total: 2 });
	});

	it('never name who is under 18, but count them', async () => {
		const aged = (age: number) =>
			({
				bornOn: bornOnFromAge(age, todayInIndia(new Date())),
				bornPrecision: 'age',
				isMarried: false,
			}) as const;
		await addMember('Adult', aged(18));
		await addMember('Minor', aged(17));
		for (const getNames of [getActiveUsers, getBachelors]) {
			const { body } = await call(getNames, '/api/users/active-users');
			expect(namesIn(body)).toEqual(['Adult']);
			expect(body.pagination).toMatchObject({ total: 2 });
		}
	});

	it('know neither the departed nor accounts that nobody has claimed', async () => {
		await addMember('Departed', { isDeceased: true });
		await addMember('Unclaimed', { claimedAt: null, isListed: false });
		const { body } = await call(getActiveUsers, '/api/users/active-users');
		expect(body.users).toEqual([]);
		expect(body.pagination).toMatchObject({ total: 0 });
		expect((await call(getMemberCount, '/api/users/count')).body).toEqual({ count: 0 });
	});

	it('name as bachelors all but the members who say that they are married', async () => {
		await addMember('Married', { isMarried: true });
		await addMember('Silent');
		await addMember('Unmarried', { isMarried: false });
		const { body } = await call(getBachelors, '/api/users/bachelors');
		expect(namesIn(body)).toEqual(['Silent', 'Unmarried']);
	});

	it('count what is said now of marriage, life and claim', async () => {
		const totals = async () => {
			const lists = await Promise.all([getActiveUsers, getBachelors].map((list) => call(list, '/api/users')));
			return lists.map(({ body }) => nameListReply.parse(body).pagination.total);
		};
		const { id } = await addMember('Veer', { isMarried: false, clan: 'Rathore' });
		await addMember('Asha', { claimedAt: null, isMarried: false, isListed: false });
		expect(await totals()).toEqual([1, 1]);
		await db.member.updateMany({ where: { claimedAt: null }, data: { claimedAt: new Date() } });
		expect(await totals()).toEqual([2, 2]);
		await db.member.update({ where: { id }, data: { isMarried: null } });
		expect(await totals()).toEqual([2, 2]);
		await db.member.update({ where: { id }, data: { isMarried: true } });
		expect(await totals()).toEqual([2, 1]);
		await db.member.update({ where: { id }, data: { isMarried: false, isDeceased: true } });
		expect(await totals()).toEqual([1, 1]);
		expect((await call(getClans, '/api/users/clans')).body).toMatchObject({ clans: [] });
		await db.member.deleteMany();
		expect(await totals()).toEqual([0, 0]);
	});

	it('page, up to a thousand at once', async () => {
		await Promise.all(['A', 'B', 'C'].map((name) => addMember(name)));
		const { body } = await call(getActiveUsers, '/api/users/active-users?page=2&limit=2');
		expect(namesIn(body)).toEqual(['C']);
		expect(body.pagination).toEqual({ page: 2, limit: 2, total: 3, pages: 2 });
		expect((await call(getActiveUsers, '/api/users/active-users?limit=1000')).status).toBe(200);
	});

	it.each(['?limit=1001', '?limit=0', '?limit=-3', '?page=0', '?page=x', '?limit=1.5', '?page=1e99'])(
		'refuse %s',
		async (query) => {
			const { status, body } = await call(getActiveUsers, `/api/users/active-users${query}`);
			expect(status).toBe(400);
			expect(body.code).toBe('input.invalid');
		},
	);
});

describe('sample members', () => {
	it('are marked as such', async () => {
		await addMember('Real');
		expect(await hasSampleMembers()).toBe(false);
		await addMember('Sample', { isDemo: true });
		expect(await hasSampleMembers()).toBe(true);
	});
});

describe('the tallies of clans and dynasties', () => {
	it('put the largest clan first', async () => {
		await addMember('A', { clan: 'Chauhan' });
		await addMember('B', { clan: 'Rathore' });
		await addMember('C', { clan: 'Rathore' });
		await addMember('D');
		expect((await call(getClans, '/api/users/clans')).body).toEqual({
			totalClans: 2,
			clans: [
				{ _id: 'Rathore', count: 2 },
				{ _id: 'Chauhan', count: 1 },
			],
		});
	});

	it('find a clan by its name in either script', async () => {
		await addMember('A', { clan: 'Rathore' });
		await addMember('B', { clan: 'Chauhan' });
		for (const spelling of ['राठौड़', 'Rathod']) {
			const { body } = await call(
				getClans,
				`/api/users/clans?search=${encodeURIComponent(spelling)}&limit=10`,
			);
			expect(body.clans, spelling).toEqual([{ _id: 'Rathore', count: 1 }]);
		}
	});

	it('name what no list knows in the reader’s script too', async () => {
		await addMember('A', { clan: 'चंदावत', dynasty: 'सोमवंश' });
		expect((await call(getClans, '/api/users/clans', { language: 'en' })).body.clans).toEqual([
			{ _id: 'चंदावत', written: 'Chandawat', count: 1 },
		]);
		const { body } = await call(getDynasties, '/api/users/dynasties', { language: 'en' });
		expect(body.dynasties).toMatchObject([{ name: 'सोमवंश', written: 'Somvansh' }]);
	});

	it('put what fits best before what has more members', async () => {
		for (const [name, clan] of [
			['A', 'Ranawat'],
			['B', 'Ranawat'],
			['C', 'राणा'],
			['D', 'Bhati'],
			['E', 'Chauhan'],
		] as const)
			await addMember(name, { clan });
		const { body } = await call(getClans, '/api/users/clans?search=Rana&limit=10');
		expect(body).toEqual({
			totalClans: 2,
			clans: [
				{ _id: 'राणा', written: 'Rana', count: 1 },
				{ _id: 'Ranawat', count: 2 },
			],
		});
	});

	it('find a name by its beginning and with a small slip', async () => {
		await addMember('A', { clan: 'Shekhawat', dynasty: 'सूर्यवंश' });
		await addMember('B', { clan: 'Chauhan', dynasty: 'Chandravansh' });
		for (const typed of ['She', 'Shekawhat', 'Shekhawt'])
			expect((await call(getClans, `/api/users/clans?search=${typed}`)).body.clans, typed).toEqual([
				{ _id: 'Shekhawat', count: 1 },
			]);
		for (const typed of ['Sury', 'Suryavnash', 'Suryvansh'])
			expect(
				(await call(getDynasties, `/api/users/dynasties?search=${typed}`)).body.dynasties,
				typed,
			).toEqual([{ _id: 'सूर्यवंश', name: 'सूर्यवंश', written: 'Suryavansh', count: 1 }]);
	});

	it('find nothing by a text without a letter', async () => {
		await addMember('A', { clan: 'Rathore', dynasty: 'Suryavansh' });
		expect((await call(getClans, '/api/users/clans?search=%E2%80%8D')).body).toEqual({
			totalClans: 0,
			clans: [],
		});
		expect((await call(getDynasties, '/api/users/dynasties?search=%E2%80%8D')).body).toEqual({
			dynasties: [],
		});
	});

	it("take LIKE's wildcards for what they are", async () => {
		await addMember('A', { clan: 'Rathore' });
		for (const wildcard of ['%', '_', '\\']) {
			const { status, body } = await call(
				getClans,
				`/api/users/clans?search=${encodeURIComponent(wildcard)}`,
			);
			expect(status).toBe(200);
			expect(body.clans).toEqual([]);
		}
	});

	it('name each dynasty with its members', async () => {
		await addMember('A', { dynasty: 'Suryavansh' });
		await addMember('B', { dynasty: 'Suryavansh' });
		expect((await call(getDynasties, '/api/users/dynasties')).body).toEqual({
			dynasties: [{ _id: 'Suryavansh', name: 'Suryavansh', count: 2 }],
		});
	});
});
