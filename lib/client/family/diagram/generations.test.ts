import { describe, expect, it } from 'vitest';
import type { FamilyLinks } from '@/lib/client/family/cards/family';
import { familyWith } from '@/tests/support/read-family';
import { findMiddle, getGenerations, getNamedParents } from './generations';

function getFamily(people: [id: string, relation: string, gender?: string][], links: object = {}) {
	const family = familyWith({
		familyTree: { currentUserId: 'account' },
		familyMembers: people.map(([_id, relation, gender]) => ({ _id, name: _id, relation, gender })),
		links,
	});
	return { members: family?.members ?? [], links: family?.links ?? noLinks };
}

const noLinks: FamilyLinks = { parents: [], unions: [] };
const parent = (childId: string, parentId: string) => ({ childId, parentId, role: 'father', kind: 'birth' });
const union = (partnerAId: string, partnerBId: string) => ({ partnerAId, partnerBId });

function shown(people: [string, string, string?][], links: object, aroundId: string | null = null) {
	const { members, links: read } = getFamily(people, links);
	return getGenerations(members, read, findMiddle(members, aroundId)).map(({ above, members: group }) => [
		above,
		...group.map(({ id }) => id),
	]);
}

describe('the generations of a family', () => {
	it('puts parents above and children below the viewer, the oldest first', () => {
		const links = {
			parentLinks: [parent('me', 'father'), parent('father', 'grandfather'), parent('son', 'me')],
			unions: [union('father', 'mother')],
		};
		const people: [string, string][] = [
			['me', 'Me'],
			['son', 'Son'],
			['grandfather', 'Grandfather'],
			['father', 'Father'],
			['mother', 'Mother'],
		];
		expect(shown(people, links)).toEqual([
			[2, 'grandfather'],
			[1, 'father', 'mother'],
			[0, 'me'],
			[-1, 'son'],
		]);
	});

	it('reaches relatives through people without a card', () => {
		const links = { parentLinks: [parent('me', 'unknown'), parent('brother', 'unknown')], unions: [] };
		expect(
			shown(
				[
					['me', 'Me'],
					['brother', 'Brother'],
				],
				links,
			),
		).toEqual([[0, 'me', 'brother']]);
	});

	it('begins with the viewer, and keeps wife and husband beside each other', () => {
		const links = {
			parentLinks: ['me', 'sister', 'brother'].map((id) => parent(id, 'father')),
			unions: [union('me', 'wife'), union('husband', 'sister')],
		};
		const ids = ['sister', 'brother', 'wife', 'husband'].map((id): [string, string] => [id, 'Other']);
		expect(shown([...ids, ['me', 'Me'], ['father', 'Father']], links)).toEqual([
			[1, 'father'],
			[0, 'me', 'wife', 'sister', 'husband', 'brother'],
		]);
	});

	it('counts from the one in the middle, no matter whether the viewer is among them', () => {
		const links = {
			parentLinks: [parent('elder', 'oldest'), parent('uncle', 'elder'), parent('me', 'uncle')],
			unions: [union('elder', 'wife')],
		};
		const far: [string, string][] = ['uncle', 'wife', 'elder', 'oldest'].map((id) => [id, 'Other']);
		const around = [
			[1, 'oldest'],
			[0, 'elder', 'wife'],
			[-1, 'uncle'],
		];
		expect(shown(far, links, 'elder')).toEqual(around);
		expect(shown([['me', 'Me'], ...far], links, 'elder')).toEqual([...around, [-2, 'me']]);
		expect(shown([['me', 'Me'], ...far], links, 'hidden').at(-1)).toEqual([0, 'me']);
	});

	it('puts who hangs on nobody last, and loses nobody', () => {
		expect(
			shown(
				[
					['friend', 'Other'],
					['me', 'Me'],
				],
				{},
			),
		).toEqual([
			[0, 'me'],
			[null, 'friend'],
		]);
	});
});

describe('the parents with a card', () => {
	it('are those that are shown, by their sex', () => {
		const links = { parentLinks: [parent('me', 'father'), parent('me', 'unknown')], unions: [] };
		const family = getFamily(
			[
				['me', 'Me'],
				['father', 'Father', 'Male'],
			],
			links,
		);
		expect([...getNamedParents('me', family, null)]).toEqual(['Male']);
		expect([...getNamedParents('father', family, null)]).toEqual([]);
	});
});
