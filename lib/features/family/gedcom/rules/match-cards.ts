import { DomainError } from '@/lib/core/errors';
import type { Steps } from '@/lib/core/slices';
import { searchKey } from '@/lib/core/text-folding';
import type { ImportChoices } from '@/lib/features/family/gedcom/schema';
import { bornBetween } from '@/lib/features/family/relations/rules/check-ages';
import type { TreeParentLink } from '@/lib/features/family/tree/rules/graph';
import type { FamilyFile, FilePerson } from '@/lib/rules/gedcom/family-file';
import type { ImportedFields } from './card-facts';
import type { Surroundings } from './import-plan';
import type { KnownTree } from './known-cards';
import { type Match, matchPeople, type Recognisable } from './match';
import { matchPlaces, type Surrounding } from './match-places';
import { getKin, type Kin, namedRelatives } from './relatives';

export type ReadFields = ReadonlyMap<string, ImportedFields>;

/** Of those around a person without a name: the first of them show it. */
const maxAsked = 50;

/** Those without a name or data, and who connect others who are not joined without them. */
export function* getConnectors(
	{ people, parentLinks, unions }: FamilyFile,
	read: ReadFields,
): Steps<Set<string>> {
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
export function* getMatches(file: FamilyFile, tree: KnownTree, known: Known): Steps<Map<string, Match>> {
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
export function* findConnectors(
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
