import { LRUCache } from 'lru-cache';
import type * as z from 'zod';
import { DomainError } from '@/lib/core/errors';
import { writeFamilyFile } from '@/lib/features/family/gedcom/dto/write-file';
import { type BookPage, getBookPage } from '@/lib/features/family/print/rules/book';
import { type BookTexts, writeBookTexts } from '@/lib/features/family/print/rules/book-texts';
import {
	type AncestorsPage,
	getAncestors,
	type LineageRequest,
} from '@/lib/features/family/print/rules/lineage';
import { getOutlinePage, type OutlinePage } from '@/lib/features/family/print/rules/outline';
import { type RelationRequest, serializeRelations } from '@/lib/features/family/relations/dto';
import type {
	FamilyMember,
	familyTreeReply,
	findRelativesReply,
	RelationsReply,
} from '@/lib/features/family/schema';
import { writeTreeJson } from '@/lib/features/family/tree/dto/tree-json';
import { type AlikeRequest, hasAlike } from '@/lib/features/family/tree/rules/alike';
import { deriveTree, type Tree, type TreeKey } from '@/lib/features/family/tree/rules/derive-tree';
import { listElders } from '@/lib/features/family/tree/rules/elders';
import { type FindRequest, findRelatives } from '@/lib/features/family/tree/rules/find-relatives';
import {
	type NearFamilyReply,
	type NearRequest,
	nearFamily,
} from '@/lib/features/family/tree/rules/near-family';
import type { ShownCard } from '@/lib/features/family/tree/rules/shown-cards';
import type { GedcomVersion } from '@/lib/rules/gedcom/lines';
import { inverseRelation, relationsFrom } from '@/lib/rules/kinship/relations';
import type { Step } from '@/lib/rules/kinship/steps';
import { type EarlierRows, earlierRows, readTreeRows, type StoredTree, type TreeRows } from './tree-rows';

type FamilyTreeReply = z.output<typeof familyTreeReply>;

interface Question<Asked, Reply> {
	asked: Asked;
	reply: Reply;
}

/** What can be asked of a member's own tree. A question and its reply can be copied to another thread. */
export interface TreeQuestions {
	/** The part that is drawn. */
	near: Question<NearRequest, NearFamilyReply>;
	/** The same as JSON in UTF-8. */
	nearJson: Question<NearRequest, Uint8Array<ArrayBuffer>>;
	/** People by their name. */
	find: Question<FindRequest, z.input<typeof findRelativesReply>>;
	/** Those of the named who have a card, in their order. */
	cards: Question<readonly string[], FamilyMember[]>;
	/** One card, also when it is hidden. */
	member: Question<string, FamilyMember>;
	/** The cards that the days of a family are made of: the named, and all with a known day of birth or death. */
	dated: Question<readonly string[], DatedCard[]>;
	/** The named who have a card, as lists of relatives show them. */
	listed: Question<readonly string[], ListedCard[]>;
	/** The living adults of the owner's generation and of those above, who are related with the owner. */
	elders: Question<null, ListedCard[]>;
	/** Those whom three steps at most join with the owner, and the links that end at them. */
	around: Question<null, Pick<FamilyTreeReply, 'familyMembers' | 'links'>>;
	/** All of the tree. */
	whole: Question<null, FamilyTreeReply>;
	/** All of the tree as JSON in UTF-8. */
	json: Question<null, Uint8Array<ArrayBuffer>>;
	/** How two are related. */
	relations: Question<RelationRequest, RelationsReply>;
	/** The cards of a page on which people are picked. */
	picked: Question<readonly string[], PickedCards>;
	/** The nearest relation of the one to each of the others, and back; nobody who is not related. */
	kin: Question<{ fromId: string; toIds: readonly string[] }, Kin[]>;
	/** Whether the words for a relative fit a second card too. */
	hasAlike: Question<AlikeRequest, boolean>;
	/** Cards with all that is stored of them. */
	shown: Question<readonly string[], ShownCard[]>;
	/** A page of the descendants of a person. */
	outline: Question<LineageRequest, OutlinePage>;
	/** A page of the book of the family. */
	book: Question<LineageRequest, BookPage>;
	/** The same page in words, `BookTexts` as JSON in UTF-8; and how many pages there are. */
	bookTexts: Question<LineageRequest, { json: Uint8Array<ArrayBuffer>; pages: number }>;
	/** The ancestors of a person. */
	ancestors: Question<LineageRequest, AncestorsPage>;
	/** The tree as a GEDCOM file. */
	file: Question<GedcomVersion, string>;
}

export type DatedCard = Pick<
	FamilyMember,
	'_id' | 'name' | 'written' | 'relationWords' | 'isDeceased' | 'dob' | 'dod'
>;

export type ListedCard = Pick<
	FamilyMember,
	'_id' | 'name' | 'written' | 'relationWords' | 'addressWord' | 'isDeceased' | 'age'
>;

interface PickedCards {
	/** The owner's own card, and those of the named who have one. */
	cards: FamilyMember[];
	/** The cards of the whole tree. */
	cardCount: number;
}

interface Kin {
	id: string;
	steps: Step[];
	stepsBack: Step[];
}

const answers: {
	[Name in keyof TreeQuestions]: (
		tree: Tree,
		asked: TreeQuestions[Name]['asked'],
	) => TreeQuestions[Name]['reply'];
} = {
	near: nearFamily,
	nearJson: (tree, request) => writeTreeJson(tree, request, () => nearFamily(tree, request)),
	find: findRelatives,
	cards: (tree, ids) => ids.flatMap((id) => tree.findCard(id) ?? []),
	member: getMember,
	dated: getDated,
	listed: getListed,
	elders: (tree) => getListed(tree, listElders(tree)),
	around: getAround,
	whole: getWhole,
	json: (tree) => writeTreeJson(tree, 'whole', () => getWhole(tree)),
	relations: serializeRelations,
	picked: ({ meId, cards, findCard }, ids) => ({
		cards: [...new Set([meId, ...ids])].flatMap((id) => findCard(id) ?? []),
		cardCount: cards.length,
	}),
	kin: getKin,
	hasAlike,
	shown: ({ cards }, ids) => {
		const asked = new Set(ids);
		return cards.filter(({ row }) => asked.has(row.id));
	},
	outline: getOutlinePage,
	book: getBookPage,
	bookTexts: (tree, request) => {
		const { pages, ...texts } = writeBookTexts(tree, request);
		return { json: new TextEncoder().encode(JSON.stringify(texts satisfies BookTexts)), pages };
	},
	ancestors: getAncestors,
	file: writeFamilyFile,
};

/** A person of a derived tree, with their links and a card in one language. */
const bytesOfPerson = 6 * 1024;
/** All trees that a thread keeps. */
const maxBytes = 120 * 1024 * 1024;

declare global {
	// One for all bundles of a thread.
	var derivedTrees: LRUCache<string, Tree> | undefined;
}

globalThis.derivedTrees ??= new LRUCache<string, Tree>({
	maxSize: maxBytes,
	sizeCalculation: ({ rows }) => (rows.people.length + 1) * bytesOfPerson,
});

const trees = globalThis.derivedTrees;

export interface TreeQuestion<Name extends keyof TreeQuestions = keyof TreeQuestions> {
	name: Name;
	asked: TreeQuestions[Name]['asked'];
	key: TreeKey;
	/** Null for a tree that may be known from another question. */
	stored: StoredTree | null;
}

/** Without a reply where the tree is not known and has not been sent along: `earlier` says what need not be read of it. */
export type TreeAnswer<Name extends keyof TreeQuestions> =
	| { reply: TreeQuestions[Name]['reply'] }
	| { earlier: EarlierRows | null };

export function answerOfTree<Name extends keyof TreeQuestions>({
	name,
	asked,
	key,
	stored,
}: TreeQuestion<Name>): TreeAnswer<Name> {
	const tree = trees.get(key.etag) ?? findTree(key, stored);
	if (tree) return { reply: answers[name](tree, asked) };
	const earlier = findEarlier(key);
	return { earlier: earlier ? earlierRows(earlier.rows) : null };
}

function findTree(key: TreeKey, stored: StoredTree | null): Tree | null {
	const rows = findRows(key, stored);
	if (!rows) return null;
	const tree = deriveTree(rows, key, findEarlier(key));
	trees.set(key.etag, tree);
	return tree;
}

/** The state of the same owner that was used last. */
function findEarlier({ ownerId }: TreeKey): Tree | null {
	return trees.find((tree) => tree.ownerId === ownerId) ?? null;
}

/** Null where they have not been sent along, or are not whole without a state that is forgotten. */
function findRows({ version }: TreeKey, stored: StoredTree | null): TreeRows | null {
	const inOtherLanguage = trees.find((tree) => tree.version === version);
	if (inOtherLanguage) return inOtherLanguage.rows;
	if (!stored) return null;
	const { earlierId } = stored;
	if (earlierId === null) return readTreeRows(stored, null);
	const earlier = trees.find(({ rows }) => rows.rowsId === earlierId);
	return earlier ? readTreeRows(stored, earlier.rows) : null;
}

function getWhole(tree: Tree): FamilyTreeReply {
	const { familyTree, hiddenMembers, links, cards, findCard } = tree;
	return {
		familyTree,
		hiddenMembers,
		links,
		familyMembers: cards.flatMap(({ row }) => findCard(row.id) ?? []),
	};
}

function getDated({ cards, findCard }: Tree, ids: readonly string[]): DatedCard[] {
	const named = new Set(ids);
	const isDated = ({ row, shown: { dob, dod } }: ShownCard) =>
		named.has(row.id) || isWholeDay(dob) || isWholeDay(dod);
	return cards.filter(isDated).flatMap(({ row }) => {
		const card = findCard(row.id);
		if (!card) return [];
		const { _id, name, written, relationWords, isDeceased, dob, dod } = card;
		return [{ _id, name, written, relationWords, isDeceased, dob, dod }];
	});
}

/** False where no more is known than a year or a month. */
const isWholeDay = (date: string | null) => date !== null && /^\d{4}-\d{2}-\d{2}$/.test(date);

function getListed({ findCard }: Tree, ids: readonly string[]): ListedCard[] {
	return ids.flatMap((id) => {
		const card = findCard(id);
		if (!card) return [];
		const { _id, name, written, relationWords, addressWord, isDeceased, age } = card;
		return [{ _id, name, written, relationWords, addressWord, isDeceased, age }];
	});
}

/** In the order of the tree. */
function getAround(tree: Tree): TreeQuestions['around']['reply'] {
	const { beyond, links } = nearFamily(tree, { aroundId: null, open: [], towardId: null, known: null });
	const near = new Set(beyond.drawn);
	const cards = tree.cards.filter(({ row }) => near.has(row.id));
	return { links, familyMembers: cards.flatMap(({ row }) => tree.findCard(row.id) ?? []) };
}

/** @throws DomainError `notFound` for who is not in the tree, or no longer */
function getMember(tree: Tree, id: string): FamilyMember {
	const card = tree.findCard(id);
	if (card) return card;
	const { rows } = tree;
	const people = rows.people.map((row) => (row.id === id ? { ...row, isVisible: true } : row));
	const member = deriveTree({ ...rows, people }, tree, tree).findCard(id);
	if (!member) throw new DomainError('notFound');
	return { ...member, isVisible: false };
}

function getKin({ kinship: { kin } }: Tree, { fromId, toIds }: TreeQuestions['kin']['asked']): Kin[] {
	const relations = relationsFrom(kin, fromId);
	return toIds.flatMap((id) => {
		const relation = relations.get(id);
		if (!relation) return [];
		return [{ id, steps: relation.steps, stepsBack: inverseRelation(kin, relation).steps }];
	});
}
