import { beforeEach, describe, expect, it } from 'vitest';
import { PUT as saveProfile } from '@/app/api/users/profile/route';
import { searchKey } from '@/lib/core/text-folding';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { addClanAlias, removeClanAlias } from './commands/add-alias';
import { standardizeClans } from './commands/standardize-clans';

provideDatabase();
beforeEach(emptyTables);

const typed = (clan: string) => ({ clan, clanKey: searchKey(clan) });
const findClan = async (id: string) => (await db.member.findUniqueOrThrow({ where: { id } })).clan;

async function addCard(clan: string, motherClan: string | null = null): Promise<string> {
	const { id: ownerId } = await makeAccount();
	const { id: treeId } = await db.familyTree.create({ data: { ownerId, name: 'Tree' } });
	const card = await db.person.create({ data: { treeId, name: 'Devi Singh', clan, motherClan } });
	return card.id;
}

async function actor(): Promise<string> {
	return (await makeAccount({ isAdmin: true })).id;
}

async function merge(name: string, clan: string): Promise<string> {
	await addClanAlias({ name, clan }, await actor());
	return (await db.clanAlias.findFirstOrThrow({ where: { name } })).id;
}

describe('addClanAlias', () => {
	it('renames the clan wherever a record holds it, and resolves what is typed from then on', async () => {
		const { token, id } = await makeLogin({ ...typed('Gaur'), motherClan: 'गौर' });
		const cardId = await addCard('Gaur Rajput', 'Jhala');
		await db.partnerWishes.create({ data: { memberId: id, clans: ['Katoch', 'गौर', 'Hada'] } });
		const deity = await db.deity.create({ data: { clans: ['Gaur', 'Badgujar'] } });
		expect(await addClanAlias({ name: 'Gaur', clan: 'Badgujar' }, await actor())).toEqual({ changed: 5 });
		expect(await db.member.findUnique({ where: { id } })).toMatchObject({
			...{ clan: 'Badgujar', clanKey: searchKey('Badgujar'), motherClan: 'Badgujar' },
		});
		expect(await db.person.findUnique({ where: { id: cardId } })).toMatchObject({
			...{ clan: 'Badgujar', motherClan: 'Jhala' },
		});
		expect(await db.partnerWishes.findFirst()).toMatchObject({ clans: ['Katoch', 'Badgujar', 'Hada'] });
		expect(await db.deity.findUnique({ where: { id: deity.id } })).toMatchObject({ clans: ['Badgujar'] });
		const json = { clan: 'गौर राजपूत' };
		const { body } = await call(saveProfile, '/api/users/profile', { method: 'PUT', json, token });
		expect(body.user).toMatchObject({ clan: 'Badgujar' });
	});

	it('merges into a clan of the list, whose group and marriage rules count from then on', async () => {
		const { id } = await makeAccount(typed('Kachhwah Rajput Amber'));
		await merge('Kachhwah Rajput Amber', 'कछवाहा');
		expect(await db.member.findUnique({ where: { id } })).toMatchObject(typed('Kachhwaha'));
	});

	it('is recorded in the history', async () => {
		const actorId = await actor();
		await addClanAlias({ name: 'Gaur', clan: 'Badgujar' }, actorId);
		const { id } = await db.clanAlias.findFirstOrThrow();
		expect(await db.auditEntry.findMany()).toMatchObject([
			{
				...{ actorId, action: 'clan.merge', subjectType: 'clan', subjectId: id },
				changes: { clan: { from: 'Gaur', to: 'Badgujar' } },
			},
		]);
	});

	it('refuses a clan of the list, a name that is taken, and a clan itself', async () => {
		await merge('Gaur', 'Badgujar');
		const actorId = await actor();
		for (const [name, clan, code] of [
			['राठौर', 'Bhati', 'clan.listed'],
			['गौर', 'Hada', 'clan.alias'],
			['Badgujar', 'Gaur', 'clan.same'],
			['भाटी राजपूत', 'Bhati', 'clan.listed'],
			['Jadaun', 'जादौन', 'clan.same'],
		] as const)
			await expect(addClanAlias({ name, clan }, actorId), name).rejects.toMatchObject({ code });
		expect(await db.clanAlias.count()).toBe(1);
	});
});

describe('removeClanAlias', () => {
	it('gives records back what they held, as they held it, unless they have changed since', async () => {
		const [a, b, changed] = await Promise.all(
			['Gaur', 'गौर', 'Gaur'].map((clan) => makeAccount(typed(clan))),
		);
		const cardId = await addCard('Jhala', 'गौर');
		await db.partnerWishes.create({ data: { memberId: a?.id ?? '', clans: ['Gaur', 'Badgujar'] } });
		const aliasId = await merge('Gaur', 'Badgujar');
		const later = await makeAccount(typed('Badgujar'));
		await db.member.update({ where: { id: changed?.id ?? '' }, data: typed('Hada') });
		await removeClanAlias(aliasId, await actor());
		expect(await Promise.all([a, b, changed, later].map((row) => findClan(row?.id ?? '')))).toEqual([
			...['Gaur', 'गौर', 'Hada', 'Badgujar'],
		]);
		expect(await db.member.findUnique({ where: { id: b?.id ?? '' } })).toMatchObject({
			clanKey: searchKey('Gaur'),
		});
		expect(await db.person.findUnique({ where: { id: cardId } })).toMatchObject({ motherClan: 'गौर' });
		expect(await db.partnerWishes.findFirst()).toMatchObject({ clans: ['Gaur', 'Badgujar'] });
		expect([await db.clanAlias.count(), await db.clanRename.count()]).toEqual([0, 0]);
		await expect(removeClanAlias(aliasId, await actor())).rejects.toMatchObject({ code: 'notFound' });
	});

	it('of two merges that follow each other undoes each by itself, in either order', async () => {
		for (const order of [
			[0, 1],
			[1, 0],
		]) {
			await emptyTables();
			const [first, second] = await Promise.all(['Gaur', 'Badgujar'].map((clan) => makeAccount(typed(clan))));
			const held = () => Promise.all([first, second].map((row) => findClan(row?.id ?? '')));
			const aliases = [await merge('Gaur', 'Badgujar'), await merge('Badgujar', 'Jadaun')];
			expect(await held()).toEqual(['Jadaun', 'Jadaun']);
			for (const at of order) await removeClanAlias(aliases[at] ?? '', await actor());
			expect(await held()).toEqual(['Gaur', 'Badgujar']);
		}
	});
});

describe('standardizeClans', () => {
	it('gives the clans of old records their one name and key, once', async () => {
		const rows = await Promise.all(
			['भाटी', 'bhatti', 'भाटी राजपूत', 'राठौर', 'Jadaun Rajput', 'Other'].map((clan) =>
				makeAccount(typed(clan)),
			),
		);
		const cardId = await addCard('भाटी', 'शेखावत');
		await db.partnerWishes.create({ data: { memberId: rows[0]?.id ?? '', clans: ['भाटी', 'Bhati'] } });
		await db.deity.create({ data: { clans: ['राठौर', 'Jadaun'] } });
		expect(await standardizeClans()).toBeGreaterThan(0);
		const members = await Promise.all(
			rows.map(({ id }) =>
				db.member.findUniqueOrThrow({ where: { id }, select: { clan: true, clanKey: true } }),
			),
		);
		expect(members).toEqual([
			...[typed('Bhati'), typed('Bhati'), typed('Bhati'), typed('Rathore')],
			{ clan: 'Jadaun Rajput', clanKey: searchKey('Jadaun') },
			typed('Other'),
		]);
		expect(await db.person.findUnique({ where: { id: cardId } })).toMatchObject({
			...{ clan: 'Bhati', motherClan: 'Shekhawat' },
		});
		expect(await db.partnerWishes.findFirst()).toMatchObject({ clans: ['Bhati'] });
		expect(await db.deity.findFirst()).toMatchObject({ clans: ['Rathore', 'Jadaun'] });
		expect(await standardizeClans()).toBe(0);
	});
});
