import { db } from '@/lib/db/client';
import { makeAccount } from '../accounts';
import { writeImage, writeMessage, writeReport, writeStory } from '../records';
import { makeSeeker } from '../seekers';
import { WrittenTree } from '../trees';
import { countTo, newPlaces } from './scene';

/** A member of whom there is so much of everything, in their own records and in others'. */
export async function makeMuch(many: number) {
	const member = await makeSeeker(newPlaces());
	const tree = await WrittenTree.of(member.id);
	const others = await Promise.all(countTo(many).map(() => makeAccount()));
	await Promise.all(
		others.flatMap(({ id, email }) => [
			tree.card(email).then((childId) => tree.parent(childId, tree.meId, 'father')),
			WrittenTree.of(id).then((theirs) => theirs.account(member.id)),
			writeStory(member.id),
			writeImage(member.id),
			writeMessage({ email: member.email }),
			writeReport(member.id, id),
			writeReport(id, member.id),
		]),
	);
	const ofOthers = others.map(({ id }) => id);
	await db.interest.createMany({
		data: ofOthers.map((fromMemberId) => ({ fromMemberId, toMemberId: member.id })),
	});
	await db.matchMark.createMany({
		data: ofOthers.map((memberId) => ({ memberId, otherId: member.id, kind: 'shortlisted' })),
	});
	return member;
}
