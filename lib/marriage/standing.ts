import { gotraKeyOf } from '@/lib/clan/gotra';
import { exogamousGroupOf, groupByTradition } from '@/lib/clan/groups';
import { ancestorsOf, sapindaOf, type Ways } from './descent';
import type { Individual, MarriageGraph } from './family-records';

/** What a clan or a gotra was told as, by its key. */
export type Told = ReadonlyMap<string, string>;

/** What a verdict asks of one of the two, worked out once for any number of others. */
export interface Standing {
	person: Individual;
	sapinda: Ways;
	ancestors: Ways;
	groups: Told;
	/** The kuls that tradition counts them to, their own group among them. */
	kuls: Told;
	gotras: Told;
	mothersGroups: Told;
	/** Of the father's mother and of the mother's mother. */
	grandmothersGroups: Readonly<Record<'father' | 'mother', Told>>;
}

export function standingOf(graph: MarriageGraph, person: Individual): Standing {
	const groups = groupsOf(graph, person);
	return {
		person,
		groups,
		kuls: keyed([...groups.values(), ...person.sakhs], (text) => groupByTradition(text)?.key ?? null),
		sapinda: sapindaOf(graph, person),
		ancestors: ancestorsOf(graph, person),
		gotras: toldInLine(graph, person, ({ gotras }) => keyed(gotras, gotraKeyOf)),
		mothersGroups: mothersGroupsOf(graph, person),
		grandmothersGroups: {
			father: joined(parentsOf(graph, person, 'father').map((parent) => mothersGroupsOf(graph, parent))),
			mother: joined(parentsOf(graph, person, 'mother').map((parent) => mothersGroupsOf(graph, parent))),
		},
	};
}

/** The group of the clan told, else the father's; of who is adopted also that of the father by birth. */
export function groupsOf(graph: MarriageGraph, person: Individual): Told {
	return toldInLine(graph, person, ({ clans }) => groupsNamed(clans));
}

/** The groups of the mother, else those that the profile tells of her. */
function mothersGroupsOf(graph: MarriageGraph, person: Individual): Told {
	const told = groupsNamed(person.motherClans);
	const mothers = parentsOf(graph, person, 'mother').map((mother) => groupsOf(graph, mother));
	return mothers.length === 0 ? told : joined(mothers.map((groups) => (groups.size > 0 ? groups : told)));
}

export function parentsOf(graph: MarriageGraph, person: Individual, role: 'father' | 'mother'): Individual[] {
	return person.parents
		.filter((edge) => edge.role === role)
		.flatMap(({ id }) => graph.individuals.get(id) ?? []);
}

export function isAdopted({ parents }: Individual): boolean {
	return parents.some(({ kind }) => kind === 'adopted');
}

/** What is told of somebody, else of the father, his father and so on; of who is adopted also of the father by birth. */
function toldInLine(graph: MarriageGraph, person: Individual, tell: (person: Individual) => Told): Told {
	const line = new Set([person]);
	const found: Told[] = [];
	for (const at of line) {
		const told = tell(at);
		found.push(told);
		for (const { id, role, kind } of at.parents) {
			const father = role === 'father' ? graph.individuals.get(id) : undefined;
			if (father && (told.size === 0 || (kind === 'birth' && isAdopted(at)))) line.add(father);
		}
	}
	return joined(found);
}

export function groupsNamed(clans: readonly string[]): Told {
	return keyed(clans, (clan) => exogamousGroupOf(clan)?.key ?? null);
}

function keyed(texts: readonly string[], keyOf: (text: string) => string | null): Told {
	const found = new Map<string, string>();
	for (const text of texts) {
		const key = keyOf(text);
		if (key !== null && !found.has(key)) found.set(key, text);
	}
	return found;
}

/** Of two texts for one key the first stays. */
function joined(told: readonly Told[]): Told {
	return new Map(told.flatMap((one) => [...one]).reverse());
}
