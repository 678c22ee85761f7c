import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getRuns } from '@/tests/support/full-run';
import { growWorld } from '@/tests/support/marriage-world';
import { countAncestors, peopleAlong } from './ancestor-count';
import { cutToAncestors } from './ancestor-records';
import { type FamilyRecords, mergeRecords, type SamePeople } from './family-records';
import { getLineage } from './lineage';
import { getLacking } from './missing';

const today = new Date('2026-11-22T00:00:00.000Z');
const paths = (['father', 'mother'] as const).flatMap((first) => [
	[first],
	...(['father', 'mother'] as const).flatMap((second) => [
		[first, second],
		[first, second, 'father' as const],
	]),
]);

/** The facts that the records hold of the ancestors of a row. */
function look(records: FamilyRecords, samePeople: readonly SamePeople[], id: string) {
	const graph = mergeRecords(records, samePeople);
	const person = graph.individualOf(id);
	if (!person) throw new Error(`${id} is not in the records`);
	const lacking = getLacking(graph, getLineage(graph, person), today);
	const above = paths.map((path) =>
		peopleAlong(graph, person, path).map(({ recordIds, names, sex }) => ({ recordIds, names, sex })),
	);
	return { id: person.id, lacking, count: countAncestors(graph, person, lacking), above };
}

describe('the rows about the ancestors of somebody', () => {
	it('tell of them what all rows of several trees tell', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 10_000 }), fc.nat(), fc.nat(), (seed, at, otherAt) => {
				const { records } = growWorld(120, 8, seed);
				const rows = records.persons.filter(({ treeId }) => treeId !== null);
				const [row, other] = [rows[at % rows.length], rows[otherAt % rows.length]];
				if (!row || !other) return;
				const joins = row.treeId === other.treeId ? [] : [{ oneId: row.id, otherId: other.id, isSame: true }];
				for (const samePeople of [[], joins]) {
					const cut = cutToAncestors(records, samePeople, row.id);
					expect(look(cut, samePeople, row.id)).toEqual(look(records, samePeople, row.id));
				}
			}),
			{ numRuns: getRuns(60) },
		);
	});

	it('hold few rows of a large tree', () => {
		const { records } = growWorld(400, 1, 3);
		const youngest = records.persons.at(-1)?.id ?? '';
		expect(cutToAncestors(records, [], youngest).persons.length).toBeLessThan(records.persons.length / 2);
	});
});
