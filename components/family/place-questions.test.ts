import { describe, expect, it } from 'vitest';
import { familyWith } from '@/lib/testing/read-family';
import type { FamilyLinks, FamilyMember } from './answers';
import { placeQuestions } from './place-questions';

const members: readonly FamilyMember[] =
	familyWith({
		familyTree: { currentUserId: 'x' },
		familyMembers: ['me', 'father', 'mother', 'grandfather'].map((_id) => ({ _id, name: _id })),
	})?.members ?? [];

const getLinks = (
	...parents: [childId: string, parentId: string, role: string, kind?: string][]
): FamilyLinks => ({
	parents: parents.map(([childId, parentId, role, kind = 'birth']) => ({ childId, parentId, role, kind })),
	unions: [],
});

const ask = (relation: string, links: FamilyLinks = getLinks(), parentKind?: string) =>
	placeQuestions({ relation, relatedToId: 'me', parentKind }, members, links);

describe('what a relation leaves open', () => {
	it.each(['Father', 'Mother', 'Son', 'Daughter', 'Child'])('is the kind of a %s', (relation) => {
		expect(ask(relation)).toEqual({ asksKind: true, side: null, otherParent: null, isApart: false });
	});

	it.each(['Brother', 'Sister', 'Spouse', 'Husband', 'Wife', ''])('is nothing of a %s', (relation) => {
		expect(ask(relation)).toEqual({ asksKind: false, side: null, otherParent: null, isApart: false });
	});

	it.each(['Uncle', 'Aunt', 'Cousin', 'Grandfather', 'Grandmother', 'Grandparent'])(
		'is the side of a %s, the father’s first',
		(relation) => expect(ask(relation).side).toBe('father'),
	);

	it('is the mother’s side first once the grandfather on the other is known', () => {
		const links = getLinks(['me', 'father', 'father'], ['father', 'grandfather', 'father']);
		expect(ask('Grandfather', links).side).toBe('mother');
		expect(ask('Grandmother', links).side).toBe('father');
		expect(ask('Uncle', links).side).toBe('father');
	});

	it('is everything about who is only said to belong to the family', () => {
		expect(ask('Other').isApart).toBe(true);
	});
});

describe('a second parent', () => {
	it('is asked about the one that is there', () => {
		expect(ask('Mother', getLinks(['me', 'father', 'father'])).otherParent?.id).toBe('father');
		expect(ask('Father', getLinks(['me', 'mother', 'mother'])).otherParent?.id).toBe('mother');
	});

	it.each([
		['of the same sex', 'Father', getLinks(['me', 'father', 'father']), undefined],
		['without a card', 'Mother', getLinks(['me', 'unknown', 'father']), undefined],
		['by adoption', 'Mother', getLinks(['me', 'father', 'father', 'adopted']), undefined],
		['of somebody else', 'Mother', getLinks(['father', 'grandfather', 'father']), undefined],
		['where the new one is a stepmother', 'Mother', getLinks(['me', 'father', 'father']), 'step'],
	] as const)('is not asked about one %s', (_, relation, links, kind) => {
		expect(ask(relation, links, kind).otherParent).toBeNull();
	});
});
