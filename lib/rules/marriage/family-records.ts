import { addToGroup, groupedBy } from '@/lib/core/grouping';
import { memoize } from '@/lib/core/memoize';
import { findGotraKey } from '@/lib/rules/clan/gotra';
import type { Atlas } from '@/lib/rules/clan/khaanps';
import { shippedAtlas } from '@/lib/rules/clan/shipped-atlas';
import {
	type BirthSpan,
	indexKin,
	type KinIndex,
	type KinParentLink,
	type KinUnion,
	personAt,
	type Sex,
} from '@/lib/rules/kinship/graph';
import { getIdentities, type Join } from './identities';

/** How the last marriage of somebody who is not married ended. */
export type FormerMarriage = 'widowed' | 'divorced';

/** The rows of any number of trees, together with the profiles of the accounts that matter. */
export interface FamilyRecords {
	persons: readonly RecordedPerson[];
	parentLinks: readonly KinParentLink[];
	unions: readonly KinUnion[];
}

/** Two cards of which people have said whether they are one person: `isSame` once the owners of both trees have said so, not when either has said no. */
export interface SamePeople extends Join {
	isSame: boolean;
}

/** A card of a tree, or the profile of an account: then `id` is the account's own. */
export interface RecordedPerson {
	id: string;
	/** Null for a profile. Two cards of one tree are two people. */
	treeId: string | null;
	/** The account that it belongs to, where both sides agreed to it. */
	memberId: string | null;
	/** Without a name somebody only holds others together. */
	isNamed: boolean;
	name: string | null;
	/** The name folded (searchKey), as it is stored beside it. */
	nameKey: string;
	sex: Sex | null;
	born: BirthSpan | null;
	isDeceased: boolean;
	isMarried: boolean | null;
	/** The profile keeps to itself whether its member is married, so that `isMarried` is null. */
	isMaritalStatusHidden: boolean;
	/** How a marriage ended that a profile tells of; of a card, how its recorded marriages did, where the reader may know. */
	formerMarriage?: FormerMarriage | null;
	clan: string | null;
	/** Free text: branches that have a name of their own are found in it. */
	sakh: string | null;
	gotra: string | null;
	/** The clan that the mother was born into. */
	motherClan: string | null;
}

/** One human being, in any number of cards and trees. */
export interface Individual {
	/** The account's, or the smallest of the cards. */
	id: string;
	memberId: string | null;
	/** The cards and the profile, in order; empty for somebody who is only inferred. */
	recordIds: readonly string[];
	treeIds: ReadonlySet<string>;
	/** As written on the cards with a name, each once. Empty for an unnamed one. */
	names: readonly string[];
	nameKeys: ReadonlySet<string>;
	/** As recorded, else as the links say who call them father or mother. */
	sex: Sex | null;
	born: BirthSpan | null;
	isDeceased: boolean;
	/** Who says that they are married: their profile, which is believed, else any of the cards. */
	saidMarriedBy: 'profile' | 'card' | null;
	isMaritalStatusHidden: boolean;
	/** As their profile tells, else as a card does of somebody who is not said to be married. */
	formerMarriage: FormerMarriage | null;
	/** Each as the profile tells it, else as the cards do, which may differ. */
	clans: readonly string[];
	sakhs: readonly string[];
	gotras: readonly string[];
	motherClans: readonly string[];
	/** By birth or adoption; fathers first, birth before adoption. */
	parents: readonly ParentEdge[];
	children: readonly string[];
	/** Marriages, those that have ended included. */
	marriages: readonly Marriage[];
}

export interface ParentEdge {
	id: string;
	role: 'father' | 'mother';
	kind: 'birth' | 'adopted';
}

interface Marriage {
	partnerId: string;
	endedBy: KinUnion['endedBy'];
}

/** Who descends from whom over all trees. */
export interface MarriageGraph {
	individuals: ReadonlyMap<string, Individual>;
	/** By a card, an account or an individual; null for who is not in the records. */
	individualOf(id: string): Individual | null;
	/** For words of kinship and for paths: the same individuals and links. */
	kin: KinIndex;
	/** Whether somebody has said that two individuals are not one. */
	areSaidApart(id: string, otherId: string): boolean;
	/** What the portal knows of khaanps. */
	atlas: Atlas;
	/** Clans and gotras as keys (lib/rules/clan), each text folded once; none for a text that names none. */
	keysOf: Readonly<Record<'group' | 'kul' | 'gotra', (text: string) => readonly string[]>>;
}

/**
 * Makes one graph of individuals of the rows of several trees. An account is one individual in every tree, and the
 * father (the mother) by birth of one individual is one individual, which may make their parents one in turn. So are two
 * cards that the owners of both trees have joined. Two accounts never become one, nor a man and a woman: where the rows would have it, they contradict each other, and of
 * those concerned nobody is taken for anybody else. Neither the order of the rows nor broken rows make a difference.
 *
 * A step-parent is husband or wife of a parent: of the recorded ones, else of one who is inferred here.
 */
export function mergeRecords(
	{ persons, parentLinks, unions }: FamilyRecords,
	samePeople: readonly SamePeople[] = [],
	atlas: Atlas = shippedAtlas,
): MarriageGraph {
	const records = [...new Map(persons.map((person) => [person.id, person])).values()].sort(
		(a, b) => Number(isProfile(b)) - Number(isProfile(a)) || (a.id < b.id ? -1 : 1),
	);
	const idOfRecord = getIdentities(
		records,
		parentLinks,
		samePeople.filter(({ isSame }) => isSame),
	);
	const recorded = {
		parentLinks: joinedLinks(parentLinks, idOfRecord),
		unions: joinedUnions(unions, idOfRecord),
	};
	const inferred = inferredFromSteps(recorded);
	const all = {
		parentLinks: [...recorded.parentLinks, ...inferred.parentLinks],
		unions: [...recorded.unions, ...inferred.unions],
	};
	const facts = [
		...[...groupedBy(records, ({ id }) => idOfRecord.get(id) ?? id)].map(([id, rows]) => getFacts(id, rows)),
		...inferred.parentLinks.map(({ parentId }) => getFacts(parentId, [])),
	];
	const kin = indexKin({ persons: facts, ...all });
	const individuals = linked(facts, all.parentLinks, kin);
	const apart = new Set(
		samePeople.flatMap(({ oneId, otherId, isSame }) => {
			const [a, b] = [idOfRecord.get(oneId), idOfRecord.get(otherId)];
			return isSame ? [] : [`${a} ${b}`, `${b} ${a}`];
		}),
	);
	return {
		individuals,
		areSaidApart: (id, otherId) => apart.has(`${id} ${otherId}`),
		individualOf: (id) => individuals.get(id) ?? individuals.get(idOfRecord.get(id) ?? '') ?? null,
		kin,
		atlas,
		keysOf: {
			group: memoize((text: string) => keysIn(atlas.exogamousKulOf(text))),
			kul: memoize(atlas.kulsByTradition),
			gotra: memoize((text: string) => keysIn(findGotraKey(text))),
		},
	};
}

function keysIn(key: string | null): readonly string[] {
	return key === null ? [] : [key];
}

function isProfile({ id, memberId }: RecordedPerson): boolean {
	return id === memberId;
}

type Facts = Omit<Individual, 'parents' | 'children' | 'marriages'>;

/** What the rows say of one; the profile, where there is one, comes first and has precedence. */
function getFacts(id: string, rows: readonly RecordedPerson[]): Facts {
	const [first] = rows;
	const profile = first && isProfile(first) ? first : null;
	const believed = (tell: (row: RecordedPerson) => string | null) => {
		const entryIn = (row: RecordedPerson) => tell(row)?.trim() || [];
		const own = profile ? entryIn(profile) : [];
		return typeof own === 'string' ? [own] : [...new Set(rows.flatMap(entryIn))].sort();
	};
	const marriedBy = saidMarriedBy(profile, rows);
	return {
		id,
		memberId: first?.memberId ?? null,
		recordIds: rows.map((row) => row.id),
		treeIds: new Set(rows.flatMap(({ treeId }) => treeId ?? [])),
		names: [...new Set(rows.flatMap(({ isNamed, name }) => (isNamed && name) || []))],
		nameKeys: new Set(rows.flatMap((row) => (row.isNamed && row.nameKey) || [])),
		sex: rows.find((row) => row.sex !== null)?.sex ?? null,
		born: rows.find((row) => row.born !== null)?.born ?? null,
		isDeceased: profile ? profile.isDeceased : rows.some((row) => row.isDeceased),
		saidMarriedBy: marriedBy,
		isMaritalStatusHidden: rows.some((row) => row.isMaritalStatusHidden),
		formerMarriage: profile?.formerMarriage ?? (marriedBy === null ? findFormerMarriage(rows) : null),
		clans: believed((row) => row.clan),
		sakhs: believed((row) => row.sakh),
		gotras: believed((row) => row.gotra),
		motherClans: believed((row) => row.motherClan),
	};
}

/** Of a decree the law asks more. */
function findFormerMarriage(rows: readonly RecordedPerson[]): FormerMarriage | null {
	const recorded = rows.flatMap(({ formerMarriage }) => formerMarriage ?? []);
	return recorded.find((how) => how === 'divorced') ?? recorded[0] ?? null;
}

/** One card that says so is enough, as the law asks for nobody who has a spouse living. */
function saidMarriedBy(
	profile: RecordedPerson | null,
	rows: readonly RecordedPerson[],
): Individual['saidMarriedBy'] {
	if (typeof profile?.isMarried === 'boolean') return profile.isMarried ? 'profile' : null;
	return rows.some(({ isMarried }) => isMarried) ? 'card' : null;
}

/** The links between individuals, without those of somebody to themselves or to people who are not there. */
function joinedLinks(links: readonly KinParentLink[], idOf: ReadonlyMap<string, string>): KinParentLink[] {
	return links.flatMap((link) => {
		const [childId, parentId] = [idOf.get(link.childId), idOf.get(link.parentId)];
		return childId === undefined || parentId === undefined || childId === parentId
			? []
			: [{ ...link, childId, parentId }];
	});
}

function joinedUnions(unions: readonly KinUnion[], idOf: ReadonlyMap<string, string>): KinUnion[] {
	return unions.flatMap(({ partnerAId, partnerBId, endedBy }) => {
		const [a, b] = [idOf.get(partnerAId), idOf.get(partnerBId)];
		return a === undefined || b === undefined || a === b ? [] : [{ partnerAId: a, partnerBId: b, endedBy }];
	});
}

type Links = Pick<FamilyRecords, 'parentLinks' | 'unions'>;

/** The marriages that step-parents speak of, and the parents whom nobody recorded but who must have been married. */
function inferredFromSteps({ parentLinks, unions }: Links) {
	const linksOfChild = groupedBy(parentLinks, ({ childId }) => childId);
	const couples = new Set(
		unions.flatMap(({ partnerAId, partnerBId }) => [
			`${partnerAId} ${partnerBId}`,
			`${partnerBId} ${partnerAId}`,
		]),
	);
	const inferred = { parentLinks: new Map<string, KinParentLink>(), unions: [] as KinUnion[] };
	for (const { childId, parentId: stepParentId, role, kind } of parentLinks) {
		if (kind !== 'step') continue;
		const spouseRole = role === 'father' ? 'mother' : 'father';
		const spouses = (linksOfChild.get(childId) ?? [])
			.filter((link) => link.kind !== 'step' && link.role === spouseRole && link.parentId !== stepParentId)
			.map(({ parentId }) => parentId);
		if (spouses.some((spouseId) => couples.has(`${spouseId} ${stepParentId}`))) continue;
		if (spouses.length === 0) {
			const parentId = `${spouseRole} of ${childId}`;
			inferred.parentLinks.set(parentId, { childId, parentId, role: spouseRole, kind: 'birth' });
			spouses.push(parentId);
		}
		for (const spouseId of spouses) {
			inferred.unions.push({ partnerAId: spouseId, partnerBId: stepParentId, endedBy: null });
		}
	}
	return { parentLinks: [...inferred.parentLinks.values()], unions: inferred.unions };
}

function linked(
	facts: readonly Facts[],
	links: readonly KinParentLink[],
	kin: KinIndex,
): ReadonlyMap<string, Individual> {
	const parents = new Map<string, ParentEdge[]>();
	const children = new Map<string, string[]>();
	for (const kind of ['birth', 'adopted'] as const) {
		for (const { childId, parentId, role } of links.filter((link) => link.kind === kind)) {
			const known = parents.get(childId) ?? [];
			if (known.some((edge) => edge.id === parentId && edge.role === role)) continue;
			addToGroup(parents, childId, { id: parentId, role, kind });
			addToGroup(children, parentId, childId);
		}
	}
	return new Map(
		facts.map((fact) => {
			const place = kin.placeOf.get(fact.id);
			const { sex, partners } = place === undefined ? { sex: null, partners: [] } : personAt(kin, place);
			const edges = (parents.get(fact.id) ?? []).toSorted(byRoleAndKind);
			const marriages = partners.map((edge) => ({
				partnerId: personAt(kin, edge.place).id,
				endedBy: edge.endedBy,
			}));
			const ids = [...new Set(children.get(fact.id))].sort();
			return [fact.id, { ...fact, sex, parents: edges, children: ids, marriages }];
		}),
	);
}

function byRoleAndKind(a: ParentEdge, b: ParentEdge): number {
	const rank = ({ role, kind }: ParentEdge) => (role === 'father' ? 0 : 2) + (kind === 'birth' ? 0 : 1);
	return rank(a) - rank(b) || (a.id < b.id ? -1 : 1);
}
