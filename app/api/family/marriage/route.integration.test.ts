import { beforeEach, describe, expect, it } from 'vitest';
import { searchKey } from '@/lib/core/text-folding';
import { verdictReply } from '@/lib/features/matching/verdicts/schema';
import { db } from '@/lib/platform/db/client';
import { pool } from '@/lib/platform/db/pool';
import { makeAccount } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { makeSeeker } from '@/tests/support/seekers';
import { WrittenTree } from '@/tests/support/trees';
import { GET } from './route';

provideDatabase();
beforeEach(emptyTables);

const ask = (token: string, query: { one?: string; other: string }, language = 'en') =>
	call(GET, `/api/family/marriage?${new URLSearchParams(query)}`, { token, language });

async function verdictOn(token: string, query: { one?: string; other: string }, language = 'en') {
	const { status, text } = await ask(token, query, language);
	expect(status, text).toBe(200);
	return verdictReply.parse(JSON.parse(text));
}

/** A groom with a tree: father, his father, and his father's daughter's daughter. */
async function plantFamily() {
	const groom = await makeSeeker({ name: 'Groom', clan: 'Rathore', clanKey: searchKey('Rathore') });
	const tree = await WrittenTree.of(groom.id);
	const man = (name: string) =>
		tree.card(name, { gender: 'Male', bornOn: new Date('1940-01-01'), bornPrecision: 'day' });
	const woman = (name: string) =>
		tree.card(name, { gender: 'Female', bornOn: new Date('1996-01-01'), bornPrecision: 'day' });
	const [father, grandfather] = [await man('Father'), await man('Grandfather')];
	const [aunt, cousin] = [await woman('Aunt'), await woman('Cousin')];
	await tree.parent(tree.meId, father, 'father');
	await tree.parent(father, grandfather, 'father');
	await tree.parent(aunt, grandfather, 'father');
	await tree.parent(cousin, aunt, 'mother');
	return { groom, tree, father, grandfather, aunt, cousin, woman };
}

describe('two of the own tree', () => {
	it('a cousin: by law, with the ancestor and both lines by name', async () => {
		const { groom, cousin, tree } = await plantFamily();
		const answer = await verdictOn(groom.token, { other: cousin });
		expect(answer).toMatchObject({
			verdict: 'blocked-by-law',
			one: { _id: groom.id, name: 'Groom', isMe: true },
			other: { _id: cousin, name: 'Cousin', isMe: false },
			path: { words: expect.stringContaining('father'), sentence: expect.stringContaining('Cousin') },
		});
		const reason = answer.reasons.find(({ code }) => code === 'sapinda');
		expect(reason).toMatchObject({ kind: 'law', ancestor: { name: 'Grandfather' } });
		expect(reason?.lines.map((line) => line.map(({ name }) => name))).toEqual([
			['Groom', 'Father', 'Grandfather'],
			['Cousin', 'Aunt', 'Grandfather'],
		]);
		expect(reason?.rule).toContain('1955');
		const byCards = await verdictOn(groom.token, { one: tree.meId, other: cousin });
		expect(byCards).toEqual({ ...answer, one: { ...answer.one, _id: tree.meId } });
		const hindi = await verdictOn(groom.token, { other: cousin }, 'hi');
		expect(hindi.path?.words).toMatch(/\p{Script=Devanagari}/u);
	});

	it('calls everybody as the reader’s script writes them, and as they do themselves', async () => {
		const { groom, cousin, grandfather } = await plantFamily();
		await db.member.update({
			where: { id: groom.id },
			data: { name: 'Bharat Singh', nameInOtherScript: 'भारत सिंघ' },
		});
		await db.person.update({ where: { id: cousin }, data: { name: 'Aditi' } });
		await db.person.update({ where: { id: grandfather }, data: { name: 'Mohan' } });
		const { one: a, other: b, path, reasons } = await verdictOn(groom.token, { other: cousin }, 'hi');
		expect([a.name, b.name]).toEqual(['भारत सिंघ', 'अदिति']);
		expect(path?.sentence).toContain('अदिति');
		expect(reasons.find(({ code }) => code === 'sapinda')?.ancestor?.name).toBe('मोहन');
	});

	it('names nobody whom the owner has hidden', async () => {
		const { groom, cousin, grandfather } = await plantFamily();
		await db.person.update({ where: { id: grandfather }, data: { isVisible: false } });
		const { text } = await ask(groom.token, { other: cousin });
		expect(text).toContain('blocked-by-law');
		expect(text).not.toContain('Grandfather');
		expect((await ask(groom.token, { one: grandfather, other: cousin })).status).toBe(404);
	});

	it('somebody under age', async () => {
		const { groom, tree } = await plantFamily();
		const child = { gender: 'Female', bornOn: new Date('2015-01-01'), bornPrecision: 'day' } as const;
		const answer = await verdictOn(groom.token, { other: await tree.card('Child', child) });
		expect(answer.reasons.map(({ code }) => code)).toContain('underAge');
	});

	it('somebody without a gender: the verdict says what is missing', async () => {
		const { groom, tree } = await plantFamily();
		const answer = await verdictOn(groom.token, { other: await tree.card('Somebody') });
		expect(answer.verdict).toBe('unknown');
		expect(answer.missing).toContainEqual(expect.objectContaining({ of: 'other', what: 'gender' }));
		expect(answer.path).toBeNull();
	});

	it.each([
		['two men', 'marriage.twoOfOneGender', ({ father }) => ({ other: father })],
		['two women', 'marriage.twoOfOneGender', ({ aunt, cousin }) => ({ one: aunt, other: cousin })],
		['one and the same', 'marriage.twoOfOneGender', ({ tree }) => ({ other: tree.meId })],
		['the departed', 'marriage.departed', ({ cousin }) => ({ other: cousin })],
	] satisfies [
		string,
		string,
		(family: Awaited<ReturnType<typeof plantFamily>>) => { one?: string; other: string },
	][])('refuses %s with a sentence', async (_, code, query) => {
		const family = await plantFamily();
		if (code === 'marriage.departed')
			await db.person.update({ where: { id: family.cousin }, data: { isDeceased: true } });
		const { status, body } = await ask(family.groom.token, query(family));
		expect(status).toBe(400);
		expect(body).toEqual({ code, message: expect.stringMatching(/Choose .+\.$/) });
	});

	it('is not there for others, nor cards of others’ trees, unnamed or refused ones', async () => {
		const { groom, tree, cousin } = await plantFamily();
		const other = await makeSeeker({ gender: 'Female' });
		const hidden = [
			await tree.card('Refused', { gender: 'Female', approvalStatus: 'rejected' }),
			await tree.card('Waiting', { gender: 'Female', approvalStatus: 'pending' }),
		];
		const { id: unnamed } = await db.person.create({
			data: { treeId: tree.id, kind: 'connector', gender: 'Female' },
		});
		for (const id of [...hidden, unnamed, tree.id])
			expect((await ask(groom.token, { other: id })).status).toBe(404);
		for (const query of [{ other: cousin }, { one: tree.meId, other: cousin }])
			expect((await ask(other.token, query)).body).toEqual({
				code: 'notFound',
				message: 'This is not available.',
			});
		expect((await call(GET, `/api/family/marriage?other=${cousin}`)).status).toBe(401);
		expect((await ask(groom.token, { other: 'nobody' })).status).toBe(400);
	});
});

describe('the reader and a match', () => {
	it('tells it as the match’s page does, in four statements beside the session’s', async () => {
		const { groom, tree } = await plantFamily();
		const bride = await makeSeeker({ name: 'Bride', gender: 'Female', clan: 'Chauhan' });
		let statements = 0;
		const count = () => void statements++;
		pool.on('acquire', count);
		const answer = await verdictOn(groom.token, { other: bride.id });
		pool.off('acquire', count);
		expect(statements).toBe(5);
		expect(answer).toMatchObject({ verdict: 'unknown', other: { _id: bride.id, name: 'Bride' } });
		expect(await verdictOn(groom.token, { one: tree.meId, other: bride.id })).toEqual(answer);
	});

	it('who is no match is not there, and neither is a match for another card', async () => {
		const { groom, aunt } = await plantFamily();
		const notAgreed = await makeSeeker({ gender: 'Female', consents: {} });
		const sameGroup = await makeSeeker({ gender: 'Female', clan: 'राठौड़', clanKey: searchKey('राठौड़') });
		const bride = await makeSeeker({ gender: 'Female' });
		for (const other of [notAgreed.id, sameGroup.id])
			expect((await ask(groom.token, { other })).status).toBe(404);
		expect((await ask(groom.token, { one: aunt, other: bride.id })).status).toBe(404);
	});

	it('an account on a card of the own tree is asked about by the account too', async () => {
		const { groom, tree } = await plantFamily();
		const sister = await makeAccount({ name: 'Sister', gender: 'Female' });
		const card = await tree.account(sister.id);
		const answer = await verdictOn(groom.token, { other: sister.id });
		expect(answer.other).toMatchObject({ _id: card, name: 'Sister', isMe: false, ancestors: { of: card } });
	});

	it('of a relative no former marriage is shown that only their profile tells of', async () => {
		const { groom, tree } = await plantFamily();
		const divorced = { isMarried: false, formerMarriage: 'divorced', familyTreePrivacy: 'public' } as const;
		const sister = await makeAccount({ name: 'Sister', gender: 'Female', ...divorced });
		await tree.account(sister.id);
		const { reasons } = await verdictOn(groom.token, { other: sister.id });
		expect(reasons).toEqual([]);
	});

	it('of a relative who keeps their profile to themselves nothing of it is shown', async () => {
		const { groom, tree } = await plantFamily();
		const profile = { clan: 'Rathore', gotra: 'Gautam', isMarried: true } as const;
		const sister = await makeAccount({ name: 'Sister', gender: 'Female', ...profile });
		await tree.account(sister.id);
		const codes = async (familyTreePrivacy: 'private' | 'restricted') => {
			await db.member.update({ where: { id: sister.id }, data: { familyTreePrivacy } });
			const { reasons } = await verdictOn(groom.token, { other: sister.id });
			return reasons.map(({ code }) => code);
		};
		expect(await codes('restricted')).toEqual(['married', 'sameGroup']);
		expect(await codes('private')).toEqual([]);
	});
});
