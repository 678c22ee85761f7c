import { describe, expect, it } from 'vitest';
import { familyWith } from '@/tests/support/read-family';
import { findMiddle, firstLayoutJob, mayBeMiddle } from './layout-job';

/** Me, and a line of fathers from f1 to f8. */
const names = ['me', ...Array.from({ length: 8 }, (_, at) => `f${at + 1}`)];
const alone = 'alone';
const family = familyWith({
	familyTree: { _id: 't', name: 'T', currentUserId: 'u', isCreator: true },
	familyMembers: [...names, alone].map((_id) => ({
		_id,
		name: _id,
		relation: _id === 'me' ? 'Me' : 'Other',
	})),
	links: {
		parentLinks: names
			.slice(1)
			.map((parentId, at) => ({ childId: names[at], parentId, role: 'father', kind: 'birth' })),
		unions: [],
	},
});
if (!family) throw new Error('no family');

describe('the picture that the diagram opens with', () => {
	it.each([
		['the viewer', null, 'me', ['me', 'f1', 'f2', 'f3']],
		['another member of the tree', 'f5', 'f5', ['f2', 'f3', 'f4', 'f5', 'f6', 'f7', 'f8']],
		['the viewer where the wanted one is not in the tree', 'stranger', 'me', ['me', 'f1', 'f2', 'f3']],
	])('is three steps around %s', (_, wantedId, middleId, drawn) => {
		expect(findMiddle(family, wantedId)?.id).toBe(middleId);
		const job = firstLayoutJob(family, wantedId);
		expect(job.me).toBe(middleId);
		expect(job.cardIds.toSorted()).toEqual(drawn.toSorted());
	});
});

describe('mayBeMiddle', () => {
	it('offers everybody who is connected with others, besides the one in the middle', () => {
		expect(mayBeMiddle('me', family, null)).toBe(false);
		expect(mayBeMiddle('f8', family, null)).toBe(true);
		expect(mayBeMiddle('me', family, 'f8')).toBe(true);
		expect(mayBeMiddle('f8', family, 'f8')).toBe(false);
		expect(mayBeMiddle(alone, family, null)).toBe(false);
	});
});
