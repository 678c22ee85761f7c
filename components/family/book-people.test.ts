import { describe, expect, it } from 'vitest';
import type { OutlineRow } from '@/lib/rules/lineage/outline';
import { numbersIn } from './book-people';

describe('the numbers of an index', () => {
	it('are their own of descendants, and those of each partner of who has married into the family', () => {
		const entry = { kind: 'entry' as const, isAdopted: false, otherParentId: null };
		const wife = { id: 'wife', isMarried: true, number: null };
		const rows: OutlineRow[] = [
			{ ...entry, id: 'a', number: [1], partners: [wife] },
			{ ...entry, id: 'b', number: [1, 1], partners: [wife, { id: 'c', isMarried: true, number: [1, 2] }] },
			{ ...entry, id: 'c', number: [1, 2], partners: [{ id: 'b', isMarried: true, number: [1, 1] }] },
			{ kind: 'reference', id: 'd', isAdopted: false, under: [1, 2], number: [1, 1, 1] },
		];
		expect([...numbersIn(rows)]).toEqual([
			['a', [[1]]],
			['wife', [[1], [1, 1]]],
			['b', [[1, 1]]],
			['c', [[1, 2]]],
		]);
	});
});
