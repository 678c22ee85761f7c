import { expect, it } from 'vitest';
import { indexKin, type KinGraph } from './graph';
import { relationsBetween } from './relations';

/** Four generations, in which everybody has been adopted by everybody of the one above. */
function adoptedByAll(each: number): KinGraph {
	const generations = Array.from({ length: 4 }, (_, above) =>
		Array.from({ length: each }, (_, at) => ({ id: `${above} ${at}`, sex: 'M' as const, born: null })),
	);
	const parentLinks = generations.slice(1).flatMap((parents, below) =>
		(generations[below] ?? []).flatMap((child) =>
			parents.map((parent) => ({
				...{ childId: child.id, parentId: parent.id },
				...{ role: 'father' as const, kind: 'adopted' as const },
			})),
		),
	);
	return { persons: generations.flat(), parentLinks, unions: [] };
}

/** How often a person of the graph is looked up. */
function lookUps(graph: KinGraph, work: (index: ReturnType<typeof indexKin>) => void): number {
	const index = indexKin(graph);
	let count = 0;
	const people = new Proxy(index.people, {
		get(target, name) {
			count += 1;
			return Reflect.get(target, name, target);
		},
	});
	work({ ...index, people });
	return count;
}

it.each([
	['an ancestor', '0 0', '3 1'],
	['a sibling', '0 0', '0 1'],
] as const)('looks at a bounded number of ways to %s, however many adoptions there are', (_, from, to) => {
	const looks = lookUps(adoptedByAll(60), (index) => relationsBetween(index, from, to));
	expect(looks).toBeLessThan(1_500_000);
});
