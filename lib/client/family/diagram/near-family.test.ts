import { describe, expect, it } from 'vitest';
import type { Reply } from '@/lib/client/api';
import { readFamily } from '@/lib/client/family/cards/family';
import { familyTreeReply } from '@/lib/features/family/schema';
import { nearFamily, type TreeToCut } from '@/lib/features/family/tree/rules/near-family';
import { drawnWith, getBranches, waysFrom } from '@/lib/rules/lineage/branches';
import { growFamily } from '@/tests/support/family-growth';
import { treeReplyWith } from '@/tests/support/read-family';
import { getNamedParents } from './generations';
import { findMiddle, firstLayoutJob, layoutJob } from './layout-job';
import { type NearFamily, withKnownCards } from './near-family';

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

function derived(answer: Reply<'GET /api/family/tree'>, etag: string): TreeToCut {
	const reply = familyTreeReply.parse(answer);
	const { familyMembers, ...frame } = reply;
	return {
		...frame,
		etag,
		cards: familyMembers.map(({ _id, gender }) => ({ row: { id: _id }, shown: { gender } })),
		meId: familyMembers.find(({ relation }) => relation === 'Me')?._id ?? '',
		findCard: (id) => familyMembers.find(({ _id }) => _id === id),
	};
}

/** What is read of a tree, piece by piece as a reader opens branches; each answer by itself, and what the page has then. */
function readInPieces(tree: TreeToCut, aroundId: string | null, doors: readonly string[]) {
	let part = nearFamily(tree, { aroundId, open: [], towardId: null, known: null });
	const pieces = [part];
	for (const door of doors) {
		const known = { version: part.version, open: part.open };
		const piece = nearFamily(tree, { aroundId, open: [...part.open, door], towardId: null, known });
		pieces.push(piece);
		part = withKnownCards(piece, part);
	}
	return { part, pieces };
}

function getPicture(part: NearFamily, aroundId: string | null) {
	const family = readFamily(part);
	return layoutJob(family, new Set(part.beyond.drawn), findMiddle(family, aroundId)?.id);
}

describe('the part of a large family that is read', () => {
	it.each([1, 2, 3, 4, 5, 6])('opens with the picture of the whole family (%i)', (seed) => {
		const reply = grownReply(400, seed);
		for (const aroundId of [null, reply.familyMembers[7]?._id ?? null]) {
			const whole = readFamily(reply);
			const { part } = readInPieces(derived(reply, `whole ${seed}`), aroundId, []);
			const family = readFamily(part);
			expect(findMiddle(family, aroundId)?.id).toBe(findMiddle(whole, aroundId)?.id);
			expect(getPicture(part, aroundId)).toEqual(firstLayoutJob(whole, aroundId));
			expect(firstLayoutJob(family, aroundId)).toEqual(firstLayoutJob(whole, aroundId));
			const ways = waysFrom(findMiddle(whole, aroundId)?.id, whole.links);
			const connected = whole.members.filter(({ id }) => ways.has(id));
			expect(part.beyond.total).toBe(whole.members.length);
			expect(part.beyond.connected).toBe(connected.length - family.members.length);
		}
	});

	it.each([1, 2, 3, 4])('is, with branches opened, what the whole family shows then (%i)', (seed) => {
		const reply = grownReply(400, seed);
		const whole = readFamily(reply);
		const tree = derived(reply, `opened ${seed}`);
		const ways = waysFrom(findMiddle(whole, null)?.id, whole.links);
		const doors: string[] = [];
		for (let count = 0; count < 4; count += 1) {
			const { part } = readInPieces(tree, null, doors);
			const open = new Set(doors);
			const drawn = drawnWith(open, ways);
			expect(getPicture(part, null)).toEqual(layoutJob(whole, drawn, findMiddle(whole, null)?.id));
			const branches = part.beyond.branches.map(({ id, ...branch }) => [id, branch] as const);
			expect(branches).toEqual([...getBranches(whole, ways, drawn, open)]);
			const [next] = branches.find(([, { isOpen }]) => !isOpen) ?? [];
			if (next !== undefined) doors.push(next);
		}
		expect(doors.length).toBeGreaterThan(2);
	});

	it('brings with a branch those alone who open there', () => {
		const tree = derived(grownReply(400, 1), 'branch');
		const {
			pieces: [first],
		} = readInPieces(tree, null, []);
		const branch = first?.beyond.branches.find(({ isOpen, count }) => !isOpen && count > 3);
		const { pieces } = readInPieces(tree, null, [branch?.id ?? '']);
		const [, opened] = pieces;
		expect(opened?.familyMembers).toHaveLength(branch?.count ?? 0);
		const before = new Set(first?.familyMembers.map(({ _id }) => _id));
		expect(opened?.familyMembers.some(({ _id }) => before.has(_id))).toBe(false);
	});

	it('is whole again where the tree has changed since', () => {
		const view = { aroundId: null, open: [], towardId: null };
		const reply = grownReply(400, 2);
		const all = nearFamily(derived(reply, 'newer'), { ...view, known: null });
		const known = { version: 'older', open: [] };
		expect(nearFamily(derived(reply, 'newer'), { ...view, known })).toEqual(all);
		const same = { version: 'newer', open: [] };
		expect(nearFamily(derived(reply, 'newer'), { ...view, known: same }).familyMembers).toEqual([]);
	});

	it('leads to anybody who is connected, and opens no branch of who is not there', () => {
		const reply = grownReply(400, 3);
		const whole = readFamily(reply);
		const ways = waysFrom(findMiddle(whole, null)?.id, whole.links);
		const farthest =
			[...ways.keys()].findLast((id) => whole.members.some((member) => member.id === id)) ?? '';
		const view = { aroundId: null, open: ['stranger'], known: null };
		const reached = nearFamily(derived(reply, 'toward'), { ...view, towardId: farthest });
		expect(reached.familyMembers.map(({ _id }) => _id)).toContain(farthest);
		expect(reached.open.length).toBeGreaterThan(0);
		const lost = nearFamily(derived(reply, 'toward'), { ...view, towardId: 'stranger' });
		expect(lost.open).toEqual([]);
	});

	it('holds the cards that are drawn and no other, and of the links those that end at them', () => {
		const { part } = readInPieces(derived(grownReply(400, 1), 'cards'), null, []);
		const drawn = new Set(part.beyond.drawn);
		expect(part.familyMembers.every(({ _id }) => drawn.has(_id))).toBe(true);
		expect(part.familyMembers.length).toBeLessThan(part.beyond.total / 2);
		const ends = part.links.parentLinks.map(({ childId, parentId }) => [childId, parentId]);
		expect(ends.every((pair) => pair.some((id) => drawn.has(id)))).toBe(true);
	});

	it('tells which parents are there beyond the picture, so that they are not offered to be added', () => {
		const reply = grownReply(400, 4);
		const whole = readFamily(reply);
		const { part } = readInPieces(derived(reply, 'parents'), null, []);
		const family = readFamily(part);
		for (const { id } of family.members) {
			expect(getNamedParents(id, family, part.beyond)).toEqual(getNamedParents(id, whole, null));
		}
	});
});
