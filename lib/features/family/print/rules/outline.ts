import { LRUCache } from 'lru-cache';
import type { Tree } from '@/lib/features/family/tree/rules/derive-tree';
import {
	getOutline,
	type OutlineEntry,
	type OutlineNumber,
	type OutlineReference,
	type OutlineRow,
} from '@/lib/rules/lineage/outline';
import {
	type DescentPage,
	describePeople,
	divideIntoPages,
	getFirst,
	getOtherFamily,
	getTreeLineage,
	type LineageRequest,
	linesOfEntry,
	numberKey,
	type ShownEntry,
	toShownEntry,
} from './lineage';

export interface OutlinePage extends DescentPage {
	rows: readonly (ShownEntry | OutlineReference)[];
}

export interface Descent {
	rows: readonly OutlineRow[];
	entries: readonly OutlineEntry[];
	generations: number;
}

const descents = new WeakMap<Tree, LRUCache<string, Descent>>();

/** All descendants of a person. The next pages of the same outline find it again. */
export function getDescent(tree: Tree, firstId: string): Descent {
	const known =
		descents.get(tree) ??
		new LRUCache<string, Descent>({ max: 3, memoMethod: (id) => makeDescent(tree, id) });
	descents.set(tree, known);
	return known.memo(firstId);
}

function makeDescent(tree: Tree, firstId: string): Descent {
	const rows = getOutline(getTreeLineage(tree).index, firstId);
	const entries = rows.filter((row) => row.kind === 'entry');
	const generations = entries.reduce((most, { number }) => Math.max(most, number.length), 1);
	return { rows, entries, generations };
}

/** A page of the descendants of a person. */
export function getOutlinePage(tree: Tree, { personId, page: requested }: LineageRequest): OutlinePage {
	const first = getFirst(tree, personId);
	const { rows: all, entries, generations } = getDescent(tree, first.firstId);
	const pages = divideIntoPages(all.map(toShownRow), getLines);
	const page = Math.min(requested, pages.length);
	const rows = pages[page - 1] ?? [];
	const shown = rows.filter((row) => row.kind === 'entry');
	const referred = rows.flatMap((row) =>
		row.kind === 'reference' ? [row.number] : row.partners.flatMap(({ number }) => (number ? [number] : [])),
	);
	return {
		...first,
		...describePeople(
			tree,
			[first.firstId, first.defaultId, ...rows.flatMap((row) => [row.id, ...getOtherFamily(row)])],
			shown,
		),
		rows,
		page,
		pages: pages.length,
		generations,
		people: entries.length,
		entryPages: pickPages(findEntryPages(pages, findNumber), referred.map(numberKey)),
	};
}

const toShownRow = (row: OutlineRow) => (row.kind === 'entry' ? toShownEntry(row) : row);

function getLines(row: ShownEntry | OutlineReference): number {
	return row.kind === 'entry' ? linesOfEntry + row.partners.length : 1;
}

const findNumber = (row: ShownEntry | OutlineReference) => (row.kind === 'entry' ? row.number : null);

/** The page of each entry, by `numberKey`; `findNumber` is null for a row that is none. */
export function findEntryPages<Row>(
	pages: readonly (readonly Row[])[],
	findNumber: (row: Row) => OutlineNumber | null,
): ReadonlyMap<string, number> {
	return new Map(
		pages.flatMap((rows, at) =>
			rows.flatMap((row) => {
				const number = findNumber(row);
				return number ? [[numberKey(number), at + 1] as const] : [];
			}),
		),
	);
}

/** The pages of some entries. */
export function pickPages(
	entryPages: ReadonlyMap<string, number>,
	keys: readonly string[],
): ReadonlyMap<string, number> {
	return new Map(
		keys.flatMap((key) => {
			const page = entryPages.get(key);
			return page === undefined ? [] : [[key, page] as const];
		}),
	);
}
