// One family as people, parent links and marriages. Pure: a change answers another graph, and the commands write what
// is different between the two.

import { addToGroup } from '@/lib/core/grouping';
import type { BirthPrecision } from '@/lib/core/partial-date';

export type Sex = 'Male' | 'Female';
export type ParentRole = 'father' | 'mother';
export type ParentKind = 'birth' | 'adopted' | 'step';

export interface TreePerson {
	id: string;
	/** With a card; else somebody unknown who only holds others together. */
	isNamed: boolean;
	/** Without a card, but to be kept although nobody needs it. */
	isHeld: boolean;
	/** The account that it represents. */
	memberId: string | null;
	name: string | null;
	nameKey: string;
	gender: Sex | null;
	/** Midnight UTC. */
	bornOn: Date | null;
	bornPrecision: BirthPrecision | null;
}

export interface TreeParentLink {
	childId: string;
	parentId: string;
	role: ParentRole;
	kind: ParentKind;
}

export interface TreeUnion {
	/** The smaller id first. */
	partnerAId: string;
	partnerBId: string;
	sequence: number;
	endedBy: 'death' | 'divorce' | null;
}

export interface TreeGraph {
	people: readonly TreePerson[];
	parentLinks: readonly TreeParentLink[];
	unions: readonly TreeUnion[];
}

/** A graph that is being changed. */
export interface Draft {
	people: Map<string, TreePerson>;
	parentLinks: TreeParentLink[];
	unions: TreeUnion[];
}

export function getDraft({ people, parentLinks, unions }: TreeGraph): Draft {
	return {
		people: new Map(people.map((person) => [person.id, person])),
		parentLinks: [...parentLinks],
		unions: [...unions],
	};
}

export function getGraph({ people, parentLinks, unions }: Draft): TreeGraph {
	return { people: [...people.values()], parentLinks, unions };
}

export const sexOf = { father: 'Male', mother: 'Female' } as const satisfies Record<ParentRole, Sex>;
export const roleOfSex = { Male: 'father', Female: 'mother' } as const satisfies Record<Sex, ParentRole>;
export const otherRole = { father: 'mother', mother: 'father' } as const;
export const otherSex = { Male: 'Female', Female: 'Male' } as const;

/** Somebody without data. */
export function unknownPerson(id: string, gender: Sex | null): TreePerson {
	return {
		id,
		isNamed: false,
		isHeld: false,
		memberId: null,
		name: null,
		nameKey: '',
		gender,
		bornOn: null,
		bornPrecision: null,
	};
}

export function birthParents(draft: Draft, childId: string): TreeParentLink[] {
	return draft.parentLinks.filter((link) => link.childId === childId && link.kind === 'birth');
}

export function birthParent(draft: Draft, childId: string, role: ParentRole): TreePerson | null {
	const link = birthParents(draft, childId).find((candidate) => candidate.role === role);
	return (link && draft.people.get(link.parentId)) ?? null;
}

export function birthChildren(draft: Draft, parentId: string): TreePerson[] {
	return getPeople(
		draft,
		draft.parentLinks
			.filter((link) => link.parentId === parentId && link.kind === 'birth')
			.map(({ childId }) => childId),
	);
}

export function getPartners(draft: Draft, id: string): TreePerson[] {
	return getPeople(
		draft,
		draft.unions
			.filter((union) => isPartner(union, id))
			.map(({ partnerAId, partnerBId }) => (partnerAId === id ? partnerBId : partnerAId)),
	);
}

/** Those who share every known parent by birth. */
export function fullSiblings(draft: Draft, id: string): TreePerson[] {
	const parents = birthParents(draft, id).map(({ parentId }) => parentId);
	const [first] = parents;
	if (first === undefined) return [];
	return birthChildren(draft, first).filter((child) => {
		const theirs = birthParents(draft, child.id).map(({ parentId }) => parentId);
		return (
			child.id !== id &&
			theirs.length === parents.length &&
			theirs.every((parent) => parents.includes(parent))
		);
	});
}

export function areMarried(draft: Draft, oneId: string, otherId: string): boolean {
	return draft.unions.some((union) => isPartner(union, oneId) && isPartner(union, otherId));
}

function isPartner({ partnerAId, partnerBId }: TreeUnion, id: string): boolean {
	return partnerAId === id || partnerBId === id;
}

function getPeople(draft: Draft, ids: string[]): TreePerson[] {
	return ids.flatMap((id) => draft.people.get(id) ?? []);
}

/** A marriage's row: the smaller id first, so that a couple has one. */
export function getUnion(oneId: string, otherId: string, sequence: number): TreeUnion {
	const [partnerAId, partnerBId] = oneId < otherId ? [oneId, otherId] : [otherId, oneId];
	return { partnerAId, partnerBId, sequence, endedBy: null };
}

/** Puts somebody in the place of `id`, with every link and marriage. */
export function replacePerson(draft: Draft, id: string, successor: TreePerson): void {
	const renamed = (other: string) => (other === id ? successor.id : other);
	draft.people.delete(id);
	draft.people.set(successor.id, successor);
	draft.parentLinks = draft.parentLinks.map((link) => ({
		...link,
		childId: renamed(link.childId),
		parentId: renamed(link.parentId),
	}));
	draft.unions = draft.unions.map(({ partnerAId, partnerBId, sequence, endedBy }) => ({
		...getUnion(renamed(partnerAId), renamed(partnerBId), sequence),
		endedBy,
	}));
}

/**
 * Takes somebody out. An unknown person stays in the place as long as others hang together by it; unknown people that
 * are of no use any more go too. One that was of none before stays: a file says that there was somebody.
 */
export function removePerson(graph: TreeGraph, id: string, newId: () => string): TreeGraph {
	const draft = getDraft(graph);
	const person = draft.people.get(id);
	if (!person) return graph;
	const kept = new Set(uselessPeople(draft).map((useless) => useless.id));
	replacePerson(draft, id, unknownPerson(newId(), person.gender));
	removeUseless(draft, kept);
	return getGraph(draft);
}

/** Who is a parent, a child or a partner of each other. */
type Neighbours = ReadonlyMap<string, Set<string>>;

function neighboursIn({ parentLinks, unions }: Draft): Neighbours {
	const near = new Map<string, Set<string>>();
	const join = (a: string, b: string) => near.set(a, (near.get(a) ?? new Set()).add(b));
	const pairs = [
		...unions.map(({ partnerAId, partnerBId }) => [partnerAId, partnerBId] as const),
		...parentLinks.map(({ childId, parentId }) => [childId, parentId] as const),
	];
	for (const [a, b] of pairs) {
		join(a, b);
		join(b, a);
	}
	return near;
}

/** An unknown person is of use only while it joins two others who are not joined without it. */
function isUseless({ id, isNamed, isHeld }: TreePerson, near: Neighbours): boolean {
	if (isNamed || isHeld) return false;
	const around = [...(near.get(id) ?? [])];
	return around.every((one, at) => around.slice(at + 1).every((other) => near.get(one)?.has(other)));
}

function uselessPeople(draft: Draft): TreePerson[] {
	const near = neighboursIn(draft);
	return [...draft.people.values()].filter((person) => isUseless(person, near));
}

/** One after the other: without one, those around it may be of no use either. */
function removeUseless(draft: Draft, kept: ReadonlySet<string>): void {
	const near = neighboursIn(draft);
	const open = [...draft.people.keys()];
	for (const id of open) {
		const person = draft.people.get(id);
		if (!person || kept.has(id) || !isUseless(person, near)) continue;
		draft.people.delete(id);
		for (const neighbour of near.get(id) ?? []) {
			near.get(neighbour)?.delete(id);
			open.push(neighbour);
		}
	}
	draft.parentLinks = draft.parentLinks.filter(
		({ childId, parentId }) => draft.people.has(childId) && draft.people.has(parentId),
	);
	draft.unions = draft.unions.filter(
		({ partnerAId, partnerBId }) => draft.people.has(partnerAId) && draft.people.has(partnerBId),
	);
}

/** All ancestors and descendants of somebody, by links of every kind. */
export function getLine(draft: Draft, id: string, direction: 'ancestors' | 'descendants'): TreePerson[] {
	const near = new Map<string, string[]>();
	for (const { childId, parentId } of draft.parentLinks) {
		const [from, to] = direction === 'ancestors' ? [childId, parentId] : [parentId, childId];
		addToGroup(near, from, to);
	}
	const found = new Set<string>();
	const open = [id];
	for (let from = open.pop(); from !== undefined; from = open.pop()) {
		for (const to of near.get(from) ?? []) {
			if (found.has(to)) continue;
			found.add(to);
			open.push(to);
		}
	}
	return getPeople(draft, [...found]);
}
