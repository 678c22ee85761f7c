import { getAncestors, getLine } from './descent';
import type { Individual, MarriageGraph } from './family-records';
import { getGroups, type Lineage } from './lineage';
import type { UncertainReason } from './reasons';

/** Among the sapinda of one, the nearest first: more of one name have only been made up. */
const maxOfOneName = 20;

/**
 * An ancestor of each, within the lines of the sapinda, who may be one individual that two trees tell of: the same
 * name, in whichever way it is written, and sex, and nothing that says otherwise. The nearest such pairs.
 */
export function possibleIdentities(graph: MarriageGraph, one: Lineage, other: Lineage): UncertainReason[] {
	const pairs = [...one.sapindaByName].flatMap(([name, above]) => {
		const otherAbove = (other.sapindaByName.get(name) ?? []).slice(0, maxOfOneName);
		return above
			.slice(0, maxOfOneName)
			.flatMap((ancestor) =>
				otherAbove
					.filter((candidate) => mayBeOne(graph, ancestor, candidate))
					.map((candidate) => ({ ancestor, candidate })),
			);
	});
	const isAbove = (person: Individual, base: Individual) => getAncestors(graph, base).has(person.id);
	return pairs
		.filter(
			(pair) =>
				!pairs.some(
					({ ancestor, candidate }) => isAbove(pair.ancestor, ancestor) && isAbove(pair.candidate, candidate),
				),
		)
		.filter(({ ancestor, candidate }, at, nearest) => {
			const first = nearest.findIndex((pair) => pair.ancestor === ancestor && pair.candidate === candidate);
			return first === at;
		})
		.map(({ ancestor, candidate }) => ({
			code: 'maybeSamePerson',
			kind: 'law',
			lines: [
				getLine(graph, one.sapinda.get(ancestor.id) ?? []),
				getLine(graph, other.sapinda.get(candidate.id) ?? []),
			],
		}));
}

/** Of two with one name: two accounts are two people, and so are two cards of one tree and somebody and their own ancestor. */
function mayBeOne(graph: MarriageGraph, one: Individual, other: Individual): boolean {
	return (
		one.id !== other.id &&
		!graph.areSaidApart(one.id, other.id) &&
		!(one.memberId !== null && other.memberId !== null) &&
		one.sex !== null &&
		one.sex === other.sex &&
		!meet(one.treeIds, other.treeIds) &&
		mayBeBornTogether(one, other) &&
		mayShareGroup(graph, one, other) &&
		!getAncestors(graph, one).has(other.id) &&
		!getAncestors(graph, other).has(one.id)
	);
}

function mayBeBornTogether({ born: one }: Individual, { born: other }: Individual): boolean {
	return one === null || other === null || (one.earliest <= other.latest && other.earliest <= one.latest);
}

function mayShareGroup(graph: MarriageGraph, one: Individual, other: Individual): boolean {
	const [groups, others] = [getGroups(graph, one), getGroups(graph, other)];
	return groups.size === 0 || others.size === 0 || meet(new Set(groups.keys()), new Set(others.keys()));
}

function meet(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
	return [...one].some((element) => other.has(element));
}
