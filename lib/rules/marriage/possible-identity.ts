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
export function possibleIdentities(graph: MarriageGraph, a: Lineage, b: Lineage): UncertainReason[] {
	const pairs = [...a.sapindaByName].flatMap(([name, above]) => {
		const otherAbove = (b.sapindaByName.get(name) ?? []).slice(0, maxOfOneName);
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
				getLine(graph, a.sapinda.get(ancestor.id) ?? []),
				getLine(graph, b.sapinda.get(candidate.id) ?? []),
			],
		}));
}

/** Of two with one name: two accounts are two people, and so are two cards of one tree and somebody and their own ancestor. */
function mayBeOne(graph: MarriageGraph, a: Individual, b: Individual): boolean {
	return (
		a.id !== b.id &&
		!graph.areSaidApart(a.id, b.id) &&
		!(a.memberId !== null && b.memberId !== null) &&
		a.sex !== null &&
		a.sex === b.sex &&
		!meet(a.treeIds, b.treeIds) &&
		mayBeBornTogether(a, b) &&
		mayShareGroup(graph, a, b) &&
		!getAncestors(graph, a).has(b.id) &&
		!getAncestors(graph, b).has(a.id)
	);
}

function mayBeBornTogether({ born: a }: Individual, { born: b }: Individual): boolean {
	return a === null || b === null || (a.earliest <= b.latest && b.earliest <= a.latest);
}

function mayShareGroup(graph: MarriageGraph, a: Individual, b: Individual): boolean {
	const [groups, others] = [getGroups(graph, a), getGroups(graph, b)];
	return groups.size === 0 || others.size === 0 || meet(new Set(groups.keys()), new Set(others.keys()));
}

function meet(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
	return [...a].some((element) => b.has(element));
}
