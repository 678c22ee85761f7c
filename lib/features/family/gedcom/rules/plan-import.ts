import { DomainError } from '@/lib/core/errors';
import { addToGroup } from '@/lib/core/grouping';
import { isPossible } from '@/lib/core/life';
import type { Steps } from '@/lib/core/slices';
import { searchKey } from '@/lib/core/text-folding';
import type { ImportChoices } from '@/lib/features/family/gedcom/schema';
import { bornBetween } from '@/lib/features/family/relations/rules/check-ages';
import { getUnion, otherRole, roleOfSex, type TreeParentLink } from '@/lib/features/family/tree/rules/graph';
import { readDate } from '@/lib/rules/gedcom/dates';
import type { Fact } from '@/lib/rules/gedcom/facts';
import type { FamilyFile, FileParentLink, FilePerson } from '@/lib/rules/gedcom/family-file';
import type { UnreadList } from '@/lib/rules/gedcom/unread';
import { findApart } from './apart';
import {
	type CardFields,
	endsBeforeWedding,
	getFields,
	getUnionFields,
	type ImportedFields,
	isMarriedAgain,
	leftFacts,
	leftUnionFacts,
	type UnionFields,
	withFactsOfCard,
	withFactsOfUnion,
} from './card-facts';
import type { KnownTree, KnownUnion } from './known-cards';
import { type Match, matchPeople, type Recognisable } from './match';
import { matchPlaces, type Surrounding } from './match-places';
import { getKin, type Kin, namedRelatives } from './relatives';

/** The most people, with a card or without, that a tree can hold. */
const maxInTree = 5000;

/** Somebody of a file, and what becomes of them. */
export interface PlannedPerson {
	person: FilePerson;
	/** Of the card that is theirs or will be. */
	cardId: string;
	/** Without a card: they only hold others together. */
	isConnector: boolean;
	/** Created; there already; or there without a name, and now with a card. */
	state: 'new' | 'there' | 'found';
	name: string;
	/** Null where the letter in the file contradicts the person's place in a family. */
	sex: FilePerson['sex'];
	fields: ImportedFields;
	/** What the fields do not hold. */
	facts: Fact[];
	match: Match | null;
}

interface PlannedUnion extends UnionFields {
	partnerAId: string;
	partnerBId: string;
	sequence: number;
	facts: Fact[];
}

interface CardGain {
	cardId: string;
	fields: Partial<ImportedFields> & { gender?: 'Male' | 'Female' | null };
	facts: Fact[];
}

interface UnionGain {
	union: KnownUnion;
	fields: Partial<UnionFields>;
	facts: Fact[];
}

export interface ImportPlan {
	people: PlannedPerson[];
	parentLinks: TreeParentLink[];
	unions: PlannedUnion[];
	/** What cards and marriages that are there gain, each once; their facts with those that were there. */
	gains: CardGain[];
	unionGains: UnionGain[];
	/** Who of the file the tree's owner seems to be, or is said to be. */
	me: string | null;
	/** See `findApart`. */
	apart: PlannedPerson[][];
}

interface Surroundings {
	choices: ImportChoices;
	/** Midnight UTC. */
	today: Date;
	/** What cards of people without a name are called, in the reader's language first. */
	unknownNames: readonly [string, ...string[]];
	newId: () => string;
	/** Called with what the tree's rules refuse. */
	unread: UnreadList;
}

/**
 * What an import makes of a tree: the same whenever file, tree and choices are the same.
 *
 * @throws DomainError `input.invalid` for a choice of somebody who is not there, `gedcom.tooTangled`, `family.treeFull`
 */
export function* planImport(file: FamilyFile, tree: KnownTree, around: Surroundings): Steps<ImportPlan> {
	const { today, unknownNames, newId, unread } = around;
	const read = new Map<string, ImportedFields>();
	for (const { id, facts, spelling } of file.people) {
		read.set(id, getFields(facts, today, spelling));
		yield;
	}
	const connectors = yield* getConnectors(file, read);
	const matches = yield* getMatches(file, tree, { ...around, read, connectors });
	const used = new Map(
		[...matches].filter(([, match]) => match.isSure).map(([id, { cardId }]) => [id, cardId]),
	);
	const found = yield* findConnectors(file, tree, used, connectors);
	const findCardId = (id: string) => used.get(id) ?? found.get(id);
	const doubtful = yield* findDoubtfulSexes(file, (person) => {
		const cardId = findCardId(person.id);
		return (cardId !== undefined && sexOfCard(tree, cardId)) || person.sex;
	});
	const people: PlannedPerson[] = [];
	for (const person of file.people) {
		const fields = read.get(person.id) ?? getFields([], today);
		const known = findCardId(person.id);
		const name = fields.name ?? unknownNames[0];
		const isConnector = connectors.has(person.id);
		const state = known === undefined ? 'new' : used.has(person.id) || isConnector ? 'there' : 'found';
		reportDeath(person, name, fields, unread);
		const sex = doubtful.has(person.id) ? null : person.sex;
		const facts = leftFacts(person.facts, fields);
		const match = matches.get(person.id) ?? null;
		const cardId = known ?? newId();
		people.push({ person, cardId, isConnector, state, name, sex, fields, facts, match });
		yield;
	}
	const planned = new Map(people.map((one) => [one.person.id, one]));
	const parentLinks = yield* planLinks(file, tree, { planned, doubtful }, unread);
	const { unions, unionGains } = yield* planUnions(file, tree, planned);
	for (const id of doubtful) reportSex(planned.get(id), tree, unread);
	const made = people.filter(({ state }) => state === 'new').length;
	if (made > 0 && tree.graph.people.length + made > maxInTree) {
		throw new DomainError('family.treeFull', { values: { max: maxInTree } });
	}
	const me = [...matches].find(([, { cardId }]) => cardId === tree.meId)?.[0] ?? null;
	const gains = yield* getGains(people, tree, today);
	const cards = new Map(
		people.filter(({ isConnector }) => !isConnector).map((person) => [person.cardId, person]),
	);
	const apart = yield* findApart(cards, { parentLinks, unions }, tree);
	return { people, parentLinks, unions, unionGains, me, gains, apart };
}

const sexOfCard = (tree: KnownTree, cardId: string) => tree.cards.get(cardId)?.person.gender ?? null;

/** The place in which a record names a parent: as a husband or as a wife. */
const getWrittenRole = ({ role, isTurned }: FileParentLink) => (isTurned ? otherRole[role] : role);

/**
 * People whose letter of sex must be wrong: husband and wife, or father and mother of one child, have the same. It is the letter of the
 * one whose place in the family says otherwise.
 */
function* findDoubtfulSexes(
	{ people, parentLinks, unions }: FamilyFile,
	findSex: (person: FilePerson) => FilePerson['sex'],
): Steps<Set<string>> {
	const sexes = new Map(people.map((person) => [person.id, findSex(person)]));
	const doubtful = new Set<string>();
	for (const { partnerIds } of unions) {
		yield;
		const [husband, wife] = partnerIds;
		const sex = sexes.get(husband);
		if (sex && husband !== wife && sex === sexes.get(wife)) doubtful.add(sex === 'Male' ? wife : husband);
	}
	const parents = new Map<string, FileParentLink[]>();
	for (const link of parentLinks) {
		yield;
		if (link.kind === 'birth') addToGroup(parents, link.childId, link);
	}
	for (const [first, second] of parents.values()) {
		yield;
		if (!first || !second) continue;
		const sex = sexes.get(first.parentId);
		if (!sex || sex !== sexes.get(second.parentId)) continue;
		const [one, other] = [first, second].filter((link) => getWrittenRole(link) !== roleOfSex[sex]);
		if (one && !other) doubtful.add(one.parentId);
	}
	return doubtful;
}

/** The place in the family has decided; the owner is asked for the letter. */
function reportSex(planned: PlannedPerson | undefined, tree: KnownTree, unread: UnreadList): void {
	if (!planned) return;
	const { person, name, cardId } = planned;
	const sex = sexOfCard(tree, cardId) ?? person.sex;
	if (!sex) return;
	const at = { line: person.line, text: `@${person.id}@ SEX ${sex === 'Male' ? 'M' : 'F'}` };
	unread.tell('sexInDoubt', at, { name, sex });
}

function reportDeath(
	{ facts, id, line }: FilePerson,
	name: string,
	fields: ImportedFields,
	unread: UnreadList,
): void {
	const date = facts.find(({ tag }) => tag === 'DEAT')?.date;
	if (date === undefined || fields.diedOn !== null || !fields.bornOn || !readDate(date)) return;
	unread.tell('diedBeforeBorn', { line, text: `@${id}@ DEAT ${date}` }, { name });
}

type ReadFields = ReadonlyMap<string, ImportedFields>;

/** Of those around a person without a name: the first of them show it. */
const maxAsked = 50;

/** Those without a name or data, and who connect others who are not joined without them. */
function* getConnectors({ people, parentLinks, unions }: FamilyFile, read: ReadFields): Steps<Set<string>> {
	const kin = getKin(
		parentLinks,
		unions.map(({ partnerIds }) => partnerIds),
	);
	const near = new Map<string, ReadonlySet<string>>();
	for (const { id } of people) {
		near.set(id, new Set([kin.parents, kin.partners, kin.children].flatMap((map) => map.get(id) ?? [])));
		yield;
	}
	const holds = (id: string) => {
		const others = [...(near.get(id) ?? [])].slice(0, maxAsked);
		return others.some((one, at) => others.slice(at + 1).some((other) => !near.get(one)?.has(other)));
	};
	const isEmpty = ({ id, facts }: FilePerson) => facts.length === 0 && (read.get(id)?.name ?? null) === null;
	const connectors = new Set<string>();
	for (const person of people) {
		if (person.isImplied || (isEmpty(person) && holds(person.id))) connectors.add(person.id);
		yield;
	}
	return connectors;
}

interface Known extends Surroundings {
	read: ReadFields;
	connectors: ReadonlySet<string>;
}

/** The cards that people of the file have already, by what is certain and by what the reader has chosen. */
function* getMatches(file: FamilyFile, tree: KnownTree, known: Known): Steps<Map<string, Match>> {
	const { choices, read, connectors, unknownNames } = known;
	const unknownKeys = unknownNames.map(searchKey);
	const chosen = chosenMatches(file, tree, choices);
	const taken = new Set([...chosen.values()].flatMap((cardId) => cardId ?? []));
	const isFree = (cardId: string) => !taken.has(cardId) && !(choices.me === null && cardId === tree.meId);
	const keys = new Map<string, string | null>();
	for (const [id, { name }] of read) {
		keys.set(id, name === null ? null : searchKey(name));
		yield;
	}
	const keyOfPerson = (id: string) => keys.get(id) ?? null;
	const keyOfCard = (id: string) => {
		const key = tree.cards.get(id)?.person.nameKey || null;
		return key !== null && unknownKeys.includes(key) ? null : key;
	};
	const kinInFile = getKin(
		file.parentLinks,
		file.unions.map(({ partnerIds }) => partnerIds),
	);
	const kinInTree = getKin(
		tree.graph.parentLinks,
		tree.graph.unions.map(({ partnerAId, partnerBId }) => [partnerAId, partnerBId] as const),
	);
	const people: Recognisable[] = [];
	for (const { id, sex } of file.people) {
		if (connectors.has(id) || chosen.has(id)) continue;
		const key = keyOfPerson(id);
		const fields = read.get(id);
		people.push({
			...{ id, sex, keys: key === null ? unknownKeys : [key], born: fields ? bornBetween(fields) : null },
			relatives: namedRelatives(id, kinInFile, keyOfPerson),
		});
		yield;
	}
	const cards: Recognisable[] = [];
	for (const { person } of tree.cards.values()) {
		if (!isFree(person.id)) continue;
		cards.push({
			...{ id: person.id, sex: person.gender, keys: [person.nameKey], born: bornBetween(person) },
			relatives: namedRelatives(person.id, kinInTree, keyOfCard),
		});
		yield;
	}
	const byName = yield* matchPeople(people, cards);
	const sure = new Map<string, string>();
	for (const [id, cardId] of chosen) if (cardId !== null) sure.set(id, cardId);
	for (const [id, { cardId, isSure }] of byName) if (isSure) sure.set(id, cardId);
	const byPlace = yield* matchPlaces(
		sure,
		getSurrounding(people, kinInFile, file.parentLinks),
		getSurrounding(cards, kinInTree, tree.graph.parentLinks),
	);
	const placed = new Set([...byPlace.values()].map(({ cardId }) => cardId));
	const matches = new Map<string, Match>();
	for (const [id, cardId] of sure) matches.set(id, { cardId, isSure: true });
	for (const [id, match] of byName) if (!match.isSure && !placed.has(match.cardId)) matches.set(id, match);
	for (const [id, match] of byPlace) matches.set(id, match);
	return matches;
}

function getSurrounding(
	known: readonly Recognisable[],
	{ partners, children }: Kin,
	parentLinks: readonly Pick<TreeParentLink, 'childId' | 'parentId' | 'role' | 'kind'>[],
): Surrounding {
	const people = new Map(known.map((person) => [person.id, person]));
	const parents = new Map(
		parentLinks
			.filter(({ kind }) => kind === 'birth')
			.map(({ childId, role, parentId }) => [`${childId} ${role}`, parentId]),
	);
	return {
		find: (id) => people.get(id) ?? null,
		parent: (childId, role) => parents.get(`${childId} ${role}`) ?? null,
		partners: (id) => partners.get(id) ?? [],
		children: (id) => children.get(id) ?? [],
	};
}

/** People of a file whom one may call the same: some files have somebody twice or thrice. */
const maxOnOneCard = 10;

/** @throws DomainError `input.invalid` */
function chosenMatches(file: FamilyFile, tree: KnownTree, { me, same = {} }: ImportChoices) {
	const chosen = new Map<string, string | null>(Object.entries(same));
	if (me !== undefined && me !== null) chosen.set(me, tree.meId);
	const ids = new Set(file.people.map(({ id }) => id));
	const onCard = new Map<string | null, number>();
	for (const [id, cardId] of chosen) {
		const count = (onCard.get(cardId) ?? 0) + 1;
		onCard.set(cardId, count);
		const isFree = cardId === null || (tree.cards.has(cardId) && count <= maxOnOneCard);
		if (ids.has(id) && isFree) continue;
		throw new DomainError('input.invalid', { fields: [{ path: 'choices', message: 'invalid' }] });
	}
	return chosen;
}

/** Of people without a name, above or below each other: nobody knows of more. */
const maxGenerations = 100;

/**
 * The connectors of the tree that stand where the file has somebody without a card of their own yet: the father of the
 * same child, the partner of the same husband, the child of the same father with the same children.
 */
function* findConnectors(
	file: FamilyFile,
	tree: KnownTree,
	used: ReadonlyMap<string, string>,
	connectors: ReadonlySet<string>,
): Steps<Map<string, string>> {
	const found = new Map<string, string>();
	const taken = new Set<string>(used.values());
	const isConnector = new Set(
		tree.graph.people.filter(({ isNamed, isHeld }) => !isNamed && !isHeld).map(({ id }) => id),
	);
	const findCard = (id: string) => used.get(id) ?? found.get(id);
	const isOpen = (id: string) => findCard(id) === undefined;
	const take = (id: string, cardId: string | undefined) => {
		if (cardId === undefined || taken.has(cardId) || !isOpen(id)) return;
		found.set(id, cardId);
		taken.add(cardId);
	};
	const parentOf = new Map(
		tree.graph.parentLinks.map((link) => [`${link.childId} ${link.role} ${link.kind}`, link.parentId]),
	);
	const kin = getKin(
		tree.graph.parentLinks,
		tree.graph.unions.map(({ partnerAId, partnerBId }) => [partnerAId, partnerBId] as const),
	);
	const inFile = getKin(
		file.parentLinks,
		file.unions.map(({ partnerIds }) => partnerIds),
	);
	// What is found shows more, a generation at a time.
	for (let round = 0, size = -1; size !== found.size && round < maxGenerations; round += 1) {
		size = found.size;
		for (const { childId, parentId, role, kind } of file.parentLinks) {
			yield;
			const child = findCard(childId);
			const there = child && parentOf.get(`${child} ${role} ${kind}`);
			if (!there || !isOpen(parentId)) continue;
			// A person with a name there is another, unless the file has none.
			if (isConnector.has(there) || connectors.has(parentId)) take(parentId, there);
		}
		for (const { partnerIds } of file.unions) {
			yield;
			const [a, b] = partnerIds;
			for (const [here, open] of [
				[a, b],
				[b, a],
			] as const) {
				const card = findCard(here);
				if (!card || !isOpen(open) || !connectors.has(open)) continue;
				take(
					open,
					kin.partners.get(card)?.find((id) => isConnector.has(id) && !taken.has(id)),
				);
			}
		}
		for (const { childId, parentId } of file.parentLinks) {
			yield;
			const parent = findCard(parentId);
			if (!parent || !isOpen(childId) || !connectors.has(childId)) continue;
			const theirs = new Set((inFile.children.get(childId) ?? []).flatMap((id) => findCard(id) ?? []));
			const holdsThem = (id: string) =>
				(kin.children.get(id) ?? []).some((grandchild) => theirs.has(grandchild));
			take(
				childId,
				kin.children.get(parent)?.find((id) => isConnector.has(id) && holdsThem(id)),
			);
		}
	}
	return found;
}

// ── Links ─────────────────────────────────────────────────────────────────────────────────────────────────────

type PlannedPeople = ReadonlyMap<string, PlannedPerson>;

/** The links that the tree takes: no second father, nobody among their own ancestors, nobody older than their parents. */
function* planLinks(
	file: FamilyFile,
	tree: KnownTree,
	{ planned, doubtful }: { planned: PlannedPeople; doubtful: Set<string> },
	unread: UnreadList,
): Steps<ImportPlan['parentLinks']> {
	const getName = (id: string) => names.get(id) ?? '';
	const names = new Map<string, string>();
	const spans = new Map<string, ReturnType<typeof bornBetween>>();
	const sexes = new Map<string, 'Male' | 'Female' | null>();
	for (const person of tree.graph.people) {
		yield;
		names.set(person.id, person.name ?? '');
		spans.set(person.id, bornBetween(person));
		sexes.set(person.id, person.gender);
	}
	for (const { cardId, name, sex, fields, isConnector } of planned.values()) {
		yield;
		if (!isConnector && !names.get(cardId)) names.set(cardId, name);
		spans.set(cardId, spans.get(cardId) ?? bornBetween(fields));
		sexes.set(cardId, sexes.get(cardId) ?? sex);
	}
	const links = new LinkBook(tree.graph.parentLinks);
	const circling = yield* idsInCircles([
		...tree.graph.parentLinks,
		...file.parentLinks.flatMap(({ childId, parentId }) => {
			const [child, parent] = [planned.get(childId), planned.get(parentId)];
			return child && parent ? [{ childId: child.cardId, parentId: parent.cardId }] : [];
		}),
	]);
	const taken: (TreeParentLink & { at: { line: number; text: string } })[] = [];
	for (const written of file.parentLinks) {
		yield;
		const { childId, parentId, kind, line } = written;
		const [child, parent] = [planned.get(childId), planned.get(parentId)];
		if (!child || !parent) continue;
		const at = { line, text: `@${childId}@ ← @${parentId}@` };
		const sex = sexes.get(parent.cardId) ?? null;
		const writtenRole = getWrittenRole(written);
		const isOpen = (role: TreeParentLink['role']) =>
			kind === 'birth' && links.birthParent(child.cardId, role) === undefined;
		if (sex && roleOfSex[sex] !== writtenRole && !isOpen(roleOfSex[sex]) && isOpen(writtenRole))
			doubtful.add(parentId);
		// The father or mother in the tree has shown it.
		if (doubtful.has(parentId)) parent.sex = null;
		const roleBySex = sex ? roleOfSex[sex] : written.role;
		const role = doubtful.has(parentId) ? writtenRole : roleBySex;
		const link = { childId: child.cardId, parentId: parent.cardId, role, kind };
		if (links.has(link)) continue;
		const other = kind === 'birth' ? links.birthParent(link.childId, role) : undefined;
		if (link.childId === link.parentId || links.isAncestor(link, circling)) {
			unread.tell('ownAncestor', at, { name: getName(link.childId) });
		} else if (other !== undefined) {
			const code = role === 'father' ? 'secondFather' : 'secondMother';
			unread.tell(code, at, { child: getName(link.childId), parent: getName(other) });
		} else {
			links.add(link);
			taken.push({ ...link, at });
		}
	}
	const order = yield* fromTheTop(links);
	const isRefused = yield* olderThanParents(links, new Set(taken), { spans, order });
	return taken.flatMap((link) => {
		const { at, ...plain } = link;
		if (!isRefused.has(link)) return [plain];
		unread.tell('parentYounger', at, { parent: getName(link.parentId), child: getName(link.childId) });
		return [];
	});
}

/** At people in circles, for the whole of a file: one that was written by mistake needs a few dozen. */
const maxLooks = 1_000_000;

/** Parent links by child and by parent. */
class LinkBook {
	readonly parents = new Map<string, TreeParentLink[]>();
	readonly children = new Map<string, TreeParentLink[]>();
	#looks = 0;

	constructor(links: readonly TreeParentLink[]) {
		for (const link of links) this.add(link);
	}

	add(link: TreeParentLink): void {
		addToGroup(this.parents, link.childId, link);
		addToGroup(this.children, link.parentId, link);
	}

	has({ childId, parentId }: TreeParentLink): boolean {
		return (this.parents.get(childId) ?? []).some((link) => link.parentId === parentId);
	}

	birthParent(childId: string, role: TreeParentLink['role']): string | undefined {
		return (this.parents.get(childId) ?? []).find((link) => link.kind === 'birth' && link.role === role)
			?.parentId;
	}

	/**
	 * Whether the child is above the parent already. Only people in circles of the whole can be.
	 *
	 * @throws DomainError `gedcom.tooTangled`
	 */
	isAncestor(
		{ childId: id, parentId: ofId }: Pick<TreeParentLink, 'childId' | 'parentId'>,
		circling: ReadonlySet<string>,
	): boolean {
		if (!circling.has(id) || !circling.has(ofId)) return false;
		const seen = new Set<string>();
		const open = [ofId];
		for (let at = open.pop(); at !== undefined; at = open.pop()) {
			for (const { parentId } of this.parents.get(at) ?? []) {
				this.#looks += 1;
				if (this.#looks > maxLooks) throw new DomainError('gedcom.tooTangled');
				if (parentId === id) return true;
				if (seen.has(parentId) || !circling.has(parentId)) continue;
				seen.add(parentId);
				open.push(parentId);
			}
		}
		return false;
	}
}

/**
 * Who is in a circle of parent links, or between two circles: those who are left when everybody without parents, and then
 * everybody without children, is taken away until nobody is. Takes linear time, so that an honest file of any depth is
 * never walked up from each of its links.
 */
function* idsInCircles(links: readonly Pick<TreeParentLink, 'childId' | 'parentId'>[]): Steps<Set<string>> {
	const left = new Set(links.flatMap(({ childId, parentId }) => [childId, parentId]));
	for (const [from, to] of [
		['parentId', 'childId'],
		['childId', 'parentId'],
	] as const) {
		const within = links.filter(({ childId, parentId }) => left.has(childId) && left.has(parentId));
		const next = new Map<string, string[]>();
		const waiting = new Map<string, number>();
		for (const link of within) {
			yield;
			addToGroup(next, link[from], link[to]);
			waiting.set(link[to], (waiting.get(link[to]) ?? 0) + 1);
		}
		const open = [...left].filter((id) => !waiting.has(id));
		for (let id = open.pop(); id !== undefined; id = open.pop()) {
			yield;
			left.delete(id);
			for (const to of next.get(id) ?? []) {
				const count = (waiting.get(to) ?? 0) - 1;
				waiting.set(to, count);
				if (count === 0) open.push(to);
			}
		}
	}
	return left;
}

/**
 * The new links by which somebody would be an ancestor of somebody born before them. Generation by generation from the
 * top, so that each link is asked once.
 */
function* olderThanParents<L extends TreeParentLink>(
	links: LinkBook,
	added: ReadonlySet<L>,
	{ spans, order }: { spans: ReadonlyMap<string, ReturnType<typeof bornBetween>>; order: readonly string[] },
): Steps<Set<TreeParentLink>> {
	const isNew = new Map([...added].map((link) => [`${link.childId} ${link.parentId}`, link]));
	const findNew = ({ childId, parentId }: TreeParentLink) => isNew.get(`${childId} ${parentId}`);
	const refused = new Set<TreeParentLink>();
	/** The latest birth among somebody and all their ancestors. */
	const latestAbove = new Map<string, number>();
	/** The earliest birth, as late as it can be, among somebody and their descendants by links that were there. */
	const earliestBelow = new Map<string, number>();
	for (const id of order.toReversed()) {
		yield;
		const below = (links.children.get(id) ?? []).filter((link) => !findNew(link));
		const bounds = below.map(({ childId }) => earliestBelow.get(childId) ?? Number.POSITIVE_INFINITY);
		earliestBelow.set(id, Math.min(spans.get(id)?.latest ?? Number.POSITIVE_INFINITY, ...bounds));
	}
	for (const id of order) {
		yield;
		let latest = spans.get(id)?.earliest ?? Number.NEGATIVE_INFINITY;
		for (const link of links.parents.get(id) ?? []) {
			const above = latestAbove.get(link.parentId) ?? Number.NEGATIVE_INFINITY;
			const fresh = findNew(link);
			if (fresh && above > (earliestBelow.get(id) ?? Number.POSITIVE_INFINITY)) refused.add(fresh);
			else latest = Math.max(latest, above);
		}
		latestAbove.set(id, latest);
	}
	return refused;
}

/** Everybody who is linked, parents before their children. */
function* fromTheTop(links: LinkBook): Steps<string[]> {
	const waiting = new Map([...links.parents].map(([id, parents]) => [id, parents.length]));
	const order = [...links.children.keys()].filter((id) => !waiting.has(id));
	for (let at = 0; at < order.length; at += 1) {
		yield;
		for (const { childId } of links.children.get(order[at] ?? '') ?? []) {
			const left = (waiting.get(childId) ?? 0) - 1;
			waiting.set(childId, left);
			if (left === 0) order.push(childId);
		}
	}
	return order;
}

// ── Marriages ─────────────────────────────────────────────────────────────────────────────────────────────────

function* planUnions(
	file: FamilyFile,
	tree: KnownTree,
	planned: PlannedPeople,
): Steps<Pick<ImportPlan, 'unions' | 'unionGains'>> {
	const known = new Map(tree.unions.map((union) => [coupleKey(union), union]));
	const next = new Map<string, number>();
	for (const { partnerAId, partnerBId, sequence } of tree.unions) {
		for (const id of [partnerAId, partnerBId]) next.set(id, Math.max(next.get(id) ?? 0, sequence + 1));
	}
	const findDied = ({ cardId, fields }: PlannedPerson) =>
		fields.isDeceased || tree.cards.get(cardId)?.fields.isDeceased;
	const unions = new Map<string, PlannedUnion>();
	const unionGains = new Map<string, UnionGain>();
	for (const { partnerIds, sequence, facts } of file.unions) {
		yield;
		const [a, b] = partnerIds.map((id) => planned.get(id));
		if (!a || !b || a.cardId === b.cardId) continue;
		const fields = getUnionFields(facts, Boolean(findDied(a) || findDied(b)));
		const first = Math.max(next.get(a.cardId) ?? 0, next.get(b.cardId) ?? 0);
		const union = { ...getUnion(a.cardId, b.cardId, Math.max(sequence, first)), ...fields };
		const key = coupleKey(union);
		const [there, twin] = [known.get(key), unions.get(key)];
		if (there) {
			const before = unionGains.get(key) ?? { union: there, fields: {}, facts: [...there.facts] };
			unionGains.set(key, {
				union: there,
				...withGain({ ...there, ...before.fields }, before, fields, facts),
			});
		} else if (twin) {
			const { fields: gained, facts: joined } = withGain(
				twin,
				{ fields: {}, facts: twin.facts },
				fields,
				facts,
			);
			unions.set(key, { ...twin, ...gained, facts: joined });
		} else unions.set(key, { ...union, facts: leftUnionFacts(facts, fields) });
	}
	return {
		unions: [...unions.values()],
		unionGains: [...unionGains.values()].filter(
			({ union, fields, facts }) => Object.keys(fields).length > 0 || facts.length > union.facts.length,
		),
	};
}

const coupleKey = ({ partnerAId, partnerBId }: Pick<KnownUnion, 'partnerAId' | 'partnerBId'>) =>
	`${partnerAId} ${partnerBId}`;

/** What a marriage gains, beside what it has gained before. */
function withGain(
	there: UnionFields,
	before: Pick<UnionGain, 'fields' | 'facts'>,
	{ marriedOn, marriedPrecision, endedBy, endedOn, place }: UnionFields,
	facts: readonly Fact[],
): Pick<UnionGain, 'fields' | 'facts'> {
	const isMarriedOnNew = marriedOn !== null && there.marriedOn === null;
	const span = { from: isMarriedOnNew ? marriedOn : there.marriedOn };
	const isSpan = span.from === null || endedOn === null || endedOn >= span.from;
	// That one has died is only what follows where nothing else is known.
	const isEndNew =
		(there.endedBy === null && !isMarriedAgain(before.facts)) ||
		(there.endedBy === 'death' && endedBy === 'divorce');
	const isEndOver = there.endedBy === 'divorce' && endsBeforeWedding(facts, there.endedOn);
	const gained: Partial<UnionFields> = {
		...(isMarriedOnNew &&
			(there.endedOn === null || marriedOn <= there.endedOn) && { marriedOn, marriedPrecision }),
		...(isEndNew && endedBy !== null && { endedBy, ...(isSpan && { endedOn }) }),
		...(isEndOver && { endedBy, endedOn: null }),
		...(there.place === null && place !== null && { place }),
	};
	const joined = withFactsOfUnion(before.facts, facts, { ...there, ...gained });
	return { fields: { ...before.fields, ...gained }, facts: joined };
}

// ── What cards gain ───────────────────────────────────────────────────────────────────────────────────────────

/** A card that is there gains only what it does not tell yet; one of an account, and the owner's own, only links. */
function* getGains(people: readonly PlannedPerson[], tree: KnownTree, today: Date): Steps<CardGain[]> {
	const gains = new Map<string, CardGain>();
	for (const { cardId, state, isConnector, person, sex, fields: imported } of people) {
		yield;
		const card = tree.cards.get(cardId);
		if (state !== 'there' || isConnector || !card || card.person.memberId !== null) continue;
		// Of two of the file who are the same the first comes first.
		const before = gains.get(cardId) ?? { cardId, fields: {}, facts: [...card.facts] };
		const { gender = card.person.gender } = before.fields;
		const there = { ...card.fields, ...before.fields };
		const gained = {
			...emptyFieldsGained(there, imported),
			...(gender === null && sex !== null && { gender: sex }),
		};
		const facts = withFactsOfCard(before.facts, person.facts, { ...there, ...gained }, today);
		if (Object.keys(gained).length === 0 && facts.length === before.facts.length) continue;
		gains.set(cardId, { cardId, fields: { ...before.fields, ...gained }, facts });
	}
	return [...gains.values()];
}

function emptyFieldsGained(there: CardFields, imported: ImportedFields): Partial<ImportedFields> {
	const {
		bornOn,
		bornPrecision,
		isDeceased,
		diedOn,
		diedPrecision,
		ageAtDeath,
		name: _,
		...texts
	} = imported;
	const isBornNew = there.bornOn === null && bornOn !== null;
	const birth = isBornNew ? { bornOn, bornPrecision } : there;
	const isEnd = diedOn !== null && there.diedOn === null && isPossible({ ...birth, diedOn, diedPrecision });
	const gained = { ...there, ...(isEnd && { diedOn }) };
	const isAgeNew =
		ageAtDeath !== null && there.ageAtDeath === null && (!birth.bornOn || gained.diedOn === null);
	const empty = Object.entries(texts).filter(
		([field, value]) => value !== null && there[field as keyof typeof texts] === null,
	);
	return {
		...Object.fromEntries(empty),
		...(isBornNew && isPossible({ ...there, bornOn, bornPrecision }) && { bornOn, bornPrecision }),
		...(isDeceased && !there.isDeceased && { isDeceased }),
		...(isEnd && { diedOn, diedPrecision }),
		...(isAgeNew && (isDeceased || there.isDeceased) && { ageAtDeath }),
	};
}
