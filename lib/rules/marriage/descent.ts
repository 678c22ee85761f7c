import { memoize } from '@/lib/core/memoize';
import { type Step, type StepKind, stepAlong } from '@/lib/rules/kinship/steps';
import type { Individual, MarriageGraph, ParentEdge } from './family-records';

/** A way up (or to a relative), both ends included: one more of `people` than of `steps`. */
export interface Line {
	people: readonly string[];
	steps: readonly Step[];
}

/** Ids from somebody up to an ancestor, themselves first. */
export type Way = readonly string[];

/** Ways to people, by their ids. */
export interface Ways {
	has(id: string): boolean;
	get(id: string): Way | undefined;
}

/**
 * The sapinda of the Hindu Marriage Act, s. 3(f): ancestors up to the fifth generation where the line goes up
 * through the father, up to the third where it goes through the mother, oneself being the first generation.
 */
export const sapindaSteps = { father: 4, mother: 2 } as const satisfies Record<ParentEdge['role'], number>;

/** Everybody up the lines that make one a sapinda, each with the shortest such line. */
export function getSapinda(graph: MarriageGraph, individual: Individual): ReadonlyMap<string, Way> {
	const found = new Map<string, Way>();
	for (const role of ['father', 'mother'] as const) {
		const first = individual.parents.filter((edge) => edge.role === role).map(({ id }) => id);
		const ways = waysUp(graph, individual.id, first, sapindaSteps[role]);
		for (const id of ways.ids()) {
			const way = ways.get(id) ?? [];
			if (way.length < (found.get(id)?.length ?? Number.POSITIVE_INFINITY)) found.set(id, way);
		}
	}
	return found;
}

const knownAncestors = new WeakMap<MarriageGraph, (person: Individual) => WaysUp>();

/** Every ancestor by birth or adoption, each with the shortest line up to them. Worked out once for each of a graph. */
export function getAncestors(graph: MarriageGraph, individual: Individual): Ways {
	const ask =
		knownAncestors.get(graph) ??
		memoize(({ id, parents }: Individual) => {
			const first = parents.map((edge) => edge.id);
			return waysUp(graph, id, first, Number.POSITIVE_INFINITY);
		});
	knownAncestors.set(graph, ask);
	return ask(individual);
}

/**
 * Who is above somebody. A way is made only when it is asked for: those to all of three thousand generations would hold
 * millions of ids.
 */
class WaysUp implements Ways {
	readonly #below = new Map<string, string>();

	constructor(readonly fromId: string) {}

	/** False where there is a way already, which is no longer. */
	add(id: string, belowId: string): boolean {
		if (id === this.fromId || this.#below.has(id)) return false;
		this.#below.set(id, belowId);
		return true;
	}

	has(id: string): boolean {
		return this.#below.has(id);
	}

	/** The nearest first. */
	ids(): Iterable<string> {
		return this.#below.keys();
	}

	get(id: string): Way | undefined {
		if (!this.has(id)) return undefined;
		const way = [id];
		for (let at = this.#below.get(id); at !== undefined; at = this.#below.get(at)) way.push(at);
		return way.reverse();
	}
}

function waysUp(graph: MarriageGraph, fromId: string, firstIds: readonly string[], maxSteps: number): WaysUp {
	const ways = new WaysUp(fromId);
	let generation = firstIds.filter((id) => ways.add(id, fromId));
	for (let steps = 1; steps < maxSteps && generation.length > 0; steps += 1) {
		generation = generation.flatMap((belowId) =>
			(graph.individuals.get(belowId)?.parents ?? []).flatMap(({ id }) =>
				ways.add(id, belowId) ? [id] : [],
			),
		);
	}
	return ways;
}

/** Of all ancestors in common the nearest: not those of another of them. */
export function getNearest(graph: MarriageGraph, ids: readonly string[]): string[] {
	const above = new Set<string>();
	const open = [...ids];
	for (let id = open.pop(); id !== undefined; id = open.pop()) {
		for (const parent of graph.individuals.get(id)?.parents ?? []) {
			if (above.has(parent.id)) continue;
			above.add(parent.id);
			open.push(parent.id);
		}
	}
	const ancestors = (id: string) => {
		const person = graph.individuals.get(id);
		return person && getAncestors(graph, person);
	};
	const isAbove = (id: string, otherId: string) => ancestors(otherId)?.has(id) ?? false;
	return ids.filter(
		(id) => !above.has(id) || !ids.some((otherId) => isAbove(id, otherId) && !isAbove(otherId, id)),
	);
}

/** A way up with what each next one is to the one before. */
export function getLine(graph: MarriageGraph, way: Way): Line {
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
