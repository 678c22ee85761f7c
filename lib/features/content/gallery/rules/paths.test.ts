import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeCategory, galleryPath } from './paths';

const categoryIn = (path: string) => decodeCategory(path.split('/')[3] ?? '');

describe('galleryPath', () => {
	it.each([
		[null, 1, '/gallery'],
		[null, 2, '/gallery/page/2'],
		['Forts', 1, '/gallery/category/Forts'],
		['Forts', 3, '/gallery/category/Forts/page/3'],
		['100% a/b.com', 1, '/gallery/category/100~25%20a~2fb~2ecom'],
	])('of %j, page %i', (category, page, path) => expect(galleryPath(category, page)).toBe(path));

	it('names every category so that it is found again, also where a server has decoded it before', () => {
		fc.assert(
			fc.property(fc.string({ minLength: 1, unit: 'grapheme' }), (category) => {
				const path = galleryPath(category, 1);
				expect(categoryIn(path)).toBe(category);
				expect(decodeCategory(decodeURIComponent(path.split('/')[3] ?? ''))).toBe(category);
				expect(path).not.toMatch(/\.[a-z0-9]+$/);
			}),
		);
	});

	it('knows what is no encoded category', () => expect(decodeCategory('%E0%A4')).toBeNull());
});
