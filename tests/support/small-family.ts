import { familyWith } from './read-family';

export const member = (_id: string, more: object = {}) => ({ _id, name: _id, relation: 'Other', ...more });
export const parent = (childId: string, parentId: string, role = 'father', kind = 'birth') => ({
	childId,
	parentId,
	role,
	kind,
});

/** Me, wife, child; father, mother; a brother by an unnamed great-grandparent's line that is far away. */
export const smallFamily = familyWith({
	familyTree: { _id: 't', name: 'T', currentUserId: 'u', isCreator: true },
	familyMembers: [
		member('me', { relation: 'Me', gender: 'Male', dob: '1980-01-01' }),
		member('wife', { gender: 'Female', age: 40 }),
		member('child'),
		member('father', { dob: '1950', isDeceased: true }),
		member('mother', { gender: 'Female' }),
		member('far', { gender: 'Male' }),
		member('alone'),
	],
	links: {
		parentLinks: [
			parent('me', 'father'),
			parent('me', 'mother', 'mother'),
			parent('child', 'me'),
			parent('child', 'wife', 'mother', 'step'),
			parent('father', 'unnamed'),
			parent('uncle', 'unnamed'),
			parent('far', 'uncle'),
		],
		unions: [
			{ partnerAId: 'father', partnerBId: 'mother' },
			{ partnerAId: 'me', partnerBId: 'wife' },
		],
	},
});
