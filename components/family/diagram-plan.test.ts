import { describe, expect, it } from 'vitest';
import { readFamily } from './answers';
import { layoutMembers, within } from './diagram-plan';

const member = (_id: string, more: object = {}) => ({ _id, name: _id, relation: 'Other', ...more });
const parent = (childId: string, parentId: string, role = 'father', kind = 'birth') => ({
	childId,
	parentId,
	role,
	kind,
});

/** Me, wife, child; father, mother; a brother by an unnamed great-grandparent's line that is far away. */
const family = readFamily({
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
if (!family) throw new Error('no family');

describe('within', () => {
	it('reaches so many steps, also through people without a card', () => {
		expect([...within(1, family)].sort()).toEqual(['child', 'father', 'me', 'mother', 'wife']);
		expect(within(3, family)).toContain('uncle');
		expect(within(3, family)).not.toContain('far');
		expect(within(4, family)).toContain('far');
		expect(within(Number.POSITIVE_INFINITY, family)).not.toContain('alone');
	});
});

describe('layoutMembers', () => {
	it('tells the layout what the cards and the links say', () => {
		const members = new Map(layoutMembers(family, within(2, family)).map((one) => [one.id, one]));
		expect(members.get('me')).toMatchObject({
			sex: 'M',
			father: 'father',
			mother: 'mother',
			spouses: ['wife'],
		});
		expect(members.get('father')).toMatchObject({ sex: 'M', father: 'unnamed', mother: null });
		expect(members.get('unnamed')).toMatchObject({ sex: 'M', birth: null });
		expect(Number(members.get('father')?.birth)).toBeLessThan(Number(members.get('me')?.birth));
	});

	it('leaves out parents who are not drawn', () => {
		const [me] = layoutMembers(family, new Set(['me']));
		expect(me).toMatchObject({ father: null, mother: null, spouses: [] });
	});
});
