// What is read in two statements, of which the second finds less than the first.
import { beforeEach, expect, it, vi } from 'vitest';
import { groupByTradition } from '@/lib/clan/groups';
import { listDeitiesOfGroup } from '@/lib/clan-page/queries';
import { DomainError } from '@/lib/core/errors';
import { db } from '@/lib/db/client';
import { findDeity, listAllDeities } from '@/lib/deity/queries';
import { getChangeable } from '@/lib/family/cards';
import { getOwnTree } from '@/lib/family/own-tree';
import { listPendingRequests } from '@/lib/family/queries';
import { readOwnTree } from '@/lib/family/tree';
import { listShownImages } from '@/lib/gallery/queries';
import * as sending from '@/lib/mail/send';
import { tellOfReport } from '@/lib/matching/report-mails';
import { makeAccount } from '@/lib/testing/accounts';
import { emptyTables, provideDatabase } from '@/lib/testing/database';
import { whileRowsGo } from '@/lib/testing/races';
import { writeDeity, writeImage, writeReport } from '@/lib/testing/records';

provideDatabase();
beforeEach(emptyTables);

const deletion = (from: 'FamilyTree' | 'Person' | 'Member' | 'Media' | 'Deity', id: string | undefined) => ({
	text: `DELETE FROM "${from}" WHERE "id" = $1`,
	values: [id],
});

it('a card of a tree that goes is not found', async () => {
	const { id: memberId } = await makeAccount();
	const tree = await getOwnTree(memberId);
	const card = await db.person.create({ data: { treeId: tree.id, name: 'Uncle' }, select: { id: true } });
	const going = deletion('FamilyTree', tree.id);
	const [refusal] = await whileRowsGo<unknown>('FamilyTree', going, () =>
		getChangeable(card.id, { memberId, isAdmin: false }).catch((error: unknown) => error),
	);
	expect(refusal).toEqual(new DomainError('notFound'));
});

it('a tree that goes is out of date', async () => {
	const { id: memberId } = await makeAccount();
	const tree = await getOwnTree(memberId);
	const going = deletion('FamilyTree', tree.id);
	const [refusal] = await whileRowsGo<unknown>('Member', going, () =>
		readOwnTree(memberId).catch((error: unknown) => error),
	);
	expect(refusal).toEqual(new DomainError('record.stale'));
});

it('of two links that are read with their cards the one to a card that goes is left out', async () => {
	const { id: memberId } = await makeAccount();
	const { id: treeId, meId } = await getOwnTree(memberId);
	const parents = await db.person.createManyAndReturn({
		data: [
			{ treeId, name: 'Father', gender: 'Male' },
			{ treeId, name: 'Mother', gender: 'Female' },
		],
		select: { id: true, name: true },
	});
	await db.parentLink.createMany({
		data: parents.map(({ id, name }) => ({
			treeId,
			childId: meId,
			parentId: id,
			role: name === 'Father' ? 'father' : 'mother',
		})),
	});
	const [father, mother] = parents;
	// The links are read at once, the cards when the account can be.
	const going = deletion('Person', father?.id);
	const [tree] = await whileRowsGo('Member', going, () => readOwnTree(memberId));
	expect(tree?.people.map(({ id }) => id)).toEqual([meId, mother?.id]);
	expect(tree?.parentLinks.map(({ parentId }) => parentId)).toEqual([mother?.id]);
});

it('requests of a member who goes are not listed', async () => {
	const [from, other, to] = [await makeAccount(), await makeAccount(), await makeAccount()];
	await db.familyRequest.createMany({
		data: [from, other].map(({ id }) => ({ fromMemberId: id, toMemberId: to.id, relation: 'Brother' })),
	});
	const going = deletion('Member', from.id);
	const [requests] = await whileRowsGo('Member', going, () => listPendingRequests(to.id));
	expect(requests?.map(({ fromMember }) => fromMember.id)).toEqual([other.id]);
});

it('a picture of the gallery that goes is not listed', async () => {
	const { id: senderId } = await makeAccount();
	const approved = { status: 'approved', approvedAt: new Date() } as const;
	const [goingId, stayingId] = [await writeImage(senderId, approved), await writeImage(senderId, approved)];
	const going = {
		text: `WITH gone AS (DELETE FROM "GalleryImage" WHERE "id" = $1 RETURNING "mediaId")
			DELETE FROM "Media" WHERE "id" IN (SELECT "mediaId" FROM gone)`,
		values: [goingId],
	};
	const [listed] = await whileRowsGo('Media', going, () => listShownImages({ page: 1, limit: 10 }));
	expect(listed?.images.map(({ id }) => id)).toEqual([stayingId]);
});

it('a deity that goes is not found and not listed', async () => {
	const [goingId, stayingId] = [await writeDeity('Going'), await writeDeity('Staying')];
	const going = deletion('Deity', goingId);
	const [found, ...lists] = await whileRowsGo<{ id: string } | { id: string }[] | null>(
		'DeityText',
		going,
		() => findDeity(goingId),
		() => listAllDeities(),
		() => listDeitiesOfGroup(groupByTradition('Rathore')?.key ?? ''),
	);
	expect(found).toBeNull();
	expect(lists).toEqual([
		[expect.objectContaining({ id: stayingId })],
		[expect.objectContaining({ id: stayingId })],
	]);
});

it('a deity is shown without its picture that goes', async () => {
	const id = await writeDeity('Karni Mata');
	const { mediaId } = await db.deityImage.findFirstOrThrow({ where: { deityId: id } });
	const going = deletion('Media', mediaId);
	const [deity] = await whileRowsGo('Media', going, () => findDeity(id));
	expect(deity).toMatchObject({ id, images: [] });
});

it('a report about a member who goes is told to nobody', async () => {
	const send = vi.spyOn(sending, 'sendMail').mockResolvedValue();
	const [reporter, about] = [await makeAccount(), await makeAccount()];
	await makeAccount({ isAdmin: true });
	const id = await writeReport(reporter.id, about.id);
	const going = deletion('Member', about.id);
	await whileRowsGo('Member', going, () => tellOfReport(id));
	expect(send).not.toHaveBeenCalled();
});
