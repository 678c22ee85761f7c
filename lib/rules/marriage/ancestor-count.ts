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

/** Who is at the end of a path, with a name or without: several where somebody was adopted. */
export function peopleAlong(graph: MarriageGraph, person: Individual, path: Path): Individual[] {
	let people = [person];
	for (const role of path) {
		const ids = people.flatMap(({ parents }) =>
			parents.filter((edge) => edge.role === role).map(({ id }) => id),
		);
		people = [...new Set(ids)].flatMap((id) => graph.individuals.get(id) ?? []);
	}
	return people;
}
