import { expect, it } from 'vitest';
import { categoryCounts } from './category-counts';

it('counts what is in each category, the largest first', () => {
	const images = ['Nature', 'Forts', 'Desert', 'Forts'].map((category) => ({ category }));
	expect(categoryCounts(images)).toEqual([
		{ category: 'Forts', count: 2 },
		{ category: 'Desert', count: 1 },
		{ category: 'Nature', count: 1 },
	]);
	expect(categoryCounts([])).toEqual([]);
});

it('orders alike ones alike in every language of a browser', () => {
	const images = ['मेले', 'forts', 'Walls'].map((category) => ({ category }));
	expect(categoryCounts(images).map(({ category }) => category)).toEqual(['Walls', 'forts', 'मेले']);
});
