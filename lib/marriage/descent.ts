import { type Step, type StepKind, stepAlong } from '@/lib/kinship/steps';
import type { Individual, MarriageGraph, ParentEdge } from './family-records';

/** A way up (or to a relative), both ends included: one more of `people` than of `steps`. */
export interface Line {
	people: readonly string[];
	steps: readonly Step[];
}

/** Ids from somebody up to an ancestor, themselves first. */
type Way = readonly string[];

export type Ways = ReadonlyMap<string, Way>;

/**
 * The sapinda of the Hindu Marriage Act, s. 3(f): ancestors as far as the fifth generation where the line goes up
 * through the father, as far as the third where it goes through the mother, oneself being the first generation.
 */
export const sapindaSteps = { father: 4, mother: 2 } as const satisfies Record<ParentEdge['role'], number>;

/** Everybody up the lines that make one a sapinda, each with the shortest such line. */
export function sapindaOf(graph: MarriageGraph, individual: Individual): Ways {
	const found = new Map<string, Way>();
	for (const role of ['father', 'mother'] as const) {
		const first = individual.parents.filter((edge) => edge.role === role).map(({ id }) => id);
		for (const [id, way] of waysUp(graph, individual.id, first, sapindaSteps[role])) {
			if (way.length < (found.get(id)?.length ?? Number.POSITIVE_INFINITY)) found.set(id, way);
		}
	}
	return found;
}

/** Every ancestor by birth or adoption, each with the shortest line up to them. */
export function ancestorsOf(graph: MarriageGraph, { id, parents }: Individual): Ways {
	const first = parents.map((edge) => edge.id);
	return waysUp(graph, id, first, Number.POSITIVE_INFINITY);
}

function waysUp(
	graph: MarriageGraph,
	fromId: string,
	firstIds: readonly string[],
	most: number,
): Map<string, Way> {
	const found = new Map<string, Way>();
	const queue: { id: string; way: Way }[] = firstIds.map((id) => ({ id, way: [fromId, id] }));
	for (const { id, way } of queue) {
		if (id === fromId || found.has(id)) continue;
		found.set(id, way);
		if (way.length > most) continue;
		for (const parent of graph.individuals.get(id)?.parents ?? []) {
			queue.push({ id: parent.id, way: [...way, parent.id] });
		}
	}
	return found;
}

/** Of all ancestors in common the nearest: not those of another of them. */
export function nearestOf(graph: MarriageGraph, ids: readonly string[]): string[] {
	const people = ids.flatMap((id) => graph.individuals.get(id) ?? []);
	if (people.length < 2) return [...ids];
	const above = new Map(people.map((person) => [person.id, ancestorsOf(graph, person)]));
	const isAbove = (id: string, otherId: string) => above.get(otherId)?.has(id) ?? false;
	return ids.filter((id) => !ids.some((otherId) => isAbove(id, otherId) && !isAbove(otherId, id)));
}

/** A way up with what each next one is to the one before. */
export function lineOf(graph: MarriageGraph, way: Way): Line {
	return lineAlong(
		graph,
		way,
		way.slice(1).map(() => 'parent'),
	);
}

/** Steps of the kinds from each to the next. */
export function lineAlong({ kin }: MarriageGraph, people: Way, kinds: readonly StepKind[]): Line {
	return {
		people,
		steps: kinds.map((kind, at) => stepAlong(kin, people[at] ?? '', people[at + 1] ?? '', kind)),
	};
}
