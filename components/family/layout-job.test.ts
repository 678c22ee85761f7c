import { describe, expect, it } from 'vitest';
import { familyWith } from '@/lib/testing/read-family';
import { findMiddle, firstLayoutJob } from './layout-job';

/** Me, and a line of fathers from f1 to f8. */
const names = ['me', ...Array.from({ length: 8 }, (_, at) => `f${at + 1}`)];
const family = familyWith({
	familyTree: { _id: 't', name: 'T', currentUserId: 'u', isCreator: true },
	familyMembers: names.map((_id) => ({ _id, name: _id, relation: _id === 'me' ? 'Me' : 'Other' })),
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
		expect(job.cardIds).toEqual(drawn);
	});
});
