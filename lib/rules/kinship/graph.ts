import { type BirthPrecision, getSpan } from '@/lib/core/partial-date';

/** What is stored about a family; every relation is derived from it. */
export interface KinGraph {
	persons: readonly KinPerson[];
	parentLinks: readonly KinParentLink[];
	unions: readonly KinUnion[];
}

export type Sex = 'M' | 'F';

/** A named person or an unnamed connector: words need no names. */
export interface KinPerson {
	id: string;
	sex: Sex | null;
	/** Null when nothing is known of the birth. */
	born: BirthSpan | null;
}

/** The days, counted from any one day, between which somebody was born; both the same when the day is known. */
export interface BirthSpan {
	earliest: number;
	latest: number;
}

export type ParentKind = 'birth' | 'adopted' | 'step';

export interface KinParentLink {
	childId: string;
	parentId: string;
	role: 'father' | 'mother';
	kind: ParentKind;
}

export interface KinUnion {
	partnerAId: string;
	partnerBId: string;
	/** Null while the marriage lasts. */
	endedBy: 'death' | 'divorce' | null;
}

const dayMs = 24 * 60 * 60 * 1000;

/** The span that a stored birth date (midnight UTC) covers: one day, its month or year, or what an age leaves open. */
export function birthSpan(bornOn: Date, precision: BirthPrecision): BirthSpan {
	const { earliest, latest } = getSpan({ date: bornOn, precision });
	return { earliest: earliest.getTime() / dayMs, latest: latest.getTime() / dayMs };
}

/** The position of a person in an index: people are numbered in the order of their ids. */
export type Place = number;

interface ParentEdge {
	place: Place;
	kind: ParentKind;
}

interface PartnerEdge {
	place: Place;
	endedBy: KinUnion['endedBy'];
}

/** Somebody with whom one has a child but no recorded marriage. */
interface CoparentEdge {
	place: Place;
	childPlace: Place;
	/** Of one child both in the same way: not one by birth and the other by adoption, who may hardly know each other. */
	isCouple: boolean;
}

interface IndexedPerson {
	id: string;
	/** As recorded, else what all links say who call this person father or mother. */
	sex: Sex | null;
	born: BirthSpan | null;
	parents: ParentEdge[];
	/** The same, by their places. */
	kindOfParent: Map<Place, ParentKind>;
	children: ParentEdge[];
	partners: PartnerEdge[];
	coparents: CoparentEdge[];
}

/** A graph made ready to be walked, by `indexKin` alone. */
export interface KinIndex {
	people: readonly IndexedPerson[];
	placeOf: ReadonlyMap<string, Place>;
}

/**
 * Indexes a graph. The order of its lists makes no difference. Links to people who are not in it and links from
 * somebody to themselves are left out; of two links between the same two the closest counts.
 */
export function indexKin({ persons, parentLinks, unions }: KinGraph): KinIndex {
	const unique = new Map(persons.map((person) => [person.id, person]));
	const sorted = [...unique.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
	const people = sorted.map(
		({ id, sex, born }): IndexedPerson => ({
			id,
			sex,
			born,
			parents: [],
			kindOfParent: new Map(),
			children: [],
			partners: [],
			coparents: [],
		}),
	);
	const placeOf = new Map(people.map(({ id }, place) => [id, place]));
	const index = { people, placeOf };
	addParents(index, parentLinks);
	addPartners(index, unions);
	for (const isCouple of [true, false]) addCoparents(index, isCouple);
	for (const person of people) {
		person.parents.sort(
			(a, b) =>
				parentKinds.indexOf(a.kind) - parentKinds.indexOf(b.kind) ||
				sexOrder(people, a) - sexOrder(people, b) ||
				a.place - b.place,
		);
		person.children.sort((a, b) => a.place - b.place);
		person.partners.sort(
			(a, b) => unionEnds.indexOf(a.endedBy) - unionEnds.indexOf(b.endedBy) || a.place - b.place,
		);
		person.coparents.sort((a, b) => a.place - b.place);
	}
	return index;
}

/** The father's line comes before the mother's. */
function sexOrder(people: readonly IndexedPerson[], { place }: { place: Place }): number {
	const sex = people[place]?.sex;
	return sex === 'M' ? 0 : sex === 'F' ? 1 : 2;
}

export function personAt(index: KinIndex, place: Place): IndexedPerson {
	const person = index.people[place];
	if (!person) throw new RangeError(`no person at ${place}`);
	return person;
}

/** The two at the ends of a link; null when one is missing or both are the same. */
function findEnds({ people, placeOf }: KinIndex, fromId: string, toId: string) {
	const [fromPlace, toPlace] = [placeOf.get(fromId), placeOf.get(toId)];
	if (fromPlace === undefined || toPlace === undefined || fromPlace === toPlace) return null;
	const [from, to] = [people[fromPlace], people[toPlace]];
	return from && to ? { from, fromPlace, to, toPlace } : null;
}

const parentKinds = ['birth', 'adopted', 'step'] as const satisfies ParentKind[];

function addParents(index: KinIndex, links: readonly KinParentLink[]): void {
	const recordedSexes = new Map<IndexedPerson, Set<Sex>>();
	for (const kind of parentKinds) {
		for (const link of links) {
			const ends = link.kind === kind ? findEnds(index, link.childId, link.parentId) : null;
			if (!ends) continue;
			const { from: child, fromPlace, to: parent, toPlace } = ends;
			recordedSexes.set(
				parent,
				(recordedSexes.get(parent) ?? new Set()).add(link.role === 'father' ? 'M' : 'F'),
			);
			if (child.kindOfParent.has(toPlace)) continue;
			child.kindOfParent.set(toPlace, kind);
			child.parents.push({ place: toPlace, kind });
			parent.children.push({ place: fromPlace, kind });
		}
	}
	for (const [parent, [sex, ...others]] of recordedSexes) {
		if (others.length === 0) parent.sex ??= sex ?? null;
	}
}

const unionEnds = [null, 'death', 'divorce'] as const satisfies KinUnion['endedBy'][];

function addPartners(index: KinIndex, unions: readonly KinUnion[]): void {
	for (const endedBy of unionEnds) {
		for (const union of unions) {
			const ends = union.endedBy === endedBy ? findEnds(index, union.partnerAId, union.partnerBId) : null;
			if (!ends || isAmong(ends.from.partners, ends.toPlace)) continue;
			ends.from.partners.push({ place: ends.toPlace, endedBy });
			ends.to.partners.push({ place: ends.fromPlace, endedBy });
		}
	}
}

/** Joins the parents of one child whom no marriage joins, by the first of their children. */
function addCoparents({ people }: KinIndex, isCouple: boolean): void {
	for (const [childPlace, { parents }] of people.entries()) {
		for (const { place, kind } of parents) {
			for (const { place: otherPlace, kind: otherKind } of parents) {
				const parent = people[place];
				if (!parent || place === otherPlace || (kind === otherKind) !== isCouple) continue;
				if (isAmong(parent.partners, otherPlace) || isAmong(parent.coparents, otherPlace)) continue;
				parent.coparents.push({ place: otherPlace, childPlace, isCouple });
			}
		}
	}
}

export function isAmong(edges: readonly { place: Place }[], place: Place): boolean {
	return edges.some((edge) => edge.place === place);
}

/** Who shares a parent of any kind with the person, each once, the nearest first, then in the order of their places. */
export function getSiblings(index: KinIndex, place: Place): { place: Place; tie: Tie }[] {
	const person = personAt(index, place);
	const siblings = new Set<Place>();
	for (const parent of person.parents) {
		for (const child of personAt(index, parent.place).children) siblings.add(child.place);
	}
	siblings.delete(place);
	return [...siblings]
		.map((sibling) => ({ place: sibling, tie: tieBetween(person, personAt(index, sibling)) }))
		.sort((a, b) => ties.indexOf(a.tie) - ties.indexOf(b.tie) || a.place - b.place);
}

const ties = ['full', 'half', 'step'] as const;

export type Tie = (typeof ties)[number];

export interface SiblingTie {
	tie: Tie;
	isAdopted: boolean;
	/** The parents they share. */
	sharedPlaces: Place[];
}

/**
 * How two who share a parent are siblings. Half is who shares one parent while each is known to have another of
 * their own; where one's other parent is not recorded they count as full. Adoption counts as birth does. Step is
 * who shares only a parent who is the step-parent of one of them.
 */
export function siblingTie(index: KinIndex, place: Place, otherPlace: Place): SiblingTie {
	const [person, other] = [personAt(index, place), personAt(index, otherPlace)];
	const tie = tieBetween(person, other);
	const shared = person.parents.flatMap((edge) => {
		const otherKind = other.kindOfParent.get(edge.place);
		return otherKind ? [{ place: edge.place, kinds: [edge.kind, otherKind] as const }] : [];
	});
	const joining = tie === 'step' ? shared : shared.filter(({ kinds }) => !kinds.includes('step'));
	return {
		tie,
		isAdopted: tie !== 'step' && joining.every(({ kinds }) => kinds.includes('adopted')),
		sharedPlaces: joining.map((parent) => parent.place),
	};
}

function tieBetween(person: IndexedPerson, other: IndexedPerson): Tie {
	let only: { place: Place; kind: ParentKind; otherKind: ParentKind } | null = null;
	for (const { place, kind } of person.parents) {
		const otherKind = other.kindOfParent.get(place);
		if (!otherKind || kind === 'step' || otherKind === 'step') continue;
		if (only) return 'full';
		only = { place, kind, otherKind };
	}
	if (!only) return 'step';
	const isHalf =
		hasAnother(person.parents, only.place, only.kind) &&
		hasAnother(other.parents, only.place, only.otherKind);
	return isHalf ? 'half' : 'full';
}

function hasAnother(parents: readonly ParentEdge[], place: Place, kind: ParentKind): boolean {
	return parents.some((parent) => parent.place !== place && parent.kind === kind);
}
