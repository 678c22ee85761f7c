import { DomainError, type ErrorCode } from '@/lib/core/errors';
import {
	areMarried,
	birthChildren,
	birthParent,
	birthParents,
	type Draft,
	fullSiblings,
	getDraft,
	getGraph,
	getPartners,
	getUnion,
	otherRole,
	otherSex,
	type ParentKind,
	type ParentRole,
	replacePerson,
	roleOfSex,
	type Sex,
	sexOf,
	type TreeGraph,
	type TreePerson,
	unknownPerson,
} from '@/lib/features/family/tree/rules/graph';
import { checkAges, type RelationWarning } from './check-ages';
import { getSteps, type Stated, type Step, type StepKind, sexAs } from './stated-relation';

interface Placed {
	graph: TreeGraph;
	/** The newcomer's, or that of the card which represents them already. */
	personId: string;
	warnings: RelationWarning[];
}

/**
 * Adds somebody as the relative that is said. Unknown people are put between where they are needed, and a newcomer
 * takes the place of an unknown one in their place. An account is given the card that was made for the same
 * person without it, where that is beyond doubt.
 *
 * @throws DomainError `family.genderMismatch`, `family.genderNeeded`, `family.secondFather`, `family.secondMother`,
 * `family.parentYounger`, `family.ownAncestor`, `input.invalid`
 */
export function placeRelative(
	graph: TreeGraph,
	newcomer: TreePerson,
	stated: Stated,
	newId: () => string,
): Placed {
	const anchor = graph.people.find(({ id }) => id === stated.anchorId);
	const gender = sexAs(stated.relation, newcomer.gender, anchor?.gender ?? null);
	const steps = getSteps(graph, stated, gender);
	return placeAlong(graph, { ...newcomer, gender }, { ...stated, steps }, newId);
}

export interface Path {
	anchorId: string;
	/** None: a relative without more data, and who hangs on nobody. */
	steps: readonly Step[];
	parentKind?: ParentKind | undefined;
	isCouple?: boolean | undefined;
	otherParent?: Stated['otherParent'];
}

/**
 * Adds somebody at the end of a path. Who is on it already is not made again where that is beyond doubt.
 *
 * @throws DomainError `family.secondFather`, `family.secondMother`, `family.parentYounger`, `family.ownAncestor`
 */
export function placeAlong(graph: TreeGraph, newcomer: TreePerson, path: Path, newId: () => string): Placed {
	const draft = getDraft(graph);
	settleRoles(draft);
	let at = path.anchorId;
	for (const step of path.steps.slice(0, -1)) at = passBy(draft, at, step, newId);
	const last = path.steps.at(-1);
	const personId = last ? settle(draft, at, last, newcomer, path, newId) : settleApart(draft, newcomer);
	settleRoles(draft);
	return { graph: getGraph(draft), personId, warnings: checkAges(draft, personId) };
}

/** Who is at the end of a step between two others; made up where nobody is known there. */
export function passBy(draft: Draft, from: string, { kind, gender }: Step, newId: () => string): string {
	const unknown = unknownPerson(newId(), gender);
	const known = onlyOneThere(draft, from, kind);
	if (known) return known.id;
	addThere(draft, from, kind, unknown, {}, newId);
	return unknown.id;
}

function onlyOneThere(draft: Draft, from: string, kind: StepKind): TreePerson | null {
	if (kind === 'father' || kind === 'mother') return birthParent(draft, from, kind);
	if (kind !== 'spouse') return null;
	const [only, ...more] = getPartners(draft, from);
	return only && more.length === 0 ? only : null;
}

function settle(
	draft: Draft,
	from: string,
	{ kind }: Step,
	newcomer: TreePerson,
	path: Path,
	newId: () => string,
): string {
	if (isByBirth(path)) {
		const there = onlyOneThere(draft, from, kind);
		if (there && !there.isNamed) {
			takePlaceOf(draft, there, newcomer);
			if (path.isCouple === false) separateParents(draft, from);
			return newcomer.id;
		}
		const sameOne = newcomer.memberId === null ? null : findUnlinked(draft, from, kind, newcomer);
		if (sameOne) return sameOne.id;
		if (there && (kind === 'father' || kind === 'mother')) refuseSecond(draft, from, kind, there);
	}
	addThere(draft, from, kind, newcomer, path, newId);
	return newcomer.id;
}

function settleApart(draft: Draft, newcomer: TreePerson): string {
	draft.people.set(newcomer.id, newcomer);
	return newcomer.id;
}

const isByBirth = ({ parentKind }: Pick<Path, 'parentKind'>) => (parentKind ?? 'birth') === 'birth';

/** The card without an account that can only mean the newcomer: there is one father, and one wife or child of a name. */
function findUnlinked(
	draft: Draft,
	from: string,
	kind: StepKind,
	{ nameKey }: TreePerson,
): TreePerson | null {
	const isFree = ({ isNamed, memberId }: TreePerson) => isNamed && memberId === null;
	const only = onlyOneThere(draft, from, kind);
	if (only) return isFree(only) ? only : null;
	const there = new Map([
		['child', birthChildren],
		['sibling', fullSiblings],
		['spouse', getPartners],
	]).get(kind);
	const [first, ...more] = (there?.(draft, from) ?? []).filter(
		(person) => isFree(person) && person.nameKey === nameKey,
	);
	return first && more.length === 0 ? first : null;
}

export function refuseSecond(draft: Draft, childId: string, role: ParentRole, parent: TreePerson): never {
	const values = { child: draft.people.get(childId)?.name ?? '', parent: parent.name ?? '' };
	const code: ErrorCode = role === 'father' ? 'family.secondFather' : 'family.secondMother';
	throw new DomainError(code, { values, fields: [{ path: 'relation', message: 'invalid' }] });
}

function takePlaceOf(draft: Draft, unknown: TreePerson, newcomer: TreePerson): void {
	replacePerson(draft, unknown.id, { ...newcomer, gender: newcomer.gender ?? unknown.gender });
}

export function separateParents(draft: Draft, childId: string): void {
	const parents = birthParents(draft, childId).map(({ parentId }) => parentId);
	draft.unions = draft.unions.filter(
		({ partnerAId, partnerBId }) => !(parents.includes(partnerAId) && parents.includes(partnerBId)),
	);
}

function addThere(
	draft: Draft,
	from: string,
	kind: StepKind,
	person: TreePerson,
	path: Pick<Path, 'parentKind' | 'isCouple' | 'otherParent'>,
	newId: () => string,
): void {
	draft.people.set(person.id, person);
	if (kind === 'father' || kind === 'mother') addParent(draft, from, kind, person, path);
	else if (kind === 'spouse') marry(draft, from, person.id);
	else if (kind === 'child') addChild(draft, from, person, path, newId);
	else addSibling(draft, from, person, newId);
}

export function addParent(
	draft: Draft,
	childId: string,
	role: ParentRole,
	parent: TreePerson,
	{ parentKind = 'birth', isCouple = true }: Pick<Path, 'parentKind' | 'isCouple'>,
): void {
	draft.parentLinks.push({ childId, parentId: parent.id, role, kind: parentKind });
	const other = birthParent(draft, childId, otherRole[role]);
	if (parentKind === 'birth' && isCouple && other) marry(draft, parent.id, other.id);
}

/** Their children who lack a parent are children of both, where the two are each other's only spouse. */
export function marry(draft: Draft, oneId: string, otherId: string): void {
	if (areMarried(draft, oneId, otherId)) return;
	const sequence = Math.max(getPartners(draft, oneId).length, getPartners(draft, otherId).length);
	draft.unions.push(getUnion(oneId, otherId, sequence));
	learnSex(draft, oneId, otherId);
	learnSex(draft, otherId, oneId);
	settleRoles(draft);
	shareChildren(draft, oneId, otherId);
	shareChildren(draft, otherId, oneId);
}

function learnSex(draft: Draft, id: string, partnerId: string): void {
	const person = draft.people.get(id);
	const partnersSex = draft.people.get(partnerId)?.gender;
	if (person && person.gender === null && partnersSex) {
		draft.people.set(id, { ...person, gender: otherSex[partnersSex] });
	}
}

function shareChildren(draft: Draft, parentId: string, partnerId: string): void {
	if (getPartners(draft, parentId).length > 1) return;
	const role = otherRole[getRole(draft, parentId)];
	for (const child of birthChildren(draft, parentId)) {
		if (birthParent(draft, child.id, role)) continue;
		if (draft.parentLinks.some((link) => link.childId === child.id && link.parentId === partnerId)) continue;
		draft.parentLinks.push({ childId: child.id, parentId: partnerId, role, kind: 'birth' });
	}
}

function addChild(
	draft: Draft,
	parentId: string,
	child: TreePerson,
	{ parentKind: kind = 'birth', otherParent }: Pick<Path, 'parentKind' | 'otherParent'>,
	newId: () => string,
): void {
	const role = getRole(draft, parentId);
	draft.parentLinks.push({ childId: child.id, parentId, role, kind });
	const otherId = kind === 'step' ? null : findOtherParent(draft, parentId, otherParent, newId);
	if (otherId !== null) {
		draft.parentLinks.push({ childId: child.id, parentId: otherId, role: otherRole[role], kind });
	}
}

/**
 * The other parent of a child of `parentId`, made up for one who has no card; null where it is left open.
 *
 * @throws DomainError `input.invalid` for a card that is not in the tree, or cannot be the other parent
 */
export function findOtherParent(
	draft: Draft,
	parentId: string,
	stated: Stated['otherParent'],
	newId: () => string,
): string | null {
	const sex = sexOf[otherRole[getRole(draft, parentId)]];
	if (stated === 'unknown') return null;
	if (stated === undefined) {
		const [only, ...more] = getPartners(draft, parentId);
		return only && more.length === 0 ? only.id : null;
	}
	if (stated === 'another') {
		const unknown = unknownPerson(newId(), sex);
		draft.people.set(unknown.id, unknown);
		return unknown.id;
	}
	const other = draft.people.get(stated);
	if (!other || other.id === parentId || (other.gender ?? sex) !== sex)
		throw new DomainError('input.invalid', { fields: [{ path: 'otherParent', message: 'otherParent' }] });
	return other.id;
}

/** Brothers and sisters share both parents, who are unknown people where nobody has named them. */
export function addSibling(draft: Draft, siblingId: string, person: TreePerson, newId: () => string): void {
	const [known, second] = birthParents(draft, siblingId);
	if (!known) addUnknownParent(draft, siblingId, 'father', newId);
	if (!known || (!second && getPartners(draft, known.parentId).length === 0)) {
		addUnknownParent(draft, siblingId, known ? otherRole[known.role] : 'mother', newId);
	}
	for (const link of birthParents(draft, siblingId)) {
		draft.parentLinks.push({ ...link, childId: person.id });
	}
}

function addUnknownParent(draft: Draft, childId: string, role: ParentRole, newId: () => string): void {
	addThere(draft, childId, role, unknownPerson(newId(), sexOf[role]), {}, newId);
}

/** As what somebody is a parent; without data, a father until it turns out otherwise. */
export function getRole(draft: Draft, id: string): ParentRole {
	const gender = draft.people.get(id)?.gender;
	if (gender) return roleOfSex[gender];
	return draft.parentLinks.find(({ parentId }) => parentId === id)?.role ?? 'father';
}

/** Makes parents fathers or mothers where that has turned out meanwhile. */
export function settleRoles(draft: Draft): void {
	draft.parentLinks = draft.parentLinks.map((link) => {
		const gender = draft.people.get(link.parentId)?.gender;
		if (!gender || roleOfSex[gender] === link.role) return link;
		const role = roleOfSex[gender];
		const isTaken = link.kind === 'birth' && birthParent(draft, link.childId, role);
		return isTaken ? link : { ...link, role };
	});
}

/**
 * Writes what is now known of somebody who stays in their place.
 *
 * @throws DomainError `family.genderMismatch`, `family.parentYounger`
 */
export function correctPerson(graph: TreeGraph, person: TreePerson): Omit<Placed, 'personId'> {
	const draft = getDraft(graph);
	draft.people.set(person.id, person);
	settleRoles(draft);
	const { gender } = person;
	const isParentAs = (role: ParentRole) =>
		draft.parentLinks.some((link) => link.parentId === person.id && link.role === role);
	const isSpouseOf = (sex: Sex) => getPartners(draft, person.id).some((partner) => partner.gender === sex);
	if (gender && (isParentAs(otherRole[roleOfSex[gender]]) || isSpouseOf(gender))) {
		throw new DomainError('family.genderMismatch', { fields: [{ path: 'gender', message: 'invalid' }] });
	}
	return { graph: getGraph(draft), warnings: checkAges(draft, person.id) };
}
