import { getAncestors, getLine, getNearest, type Line, lineAlong, type Way } from './descent';
import type { Individual, MarriageGraph } from './family-records';
import type { Lineage } from './lineage';
import type { BloodRelation, LawReason, Side } from './reasons';

/**
 * Sapinda and the degrees of prohibited relationship: Hindu Marriage Act 1955, s. 3(f) and (g), s. 5(iv) and (v).
 * Half blood and adoption count, and a marriage that has ended counts as one that lasts.
 */
export function degreeReasons(graph: MarriageGraph, a: Lineage, b: Lineage): LawReason[] {
	const sapinda = sapindaReasons(graph, a, b);
	return [
		...linealReasons(graph, a, b, 'one'),
		...linealReasons(graph, b, a, 'other'),
		...sapinda,
		// A relative so near by blood is a sapinda too.
		...(sapinda.length > 0 ? bloodReasons(graph, a.person, b.person) : []),
		...linealSpouseReasons(graph, a, b, 'one'),
		...linealSpouseReasons(graph, b, a, 'other'),
		...brothersWifeReasons(graph, a.person, b.person, 'one'),
		...brothersWifeReasons(graph, b.person, a.person, 'other'),
	];
}

function linealReasons(graph: MarriageGraph, from: Lineage, { person }: Lineage, of: Side): LawReason[] {
	const way = from.ancestors.get(person.id);
	return way ? [{ code: 'lineal', kind: 'law', of, ancestorId: person.id, line: getLine(graph, way) }] : [];
}

/** Nearest first. Nobody has a quarter as many so near: only where a tree was made so that everybody adopted everybody. */
const maxSharedAncestors = 100;

function sapindaReasons(graph: MarriageGraph, a: Lineage, b: Lineage): LawReason[] {
	const [ways, otherWays] = [withSelf(a), withSelf(b)];
	const shared = [...ways.keys()].filter((id) => otherWays.has(id)).slice(0, maxSharedAncestors);
	return getNearest(graph, shared).map((ancestorId) => ({
		code: 'sapinda',
		kind: 'law',
		ancestorId,
		lines: [getLine(graph, ways.get(ancestorId) ?? []), getLine(graph, otherWays.get(ancestorId) ?? [])],
	}));
}

function withSelf({ person, sapinda }: Lineage): ReadonlyMap<string, Way> {
	return new Map([[person.id, [person.id]], ...sapinda]);
}

/** Brother and sister, uncle and niece, aunt and nephew, children of brothers or sisters. */
function bloodReasons(graph: MarriageGraph, a: Individual, b: Individual): LawReason[] {
	const found: [BloodRelation, Side | null, Line | null][] = [
		['siblings', null, firstLine(graph, a, b, ['sibling'])],
		['parentsSibling', 'one', firstLine(graph, a, b, ['sibling', 'child'])],
		['parentsSibling', 'other', firstLine(graph, a, b, ['parent', 'sibling'])],
		['cousins', null, firstLine(graph, a, b, ['parent', 'sibling', 'child'])],
	];
	return found.flatMap(([relation, elder, line]) =>
		line ? [{ code: 'prohibitedBlood', kind: 'law', relation, elder, line }] : [],
	);
}

/** Several ways lead to the same people: each way on from them is walked once. */
function isFirst(seen: Set<string>, id: string): boolean {
	return seen.size < seen.add(id).size;
}

type BloodStep = 'parent' | 'sibling' | 'child';

/** A line of just these steps, by birth or adoption; of several the first in the order of parents and ids. */
function firstLine(
	graph: MarriageGraph,
	from: Individual,
	to: Individual,
	kinds: readonly BloodStep[],
): Line | null {
	let ends: { at: Individual; people: string[] }[] = [{ at: from, people: [from.id] }];
	for (const kind of kinds) {
		const seen = new Set<string>();
		ends = ends.flatMap(({ at, people }) =>
			getRelatives(graph, at, kind)
				.filter(({ id }) => isFirst(seen, id))
				.map((next) => ({ at: next, people: [...people, next.id] })),
		);
	}
	const end = ends.find(({ at }) => at.id === to.id);
	return end ? lineAlong(graph, end.people, kinds) : null;
}

function getRelatives(graph: MarriageGraph, person: Individual, kind: BloodStep): Individual[] {
	const ids = {
		parent: () => person.parents.map(({ id }) => id),
		sibling: () => [...getSiblings(graph, person)],
		child: () => person.children,
	}[kind]();
	return ids.flatMap((id) => graph.individuals.get(id) ?? []);
}

/** Everybody else with a parent in common. */
function getSiblings(graph: MarriageGraph, { id, parents }: Individual): Set<string> {
	const siblings = new Set(parents.flatMap((edge) => graph.individuals.get(edge.id)?.children ?? []));
	siblings.delete(id);
	return siblings;
}

function linealSpouseReasons(
	graph: MarriageGraph,
	whose: Lineage,
	{ person }: Lineage,
	of: Side,
): LawReason[] {
	if (person.marriages.length === 0) return [];
	const descendants = getDescendants(graph, whose.person);
	return person.marriages.flatMap(({ partnerId }): LawReason[] => {
		const line = lineTo(graph, whose, descendants, partnerId);
		return line ? [{ code: 'linealSpouse', kind: 'law', of, relativeId: partnerId, line }] : [];
	});
}

/** The line to an ancestor or a descendant. */
function lineTo(
	graph: MarriageGraph,
	{ person, ancestors }: Lineage,
	descendants: ReadonlySet<string>,
	relativeId: string,
): Line | null {
	// Broken rows may make somebody their own ancestor.
	if (relativeId === person.id) return null;
	const way = ancestors.get(relativeId);
	if (way) return getLine(graph, way);
	const relative = descendants.has(relativeId) ? graph.individuals.get(relativeId) : undefined;
	const down = relative && getAncestors(graph, relative).get(person.id)?.toReversed();
	if (!down) return null;
	return lineAlong(
		graph,
		down,
		down.slice(1).map(() => 'child'),
	);
}

/** Everybody who descends from somebody. */
function getDescendants(graph: MarriageGraph, { id }: Individual): ReadonlySet<string> {
	const found = new Set([id]);
	for (const at of found) {
		for (const child of graph.individuals.get(at)?.children ?? []) found.add(child);
	}
	return found;
}

function brothersWifeReasons(
	graph: MarriageGraph,
	whose: Individual,
	wife: Individual,
	of: Side,
): LawReason[] {
	if (wife.marriages.length === 0) return [];
	const ways = waysToBrothers(graph, whose);
	return wife.marriages.flatMap(({ partnerId }): LawReason[] => {
		const husband = graph.individuals.get(partnerId);
		const people = ways.get(partnerId);
		if (!husband || !people || !isWife(wife, husband)) return [];
		const kinds = people.slice(1).map((_, at) => (at === people.length - 2 ? 'sibling' : 'parent'));
		const line = lineAlong(graph, people, kinds);
		return [{ code: 'brothersWife', kind: 'law', of, brotherId: partnerId, line }];
	});
}

/** Of a couple one is the wife where the sex of either tells it. */
function isWife(wife: Individual, husband: Individual): boolean {
	return wife.sex === null ? husband.sex === 'M' : wife.sex === 'F' && husband.sex !== 'F';
}

/** The brothers and sisters of somebody, of their parents and of their grandparents, with the nearest way to each. */
function waysToBrothers(graph: MarriageGraph, from: Individual): Map<string, string[]> {
	const ways = new Map<string, string[]>();
	let above = [{ person: from, people: [from.id] }];
	for (let generation = 0; generation <= 2; generation++) {
		for (const { person, people } of above) {
			for (const { id } of getRelatives(graph, person, 'sibling')) {
				if (!ways.has(id)) ways.set(id, [...people, id]);
			}
		}
		const seen = new Set<string>();
		above = above.flatMap(({ person, people }) =>
			getRelatives(graph, person, 'parent')
				.filter(({ id }) => isFirst(seen, id))
				.map((parent) => ({ person: parent, people: [...people, parent.id] })),
		);
	}
	return ways;
}
