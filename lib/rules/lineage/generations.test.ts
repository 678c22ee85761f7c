import { describe, expect, it } from 'vitest';
import { getGenerations } from './generations';
import { indexLineage } from './lineage';
import { getOutline } from './outline';

const person = (id: string) => ({ id, sex: null, born: null, isNamed: true });
const link = (childId: string, parentId: string, role: 'father' | 'mother' = 'father') => ({
	childId,
	parentId,
	role,
	kind: 'birth' as const,
});

describe('the generations of an outline', () => {
	it('hold each entry once, with parent and children, some of them only referred to', () => {
		const index = indexLineage({
			people: ['root', 'a', 'b', 'child'].map(person),
			parentLinks: [link('a', 'root'), link('b', 'root'), link('child', 'a', 'mother'), link('child', 'b')],
			unions: [],
		});
		const rows = getGenerations(getOutline(index, 'root')).map((generation) =>
			generation.map(({ id, parentId, children }) => [
				id,
				parentId,
				children.map((child) => `${child.kind} ${child.id}`),
			]),
		);
		expect(rows).toEqual([
			[['root', null, ['entry a', 'entry b']]],
			[
				['a', 'root', ['reference child']],
				['b', 'root', ['entry child']],
			],
			[['child', 'b', []]],
		]);
	});
});
