import { expect, it } from 'vitest';
import { searchKey } from '@/lib/core/text-folding';
import { mergeRecords, type RecordedPerson } from './family-records';
import { marriageVerdict } from './verdict';

const today = new Date('2026-11-22T00:00:00.000Z');

const person = (id: string, treeId: string, name = id): RecordedPerson => ({
	...{ id, treeId, memberId: null, isNamed: true, name, nameKey: searchKey(name) },
	...{ sex: 'M', born: null, isDeceased: false, isMarried: null, isMaritalStatusHidden: false },
	...{ clan: null, sakh: null, gotra: null, motherClan: null },
});

const father = (childId: string, parentId: string, kind: 'birth' | 'adopted') => ({
	...{ childId, parentId, kind, role: 'father' as const },
});

/** How often somebody of the records is looked up while a verdict is worked out. */
function lookUps(records: Parameters<typeof mergeRecords>[0]): number {
	const graph = mergeRecords(records);
	let count = 0;
	const individuals = new Proxy(graph.individuals, {
		get(target, name) {
			const value: unknown = Reflect.get(target, name, target);
			if (name === 'get') count += 1;
			return typeof value === 'function' ? value.bind(target) : value;
		},
	});
	marriageVerdict({ ...graph, individuals }, 'a', 'b', today);
	return count;
}

/** Everybody has been adopted by everybody of the generation above. */
function adoptedByAll(each: number) {
	const generations = Array.from({ length: 4 }, (_, above) =>
		Array.from({ length: each }, (_, at) => `${above} ${at}`),
	);
	const layers = [['a', 'b'], ...generations];
	return {
		persons: layers.flat().map((id) => person(id, 'tree')),
		parentLinks: layers
			.slice(1)
			.flatMap((parents, below) =>
				(layers[below] ?? []).flatMap((child) => parents.map((id) => father(child, id, 'adopted'))),
			),
		unions: [],
	};
}

/** Two trees, in each of which everybody is called alike. */
function calledAlike(generations: number) {
	const getLine = (bottom: string) => [
		bottom,
		...Array.from({ length: generations }, (_, at) => `${bottom}${at}`),
	];
	const lines = ['a', 'b'].map(getLine);
	return {
		persons: lines.flatMap((ids, at) => ids.map((id) => person(id, `tree ${at}`, 'Ram'))),
		parentLinks: lines.flatMap((ids) =>
			ids.slice(1).map((id, below) => father(ids[below] ?? '', id, 'birth')),
		),
		unions: [],
	};
}

it('looks at each parent link a few times, however many ways lead up', () => {
	expect(lookUps(adoptedByAll(24)) / lookUps(adoptedByAll(12))).toBeLessThan(5);
});

it('walks up long lines of people called alike a few times', () => {
	const generations = 300;
	expect(lookUps(calledAlike(generations)) / generations).toBeLessThan(40);
});
