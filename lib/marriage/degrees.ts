import { type Step, stepAlong } from '@/lib/kinship/steps';
import { type Line, lineOf, nearestOf, type Ways } from './descent';
import type { Individual, MarriageGraph } from './family-records';
import type { LawReason, Side } from './reasons';
import type { Standing } from './standing';

/**
 * Sapinda and the degrees of prohibited relationship: Hindu Marriage Act 1955, s. 3(f) and (g), s. 5(iv) and (v).
 * Half blood and adoption count, and a marriage that has ended counts as one that lasts.
 */
export function degreeReasons(graph: MarriageGraph, one: Standing, other: Standing): LawReason[] {
	return [
		...linealReasons(graph, one, other, 'one'),
		...linealReasons(graph, other, one, 'other'),
		...sapindaReasons(graph, one, other),
		...bloodReasons(graph, one.person, other.person),
		...linealSpouseReasons(graph, one, other, 'one'),
		...linealSpouseReasons(graph, other, one, 'other'),
		...brothersWifeReasons(graph, one.person, other.person, 'one'),
		...brothersWifeReasons(graph, other.person, one.person, 'other'),
	];
}

function linealReasons(graph: MarriageGraph, from: Standing, { person }: Standing, of: Side): LawReason[] {
	const way = from.ancestors.get(person.id);
	return way ? [{ code: 'lineal', kind: 'law', of, ancestorId: person.id, line: lineOf(graph, way) }] : [];
}

function sapindaReasons(graph: MarriageGraph, one: Standing, other: Standing): LawReason[] {
	const [ways, otherWays] = [withSelf(one), withSelf(other)];
	const shared = [...ways.keys()].filter((id) => otherWays.has(id));
	return nearestOf(graph, shared).map((ancestorId) => ({
		code: 'sapinda',
		kind: 'law',
		ancestorId,
		lines: [lineOf(graph, ways.get(ancestorId) ?? []), lineOf(graph, otherWays.get(ancestorId) ?? [])],
	}));
}

function withSelf({ person, sapinda }: Standing): Ways {
	return new Map([[person.id, [person.id]], ...sapinda]);
}

/** Brother and sister, uncle and niece, aunt and nephew, children of brothers or sisters. */
function bloodReasons(graph: MarriageGraph, one: Individual, other: Individual): LawReason[] {
	const isSibling = (person: Individual, id: string) => siblingsOf(graph, person).has(id);
	const isUncle = (elder: Individual, younger: Individual) =>
		younger.parents.some(({ id }) => isSibling(elder, id));
	const areCousins = one.parents.some(({ id }) => {
		const parent = graph.individuals.get(id);
		return parent !== undefined && other.parents.some((edge) => isSibling(parent, edge.id));
	});
	const found: [boolean, 'siblings' | 'parentsSibling' | 'cousins', Side | null][] = [
		[isSibling(one, other.id), 'siblings', null],
		[isUncle(one, other), 'parentsSibling', 'one'],
		[isUncle(other, one), 'parentsSibling', 'other'],
		[areCousins, 'cousins', null],
	];
	return found.flatMap(([isTrue, relation, elder]) =>
		isTrue ? [{ code: 'prohibitedBlood', kind: 'law', relation, elder }] : [],
	);
}

/** Everybody else with a parent in common. */
function siblingsOf(graph: MarriageGraph, { id, parents }: Individual): Set<string> {
	const siblings = new Set(parents.flatMap((edge) => graph.individuals.get(edge.id)?.children ?? []));
	siblings.delete(id);
	return siblings;
}

function linealSpouseReasons(
	graph: MarriageGraph,
	whose: Standing,
	{ person }: Standing,
	of: Side,
): LawReason[] {
	return person.marriages.flatMap(({ partnerId }): LawReason[] => {
		const line = lineTo(graph, whose, partnerId);
		return line ? [{ code: 'linealSpouse', kind: 'law', of, relativeId: partnerId, line }] : [];
	});
}

/** The line to an ancestor or a descendant. */
function lineTo(graph: MarriageGraph, { person, ancestors }: Standing, relativeId: string): Line | null {
	const way = ancestors.get(relativeId);
	if (way) return lineOf(graph, way);
	const down = descentFrom(graph, relativeId, person.id);
	if (!down) return null;
	const steps = down.slice(1).map((id, at) => stepAlong(graph.kin, down[at] ?? '', id, 'child'));
	return { people: down, steps };
}

/** From the ancestor down to somebody; null where they do not descend from them. */
function descentFrom(graph: MarriageGraph, id: string, ancestorId: string): string[] | null {
	const queue = [[id]];
	const seen = new Set([id]);
	for (const way of queue) {
		for (const parent of graph.individuals.get(way[0] ?? '')?.parents ?? []) {
			if (parent.id === ancestorId) return [parent.id, ...way];
			if (seen.has(parent.id)) continue;
			seen.add(parent.id);
			queue.push([parent.id, ...way]);
		}
	}
	return null;
}

function brothersWifeReasons(
	graph: MarriageGraph,
	whose: Individual,
	wife: Individual,
	of: Side,
): LawReason[] {
	const lines = linesToBrothers(graph, whose);
	return wife.marriages.flatMap(({ partnerId }): LawReason[] => {
		const husband = graph.individuals.get(partnerId);
		const line = lines.get(partnerId);
		return husband && line && isWife(wife, husband)
			? [{ code: 'brothersWife', kind: 'law', of, brotherId: partnerId, line }]
			: [];
	});
}

/** Of a couple one is the wife where the sex of either tells it. */
function isWife(wife: Individual, husband: Individual): boolean {
	return wife.sex === null ? husband.sex === 'M' : wife.sex === 'F' && husband.sex !== 'F';
}

/** The brothers and sisters of somebody, of their parents and of their grandparents, with the nearest line to each. */
function linesToBrothers(graph: MarriageGraph, from: Individual): Map<string, Line> {
	const lines = new Map<string, Line>();
	let above: { person: Individual; line: Line }[] = [
		{ person: from, line: { people: [from.id], steps: [] } },
	];
	for (let generation = 0; generation <= 2; generation++) {
		for (const { person, line } of above) {
			for (const id of siblingsOf(graph, person)) {
				if (!lines.has(id)) lines.set(id, longer(line, id, stepAlong(graph.kin, person.id, id, 'sibling')));
			}
		}
		above = above.flatMap(({ person, line }) =>
			person.parents.flatMap(({ id }) => {
				const parent = graph.individuals.get(id);
				return parent
					? [{ person: parent, line: longer(line, id, stepAlong(graph.kin, person.id, id, 'parent')) }]
					: [];
			}),
		);
	}
	return lines;
}

function longer({ people, steps }: Line, id: string, step: Step): Line {
	return { people: [...people, id], steps: [...steps, step] };
}
