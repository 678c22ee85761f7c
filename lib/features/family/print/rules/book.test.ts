import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Tree } from '@/lib/features/family/tree/rules/derive-tree';
import type { OutlineRow } from '@/lib/rules/lineage/outline';
import { growFamily } from '@/tests/support/family-growth';
import { getRuns } from '@/tests/support/full-run';
import { deriveFamily } from '@/tests/support/stored-family';
import { type BookPage, getBookPage, numbersIn } from './book';
import { linesPerPage, numberKey } from './lineage';

describe('the numbers of an index', () => {
	it('give a descendant their own number, and a partner those of each descendant they have married', () => {
		const adoption = { isAdopted: false, birthParentIds: [], adopterIds: [] };
		const entry = { kind: 'entry' as const, ...adoption, otherParentId: null, fatherId: null };
		const wife = { id: 'wife', isMarried: true, number: null };
		const rows: OutlineRow[] = [
			{ ...entry, id: 'a', number: [1], partners: [wife] },
			{ ...entry, id: 'b', number: [1, 1], partners: [wife, { id: 'c', isMarried: true, number: [1, 2] }] },
			{ ...entry, id: 'c', number: [1, 2], partners: [{ id: 'b', isMarried: true, number: [1, 1] }] },
			{ kind: 'reference', id: 'd', ...adoption, under: [1, 2], number: [1, 1, 1] },
		];
		expect([...numbersIn(rows)]).toEqual([
			['a', [[1]]],
			['wife', [[1], [1, 1]]],
			['b', [[1, 1]]],
			['c', [[1, 2]]],
		]);
	});
});

const grownTree = fc
	.record({
		kind: fc.constantFrom('lineage' as const, 'community' as const, 'tangle' as const),
		size: fc.constantFrom(2, 150, 700),
		seed: fc.integer({ min: 1, max: 50 }),
	})
	.map(({ kind, size, seed }) => deriveFamily(growFamily(kind, size, seed)));

function readAll(tree: Tree): BookPage[] {
	const first = getBookPage(tree, { personId: null, page: 1 });
	const others = Array.from({ length: first.pages - 1 }, (_, at) =>
		getBookPage(tree, { personId: null, page: at + 2 }),
	);
	return [first, ...others];
}

describe('the pages of a book', () => {
	it('hold each entry, name and source once, and refer to the page of an entry', () => {
		fc.assert(
			fc.property(grownTree, (tree) => {
				const pages = readAll(tree);
				const all = pages.flatMap(({ entries }) => entries.flat());
				const keys = all.map(({ number }) => numberKey(number));
				expect(new Set(keys).size).toBe(keys.length);
				expect(keys).toHaveLength(pages[0]?.people ?? 0);
				expect(all.map(({ number }) => number.length)).toEqual(
					all.map(({ number }) => number.length).toSorted((a, b) => a - b),
				);
				const people = pages.flatMap(({ others, index }) => [...others, ...index.map(({ id }) => id)]);
				expect(people.toSorted()).toEqual(tree.cards.map(({ row }) => row.id).toSorted());
				expect(pages.map(({ sources }) => sources !== null)).toEqual(
					pages.map(({ page }) => page === pages.length),
				);
				const pageByNumber = new Map(
					pages.flatMap(({ page, entries }) =>
						entries.flat().map(({ number }) => [numberKey(number), page] as const),
					),
				);
				for (const { entries, index, others, cards, entryPages } of pages) {
					const referred = [
						...index.flatMap(({ numbers }) => numbers),
						...entries.flat().flatMap(({ children }) => children.map(({ number }) => number)),
					].map(numberKey);
					for (const key of referred) expect(entryPages.get(key)).toBe(pageByNumber.get(key));
					const named = [
						...[...others, ...index.map(({ id }) => id)],
						...entries
							.flat()
							.flatMap(({ id, parentId, children, partners }) => [
								...[id, ...(parentId === null ? [] : [parentId])],
								...[...children, ...partners].map((relative) => relative.id),
							]),
					];
					for (const id of named) expect(cards.get(id)?._id).toBe(id);
				}
			}),
			{ numRuns: getRuns(10) },
		);
	});

	it('make one page of a tree that a page brings whole', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 1_000 }), (seed) => {
				const tree = deriveFamily(growFamily('tangle', 150, seed));
				expect(getBookPage(tree, { personId: null, page: 1 }).pages).toBe(1);
			}),
			{ numRuns: getRuns(20) },
		);
	});

	it('stay short where a couple has more children than anybody', () => {
		const [father, mother] = growFamily('lineage', 2, 1);
		if (!father || !mother) throw new Error('nobody has grown');
		const children = Array.from({ length: 600 }, (_, at) => ({
			...father,
			id: `child${at}`,
			spouses: [],
			father: father.id,
			mother: mother.id,
		}));
		const tree = deriveFamily([father, mother, ...children]);
		for (const { cards, entries } of readAll(tree)) {
			expect(cards.size).toBeLessThanOrEqual(2 * linesPerPage);
			for (const entry of entries.flat()) expect(entry.children.length).toBeLessThanOrEqual(100);
		}
	});
});
