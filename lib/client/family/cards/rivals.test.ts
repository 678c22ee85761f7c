import { expect, it } from 'vitest';
import { familyWith } from '@/tests/support/read-family';
import { findRivals } from './rivals';

const family = familyWith({
	familyTree: { currentUserId: 'x' },
	familyMembers: [
		...['me', 'father', 'newcomer', 'newcomers-father', 'brother'].map((_id) => ({
			_id,
			name: _id,
			gender: 'Male',
		})),
		{ _id: 'mother', name: 'mother', gender: 'Female' },
	],
	links: {
		parentLinks: [
			{ childId: 'me', parentId: 'father', role: 'father', kind: 'birth' },
			{ childId: 'newcomer', parentId: 'newcomers-father', role: 'father', kind: 'birth' },
			{ childId: 'brother', parentId: 'nobody', role: 'father', kind: 'birth' },
		],
		unions: [{ partnerAId: 'father', partnerBId: 'mother' }],
	},
});

it.each([
	['the father who is there', 'Father', 'me', ['newcomer', 'father']],
	['the fathers of two brothers', 'Brother', 'me', ['newcomers-father', 'father']],
	['the new father of somebody who has one', 'Son', 'father', ['father', 'newcomers-father']],
	['the husband of the new mother', 'Son', 'mother', ['father', 'newcomers-father']],
	['nobody where the father has no card', 'Father', 'brother', null],
	['nobody for a relation that takes no place', 'Wife', 'me', ['me', 'newcomers-father']],
])('are %s', (_title, relation, relatedToId, rivals) => {
	if (!family) throw new Error('The family was not read');
	const found = findRivals('family.secondFather', { relation, relatedToId }, { id: 'newcomer' }, family);
	expect(found).toEqual(rivals);
});

it('are nobody where something else was refused', () => {
	if (!family) throw new Error('The family was not read');
	const place = { relation: 'Father', relatedToId: 'me' };
	expect(findRivals('family.parentYounger', place, { id: 'newcomer' }, family)).toBeNull();
});
