import { describe, expect, test } from 'vitest';
import { getTimeLimit } from '@/scripts/time-factor.mjs';
import { countCrossings } from '@/tests/support/crossings';
import { growFamily } from '@/tests/support/family-growth';
import { buildForest } from './forest';
import { layoutFamily } from './layout';
import { assignLevels } from './levels';
import { orderBlocks } from './order';
import { readPeople } from './people';

/** Families of all kinds, also large ones, with nobody in the middle and with somebody. */
function orderAll(check: (ordered: ReturnType<typeof orderBlocks>, count: number) => void): void {
	for (const kind of ['lineage', 'community', 'tangle'] as const) {
		for (const size of [20, 80, 300, 1_000]) {
			const members = growFamily(kind, size, 4);
			const me = members.findLast(({ father, mother }) => father !== null && mother !== null)?.id;
			for (const middle of [undefined, me]) {
				for (const family of assignLevels(readPeople(members, middle))) {
					const blocks = buildForest(family);
					check(orderBlocks(blocks), blocks.length);
				}
			}
		}
	}
}

describe('the order of blocks', { timeout: getTimeLimit(120_000) }, () => {
	test('holds each of them once', () => {
		orderAll((ordered, count) => {
			expect(ordered).toHaveLength(count);
			expect(new Set(ordered).size).toBe(count);
		});
	});

	test('keeps all who hang under the same parents in the order of their births, those who married a relative too', () => {
		let compared = 0;
		orderAll((ordered) => {
			const places = new Map(ordered.map((block, at) => [block, at]));
			for (const { down } of ordered) {
				const hanging = down.filter((link) => link.below.hangsBy === link);
				const at = hanging.map(({ below }) => places.get(below) ?? -1);
				expect(at).toEqual(at.toSorted((a, b) => a - b));
				compared += at.length;
			}
		});
		expect(compared).toBeGreaterThan(4_000);
	});
});

test('the lines of a community of 1,000 people cross less than 800 times', {
	timeout: getTimeLimit(60_000),
}, async () => {
	const members = growFamily('community', 1_000, 2);
	expect(countCrossings(members, await layoutFamily(members))).toBeLessThan(800);
});
