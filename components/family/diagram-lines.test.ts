import { expect, it } from 'vitest';
import { familyWith } from '@/lib/testing/read-family';
import { diagramLines } from './diagram-lines';

const parent = (childId: string, parentId: string) => ({ childId, parentId, role: 'father', kind: 'birth' });

it('draws a ring for somebody who has no card, and the lines that meet there', () => {
	const family = familyWith({
		familyTree: { _id: 't', name: 'T', currentUserId: 'u', isCreator: true },
		familyMembers: ['me', 'brother'].map((_id) => ({ _id, name: _id })),
		links: { parentLinks: [parent('me', 'unknown'), parent('brother', 'unknown')], unions: [] },
	});
	if (!family) throw new Error('no family');
	const places = new Map([
		['unknown', { x: 90, y: 0 }],
		['brother', { x: 0, y: 180 }],
		['me', { x: 180, y: 180 }],
	]);
	const lines = diagramLines(family, places);
	expect(lines.map(({ key, kind }) => `${kind} ${key}`).sort()).toEqual([
		'descent brother unknown',
		'descent me unknown',
		'knot unknown',
	]);
	for (const { kind, path } of lines) if (kind === 'descent') expect(path).toMatch(/^M150 77V/);
	expect(diagramLines(family, new Map())).toEqual([]);
});
