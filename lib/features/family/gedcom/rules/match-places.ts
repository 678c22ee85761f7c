import type { Steps } from '@/lib/core/slices';
import { searchKey } from '@/lib/core/text-folding';
import type { ParentRole, Sex } from '@/lib/features/family/tree/rules/graph';
import type { Match, Recognisable } from './match';

/** The links of a file or a tree from one person to the next. */
export interface Surrounding {
	/** Null for somebody who cannot be matched: without a name of their own, or matched by the reader. */
	find: (id: string) => Pick<Recognisable, 'keys' | 'sex' | 'born'> | null;
	/** By birth. */
	parent: (childId: string, role: ParentRole) => string | null;
	partners: (id: string) => readonly string[];
	children: (id: string) => readonly string[];
}

interface Candidate {
	id: string;
	cardId: string;
	isSure: boolean;
}

/** Of brothers, sisters and children of one person, more are not compared with each other. */
const maxOfAKind = 60;
/** Pairs of people that are compared for the whole of a file. An honest one needs a few for each person. */
const maxCompared = 1_000_000;

/**
 * Who of a file is likely to have a card because of where they stand: a person has one father and one mother, so the
 * father of somebody who is matched is the father on the card, or one of the two is wrong. Begins with those who are
 * matched beyond doubt and goes on from each further one.
 */
export function* matchPlaces(
	sure: ReadonlyMap<string, string>,
	file: Surrounding,
	tree: Surrounding,
): Steps<Map<string, Match>> {
	const cardOf = new Map(sure);
	const taken = new Set(sure.values());
	const doubtful = new Map<string, string>();
	let compared = 0;
	const matched: Matched = {
		mayCompare: (count) => {
			compared += count;
			return compared <= maxCompared;
		},
		hasCard: (id) => cardOf.has(id),
		isTaken: (cardId) => taken.has(cardId),
	};
	const isOpen = ({ id, cardId }: Pick<Candidate, 'id' | 'cardId'>) => !cardOf.has(id) && !taken.has(cardId);
	const open = [...sure];
	for (const [id, cardId] of open) {
		yield;
		for (const candidate of candidatesAround(id, cardId, { file, tree }, matched)) {
			if (!isOpen(candidate)) continue;
			if (!candidate.isSure) {
				if (!doubtful.has(candidate.id)) doubtful.set(candidate.id, candidate.cardId);
				continue;
			}
			cardOf.set(candidate.id, candidate.cardId);
			taken.add(candidate.cardId);
			open.push([candidate.id, candidate.cardId]);
		}
	}
	const found = new Map<string, Match>();
	for (const [id, cardId] of cardOf) if (!sure.has(id)) found.set(id, { cardId, isSure: true });
	for (const [id, cardId] of doubtful) {
		if (!isOpen({ id, cardId })) continue;
		taken.add(cardId);
		found.set(id, { cardId, isSure: false });
	}
	return found;
}

interface Both {
	file: Surrounding;
	tree: Surrounding;
}

/** Who is matched so far. */
interface Matched {
	hasCard: (id: string) => boolean;
	isTaken: (cardId: string) => boolean;
	/** Whether so many more pairs may be compared. */
	mayCompare: (count: number) => boolean;
}

/** The sure ones first, so that nobody who is beyond doubt is asked about. */
function candidatesAround(
	id: string,
	cardId: string,
	{ file, tree }: Both,
	{ hasCard, isTaken, mayCompare }: Matched,
): Candidate[] {
	const openIds = (ids: readonly string[]) => ids.slice(0, maxOfAKind).filter((one) => !hasCard(one));
	const openCards = (ids: readonly string[]) => ids.slice(0, maxOfAKind).filter((one) => !isTaken(one));
	const pairs = (ids: readonly string[], cardIds: readonly string[], rate: Rate) =>
		(mayCompare(ids.length * cardIds.length) ? ids : []).flatMap((one) =>
			cardIds.flatMap((card): Candidate[] => {
				const [person, known] = [file.find(one), tree.find(card)];
				const isSure = person && known && !contradict(person.sex, known.sex) ? rate(person, known) : null;
				return isSure === null ? [] : [{ id: one, cardId: card, isSure }];
			}),
		);
	const parents = (['father', 'mother'] as const).flatMap((role) =>
		pairs(openIds(listOf(file.parent(id, role))), openCards(listOf(tree.parent(cardId, role))), rateParents),
	);
	const couples = [openIds(file.partners(id)), openCards(tree.partners(cardId))] as const;
	const partners = pairs(...couples, couples.some(({ length }) => length > 1) ? rateNamed : ratePartners);
	const siblings = pairs(openIds(siblingsIn(file, id)), openCards(siblingsIn(tree, cardId)), rateNamed);
	const children = pairs(openIds(file.children(id)), openCards(tree.children(cardId)), rateNamed);
	const candidates = [...parents, ...partners, ...siblings, ...children];
	return [...candidates.filter(({ isSure }) => isSure), ...candidates.filter(({ isSure }) => !isSure)];
}

const listOf = (id: string | null) => (id === null ? [] : [id]);

function siblingsIn({ parent, children }: Surrounding, id: string): string[] {
	const parents = [...listOf(parent(id, 'father')), ...listOf(parent(id, 'mother'))];
	return [...new Set(parents.flatMap((parentId) => children(parentId).slice(0, maxOfAKind)))].filter(
		(sibling) => sibling !== id,
	);
}

const contradict = (a: Sex | null, b: Sex | null) => a !== null && b !== null && a !== b;

type Named = Pick<Recognisable, 'keys' | 'born'>;

/** True where two are the same beyond doubt, false where they may be, null where they are not. */
type Rate = (person: Named, card: Named) => boolean | null;

/** There is one place: it has to be asked also where nothing else agrees. */
const rateParents: Rate = (person, card) =>
	areBornAlike(person, card) && areNamedAlike(person, card) !== null;

/** Of who has one partner in the file and one in the tree; there may have been two marriages. */
const ratePartners: Rate = (person, card) =>
	areBornAlike(person, card) ? areNamedAlike(person, card) !== null : null;

const rateNamed: Rate = (person, card) => {
	const alike = areBornAlike(person, card) ? areNamedAlike(person, card) : null;
	return alike === null ? null : alike === 'same';
};

function areBornAlike({ born: a }: Named, { born: b }: Named): boolean {
	return !a || !b || (a.earliest <= b.latest && b.earliest <= a.latest);
}

function areNamedAlike({ keys }: Named, { keys: others }: Named): 'same' | 'shorter' | null {
	if (keys.some((key) => others.includes(key))) return 'same';
	return keys.some((key) => others.some((other) => isShorterForm(key, other))) ? 'shorter' : null;
}

/** What is written before a name and is no part of it. */
const titles = new Set(
	['Thakur', 'Shri', 'Shrimati', 'Smt', 'Kunwar', 'Bhanwar', 'Kumari', 'Late', 'Swargiya', 'Sw'].map(
		searchKey,
	),
);

/** Whether one folded name is the other with fewer words: Sardar Singh and Sardar Singh Rathore. */
function isShorterForm(a: string, b: string): boolean {
	const [words, others] = [getWords(a), getWords(b)];
	if (words[0] === undefined || words[0] !== others[0]) return false;
	return words.every((word) => others.includes(word)) || others.every((word) => words.includes(word));
}

/** Without titles, unless the name is nothing else. */
function getWords(key: string): string[] {
	const words = key.split(' ');
	const first = words.findIndex((word) => !titles.has(word));
	return first < 0 ? words : words.slice(first);
}
