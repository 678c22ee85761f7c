import { describe, expect, it } from 'vitest';
import type { Reply } from '@/lib/client/api';
import { branchesOf, drawnWith, waysFrom } from '@/lib/rules/lineage/branches';
import { growFamily } from '@/lib/testing/family-growth';
import { treeReplyWith } from '@/lib/testing/read-family';
import { readFamily } from './answers';
import { findMiddle, firstLayoutJob } from './layout-job';
import { nearFamily } from './near-family';

/** A grown family. Some people in it have no card, and some have an unknown sex. */
function grownReply(size: number, seed: number): Reply<'GET /api/family/tree'> {
	const grown = growFamily('tangle', size, seed);
	const me = grown[Math.floor(size / 2)];
	const sexes = { M: 'Male', F: 'Female' };
	return treeReplyWith({
		familyMembers: grown
			.filter((person, at) => person === me || at % 9 !== 0)
			.map((person) => ({
				_id: person.id,
				name: person.id,
				relation: person === me ? 'Me' : 'Other',
				gender: person.sex && sexes[person.sex],
				dob: person.birth === null ? null : String(person.birth),
			})),
		links: {
			parentLinks: grown.flatMap(({ id, father, mother }) => [
				...(father ? [{ childId: id, parentId: father, role: 'father', kind: 'birth' }] : []),
				...(mother ? [{ childId: id, parentId: mother, role: 'mother', kind: 'birth' }] : []),
			]),
			unions: grown.flatMap(({ id, spouses }) =>
				spouses
					.filter((spouse) => id < spouse)
					.map((spouse) => ({ partnerAId: id, partnerBId: spouse, sequence: 0, endedBy: null })),
			),
		},
	});
}

describe('the part of a large family that a page brings', () => {
	it.each([1, 2, 3, 4, 5, 6])('opens with the picture of the whole family (%i)', (seed) => {
		const reply = grownReply(400, seed);
		for (const aroundId of [null, reply.familyMembers[7]?._id ?? null]) {
			const whole = readFamily(reply);
			const { reply: part, beyond } = nearFamily(reply, aroundId);
			const family = readFamily(part);
			expect(findMiddle(family, aroundId)?.id).toBe(findMiddle(whole, aroundId)?.id);
			expect(firstLayoutJob(family, aroundId)).toEqual(firstLayoutJob(whole, aroundId));
			const ways = waysFrom(findMiddle(whole, aroundId)?.id, whole.links);
			const drawn = drawnWith(new Set(), ways);
			expect(beyond.branches).toEqual([...branchesOf(whole, ways, drawn, new Set())]);
			expect(beyond.total).toBe(whole.members.length);
			const connected = whole.members.filter(({ id }) => ways.has(id));
			expect(beyond.connected).toBe(connected.length - family.members.length);
		}
	});

	it('holds the cards that are drawn and no other', () => {
		const reply = grownReply(400, 1);
		const { reply: part } = nearFamily(reply, null);
		const drawn = firstLayoutJob(readFamily(reply), null).cardIds;
		expect(part.familyMembers.map(({ _id }) => _id)).toEqual(drawn);
		expect(part.familyMembers.length).toBeLessThan(reply.familyMembers.length / 2);
		const ends = part.links.parentLinks.map(({ childId, parentId }) => [childId, parentId]);
		const shown = new Set(firstLayoutJob(readFamily(reply), null).members.map(({ id }) => id));
		expect(ends.every((pair) => pair.some((id) => shown.has(id)))).toBe(true);
	});
});
