import { expect, it } from 'vitest';
import { findCandidateId, forCandidate, withCandidate } from './candidate-address';

const id = '0b8f7f0e-5d0c-4a53-9a3e-6a1f0f6c2d11';

it('reads who is looked for, and nothing that is no id', () => {
	expect(findCandidateId(new URLSearchParams({ for: id }))).toBe(id);
	expect(findCandidateId(new URLSearchParams({ for: '../admin' }))).toBeNull();
	expect(findCandidateId(new URLSearchParams())).toBeNull();
});

it('goes on for the same candidate, with all that the address asks for already', () => {
	expect(withCandidate('/matrimonial', id)).toBe(`/matrimonial?for=${id}`);
	expect(withCandidate('/matrimonial/interests?list=sent', id)).toBe(
		`/matrimonial/interests?list=sent&for=${id}`,
	);
	expect([withCandidate('/matrimonial', null), forCandidate(null)]).toEqual(['/matrimonial', {}]);
	expect(forCandidate(id)).toEqual({ query: { for: id } });
});
