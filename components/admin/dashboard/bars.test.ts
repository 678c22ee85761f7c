import { expect, it } from 'vitest';
import { getBars } from './bars';

const weeks = (...counts: number[]) => counts.map((count, at) => ({ week: `2026-09-${7 * at + 10}`, count }));

it('is as high as its share of the highest, and seen as soon as it counts anything', () => {
	expect(getBars(weeks(0, 1, 500, 1000)).map(({ percent }) => percent)).toEqual([0, 2, 50, 100]);
	expect(getBars(weeks(0, 0)).map(({ percent }) => percent)).toEqual([0, 0]);
});

it('names a month where it begins', () => {
	const bars = getBars(['2026-08-24', '2026-08-31', '2026-09-07'].map((week) => ({ week, count: 0 })));
	expect(bars.map(({ day, isNewMonth }) => [day, isNewMonth])).toEqual([
		...[
			[24, true],
			[31, false],
			[7, true],
		],
	]);
});

it('has nothing to show for no weeks', () => {
	expect(getBars([])).toEqual([]);
});
