import { describe, expect, it } from 'vitest';
import { readFamily } from './answers';
import { diagramLines } from './diagram-lines';

const parent = (childId: string, parentId: string, role = 'father', kind = 'birth') => ({
	childId,
	parentId,
	role,
	kind,
});

const family = readFamily({
	familyTree: { _id: 't', name: 'T', currentUserId: 'u', isCreator: true },
	familyMembers: ['me', 'wife', 'child', 'father', 'mother'].map((_id) => ({ _id, name: _id })),
	links: {
		parentLinks: [
			parent('me', 'father'),
			parent('me', 'mother', 'mother'),
			parent('child', 'me'),
			parent('child', 'wife', 'mother', 'step'),
		],
		unions: [
			{ partnerAId: 'father', partnerBId: 'mother' },
			{ partnerAId: 'me', partnerBId: 'wife' },
		],
	},
});
if (!family) throw new Error('no family');

describe('diagramLines', () => {
	const places = new Map([
		['father', { x: 0, y: 0 }],
		['mother', { x: 180, y: 0 }],
		['me', { x: 90, y: 180 }],
		['wife', { x: 270, y: 180 }],
		['child', { x: 180, y: 360 }],
	]);
	const lines = diagramLines(family, places);

	it('draws a marriage from card to card', () => {
		expect(lines).toContainEqual(
			expect.objectContaining({ kind: 'marriage', path: 'M120 70L180 70', isDashed: false }),
		);
	});

	it('draws one line from the middle of the marriage to a child of both', () => {
		const down = lines.filter(({ key }) => key.startsWith('me '));
		expect(down.map(({ kind }) => kind)).toEqual(['marriage', 'descent']);
		expect(down[1]?.path).toMatch(/^M150 70V1\d\dH150V180$/);
	});

	it('draws a line of its own, dashed, for a step parent', () => {
		const down = lines.filter(({ key }) => key.startsWith('child '));
		expect(down.map(({ isDashed }) => isDashed)).toEqual([false, true]);
		expect(down[0]?.path).toMatch(/^M150 320V/);
	});

	it('says whom each line joins and where it lies', () => {
		expect(lines.map(({ joins }) => joins.toSorted().join(' '))).toEqual([
			'father mother',
			'me wife',
			'father me mother',
			'child me',
			'child wife',
		]);
		expect(lines[2]?.box).toEqual({ left: 150, top: 70, right: 150, bottom: 180 });
	});

	it('draws nothing to whom it has no place for', () => {
		expect(diagramLines(family, new Map())).toEqual([]);
	});
});
