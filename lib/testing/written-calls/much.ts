import { randomUUID } from 'node:crypto';
import { db } from '@/lib/platform/db/client';
import { makeAccount } from '../accounts';
import { writeImage, writeMessage, writeReport, writeStory } from '../records';
import { makeSeeker } from '../seekers';
import { WrittenTree } from '../trees';
import { countTo, newPlaces } from './scene';

/** A member with that many records of every kind, in their own records and in others'. */
export async function makeMuch(many: number) {
	const member = await makeSeeker(newPlaces());
	const { id: memberId, email } = member;
	const others = await Promise.all(countTo(many).map(() => makeAccount()));
	await Promise.all(
		others.flatMap(({ id }) => [
			writeStory(memberId),
			writeImage(memberId),
			writeMessage({ email }),
			writeReport(memberId, id),
			writeReport(id, memberId),
		]),
	);
	const tree = await WrittenTree.of(memberId);
	const childIds = others.map(() => randomUUID());
	await db.person.createMany({ data: childIds.map((id) => ({ id, treeId: tree.id, name: 'Ram' })) });
	const link = { treeId: tree.id, parentId: tree.meId, role: 'father' } as const;
	await db.parentLink.createMany({ data: childIds.map((childId) => ({ ...link, childId })) });
	const theirs = others.map(({ id }) => ({ id: randomUUID(), ownerId: id, name: 'Theirs' }));
	await db.familyTree.createMany({ data: theirs });
	await db.person.createMany({
		data: theirs.map(({ id: treeId }) => ({ treeId, memberId, name: 'Sister' })),
	});
	const fromOthers = others.map(({ id }) => ({ fromMemberId: id, toMemberId: memberId }));
	const linked = { relation: 'Sister', status: 'accepted', answeredAt: new Date() } as const;
	await db.familyRequest.createMany({ data: fromOthers.map((pair) => ({ ...pair, ...linked })) });
	await db.interest.createMany({ data: fromOthers });
	const marks = others.map(({ id }) => ({ memberId: id, otherId: memberId, kind: 'shortlisted' as const }));
	await db.matchMark.createMany({ data: marks });
	return member;
}
