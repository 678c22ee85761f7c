import { beforeEach, describe, expect, it } from 'vitest';
import { POST as restore } from '@/app/api/admin/trash/[id]/route';
import { DELETE as deleteDeity } from '@/app/api/deities/[id]/route';
import { DELETE as deleteTree } from '@/app/api/family/trees/[id]/route';
import { DELETE as deleteMember } from '@/app/api/users/[id]/route';
import { searchKey } from '@/lib/core/text-folding';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { addClanAlias, removeClanAlias } from './add-alias';

provideDatabase();
holdAfterResponse();

let head = { id: '', token: '' };
beforeEach(async () => {
	await emptyTables();
	head = await makeLogin({ isAdmin: true });
});

const typed = (clan: string) => ({ clan, clanKey: searchKey(clan) });

async function merge(name: string, clan: string): Promise<string> {
	await addClanAlias({ name, clan }, head.id);
	return (await db.clanAlias.findFirstOrThrow({ where: { name } })).id;
}

const separate = (aliasId: string) => removeClanAlias(aliasId, head.id);

const deletions = { member: deleteMember, family: deleteTree, deity: deleteDeity };
type Kind = keyof typeof deletions;

/** A member with a tree and wishes, and a deity: everything that holds a clan. */
async function addRecords(clan: string) {
	const { id: member } = await makeAccount({ ...typed(clan), motherClan: clan });
	const { id: family } = await db.familyTree.create({ data: { ownerId: member, name: 'Tree' } });
	await db.person.create({ data: { treeId: family, name: 'Devi Singh', clan, motherClan: 'Jhala' } });
	await db.partnerWishes.create({ data: { memberId: member, clans: ['Katoch', clan] } });
	const { id: deity } = await db.deity.create({ data: { clans: [clan, 'Hada'] } });
	return { member, family, deity };
}

type Records = Awaited<ReturnType<typeof addRecords>>;

async function getClans({ member, family, deity }: Records) {
	const stored = await db.member.findUniqueOrThrow({
		where: { id: member },
		select: { clan: true, clanKey: true, motherClan: true, partnerWishes: { select: { clans: true } } },
	});
	const card = await db.person.findFirstOrThrow({ where: { treeId: family, name: 'Devi Singh' } });
	return {
		member: [stored.clan, stored.clanKey, stored.motherClan],
		wishes: stored.partnerWishes?.clans,
		card: [card.clan, card.motherClan],
		deity: (await db.deity.findUniqueOrThrow({ where: { id: deity } })).clans,
	};
}

const holding = (clan: string) => ({
	member: [clan, searchKey(clan), clan],
	wishes: ['Katoch', clan],
	card: [clan, 'Jhala'],
	deity: [clan, 'Hada'],
});

async function trash(kind: Kind, id: string): Promise<void> {
	const options = { method: 'DELETE', params: { id }, token: head.token };
	expect((await call(deletions[kind], `/api/x/${id}`, options)).status).toBe(200);
}

async function restoreEntry(subjectId: string): Promise<void> {
	const { id } = await db.trashEntry.findFirstOrThrow({ where: { subjectId }, select: { id: true } });
	const { status } = await call(restore, `/api/admin/trash/${id}`, {
		...{ method: 'POST', params: { id }, token: head.token },
	});
	expect(status).toBe(200);
}

describe.each([['member'], ['family'], ['deity']] as const)('what went through the trash as a %s', (kind) => {
	const away = async (records: Records, meanwhile: () => Promise<unknown> = async () => {}) => {
		await trash(kind, records[kind]);
		await meanwhile();
		await restoreEntry(records[kind]);
	};

	it('gets back what it held when a merge is undone later', async () => {
		const records = await addRecords('Gaur');
		const aliasId = await merge('Gaur', 'Badgujar');
		await away(records);
		expect(await getClans(records)).toEqual(holding('Badgujar'));
		await separate(aliasId);
		expect(await getClans(records)).toEqual(holding('Gaur'));
	});

	it('holds again what it held where the merge was undone meanwhile', async () => {
		const records = await addRecords('Gaur');
		const aliasId = await merge('Gaur', 'Badgujar');
		await away(records, () => separate(aliasId));
		expect(await getClans(records)).toEqual(holding('Gaur'));
	});

	it('follows a merge that was made meanwhile, and its undoing', async () => {
		const records = await addRecords('Gaur');
		let aliasId = '';
		await away(records, async () => {
			aliasId = await merge('Gaur', 'Badgujar');
		});
		expect(await getClans(records)).toEqual(holding('Badgujar'));
		await separate(aliasId);
		expect(await getClans(records)).toEqual(holding('Gaur'));
	});

	it.each([[0], [1]])('of two merges follows the one that is left of them: the one at %d', async (left) => {
		const records = await addRecords('Gaur');
		const aliases = [await merge('Gaur', 'Badgujar'), await merge('Badgujar', 'Jadaun')];
		await away(records, () => separate(aliases[1 - left] ?? ''));
		expect(await getClans(records)).toEqual(holding(left === 0 ? 'Badgujar' : 'Gaur'));
		await separate(aliases[left] ?? '');
		expect(await getClans(records)).toEqual(holding('Gaur'));
	});
});

it('keeps what a member has said after the merge', async () => {
	const records = await addRecords('Gaur');
	const aliasId = await merge('Gaur', 'Badgujar');
	await db.member.update({ where: { id: records.member }, data: typed('Hada') });
	await trash('member', records.member);
	await separate(aliasId);
	await restoreEntry(records.member);
	expect(await getClans(records)).toEqual({
		...holding('Gaur'),
		member: ['Hada', searchKey('Hada'), 'Gaur'],
	});
});
