import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitIntoPages } from './pages';

const lines = (row: { lines: number }) => row.lines;
const row = fc.record({ lines: fc.integer({ min: 1, max: 30 }) });

describe('the pages of a list', () => {
	it('holds each row on exactly one page, in their order', () => {
		fc.assert(
			fc.property(fc.array(row), fc.integer({ min: 1, max: 50 }), (rows, maxLines) => {
				expect(splitIntoPages(rows, lines, maxLines).flat()).toEqual(rows);
			}),
		);
	});

	it('make no page longer than allowed, but for one longer row, and none that fits on the page before', () => {
		fc.assert(
			fc.property(fc.array(row, { minLength: 1 }), fc.integer({ min: 1, max: 50 }), (rows, maxLines) => {
				const pages = splitIntoPages(rows, lines, maxLines);
				const count = (page: typeof rows) => page.reduce((sum, { lines }) => sum + lines, 0);
				pages.forEach((page, at) => {
					expect(page.length === 1 || count(page) <= maxLines).toBe(true);
					const [next] = pages[at + 1] ?? [];
					if (next) expect(count(page) + next.lines).toBeGreaterThan(maxLines);
				});
			}),
		);
	});

	it('begins with an empty page when there are no rows', () => {
		expect(splitIntoPages([], () => 1, 10)).toEqual([[]]);
	});
});
