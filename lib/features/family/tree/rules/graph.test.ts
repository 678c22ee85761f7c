import { expect, it } from 'vitest';
import { removePerson, type TreeGraph, type TreeParentLink, unknownPerson } from './graph';

const named = (id: string) => ({ ...unknownPerson(id, 'Male' as const), isNamed: true, name: id });

/** A father of unknown sons, each with a son with a name. */
function getFamily(sons: number) {
	let reads = 0;
	const link = (childId: string, parentId: string): TreeParentLink => ({
		get childId() {
			reads += 1;
			return childId;
		},
		...{ parentId, role: 'father', kind: 'birth' },
	});
	const each = Array.from({ length: sons }, (_, at) => at);
	const graph: TreeGraph = {
		people: [
			named('father'),
			...each.flatMap((at) => [unknownPerson(`son ${at}`, 'Male'), named(`grandson ${at}`)]),
		],
		parentLinks: each.flatMap((at) => [link(`son ${at}`, 'father'), link(`grandson ${at}`, `son ${at}`)]),
		unions: [],
	};
	return { graph, reads: () => reads };
}

it('reads each link a few times when somebody is removed, however many connectors there are', () => {
	const readsFor = (sons: number) => {
		const { graph, reads } = getFamily(sons);
		removePerson(graph, 'grandson 0', () => 'unknown');
		return reads();
	};
	expect(readsFor(200) / readsFor(100)).toBeLessThan(2.2);
});

it('removes the connectors above who are of no use any more, one after the other, and no others', () => {
	const { graph } = getFamily(3);
	const left = removePerson(graph, 'grandson 0', () => 'unknown');
	expect(left.people.map(({ id }) => id).sort()).toEqual([
		...['father', 'grandson 1', 'grandson 2', 'son 1', 'son 2'],
	]);
	expect(left.parentLinks).toHaveLength(4);
});
