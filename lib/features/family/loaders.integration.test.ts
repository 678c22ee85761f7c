import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { POST as add } from '@/app/api/family/add/route';
import { POST as respond } from '@/app/api/family/respond-request/route';
import { memberReply } from '@/lib/features/family/cards/schema';
import { db } from '@/lib/platform/db/client';
import { makeAccount, makeLogin } from '@/tests/support/accounts';
import { call, holdAfterResponse } from '@/tests/support/calls';
import { provideDatabase } from '@/tests/support/database';
import { loadKin, loadLineage, loadPicked, loadRelations } from './loaders';
import { pairKey } from './print/rules/lineage';
import { getOwnTree } from './tree/commands/lock-own-tree';

provideDatabase();
holdAfterResponse();

const now = new Date();

/** A member who has asked another to be their sister. */
async function askedSister() {
	const [owner, sister] = [await makeLogin({ gender: 'Male' }), await makeLogin({ gender: 'Female' })];
	const json = { relation: 'Sister', familyMemberId: sister.id };
	const { body } = await call(add, '/api/family/add', { json, token: owner.token });
	const { requestId, _id: cardId } = memberReply.parse(body).member;
	const accept = () =>
		call(respond, '/api/family/respond-request', {
			json: { requestId, response: 'accept' },
			token: sister.token,
		});
	return { owner, sister, cardId, accept };
}

describe('what an account is to a member', () => {
	it('is shown on both sides once the two are linked', async () => {
		const { owner, sister, cardId, accept } = await askedSister();
		expect(await loadKin(owner.id, sister.id, 'hi', now)).toBeNull();
		await accept();
		expect(await loadKin(owner.id, sister.id, 'hi', now)).toEqual({
			cardId,
			words: { hi: 'दीदी / छोटी बहन', en: 'elder sister / younger sister' },
		});
		expect((await loadKin(sister.id, owner.id, 'hi', now))?.words.hi).toBe(
			'बड़े भाई / छोटा भाई'.normalize('NFC'),
		);
	});

	it('is not given for a hidden card, of oneself, nor of who is not in the tree, and makes nobody a tree', async () => {
		const { owner, sister, cardId, accept } = await askedSister();
		await accept();
		await db.person.update({ where: { id: cardId }, data: { isVisible: false } });
		expect(await loadKin(owner.id, sister.id, 'hi', now)).toBeNull();
		expect(await loadKin(owner.id, owner.id, 'hi', now)).toBeNull();
		const stranger = await makeAccount();
		expect(await loadKin(stranger.id, owner.id, 'hi', now)).toBeNull();
		expect(await db.familyTree.count({ where: { ownerId: stranger.id } })).toBe(0);
	});
});

describe('what the page about relations is asked', () => {
	it('is from the member, who is alone in a new tree, to nobody yet', async () => {
		const { id } = await makeAccount();
		const asked = await loadRelations(id, { from: null, to: null }, 'hi', now);
		expect(asked).toMatchObject({ fromId: asked.meId, toId: null, isGone: false, found: null });
		expect(asked.cards.map(({ _id }) => _id)).toEqual([asked.meId]);
		expect(asked).toMatchObject({ cardCount: 1, choices: asked.cards });
	});

	it.each(['nonsense', randomUUID()])('holds nobody where %s is no card of the tree', async (id) => {
		const member = await makeAccount();
		expect(await loadRelations(member.id, { from: null, to: id }, 'hi', now)).toMatchObject({
			toId: null,
			isGone: true,
			found: null,
		});
		const asked = await loadRelations(member.id, { from: id, to: null }, 'hi', now);
		expect([asked.fromId, asked.isGone]).toEqual([asked.meId, true]);
	});

	it('is answered for two, and not for one twice', async () => {
		const { owner, cardId } = await askedSister();
		const asked = await loadRelations(owner.id, { from: cardId, to: null }, 'hi', now);
		const { meId } = asked;
		expect((await loadRelations(owner.id, { from: cardId, to: meId }, 'hi', now)).found?.total).toBe(1);
		expect((await loadRelations(owner.id, { from: null, to: meId }, 'hi', now)).found).toBeNull();
	});
});

describe('what the pages about descent are given', () => {
	it('is the member’s tree as they may see it: who has a hidden card is unknown, and when who has married', async () => {
		const owner = await makeLogin({ gender: 'Male' });
		const added = async (json: object) => {
			const { body } = await call(add, '/api/family/add', { json, token: owner.token });
			return memberReply.parse(body).member._id;
		};
		const fatherId = await added({ name: 'Mahendra Singh', relation: 'Father', dob: '1950' });
		const motherId = await added({ name: 'Suraj Kanwar', relation: 'Mother', isCouple: true });
		const marriedOn = new Date('1971-02-12');
		await db.union.updateMany({ data: { marriedOn } });
		const request = { personId: null, page: 1 };
		const { record, choices } = await loadLineage('outline', owner.id, request, 'hi', now);
		const { meId } = record;
		expect([...record.cards.keys()].toSorted()).toEqual([meId, fatherId, motherId].toSorted());
		expect(choices?.map(({ _id }) => _id)).toEqual([meId, fatherId, motherId]);
		expect(record).toMatchObject({ firstId: fatherId, defaultId: fatherId, cardCount: 3, pages: 1 });
		expect(record.weddings.get(pairKey(motherId, fatherId))?.en).toBe('Feb 12, 1971');
		expect(record.sexes.get(fatherId)).toBe('M');
		await db.person.update({ where: { id: fatherId }, data: { isVisible: false } });
		const hidden = await loadLineage('book', owner.id, { personId: meId, page: 1 }, 'hi', now);
		expect(hidden.record.firstId).toBe(meId);
		expect(JSON.stringify([...hidden.record.cards.values()])).not.toContain('Mahendra');
		const ancestors = await loadLineage('ancestors', owner.id, request, 'hi', now);
		expect(ancestors.record.places.slice(0, 3)).toEqual([
			{ number: 1, id: meId },
			{ number: 2, id: null },
			{ number: 3, id: motherId },
		]);
		expect(JSON.stringify([...ancestors.record.cards.values()])).not.toContain('Mahendra');
	});

	it('brings one page of a large tree, in which people are searched and not listed', async () => {
		const { id } = await makeAccount();
		const { id: treeId, meId } = await getOwnTree(id);
		const ids = Array.from({ length: 300 }, () => randomUUID());
		await db.person.createMany({
			data: ids.map((personId, at) => ({ id: personId, treeId, name: `Son ${at}` })),
		});
		await db.parentLink.createMany({
			data: ids.map((childId) => ({ treeId, childId, parentId: meId, role: 'father', kind: 'birth' })),
		});
		const load = async (page: number) =>
			(await loadLineage('book', id, { personId: null, page }, 'en', now)).record;
		const pages = [await load(1), await load(2), await load(3), await load(4)];
		expect(pages.map(({ page, pages: all }) => [page, all])).toEqual([1, 2, 3, 4].map((page) => [page, 4]));
		expect(pages.flatMap(({ entries }) => entries.flat())).toHaveLength(301);
		expect(pages.flatMap(({ index }) => index)).toHaveLength(301);
		for (const { entries, index, cards } of pages) {
			expect(cards.size).toBeLessThan(301);
			for (const row of [...entries.flat(), ...index]) expect(cards.get(row.id)?._id).toBe(row.id);
		}
		const son = ids[200] ?? '';
		const { cards, cardCount, choices } = await loadPicked(id, [son, null, 'gone'], 'en', now);
		expect(cards.map(({ _id }) => _id)).toEqual([meId, son]);
		expect([cardCount, choices]).toEqual([301, null]);
	});
});
