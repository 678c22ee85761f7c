import { DomainError, type ErrorCode } from '@/lib/core/errors';
import { getSpan } from '@/lib/core/partial-date';
import {
	areMarried,
	birthChildren,
	birthParent,
	birthParents,
	type Draft,
	fullSiblings,
	getDraft,
	getGraph,
	getLine,
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

/** Every word by which somebody can be added, in the tree's form and in the dashboard's. */
export const relationWords = [
	...(['Father', 'Mother', 'Daughter', 'Son', 'Sister', 'Brother', 'Spouse', 'Husband', 'Wife'] as const),
	...(['Grandfather', 'Grandmother', 'Uncle', 'Aunt', 'Cousin', 'Child', 'Grandparent', 'Other'] as const),
] as const;

export type RelationWord = (typeof relationWords)[number];

type StepKind = ParentRole | 'spouse' | 'child' | 'sibling';

/** From one person to the next: to their father, their spouse, a child … and of what sex that one is. */
export interface Step {
	kind: StepKind;
	gender: Sex | null;
}

const sexOfWord: Partial<Record<RelationWord, Sex>> = {
	Father: 'Male',
	Son: 'Male',
	Brother: 'Male',
	Husband: 'Male',
	Grandfather: 'Male',
	Uncle: 'Male',
	Mother: 'Female',
	Daughter: 'Female',
	Sister: 'Female',
	Wife: 'Female',
	Grandmother: 'Female',
	Aunt: 'Female',
};

/** The sex that a word says by itself. */
export function sexSaid(relation: RelationWord): Sex | null {
	return sexOfWord[relation] ?? null;
}

const spouseWords: ReadonlySet<RelationWord> = new Set(['Spouse', 'Husband', 'Wife']);

/** A newcomer with what the relation says of a marriage: a wife or husband is married, where nothing else is stated. */
export function withMarriage<Typed extends { relation: RelationWord; isMarried?: boolean | null }>(
	typed: Typed,
): Typed {
	const isMarried = typed.isMarried === undefined && spouseWords.has(typed.relation);
	return isMarried ? { ...typed, isMarried } : typed;
}

export interface Stated {
	relation: RelationWord;
	/** Whose relative; a card of the tree. */
	anchorId: string;
	/** Through whom, where a word leaves it open: the father, unless his place is taken or it is said otherwise. */
	side?: ParentRole | undefined;
	/** Of the link between a parent and a child; others are by birth. */
	parentKind?: ParentKind | undefined;
	/** Whether a father or mother is married to the other parent, as is taken for granted. */
	isCouple?: boolean | undefined;
	/**
	 * The other parent of a child: the id of a card, `another` for a person who has none, or `unknown`. Without it the only
	 * partner of the parent.
	 */
	otherParent?: string | undefined;
}

export interface RelationWarning {
	code: 'parentVeryYoung' | 'parentMuchOlder';
	parent: string;
	child: string;
}

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

/** @throws DomainError `family.genderMismatch`, `family.genderNeeded` */
export function sexAs(relation: RelationWord, stated: Sex | null, anchorsSex: Sex | null): Sex | null {
	const isSpouse = relation === 'Spouse' || relation === 'Husband' || relation === 'Wife';
	const spousesSex = isSpouse && anchorsSex ? otherSex[anchorsSex] : null;
	const said = sexSaid(relation) ?? spousesSex;
	if ((said && stated && said !== stated) || (said && spousesSex && said !== spousesSex)) {
		throw new DomainError('family.genderMismatch', { fields: [{ path: 'gender', message: 'invalid' }] });
	}
	const gender = said ?? stated;
	if (relation === 'Grandparent' && gender === null) {
		throw new DomainError('family.genderNeeded', { fields: [{ path: 'gender', message: 'required' }] });
	}
	return gender;
}

export function getSteps(graph: TreeGraph, stated: Stated, gender: Sex | null): Step[] {
	const { relation } = stated;
	const parent = (role: ParentRole): Step => ({ kind: role, gender: sexOf[role] });
	switch (relation) {
		case 'Father':
		case 'Mother':
			return [parent(relation === 'Father' ? 'father' : 'mother')];
		case 'Son':
		case 'Daughter':
		case 'Child':
			return [{ kind: 'child', gender }];
		case 'Brother':
		case 'Sister':
			return [{ kind: 'sibling', gender }];
		case 'Spouse':
		case 'Husband':
		case 'Wife':
			return [{ kind: 'spouse', gender }];
		case 'Grandfather':
		case 'Grandmother':
		case 'Grandparent': {
			const role = roleOfSex[gender ?? 'Male'];
			return [parent(grandparentsSide(graph, stated, role)), parent(role)];
		}
		case 'Uncle':
		case 'Aunt':
			return [parent(stated.side ?? 'father'), { kind: 'sibling', gender }];
		case 'Cousin':
			return [
				parent(stated.side ?? 'father'),
				{ kind: 'sibling', gender: 'Male' },
				{ kind: 'child', gender },
			];
		case 'Other':
			return [];
	}
}

/** The father's side first. */
function grandparentsSide(graph: TreeGraph, { anchorId, side }: Stated, role: ParentRole): ParentRole {
	if (side) return side;
	const draft = getDraft(graph);
	const father = birthParent(draft, anchorId, 'father');
	const known = father && birthParent(draft, father.id, role);
	return known?.isNamed ? 'mother' : 'father';
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

const broader: Partial<Record<RelationWord, RelationWord>> = {
	...{ Husband: 'Spouse', Wife: 'Spouse', Son: 'Child', Daughter: 'Child' },
	...{ Grandfather: 'Grandparent', Grandmother: 'Grandparent' },
};

/** Whether somebody who is one of the two is the other as well: every wife is a spouse. */
export function isSameRelation(said: RelationWord, derived: RelationWord | 'Me'): boolean {
	return said === derived || (derived !== 'Me' && broader[derived] === said);
}

const youngestParent = 12;
const oldestParent = 70;
const yearMs = 365.25 * 24 * 60 * 60 * 1000;

/**
 * What of the ages of somebody's parents and children is odd.
 *
 * @throws DomainError `family.ownAncestor`, `family.parentYounger`
 */
export function checkAges(draft: Draft, id: string): RelationWarning[] {
	const person = draft.people.get(id);
	if (!person) return [];
	const [ancestors, descendants] = [getLine(draft, id, 'ancestors'), getLine(draft, id, 'descendants')];
	if (ancestors.some((ancestor) => ancestor.id === id)) {
		throw new DomainError('family.ownAncestor', { values: { name: person.name ?? '' } });
	}
	for (const ancestor of ancestors) refuseYounger(ancestor, person);
	for (const descendant of descendants) refuseYounger(person, descendant);
	return draft.parentLinks.flatMap(({ childId, parentId, kind }) => {
		const [parent, child] = [draft.people.get(parentId), draft.people.get(childId)];
		if ((parentId !== id && childId !== id) || kind !== 'birth' || !parent || !child) return [];
		return getWarning(parent, child);
	});
}

function refuseYounger(ancestor: TreePerson, descendant: TreePerson): void {
	const [first, second] = [bornBetween(ancestor), bornBetween(descendant)];
	if (!first || !second || first.earliest <= second.latest) return;
	const values = { parent: ancestor.name ?? '', child: descendant.name ?? '' };
	throw new DomainError('family.parentYounger', { values });
}

function getWarning(parent: TreePerson, child: TreePerson): RelationWarning[] {
	const [first, second] = [bornBetween(parent), bornBetween(child)];
	if (!first || !second) return [];
	const names = { parent: parent.name ?? '', child: child.name ?? '' };
	if (second.latest - first.earliest < youngestParent * yearMs)
		return [{ code: 'parentVeryYoung', ...names }];
	if (second.earliest - first.latest > oldestParent * yearMs) return [{ code: 'parentMuchOlder', ...names }];
	return [];
}

/** The moments between which somebody was born, by the precision of the date. */
export function bornBetween({
	bornOn,
	bornPrecision,
}: Pick<TreePerson, 'bornOn' | 'bornPrecision'>): { earliest: number; latest: number } | null {
	if (!bornOn) return null;
	const { earliest, latest } = getSpan({ date: bornOn, precision: bornPrecision ?? 'day' });
	return { earliest: earliest.getTime(), latest: latest.getTime() };
}
