import { describe, expect, it } from 'vitest';
import { drawnWith, waysFrom } from '@/lib/rules/lineage/branches';
import { smallFamily as family } from '@/tests/support/small-family';
import { layoutMembers, linesAlong } from './diagram-plan';

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
