import { LRUCache } from 'lru-cache';
import { alphabetical } from '@/lib/core/alphabet';
import { groupedBy } from '@/lib/core/grouping';
import type { Language } from '@/lib/core/language';
import type { FamilyMember } from '@/lib/features/family/schema';
import type { Tree } from '@/lib/features/family/tree/rules/derive-tree';
import { shownName } from '@/lib/features/member/rules/shown-name';
import { type GenerationEntry, getGenerations } from '@/lib/rules/lineage/generations';
import type { Adoption, OutlineNumber, OutlineRow } from '@/lib/rules/lineage/outline';
import {
	type DescentPage,
	describePeople,
	divideIntoPages,
	getFirst,
	getOtherFamily,
	type LineageRequest,
	linesOfEntry,
	numberKey,
	type ShownEntry,
	toShownEntry,
} from './lineage';
import { findEntryPages, getDescent, pickPages } from './outline';

/** An entry of the book with `maxChildren` of its children. */
export interface BookEntry extends ShownEntry, Pick<GenerationEntry, 'parentId'> {
	children: readonly BookChild[];
	furtherChildren: number;
}

export interface BookChild extends Adoption {
	id: string;
	number: OutlineNumber;
}

/** A name of the index, with `maxNumbers` of the numbers under which the person is found. */
interface IndexName {
	id: string;
	numbers: readonly OutlineNumber[];
	furtherNumbers: number;
}

/** Where a book knows its people from. */
interface BookSources {
	/** People who are known from the cards of the tree. */
	fromCards: number;
	/** The names of the members whose profiles tell of themselves. */
	profiles: readonly string[];
	/** People who are known from imported files. */
	fromImport: number;
}

export interface BookPage extends DescentPage {
	/** The entries of each generation. */
	entries: readonly (readonly BookEntry[])[];
	/** People of the tree who neither descend from the first of the book nor have married a descendant, by name. */
	others: readonly string[];
	index: readonly IndexName[];
	/** Null on pages before it. */
	sources: BookSources | null;
	/** The sources that imported files cite. */
	cited: readonly string[];
}

/** More are left out, since no family has as many. */
const maxChildren = 100;
const maxNumbers = 20;

type BookItem =
	| { kind: 'entry'; entry: BookEntry }
	| { kind: 'other'; id: string }
	| { kind: 'name'; name: IndexName }
	| { kind: 'sources'; sources: BookSources }
	| { kind: 'citation'; source: string };

interface Book {
	pages: readonly (readonly BookItem[])[];
	entryPages: ReadonlyMap<string, number>;
}

const books = new WeakMap<Tree, LRUCache<string, Book>>();

/** The next pages of the same book find it again. */
function getBook(tree: Tree, firstId: string): Book {
	const known =
		books.get(tree) ?? new LRUCache<string, Book>({ max: 3, memoMethod: (id) => makeBook(tree, id) });
	books.set(tree, known);
	return known.memo(firstId);
}

function makeBook(tree: Tree, firstId: string): Book {
	const pages = divideIntoPages(listItems(tree, firstId), getLines);
	return { pages, entryPages: findEntryPages(pages, findNumber) };
}

const findNumber = (item: BookItem) => (item.kind === 'entry' ? item.entry.number : null);

function listItems(tree: Tree, firstId: string): BookItem[] {
	const { rows } = getDescent(tree, firstId);
	const cards = byName(
		tree.cards.flatMap(({ row }) => tree.findCard(row.id) ?? []),
		tree.language,
	);
	const numbers = numbersIn(rows);
	const [names, others] = [
		cards.filter(({ _id }) => numbers.has(_id)),
		cards.filter(({ _id }) => !numbers.has(_id)),
	];
	const profiles = cards.filter(({ isProfileLinked, _id }) => isProfileLinked || _id === tree.meId);
	const imported = cards.filter(({ facts }) => facts.length > 0);
	const cited = new Set(imported.flatMap(({ facts }) => facts.flatMap(({ sources }) => sources)));
	const sources = {
		fromCards: cards.length - profiles.length,
		profiles: profiles.map((card) => shownName(card)),
		fromImport: imported.length,
	};
	return [
		...getGenerations(rows)
			.flat()
			.map((entry) => ({ kind: 'entry' as const, entry: toBookEntry(entry) })),
		...others.map(({ _id: id }) => ({ kind: 'other' as const, id })),
		...names.map(({ _id: id }) => ({ kind: 'name' as const, name: toIndexName(id, numbers.get(id) ?? []) })),
		{ kind: 'sources' as const, sources },
		...[...cited].map((source) => ({ kind: 'citation' as const, source })),
	];
}

function toBookEntry(entry: GenerationEntry): BookEntry {
	const children = entry.children
		.slice(0, maxChildren)
		.map(({ id, number, isAdopted, birthParentIds, adopterIds }) => ({
			id,
			number,
			isAdopted,
			birthParentIds,
			adopterIds,
		}));
	return {
		...toShownEntry(entry),
		children,
		furtherChildren: entry.children.length - children.length,
	};
}

function toIndexName(id: string, numbers: readonly OutlineNumber[]): IndexName {
	const shown = numbers.slice(0, maxNumbers);
	return { id, numbers: shown, furtherNumbers: numbers.length - shown.length };
}

function getLines(item: BookItem): number {
	if (item.kind !== 'entry') return 1;
	const { partners, children } = item.entry;
	return linesOfEntry + partners.length + children.length;
}

/** A page of the book of a family: its descendants by generation, the others, an index of names and the sources. */
export function getBookPage(tree: Tree, { personId, page: requested }: LineageRequest): BookPage {
	const first = getFirst(tree, personId);
	const { entries: all, generations } = getDescent(tree, first.firstId);
	const { pages, entryPages } = getBook(tree, first.firstId);
	const page = Math.min(requested, pages.length);
	const items = pages[page - 1] ?? [];
	const entries = items.flatMap((item) => (item.kind === 'entry' ? [item.entry] : []));
	const others = items.flatMap((item) => (item.kind === 'other' ? [item.id] : []));
	const index = items.flatMap((item) => (item.kind === 'name' ? [item.name] : []));
	const ids = [
		first.firstId,
		first.defaultId,
		...others,
		...index.map(({ id }) => id),
		...entries.flatMap(({ parentId, children }) =>
			[parentId ?? [], children.flatMap((child) => [child.id, ...getOtherFamily(child)])].flat(),
		),
	];
	const referred = [
		...index.flatMap(({ numbers }) => numbers),
		...entries.flatMap(({ children, partners }) => [
			...children.map(({ number }) => number),
			...partners.flatMap(({ number }) => (number ? [number] : [])),
		]),
	];
	return {
		...first,
		...describePeople(tree, ids, entries),
		page,
		pages: pages.length,
		generations,
		people: all.length,
		entryPages: pickPages(entryPages, referred.map(numberKey)),
		entries: [...groupedBy(entries, ({ number }) => number.length).values()],
		others,
		index,
		sources: items.find((item) => item.kind === 'sources')?.sources ?? null,
		cited: items.flatMap((item) => (item.kind === 'citation' ? [item.source] : [])),
	};
}

/** Under which numbers of the outline each is found: who has married into it under the numbers of their partners. */
export function numbersIn(rows: readonly OutlineRow[]): ReadonlyMap<string, readonly OutlineNumber[]> {
	const numbers = new Map<string, OutlineNumber[]>();
	for (const row of rows) {
		if (row.kind !== 'entry') continue;
		numbers.set(row.id, [row.number]);
		for (const partner of row.partners) {
			if (partner.number !== null) continue;
			const known = numbers.get(partner.id);
			if (known) known.push(row.number);
			else numbers.set(partner.id, [row.number]);
		}
	}
	return numbers;
}

function byName(cards: readonly FamilyMember[], language: Language): FamilyMember[] {
	const compare = alphabetical(language);
	return cards.toSorted((a, b) => compare(shownName(a), shownName(b)) || compare(a.dob ?? '', b.dob ?? ''));
}
