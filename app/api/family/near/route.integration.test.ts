import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { findRelativesReply, nearFamilyReply } from '@/lib/features/family/schema';
import { db } from '@/lib/platform/db/client';
import { makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { getStatements } from '@/tests/support/statements';
import { WrittenTree } from '@/tests/support/trees';
import { GET as findByName } from '../find/route';
import { GET } from './route';

provideDatabase();
beforeEach(emptyTables);

type Near = z.output<typeof nearFamilyReply>;

async function read(
	token: string,
	query: Record<string, string> = {},
): Promise<{ near: Near; text: string }> {
	const answer = await call(GET, `/api/family/near?${new URLSearchParams(query)}`, { token });
	expect(answer.status, answer.text).toBe(200);
	const near = nearFamilyReply.parse(answer.body);
	// Nothing leaves beside the schema's own fields.
	expect(near).toEqual(answer.body);
	return { near, text: answer.text };
}

async function find(token: string, query: Record<string, string>) {
	const answer = await call(findByName, `/api/family/find?${new URLSearchParams(query)}`, { token });
	expect(answer.status, answer.text).toBe(200);
	return answer;
}

const namesIn = ({ familyMembers }: Near) => familyMembers.map(({ name }) => name).sort();

/** A line of fathers above the owner, each with a phone number, and somebody whom nothing connects with them. */
async function lineOfFathers(count: number) {
	const login = await makeLogin({ name: 'Owner', gender: 'Male' });
	const tree = await WrittenTree.of(login.id);
	const ids = [tree.meId];
	for (let at = 1; at <= count; at += 1) {
		ids.push(await tree.card(`Father ${at}`, { gender: 'Male', mobileNumber: `98290000${at + 10}` }));
		await tree.parent(ids[at - 1] ?? '', ids[at] ?? '', 'father');
	}
	await tree.card('Nobody near');
	return { ...login, tree, ids };
}

describe('GET /api/family/near', () => {
	it('is for members, each their own', async () => {
		expect((await call(GET, '/api/family/near')).status).toBe(401);
		const { ids } = await lineOfFathers(5);
		const other = await makeLogin({ name: 'Other', isAdmin: true });
		const { near, text } = await read(other.token, { around: ids[3] ?? '', open: ids[3] ?? '' });
		expect(namesIn(near)).toEqual(['Other']);
		expect(near.open).toEqual([]);
		expect(text).not.toContain('Father 1');
	});

	it('brings those who are drawn, and says of the others only how many there are', async () => {
		const { token, ids } = await lineOfFathers(9);
		const { near, text } = await read(token);
		expect(namesIn(near)).toEqual(['Father 1', 'Father 2', 'Father 3', 'Owner']);
		expect(near.beyond).toMatchObject({ connected: 6, total: 11, meId: ids[0], isMeConnected: true });
		expect(near.beyond.branches).toEqual([{ id: ids[3], isOpen: false, count: 3, isUpward: true }]);
		for (const hidden of ['Father 4', '9829000014', 'Nobody near']) expect(text).not.toContain(hidden);
	});

	it('brings with a branch those alone who open there', async () => {
		const { token, ids } = await lineOfFathers(9);
		const { near: first } = await read(token);
		const open = ids[3] ?? '';
		const { near } = await read(token, { open, version: first.version, known: '' });
		expect(namesIn(near)).toEqual(['Father 4', 'Father 5', 'Father 6']);
		expect(near.beyond.drawn).toHaveLength(7);
		expect(namesIn((await read(token, { open })).near)).toHaveLength(7);
	});

	it('brings all who are drawn once something has changed', async () => {
		const { token, ids } = await lineOfFathers(9);
		const { near: first } = await read(token);
		await db.person.update({ where: { id: ids[1] ?? '' }, data: { name: 'Renamed' } });
		const { near } = await read(token, { open: ids[3] ?? '', version: first.version, known: '' });
		expect(near.familyMembers).toHaveLength(7);
		expect(namesIn(near)).toContain('Renamed');
	});

	it('leads to somebody, and is drawn around somebody else', async () => {
		const { token, ids } = await lineOfFathers(12);
		const { near: reached } = await read(token, { toward: ids[11] ?? '' });
		expect(namesIn(reached)).toContain('Father 11');
		expect(reached.open).toEqual([ids[3], ids[6], ids[9]]);
		const { near: around } = await read(token, { around: ids[11] ?? '' });
		expect(namesIn(around)).toEqual(['Father 10', 'Father 11', 'Father 12', 'Father 8', 'Father 9']);
		expect(around.beyond).toMatchObject({ meId: ids[0], isMeConnected: true });
	});

	it('shows nobody who is hidden, refused or not in the tree', async () => {
		const { token, tree, ids } = await lineOfFathers(1);
		const hidden = await tree.card('Hidden', { isVisible: false });
		await tree.parent(hidden, ids[0] ?? '', 'father');
		const refused = await tree.card('Refused', { approvalStatus: 'rejected' });
		await tree.parent(refused, ids[0] ?? '', 'father');
		const { near, text } = await read(token, { around: hidden, open: `${hidden},${randomUUID()}` });
		expect(namesIn(near)).toEqual(['Father 1', 'Owner']);
		expect(near.hiddenMembers).toEqual([{ _id: hidden, name: 'Hidden' }]);
		expect(text).not.toContain('Refused');
	});

	it('takes as many statements for a large tree as for a small one, and fewer once it is known', async () => {
		const small = await lineOfFathers(2);
		const large = await lineOfFathers(20);
		const first = await getStatements(() => read(small.token));
		expect(await getStatements(() => read(large.token))).toBe(first);
		const again = await getStatements(() => read(large.token, { open: large.ids[3] ?? '' }));
		expect(again).toBeLessThan(first);
		expect(again).toBeLessThanOrEqual(2);
	});

	it('refuses what is no id, and more branches than an address has room for', async () => {
		const { token } = await makeLogin();
		const many = Array.from({ length: 41 }, () => randomUUID()).join();
		for (const query of ['around=me', 'open=a,b', `open=${many}`, 'toward=x', `version=${'v'.repeat(41)}`]) {
			expect((await call(GET, `/api/family/near?${query}`, { token })).status, query).toBe(400);
		}
	});
});

describe('GET /api/family/find', () => {
	it('is for members, each in their own tree', async () => {
		expect((await call(findByName, '/api/family/find?name=Father')).status).toBe(401);
		await lineOfFathers(2);
		const { token } = await makeLogin({ name: 'Other' });
		expect((await find(token, { name: 'Father' })).text).toBe('[]');
	});

	it('finds by a name in either script those who can be drawn, and tells no more than a card of the diagram', async () => {
		const { token, ids } = await lineOfFathers(9);
		const { body: _, text } = await find(token, { name: 'Father 8' });
		const [found, ...others] = findRelativesReply.parse(JSON.parse(text));
		expect(others).toEqual([]);
		expect(found).toMatchObject({ _id: ids[8], name: 'Father 8', relation: 'Other' });
		expect(text).not.toContain('98290000');
		expect((await find(token, { name: 'Nobody near' })).text).toBe('[]');
		await db.person.update({ where: { id: ids[7] ?? '' }, data: { name: 'Jodha' } });
		const { text: hindi } = await find(token, { name: 'जोधा' });
		expect(findRelativesReply.parse(JSON.parse(hindi)).map(({ _id }) => _id)).toEqual([ids[7]]);
	});

	it('finds by the second spelling of a card, and by that of the account behind another', async () => {
		const { id, token, tree, ids } = await lineOfFathers(2);
		await db.person.update({ where: { id: ids[1] ?? '' }, data: { nameInOtherScript: 'गोमती' } });
		const relative = await makeLogin({ name: 'Linked', nameInOtherScript: 'केसरी' });
		const card = await tree.account(relative.id, { nameInOtherScript: 'मोहन' });
		await tree.parent(card, ids[2] ?? '', 'father');
		await db.member.update({ where: { id }, data: { nameInOtherScript: 'सूरज' } });
		const idsFound = async (name: string) => {
			const { text } = await find(token, { name });
			return findRelativesReply.parse(JSON.parse(text)).map(({ _id }) => _id);
		};
		expect(await idsFound('गोमती')).toEqual([ids[1]]);
		expect(await idsFound('Gomti')).toEqual([ids[1]]);
		expect(await idsFound('Kesari')).toEqual([card]);
		expect(await idsFound('सूरज')).toEqual([ids[0]]);
		expect(await idsFound('Father 1')).toEqual([ids[1]]);
		// The account says how its name is written, not the card.
		expect(await idsFound('मोहन')).toEqual([]);
	});

	it('finds around somebody else those who are connected with them', async () => {
		const { token, tree } = await lineOfFathers(2);
		const [alone, child] = [await tree.card('Alone'), await tree.card('Child of Alone')];
		await tree.parent(child, alone, 'father');
		expect((await find(token, { name: 'Alone' })).text).toBe('[]');
		const { text } = await find(token, { name: 'Alone', around: child });
		expect(findRelativesReply.parse(JSON.parse(text)).map(({ _id }) => _id)).toContain(alone);
	});

	it('finds everybody who has a card when it is asked for everyone', async () => {
		const { token, tree } = await lineOfFathers(2);
		const alone = await tree.card('Alone');
		const hidden = await tree.card('Alone Hidden', { isVisible: false });
		const { text } = await find(token, { name: 'Alone', everyone: 'true' });
		const ids = findRelativesReply.parse(JSON.parse(text)).map(({ _id }) => _id);
		expect(ids).toEqual([alone]);
		expect(ids).not.toContain(hidden);
		expect((await call(findByName, '/api/family/find?name=Alone&everyone=yes', { token })).status).toBe(400);
	});

	it('tells of somebody living who has an account no date of birth', async () => {
		const { token, tree, ids } = await lineOfFathers(1);
		const relative = await makeLogin({ name: 'Living Relative', familyTreePrivacy: 'public' });
		const card = await tree.account(relative.id, { bornOn: new Date('1980-02-03'), bornPrecision: 'day' });
		await tree.parent(card, ids[1] ?? '', 'father');
		const { text } = await find(token, { name: 'Living Relative' });
		expect(findRelativesReply.parse(JSON.parse(text))).toMatchObject([{ _id: card, dob: null }]);
	});

	it('refuses a search for nothing', async () => {
		const { token } = await makeLogin();
		expect((await call(findByName, '/api/family/find?name=', { token })).status).toBe(400);
	});
});
