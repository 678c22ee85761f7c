import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Tree } from '@/lib/features/family/tree/rules/derive-tree';
import { growFamily } from '@/tests/support/family-growth';
import { getRuns } from '@/tests/support/full-run';
import { deriveFamily } from '@/tests/support/stored-family';
import { linesPerPage, maxPartners, numberKey } from './lineage';
import { getDescent, getOutlinePage, type OutlinePage } from './outline';

const grownTree = fc
	.record({
		kind: fc.constantFrom('lineage' as const, 'community' as const, 'tangle' as const),
		size: fc.constantFrom(2, 150, 700),
		seed: fc.integer({ min: 1, max: 50 }),
	})
	.map(({ kind, size, seed }) => deriveFamily(growFamily(kind, size, seed)));

function readAll(tree: Tree, personId: string | null): OutlinePage[] {
	const first = getOutlinePage(tree, { personId, page: 1 });
	const others = Array.from({ length: first.pages - 1 }, (_, at) =>
		getOutlinePage(tree, { personId, page: at + 2 }),
	);
	return [first, ...others];
}

describe('the pages of an outline', () => {
	it('hold each row once, tell of everybody whom they name, and refer to the page of an entry', () => {
		fc.assert(
			fc.property(grownTree, (tree) => {
				const pages = readAll(tree, null);
				const { rows, entries } = getDescent(tree, pages[0]?.firstId ?? '');
				const getKey = ({ kind, id, number }: (typeof rows)[number]) => `${kind} ${id} ${numberKey(number)}`;
				expect(pages.flatMap((page) => page.rows.map(getKey))).toEqual(rows.map(getKey));
				const pageByNumber = new Map(
					pages.flatMap(({ page, rows: shown }) =>
						shown.flatMap(({ kind, number }) =>
							kind === 'entry' ? [[numberKey(number), page] as const] : [],
						),
					),
				);
				for (const page of pages) {
					expect(page).toMatchObject({ people: entries.length, pages: pages.length });
					for (const row of page.rows) {
						const partners = row.kind === 'entry' ? row.partners : [];
						for (const id of [row.id, ...partners.map((partner) => partner.id)])
							expect(page.cards.get(id)?._id, id).toBe(id);
						const referred = row.kind === 'reference' ? [row.number] : partners.map(({ number }) => number);
						for (const number of referred) {
							const key = number && numberKey(number);
							if (key !== null) expect(page.entryPages.get(key)).toBe(pageByNumber.get(key));
						}
					}
				}
			}),
			{ numRuns: getRuns(10) },
		);
	});

	it('make one page of a tree that a page brings whole', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 1_000 }), (seed) => {
				const tree = deriveFamily(growFamily('tangle', 150, seed));
				expect(getOutlinePage(tree, { personId: null, page: 1 }).pages).toBe(1);
			}),
			{ numRuns: getRuns(20) },
		);
	});

	it('shows the last page for a number after it, and the default person for one without a card', () => {
		const tree = deriveFamily(growFamily('lineage', 700, 1));
		const [first] = readAll(tree, null);
		expect(first?.pages).toBeGreaterThan(1);
		expect(getOutlinePage(tree, { personId: null, page: 999 }).page).toBe(first?.pages);
		expect(getOutlinePage(tree, { personId: 'gone', page: 1 })).toMatchObject({
			isGone: true,
			firstId: first?.firstId,
		});
		expect(getOutlinePage(tree, { personId: 'p5', page: 1 })).toMatchObject({ isGone: false, firstId: 'p5' });
	});

	it('stay short where a person has more partners than anybody', () => {
		const [husband, ...wives] = growFamily('lineage', 2, 1).slice(0, 1);
		if (!husband) throw new Error('nobody has grown');
		for (let at = 0; at < 300; at += 1)
			wives.push({ ...husband, id: `wife${at}`, sex: 'F', spouses: [husband.id] });
		const tree = deriveFamily([{ ...husband, spouses: wives.map(({ id }) => id) }, ...wives]);
		const { rows, cards } = getOutlinePage(tree, { personId: null, page: 1 });
		expect(rows).toMatchObject([{ furtherPartners: 300 - maxPartners }]);
		expect(cards.size).toBeLessThanOrEqual(linesPerPage);
	});
});
