import { expect, it } from 'vitest';
import { treeReplyWith } from '@/lib/testing/read-family';
import { type TreeToCut, writeNearFamily } from './near-family';
import { familyTreeReply } from './schema';

const whole = { aroundId: null, open: [], towardId: null, known: null };

const id = '11111111-1111-4111-8111-111111111111';
const { familyMembers, ...frame } = familyTreeReply.parse(
	treeReplyWith({ familyMembers: [{ _id: id, name: 'Asha', relation: 'Me' }] }),
);

/** A tree of one, whose card takes a megabyte. */
function makeTree(etag: string): TreeToCut {
	const [card] = familyMembers.map((member) => ({ ...member, profession: 'x'.repeat(1024 * 1024) }));
	return { ...frame, etag, people: familyMembers, meId: id, findCard: () => card };
}

it('keeps the parts that were written last, up to 16 MB of them', () => {
	const first = makeTree('first');
	const written = writeNearFamily(first, whole);
	const isKept = () => writeNearFamily(first, whole) === written;
	expect(isKept()).toBe(true);
	for (let count = 0; count < 20; count += 1) writeNearFamily(makeTree(`other ${count}`), whole);
	expect(isKept()).toBe(false);
});
