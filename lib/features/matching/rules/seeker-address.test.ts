import { expect, it } from 'vitest';
import { findSeekerId, forSeeker, withSeeker } from './seeker-address';

const id = '0b8f7f0e-5d0c-4a53-9a3e-6a1f0f6c2d11';

it('reads who is looked for, and nothing that is no id', () => {
	expect(findSeekerId(new URLSearchParams({ for: id }))).toBe(id);
	expect(findSeekerId(new URLSearchParams({ for: '../admin' }))).toBeNull();
	expect(findSeekerId(new URLSearchParams())).toBeNull();
});

it('goes on for the same seeker, with all that the address asks for already', () => {
	expect(withSeeker('/matrimonial', id)).toBe(`/matrimonial?for=${id}`);
	expect(withSeeker('/matrimonial/interests?list=sent', id)).toBe(
		`/matrimonial/interests?list=sent&for=${id}`,
	);
	expect([withSeeker('/matrimonial', null), forSeeker(null)]).toEqual(['/matrimonial', {}]);
	expect(forSeeker(id)).toEqual({ query: { for: id } });
});
