import { groupedBy } from '@/lib/core/grouping';
import { memoize } from '@/lib/core/memoize';
import { givenNameKey } from '@/lib/rules/same-person/name-form';
import { getAncestors, getSapinda, type Way, type Ways } from './descent';
import type { Individual, MarriageGraph } from './family-records';

/** How a clan or a gotra was entered, by its key. */
export type EnteredNames = ReadonlyMap<string, string>;

/** What a verdict asks of one of the two, independent of the other. */
export interface Lineage {
	person: Individual;
	sapinda: ReadonlyMap<string, Way>;
	/** The same by their names without titles, Singh and clan. */
	sapindaByName: ReadonlyMap<string, readonly Individual[]>;
	ancestors: Ways;
	groups: EnteredNames;
	/** The kuls that tradition counts them to, their own group among them. */
	kuls: EnteredNames;
	gotras: EnteredNames;
	mothersGroups: EnteredNames;
	/** Of the father's mother and of the mother's mother. */
	grandmothersGroups: Readonly<Record<'father' | 'mother', EnteredNames>>;
}

const known = new WeakMap<MarriageGraph, (person: Individual) => Lineage>();

/** Worked out once for each of a graph. */
export function getLineage(graph: MarriageGraph, person: Individual): Lineage {
	const ask = known.get(graph) ?? memoize((of: Individual) => workOut(graph, of));
	known.set(graph, ask);
	return ask(person);
}

/** Nearest first. Nobody has a quarter as many: only where a tree was made so that everybody adopted everybody. */
const maxByName = 100;

function workOut(graph: MarriageGraph, person: Individual): Lineage {
	const groups = getGroups(graph, person);
	const sapinda = getSapinda(graph, person);
	const nearest = [...sapinda.keys()].slice(0, maxByName);
	return {
		person,
		groups,
		kuls: keyed([...groups.values(), ...person.sakhs], graph.keysOf.kul),
		sapinda,
		sapindaByName: byName(nearest.flatMap((id) => graph.individuals.get(id) ?? [])),
		ancestors: getAncestors(graph, person),
		gotras: enteredInLine(graph, person, ({ gotras }) => keyed(gotras, graph.keysOf.gotra)),
		mothersGroups: getMothersGroups(graph, person),
		grandmothersGroups: {
			father: joined(getParents(graph, person, 'father').map((parent) => getMothersGroups(graph, parent))),
			mother: joined(getParents(graph, person, 'mother').map((parent) => getMothersGroups(graph, parent))),
		},
	};
}

function byName(people: readonly Individual[]): ReadonlyMap<string, readonly Individual[]> {
	const named = people.flatMap((person) =>
		[...new Set([...person.nameKeys].map((key) => givenNameKey(key)))].map((key) => ({ key, person })),
	);
	const groups = groupedBy(named, ({ key }) => key);
	return new Map([...groups].map(([key, rows]) => [key, rows.map(({ person }) => person)]));
}

const knownGroups = new WeakMap<MarriageGraph, (person: Individual) => EnteredNames>();

/** The group of the clan that was entered, else the father's; of who is adopted also that of the father by birth. */
export function getGroups(graph: MarriageGraph, person: Individual): EnteredNames {
	const ask =
		knownGroups.get(graph) ??
		memoize((of: Individual) => enteredInLine(graph, of, ({ clans }) => groupsNamed(graph, clans)));
	knownGroups.set(graph, ask);
	return ask(person);
}

/** The groups of the mother, else those that the profile tells of her. */
function getMothersGroups(graph: MarriageGraph, person: Individual): EnteredNames {
	const named = groupsNamed(graph, person.motherClans);
	const mothers = getParents(graph, person, 'mother').map((mother) => getGroups(graph, mother));
	return mothers.length === 0 ? named : joined(mothers.map((groups) => (groups.size > 0 ? groups : named)));
}

export function getParents(
	graph: MarriageGraph,
	person: Individual,
	role: 'father' | 'mother',
): Individual[] {
	return person.parents
		.filter((edge) => edge.role === role)
		.flatMap(({ id }) => graph.individuals.get(id) ?? []);
}

export function isAdopted({ parents }: Individual): boolean {
	return parents.some(({ kind }) => kind === 'adopted');
}

/** What is recorded of somebody, else of the father, his father and so on; of who is adopted also of the father by birth. */
function enteredInLine(
	graph: MarriageGraph,
	person: Individual,
	tell: (person: Individual) => EnteredNames,
): EnteredNames {
	const line = new Set([person]);
	const found: EnteredNames[] = [];
	for (const at of line) {
		const named = tell(at);
		found.push(named);
		for (const { id, role, kind } of at.parents) {
			const father = role === 'father' ? graph.individuals.get(id) : undefined;
			if (father && (named.size === 0 || (kind === 'birth' && isAdopted(at)))) line.add(father);
		}
	}
	return joined(found);
}

export function groupsNamed(graph: MarriageGraph, clans: readonly string[]): EnteredNames {
	return keyed(clans, graph.keysOf.group);
}

function keyed(texts: readonly string[], keysOf: (text: string) => readonly string[]): EnteredNames {
	const found = new Map<string, string>();
	for (const text of texts) for (const key of keysOf(text)) if (!found.has(key)) found.set(key, text);
	return found;
}

/** Of two texts for one key the first stays. */
function joined(named: readonly EnteredNames[]): EnteredNames {
	return new Map(named.flatMap((one) => [...one]).reverse());
}
