import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { memberReply } from '@/lib/features/family/cards/schema';
import { relationsReply } from '@/lib/features/family/schema';
import { db } from '@/lib/platform/db/client';
import { makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { WrittenTree } from '@/tests/support/trees';
import { POST as add } from '../add/route';
import { PUT as update } from '../update/[id]/route';
import { GET as relation } from './route';

provideDatabase();
holdAfterResponse();

type Login = Awaited<ReturnType<typeof makeLogin>>;

const ask = (login: Login, query: string) =>
	call(relation, `/api/family/relation?${query}`, { token: login.token });

/** Adds cards with the names that are given, each a relative of an earlier one or of the owner; answers their ids. */
async function growTree(
	owner: Login,
	relatives: readonly (readonly [name: string, relation: string, of?: string | undefined, more?: object])[],
) {
	const ids = new Map<string, string>();
	for (const [name, relationWord, of, more] of relatives) {
		const json = { name, relation: relationWord, ...(of && { relatedToMemberId: ids.get(of) }), ...more };
		const { body, status, text } = await call(add, '/api/family/add', { json, token: owner.token });
		expect(status, text).toBe(201);
		ids.set(name, memberReply.parse(body).member._id);
	}
	return (name: string) => ids.get(name) ?? '';
}

async function cousins() {
	const owner = await makeLogin({ name: 'शिवांक', gender: 'Male' });
	const idOf = await growTree(owner, [
		['देवी', 'Father', undefined, { dob: '1950' }],
		['मोहन', 'Father', 'देवी', { isDeceased: true }],
		['महेंद्र', 'Brother', 'देवी', { dob: '1944' }],
		['करण', 'Son', 'महेंद्र'],
		['नेहा', 'Wife', 'करण'],
	]);
	return { owner, idOf };
}

describe('GET /api/family/relation', () => {
	it('tells the way from the caller in words and in a sentence of both languages, there and back', async () => {
		const { owner, idOf } = await cousins();
		const { status, body } = await ask(owner, `to=${idOf('करण')}`);
		expect(status).toBe(200);
		const { from, to, relations, total } = relationsReply.parse(body);
		expect([from.name, to.name, total]).toEqual(['शिवांक', 'करण', 1]);
		const [way] = relations;
		expect(way).toMatchObject({
			isBlood: true,
			words: { hi: 'चचेरा भाई', en: "father's brother's son" },
			inverseWords: { hi: 'चचेरा भाई', en: "father's brother's son" },
			sentence: {
				hi: 'करण, आपके पिता देवी के बड़े भाई महेंद्र के बेटे हैं।',
				en: 'Karan is the son of Mahendra, elder brother of Devi, your father.',
			},
		});
		expect(way?.people.map(({ written }) => written?.name)).toEqual([
			...['Shivank', 'Devi', 'Mahendra', 'Karan'],
		]);
		expect(way?.people.map(({ name, words }) => [name, words?.hi ?? null])).toEqual([
			['शिवांक', null],
			['देवी', 'पिता'],
			['महेंद्र', 'ताऊ'],
			['करण', 'चचेरा भाई'.normalize('NFC')],
		]);
		expect(way?.steps.map(({ kind, link }) => [kind, link])).toEqual([
			['parent', 'birth'],
			['sibling', 'birth'],
			['child', 'birth'],
		]);
		const parents = way?.steps[1]?.sharedParents.map(({ name, words, isDeceased }) => [
			name,
			words?.hi,
			isDeceased,
		]);
		expect(parents).toContainEqual(['मोहन', 'दादा', true]);
	});

	it('tells it between any two of the tree, in the language of neither the caller nor the page', async () => {
		const { owner, idOf } = await cousins();
		const { body } = await ask(owner, `from=${idOf('नेहा')}&to=${idOf('मोहन')}`);
		const [way] = relationsReply.parse(body).relations;
		expect(way).toMatchObject({
			isBlood: false,
			words: { hi: 'ददिया ससुर', en: "husband's father's father" },
			inverseWords: { hi: 'पोते की पत्नी', en: "son's son's wife" },
			sentence: { hi: 'मोहन, नेहा के पति करण के पिता महेंद्र के पिता थे।' },
		});
	});

	it('passes over who has no card: somebody unknown, without a name or an id', async () => {
		const owner = await makeLogin({ name: 'शिवांक', gender: 'Male' });
		const idOf = await growTree(owner, [['राम', 'Grandfather', undefined, { side: 'father' }]]);
		const { body } = await ask(owner, `to=${idOf('राम')}`);
		const [way] = relationsReply.parse(body).relations;
		expect(way?.people[1]).toEqual({
			_id: null,
			name: null,
			photo: null,
			gender: 'Male',
			isDeceased: false,
			words: { hi: 'पिता', en: 'father' },
		});
		expect(way?.sentence).toEqual({ hi: 'राम, आपके पिता के पिता हैं।', en: 'Ram is the father of your father.' });
	});

	it('tells nothing of a hidden card on the way, and answers 404 for it at an end', async () => {
		const { owner, idOf } = await cousins();
		const hide = await call(update, `/api/family/update/${idOf('महेंद्र')}`, {
			json: { isVisible: false },
			method: 'PUT',
			params: { id: idOf('महेंद्र') },
			token: owner.token,
		});
		expect(hide.status).toBe(200);
		const { status, text, body } = await ask(owner, `to=${idOf('करण')}`);
		expect(status).toBe(200);
		expect(text).not.toContain('महेंद्र');
		expect(text).not.toContain(idOf('महेंद्र'));
		expect(relationsReply.parse(body).relations[0]).toMatchObject({
			words: { hi: 'चचेरा भाई' },
			sentence: { hi: 'करण, आपके पिता देवी के बड़े भाई के बेटे हैं।' },
		});
		expect((await ask(owner, `to=${idOf('महेंद्र')}`)).status).toBe(404);
		expect((await ask(owner, `from=${idOf('महेंद्र')}&to=${idOf('करण')}`)).status).toBe(404);
	});

	it('keeps every way: the marriage of the two first, then blood', async () => {
		const { owner, idOf } = await cousins();
		// करण has married his father's sister's daughter.
		const { id: treeId } = await db.familyTree.findUniqueOrThrow({ where: { ownerId: owner.id } });
		const [brother, bride] = [idOf('महेंद्र'), idOf('नेहा')];
		const aunt = await db.person.create({
			data: { treeId, name: 'सूरज', gender: 'Female', addedById: owner.id },
			select: { id: true },
		});
		const shared = await db.parentLink.findMany({ where: { childId: brother } });
		const links = shared.map(({ parentId, role }) => ({ treeId, childId: aunt.id, parentId, role }));
		await db.parentLink.createMany({
			data: [...links, { treeId, childId: bride, parentId: aunt.id, role: 'mother' as const }],
		});
		const { body } = await ask(owner, `from=${idOf('करण')}&to=${bride}`);
		const { relations, total, mayAskAboutMarriage } = relationsReply.parse(body);
		expect([total, mayAskAboutMarriage]).toEqual([2, false]);
		expect(relations.map(({ isBlood, words }) => [isBlood, words.hi])).toEqual([
			[false, 'पत्नी'],
			[true, 'फुफेरी बहन'.normalize('NFC')],
		]);
	});

	it('names a brother by one father as the family calls him, and the common parent in a note', async () => {
		const owner = await makeLogin({ name: 'शिवांक', gender: 'Male' });
		const tree = await WrittenTree.of(owner.id);
		const [father, mother, otherWife, brother] = await Promise.all([
			tree.card('देवी', { gender: 'Male' }),
			tree.card('गीता', { gender: 'Female' }),
			tree.card('रानी', { gender: 'Female' }),
			tree.card('करण', { gender: 'Male' }),
		]);
		await tree.parent(tree.meId, father, 'father');
		await tree.parent(tree.meId, mother, 'mother');
		await tree.parent(brother, father, 'father');
		await tree.parent(brother, otherWife, 'mother');
		const { body } = await ask(owner, `to=${brother}`);
		const { to, relations } = relationsReply.parse(body);
		const words = {
			hi: 'बड़े भाई / छोटा भाई'.normalize('NFC'),
			en: 'elder half-brother / younger half-brother',
		};
		const note = { hi: 'एक ही पिता से', en: 'by the same father' };
		expect(to.words).toEqual(words);
		expect(relations[0]).toMatchObject({ words, inverseWords: words, note, inverseNote: note });
	});

	it('holds no way from somebody to themselves, nor between two whom nothing joins', async () => {
		const { owner, idOf } = await cousins();
		const self = relationsReply.parse((await ask(owner, `from=${idOf('करण')}&to=${idOf('करण')}`)).body);
		expect([self.relations, self.total, self.to.words]).toEqual([[], 0, null]);
		const { id: treeId } = await db.familyTree.findUniqueOrThrow({ where: { ownerId: owner.id } });
		const stranger = await db.person.create({
			data: { treeId, name: 'अजनबी', addedById: owner.id },
			select: { id: true },
		});
		const apart = relationsReply.parse((await ask(owner, `to=${stranger.id}`)).body);
		expect([apart.to.name, apart.to.words, apart.relations]).toEqual(['अजनबी', null, []]);
	});

	it('answers 404 for who is not there or in another tree, and looks the same', async () => {
		const { owner, idOf } = await cousins();
		const other = await makeLogin();
		const [absent, foreign] = [await ask(owner, `to=${randomUUID()}`), await ask(other, `to=${idOf('करण')}`)];
		expect([absent.status, foreign.status]).toEqual([404, 404]);
		expect(foreign.body).toEqual(absent.body);
		expect((await ask(other, `from=${idOf('करण')}&to=${idOf('देवी')}`)).status).toBe(404);
	});

	it.each(['', 'to=', 'to=x', `from=x&to=${randomUUID()}`])('answers 400 for %j', async (query) => {
		const { status, body } = await ask(await makeLogin(), query);
		expect([status, body.code]).toEqual([400, 'input.invalid']);
	});

	it('answers 401 for a visitor', async () => {
		const { status } = await call(relation, `/api/family/relation?to=${randomUUID()}`);
		expect(status).toBe(401);
	});
});
