import { expect, it } from 'vitest';
import { noWishes } from '@/lib/features/matching/schema';
import { toWishesDto } from './save-wishes';

it.each([
	['en', ['राजस्थान', 'जोधपुर', 'Pali'], { राजस्थान: 'Rajasthan', जोधपुर: 'Jodhpur' }],
	['hi', ['Rajasthan', 'Jodhpur', 'पाली'], { Rajasthan: 'राजस्थान', Jodhpur: 'जोधपुर' }],
] as const)('toWishesDto writes known states and districts in %s', (language, districts, written) => {
	const wishes = { ...noWishes, districts: [...districts] };
	expect(toWishesDto({ wishes, version: 1 }, language).writtenDistricts).toEqual(written);
});
