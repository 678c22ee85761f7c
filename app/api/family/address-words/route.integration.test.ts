import { beforeEach, describe, expect, it } from 'vitest';
import { db } from '@/lib/platform/db/client';
import { makeLogin } from '@/tests/support/accounts';
import { call } from '@/tests/support/calls';
import { emptyTables, provideDatabase } from '@/tests/support/database';
import { WrittenTree } from '@/tests/support/trees';
import { GET as getRelation } from '../relation/route';
import { GET as getTree } from '../tree/route';
import { GET, PUT } from './route';

provideDatabase();
beforeEach(emptyTables);

const path = '/api/family/address-words';

async function makeFamily() {
	const owner = await makeLogin({ gender: 'Male' });
	const tree = await WrittenTree.of(owner.id);
	const fatherId = await tree.card('Mohan Singh', { gender: 'Male' });
	const grandfatherId = await tree.card('Ummed Singh', { gender: 'Male' });
	await tree.parent(tree.meId, fatherId, 'father');
	await tree.parent(fatherId, grandfatherId, 'father');
	const getWord = async (name: string) => {
		const { body } = await call(getTree, '/api/family/tree', { token: owner.token });
		const members = body.familyMembers as { name: string; addressWord: unknown }[];
		return members.find((member) => member.name === name)?.addressWord;
	};
	const change = (json: object) => call(PUT, path, { method: 'PUT', json, token: owner.token });
	/** Between the owner's grandfather and the owner. */
	const relation = async () => {
		const { body } = await call(getRelation, `/api/family/relation?to=${grandfatherId}`, {
			token: owner.token,
		});
		return (body.relations as unknown[])[0];
	};
	return { owner, wordOf: getWord, relation, change };
}

describe('words of address', () => {
	it('are for members alone', async () => {
		expect((await call(GET, path)).status).toBe(401);
		expect((await call(PUT, path, { method: 'PUT', json: {} })).status).toBe(401);
	});

	it('are proposed by the relation, in both scripts', async () => {
		const { owner, wordOf } = await makeFamily();
		expect(await wordOf('Ummed Singh')).toEqual({ hi: 'दादोसा', en: 'Dadosa' });
		const { body } = await call(GET, path, { token: owner.token, language: 'hi' });
		expect(body).toMatchObject({ isShown: true });
		expect(body.words).toContainEqual({ term: 'FF', relation: 'दादा', proposed: 'दादोसा', word: '' });
	});

	it('are the family’s own where it has another, in the script of the reader, or none at all', async () => {
		const { owner, wordOf, change } = await makeFamily();
		expect((await change({ isShown: true, words: { FF: 'दाता हुकम' } })).status).toBe(200);
		expect(await wordOf('Ummed Singh')).toEqual({
			hi: 'दाता हुकम',
			en: expect.stringMatching(/^Data Huk[au]m$/),
		});
		expect(await wordOf('Mohan Singh')).toEqual({ hi: 'जीसा', en: 'Jisa' });
		const { body } = await call(GET, path, { token: owner.token });
		expect(body.words).toContainEqual(expect.objectContaining({ term: 'FF', word: 'दाता हुकम' }));
		await change({ isShown: false, words: { FF: 'दाता हुकम' } });
		expect(await wordOf('Ummed Singh')).toBeNull();
		await change({ isShown: true, words: {} });
		expect(await wordOf('Ummed Singh')).toEqual({ hi: 'दादोसा', en: 'Dadosa' });
		expect(await db.familyTree.findFirst({ select: { addressWords: true } })).toEqual({ addressWords: {} });
	});

	it('are those of any two of the family towards each other, where they are shown', async () => {
		const { relation, change } = await makeFamily();
		const none = { addressWord: null, inverseAddressWord: null };
		expect(await relation()).toMatchObject({ ...none, addressWord: { hi: 'दादोसा', en: 'Dadosa' } });
		await change({ isShown: false, words: {} });
		expect(await relation()).toMatchObject(none);
	});

	it.each([
		{ words: {} },
		{ isShown: 'yes', words: {} },
		{ isShown: true, words: { FF: 'x'.repeat(41) } },
		{ isShown: true, words: { FF: 7 } },
	])('refuses %j', async (json) => {
		expect((await (await makeFamily()).change(json)).status).toBe(400);
	});
});
