import { addToGroup } from '@/lib/core/grouping';
import type { FamilyRecords, RecordedPerson } from './family-records';
import type { Join } from './identities';

/**
 * The rows that decide who somebody and their ancestors are: the same individuals come of them as of all rows. Beside the
 * ancestors these are the other rows of each, and the descendants who may join an ancestor with one of another tree.
 *
 * @param id of a row
 */
export function cutToAncestors(records: FamilyRecords, joins: readonly Join[], id: string): FamilyRecords {
	const persons = new Map(records.persons.map((person) => [person.id, person]));
	const parents = new Map<string, string[]>();
	const children = new Map<string, string[]>();
	for (const { childId, parentId } of records.parentLinks) {
		addToGroup(parents, childId, parentId);
		addToGroup(children, parentId, childId);
	}
	const same = getSameRows(records.persons, joins);
	const bridging = [...same.keys(), ...getDoubleBirths(records)].filter(
		(row) => (same.get(row)?.length ?? 2) > 1,
	);
	const leadsToOther = walk(bridging, (row) => parents.get(row) ?? []);
	const kept = walk([id], (row) => [
		...(parents.get(row) ?? []),
		...(same.get(row) ?? []),
		...(children.get(row) ?? []).filter((childId) => leadsToOther.has(childId)),
	]);
	// The links to children tell a sex that is not recorded.
	const told = new Map(
		records.parentLinks
			.filter(({ parentId }) => kept.has(parentId) && persons.get(parentId)?.sex === null)
			.map(({ childId, parentId, role }) => [`${parentId} ${role}`, childId]),
	);
	for (const childId of told.values()) kept.add(childId);
	return {
		persons: records.persons.filter((person) => kept.has(person.id)),
		parentLinks: records.parentLinks.filter(
			({ childId, parentId }) => kept.has(childId) && kept.has(parentId),
		),
		unions: records.unions.filter(
			({ partnerAId, partnerBId }) => kept.has(partnerAId) && kept.has(partnerBId),
		),
	};
}

/** The rows of one account, and those that people have joined. */
function getSameRows(
	persons: readonly RecordedPerson[],
	joins: readonly Join[],
): ReadonlyMap<string, readonly string[]> {
	const ofAccount = new Map<string, string[]>();
	for (const { id, memberId } of persons) if (memberId !== null) addToGroup(ofAccount, memberId, id);
	const same = new Map<string, string[]>();
	for (const rows of ofAccount.values()) for (const row of rows) same.set(row, [...rows]);
	for (const { oneId, otherId } of joins) {
		same.set(oneId, [...(same.get(oneId) ?? [oneId]), otherId]);
		same.set(otherId, [...(same.get(otherId) ?? [otherId]), oneId]);
	}
	return same;
}

/** Children of several fathers or mothers by birth, who then are one. */
function getDoubleBirths({ parentLinks }: FamilyRecords): string[] {
	const seen = new Set<string>();
	return parentLinks.flatMap(({ childId, role, kind }) => {
		const place = `${role} ${childId}`;
		if (kind === 'birth' && seen.has(place)) return [childId];
		if (kind === 'birth') seen.add(place);
		return [];
	});
}

/** All people whom steps reach from some. */
function walk(from: readonly string[], step: (id: string) => readonly string[]): Set<string> {
	const reached = new Set(from);
	// A set is walked in the order of insertion, with what is added on the way.
	for (const id of reached) for (const next of step(id)) reached.add(next);
	return reached;
}
