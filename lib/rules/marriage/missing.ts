import { sapindaSteps } from './descent';
import type { Individual, MarriageGraph, ParentEdge } from './family-records';
import { getGroups, getParents, groupsNamed, isAdopted, type Lineage } from './lineage';
import type { Side } from './reasons';
import { isAgeOpen } from './state';

type Role = ParentEdge['role'];

/** Something that would have to be recorded of one of the two before a marriage can be called clear. */
export interface Lacking {
	/** From that one of the two up to whose fact it is; empty for themselves. */
	path: readonly Role[];
	what: 'person' | 'clan' | 'gotra' | 'birth' | 'gender' | 'marriage';
	/** The last of the path is the parent by birth of somebody adopted. */
	isBirthParent: boolean;
}

export interface MissingFact extends Lacking {
	of: Side;
}

/**
 * What is not known of one of the two: their sex, birth, clan and gotra, whether they are married where their profile
 * keeps it to itself, the clans of mother and grandmothers, and
 * everybody by name up the lines of the sapinda. Above somebody who is not recorded nothing more is asked.
 */
export function getLacking(graph: MarriageGraph, lineage: Lineage, today: Date): Lacking[] {
	const { person, groups, gotras } = lineage;
	const own = (what: Lacking['what'], isKnown: boolean): Lacking[] =>
		isKnown ? [] : [{ path: [], what, isBirthParent: false }];
	const all = [
		...own('gender', person.sex !== null),
		...own('birth', !isAgeOpen(person, today)),
		...own('clan', groups.size > 0),
		...own('gotra', gotras.size > 0),
		...own('marriage', !person.isMaritalStatusHidden),
		...(['father', 'mother'] as const).flatMap((role) => missingAbove(graph, [person], [role])),
		...missingClans(graph, person),
	];
	const each = new Map<string, Lacking>();
	for (const fact of all) {
		const key = `${fact.what} ${fact.path.join(' ')}`;
		const isBirthParent = fact.isBirthParent && (each.get(key)?.isBirthParent ?? true);
		each.set(key, { ...fact, isBirthParent });
	}
	return [...each.values()].sort(byPath);
}

/** The nearest first; of the same person in the order of `getLacking`. */
function byPath({ path: one }: Lacking, { path: other }: Lacking): number {
	const [a, b] = [one.join(' '), other.join(' ')];
	return one.length - other.length || (a < b ? -1 : Number(a > b));
}

/**
 * Of the parents in the role at the end of the path, and of those above them. `children` are all at the path before it,
 * each once: where many have adopted many, there are far more ways than people.
 */
function missingAbove(
	graph: MarriageGraph,
	children: readonly Individual[],
	path: readonly [Role, ...Role[]],
): Lacking[] {
	const role = path.at(-1) ?? path[0];
	const above = children.map(({ parents }) =>
		parents.flatMap(({ id, kind, role: own }) => {
			const person = own === role ? graph.individuals.get(id) : undefined;
			return person ? [{ person, kind, isNamed: person.names.length > 0 }] : [];
		}),
	);
	const missing = above.flatMap((parents): Lacking[] => {
		const hasBirthParent = parents.some(({ kind, isNamed }) => kind === 'birth' && isNamed);
		const isMissing = !hasBirthParent || parents.some(({ isNamed }) => !isNamed);
		const isBirthParent = !hasBirthParent && parents.some(({ kind }) => kind === 'adopted');
		return isMissing ? [{ path, what: 'person', isBirthParent }] : [];
	});
	if (path.length === sapindaSteps[path[0]]) return missing;
	const known = above.flat().filter(({ person, isNamed }) => isNamed || person.parents.length > 0);
	const each = [...new Set(known.map(({ person }) => person))];
	if (each.length === 0) return missing;
	return [
		...missing,
		...(['father', 'mother'] as const).flatMap((next) => missingAbove(graph, each, [...path, next])),
	];
}

/** The clans of the mother, of the grandmothers, and of the father by birth of somebody adopted. */
function missingClans(graph: MarriageGraph, person: Individual): Lacking[] {
	const unknown = (path: Role[], isUnknown: boolean, isBirthParent = false): Lacking[] =>
		isUnknown ? [{ path, what: 'clan', isBirthParent }] : [];
	const birthFathers = namedParents(graph, person, 'father').filter(({ id }) =>
		person.parents.some((edge) => edge.id === id && edge.kind === 'birth'),
	);
	return [
		...unknown(
			['father'],
			isAdopted(person) && birthFathers.some((father) => getGroups(graph, father).size === 0),
			true,
		),
		...unknown(['mother'], isMothersGroupUnknown(graph, person)),
		...(['father', 'mother'] as const).flatMap((role) =>
			unknown(
				[role, 'mother'],
				namedParents(graph, person, role).some((parent) => isMothersGroupUnknown(graph, parent)),
			),
		),
	];
}

/** Of a mother who is recorded, where the profile of her child does not have it. */
function isMothersGroupUnknown(graph: MarriageGraph, child: Individual): boolean {
	return (
		groupsNamed(graph, child.motherClans).size === 0 &&
		namedParents(graph, child, 'mother').some((mother) => getGroups(graph, mother).size === 0)
	);
}

function namedParents(graph: MarriageGraph, person: Individual, role: Role): Individual[] {
	return getParents(graph, person, role).filter(({ names }) => names.length > 0);
}
