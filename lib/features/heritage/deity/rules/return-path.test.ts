import { expect, it } from 'vitest';
import { findReturnPath } from './return-path';

it.each([
	['https://example.org/admin/deities', '/admin/deities'],
	['https://example.org/admin/deities?type=devi&clan=A%26B', '/admin/deities?type=devi&clan=A%26B'],
	['https://example.org/kul-devi-devta', null],
	['https://example.org/admin/deities/x', null],
	['nonsense', null],
	[null, null],
])('who comes from %s is led back to %s', (referer, path) => {
	expect(findReturnPath(referer)).toBe(path);
});
