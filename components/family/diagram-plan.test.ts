import { describe, expect, it } from 'vitest';
import { drawnWith, waysFrom } from '@/lib/rules/lineage/branches';
import { familyWith } from '@/lib/testing/read-family';
import { layoutMembers, linesAlong } from './diagram-plan';

const member = (_id: string, more: object = {}) => ({ _id, name: _id, relation: 'Other', ...more });
const parent = (childId: string, parentId: string, role = 'father', kind = 'birth') => ({
	childId,
	parentId,
	role,
	kind,
});

/** Me, wife, child; father, mother; a brother by an unnamed great-grandparent's line that is far away. */
const family = familyWith({
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

describe('linesAlong', () => {
	it('finds the lines between those who follow each other on the way', () => {
		const lines = [
			['child', 'me', 'wife'],
			['me', 'wife'],
			['me', 'father', 'mother'],
			['father', 'mother'],
		];
		const along = (way: string[]) =>
			linesAlong(
				way,
				lines.map((joins) => ({ joins })),
			).map(({ joins }) => joins.join(' '));
		expect(along(['child', 'me'])).toEqual(['child me wife']);
		expect(along(['mother', 'me'])).toEqual(['me father mother']);
		expect(along([])).toEqual([]);
	});
});

describe('layoutMembers', () => {
	it('tells the layout what the cards and the links say', () => {
		const members = new Map(
			layoutMembers(family, drawnWith(new Set(), waysFrom('me', family.links))).map((one) => [one.id, one]),
		);
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
