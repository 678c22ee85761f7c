import { describe, expect, it } from 'vitest';
import type { GrownMember } from '@/tests/support/family-growth';
import { deriveFamily } from '@/tests/support/stored-family';
import { type AlikeRequest, hasAlike } from './alike';

function member(id: string, sex: 'M' | 'F', more: Partial<GrownMember> = {}): GrownMember {
	return { id, sex, birth: null, father: null, mother: null, spouses: [], generation: 0, ...more };
}

const tree = deriveFamily([
	member('grandfather', 'M'),
	member('aunt', 'F', { father: 'grandfather', birth: 1960 }),
	member('brother', 'M', { father: 'grandfather', birth: 1950, spouses: ['first', 'second'] }),
	member('first', 'F', { spouses: ['brother'] }),
	member('second', 'F', { spouses: ['brother'] }),
	member('younger', 'M', { father: 'grandfather', birth: 1970, spouses: ['his-wife'] }),
	member('his-wife', 'F', { spouses: ['younger'] }),
]);

const ask = (toId: string, parent: AlikeRequest['parent'] = null) =>
	hasAlike(tree, { fromId: 'aunt', toId, parent });

describe('hasAlike', () => {
	it('returns true for one of two wives of a brother, and for the parents of one', () => {
		expect([ask('first'), ask('second'), ask('first', 'father'), ask('second', 'mother')]).toEqual([
			true,
			true,
			true,
			true,
		]);
	});

	it('returns false where the words fit one card alone', () => {
		expect([ask('his-wife'), ask('his-wife', 'father'), ask('brother')]).toEqual([false, false, false]);
	});

	it('returns false for the parent whom brothers and sisters have in common', () => {
		expect([ask('brother', 'father'), ask('younger', 'mother')]).toEqual([false, false]);
	});
});
