import { sapindaSteps } from './descent';
import type { Individual, MarriageGraph, ParentEdge } from './family-records';
import type { Lacking } from './missing';

type Path = readonly ParentEdge['role'][];

/** How many of the ancestors in the lines of the sapinda are known by name, and how many there are. */
export interface AncestorCount {
	known: number;
	total: number;
}

/** From somebody up to each ancestor in the lines of the sapinda, the nearest first. */
const sapindaPaths: readonly Path[] = (['father', 'mother'] as const)
	.flatMap((role) => pathsFrom([role], sapindaSteps[role]))
	.sort((a, b) => a.length - b.length);

function pathsFrom(path: Path, steps: number): Path[] {
	if (path.length === steps) return [path];
	return [path, ...(['father', 'mother'] as const).flatMap((role) => pathsFrom([...path, role], steps))];
}

/** `lacking` is what `getLacking` finds missing of them. */
export function countAncestors(
	graph: MarriageGraph,
	person: Individual,
	lacking: readonly Pick<Lacking, 'path' | 'what'>[],
): AncestorCount {
	const missing = new Set(lacking.flatMap(({ path, what }) => (what === 'person' ? [path.join(' ')] : [])));
	const known = sapindaPaths.filter(
		(path) => !missing.has(path.join(' ')) && peopleAlong(graph, person, path).length > 0,
	);
	return { known: known.length, total: sapindaPaths.length };
}

/**
 * The ancestors who have a name, up to a number of generations above the person, by the numbers of Eytzinger and Sosa: 2n is
 * the father and 2n + 1 the mother of n, and 1 the person.
 */
export function namedAncestors(graph: MarriageGraph, person: Individual, generations: number): number[] {
	const named: number[] = [];
	const people = new Map([[1, [person]]]);
	for (let number = 2; number < 2 ** (generations + 1); number += 1) {
		const children = people.get(Math.floor(number / 2)) ?? [];
		const parents = parentsOf(graph, children, number % 2 === 0 ? 'father' : 'mother');
		people.set(number, parents);
		if (parents.some(({ names }) => names.length > 0)) named.push(number);
	}
	return named;
}

/** Who is at the end of a path, with a name or without: several where somebody was adopted. */
export function peopleAlong(graph: MarriageGraph, person: Individual, path: Path): Individual[] {
	return path.reduce((people, role) => parentsOf(graph, people, role), [person]);
}

function parentsOf(graph: MarriageGraph, people: Individual[], role: ParentEdge['role']): Individual[] {
	const ids = people.flatMap(({ parents }) =>
		parents.filter((edge) => edge.role === role).map(({ id }) => id),
	);
	return [...new Set(ids)].flatMap((id) => graph.individuals.get(id) ?? []);
}
