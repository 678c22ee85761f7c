import { DomainError } from '@/lib/core/errors';
import {
	areMarried,
	birthParent,
	birthParents,
	type Draft,
	getDraft,
	getGraph,
	otherRole,
	type ParentRole,
	type TreeGraph,
	type TreePerson,
} from '@/lib/features/family/tree/rules/graph';
import { checkAges, type RelationWarning } from './check-ages';
import { type Joined, joinPeople, onlyUnknownPartner } from './join-people';
import {
	addParent,
	addSibling,
	findOtherParent,
	getRole,
	marry,
	passBy,
	refuseSecond,
	separateParents,
	settleRoles,
} from './place-relative';
import { getSteps, type Stated, type Step, sexAs } from './stated-relation';

/**
 * Connects somebody who is in the tree with somebody else of it, with all who hang on either. Unknown people who stand
 * in the place become the one who is connected.
 *
 * @throws DomainError `input.invalid` for a relation to oneself or none, `family.genderMismatch`, `family.genderNeeded`,
 * `family.secondFather`, `family.secondMother`, `family.parentYounger`, `family.ownAncestor`, `family.notOnePerson`
 */
export function connectPerson(
	graph: TreeGraph,
	personId: string,
	stated: Stated,
	newId: () => string,
): { graph: TreeGraph; joined: Joined; warnings: RelationWarning[] } {
	const { relation, anchorId } = stated;
	if (personId === anchorId) throw invalid('relatedToMemberId');
	const draft = getDraft(graph);
	const person = getPerson(draft, personId);
	const gender = sexAs(relation, person.gender, draft.people.get(anchorId)?.gender ?? null);
	draft.people.set(personId, { ...person, gender });
	settleRoles(draft);
	const steps = getSteps(graph, stated, gender);
	const last = steps.at(-1);
	if (!last) throw invalid('relation');
	let from = anchorId;
	for (const step of steps.slice(0, -1)) from = passBy(draft, from, step, newId);
	const joined: Joined = new Map();
	connectStep({ draft, joined, newId }, { from, personId, kind: last.kind }, stated);
	settleRoles(draft);
	return {
		graph: getGraph(draft),
		joined,
		warnings: [personId, from].flatMap((id) => checkAges(draft, id)).filter(isFirstOfItsKind),
	};
}

const invalid = (path: string) =>
	new DomainError('input.invalid', { fields: [{ path, message: 'invalid' }] });

const isFirstOfItsKind = (
	{ code, parent, child }: RelationWarning,
	at: number,
	all: readonly RelationWarning[],
) => all.findIndex((other) => other.code === code && other.parent === parent && other.child === child) === at;

/** @throws Error for somebody who is not in the tree, which the caller has looked up */
function getPerson(draft: Draft, id: string): TreePerson {
	const person = draft.people.get(id);
	if (!person) throw new Error('There is no such person in the tree');
	return person;
}

interface Work {
	draft: Draft;
	joined: Joined;
	newId: () => string;
}

interface Connection {
	from: string;
	personId: string;
	kind: Step['kind'];
}

function connectStep(work: Work, { from, personId, kind }: Connection, stated: Stated): void {
	if (kind === 'spouse') connectSpouse(work, from, personId);
	else if (kind === 'sibling') connectSibling(work, from, personId);
	else if (kind === 'child') connectChild(work, from, personId, stated);
	else {
		connectParent(work, { childId: from, parentId: personId, role: kind }, stated);
		if (stated.isCouple === false) separateParents(work.draft, from);
	}
}

interface ParentPlace {
	childId: string;
	parentId: string;
	role: ParentRole;
}

type Manner = Pick<Stated, 'parentKind' | 'isCouple' | 'otherParent'>;

function connectParent(
	{ draft, joined }: Work,
	{ childId, parentId, role }: ParentPlace,
	manner: Manner,
): void {
	const isLinked = draft.parentLinks.some((link) => link.childId === childId && link.parentId === parentId);
	if (isLinked) return;
	const isByBirth = (manner.parentKind ?? 'birth') === 'birth';
	const there = isByBirth ? birthParent(draft, childId, role) : null;
	if (there?.isNamed) refuseSecond(draft, childId, role, there);
	if (there && !there.isHeld) {
		joinPeople(draft, { keptId: parentId, otherId: there.id }, {}, joined);
		return;
	}
	if (there) {
		// Taken out a moment ago: the place is free.
		draft.parentLinks = draft.parentLinks.filter(
			(link) => !(link.childId === childId && link.parentId === there.id),
		);
	}
	addParent(draft, childId, role, getPerson(draft, parentId), manner);
}

/** A child of the stated other parent, too; without one of the only husband or wife, unless another is known already. */
function connectChild(work: Work, parentId: string, childId: string, manner: Manner): void {
	const { draft, newId } = work;
	const role = getRole(draft, parentId);
	const other = otherRole[role];
	const isOpen = !birthParent(draft, childId, other)?.isNamed;
	const { parentKind, otherParent } = manner;
	const otherId =
		parentKind === 'step' || (!isOpen && (otherParent === undefined || otherParent === 'another'))
			? null
			: findOtherParent(draft, parentId, otherParent, newId);
	connectParent(work, { childId, parentId, role }, { ...manner, isCouple: false });
	if (otherId === null || !draft.people.has(otherId)) return;
	connectParent(work, { childId, parentId: otherId, role: other }, { ...manner, isCouple: false });
}

function connectSpouse({ draft, joined }: Work, oneId: string, otherId: string): void {
	if (areMarried(draft, oneId, otherId)) return;
	const [ofOne, ofOther] = [onlyUnknownPartner(draft, oneId), onlyUnknownPartner(draft, otherId)];
	if (ofOne) joinPeople(draft, { keptId: otherId, otherId: ofOne.id }, {}, joined);
	if (ofOther && draft.people.has(ofOther.id)) {
		joinPeople(draft, { keptId: oneId, otherId: ofOther.id }, {}, joined);
	}
	if (!areMarried(draft, oneId, otherId)) marry(draft, oneId, otherId);
}

/** The parents of the one are those of the other; unknown people where neither has any. */
function connectSibling(work: Work, oneId: string, otherId: string): void {
	const { draft, newId } = work;
	if (birthParents(draft, oneId).length + birthParents(draft, otherId).length === 0) {
		addSibling(draft, oneId, getPerson(draft, otherId), newId);
		return;
	}
	for (const role of ['father', 'mother'] as const) {
		const [own, others] = [birthParent(draft, oneId, role), birthParent(draft, otherId, role)];
		if (own && (own.isNamed || !others)) {
			connectParent(work, { childId: otherId, parentId: own.id, role }, {});
		} else if (others) connectParent(work, { childId: oneId, parentId: others.id, role }, {});
	}
}
