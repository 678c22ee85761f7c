import { describe, expect, it } from 'vitest';
import { familyWith } from '@/tests/support/read-family';
import type { FamilyLinks, FamilyMember } from './family';
import { placeBeside, placeQuestions, placeSaid } from './place-questions';

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
		expect(ask(relation)).toMatchObject({ asksKind: true, side: null, otherParent: null, isApart: false });
	});

	it.each(['Brother', 'Sister', 'Spouse', 'Husband', 'Wife', ''])('is nothing of a %s', (relation) => {
		expect(ask(relation)).toEqual({
			asksKind: false,
			side: null,
			otherParent: null,
			parentOfChild: null,
			isApart: false,
		});
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

describe('the other parent of a new child', () => {
	const people = ['father', 'mother', 'first-wife', 'former'].map((_id) => ({
		_id,
		name: _id,
		gender: _id === 'father' ? 'Male' : 'Female',
	}));
	const { members: couple = [] } =
		familyWith({ familyTree: { currentUserId: 'x' }, familyMembers: people }) ?? {};
	const married = (...unions: FamilyLinks['unions']): FamilyLinks => ({ parents: [], unions });
	const find = (
		links: FamilyLinks,
		relatedToId: string,
		more: { relation?: string; parentKind?: string } = {},
	) => placeQuestions({ relation: 'Son', relatedToId, ...more }, couple, links).parentOfChild;

	it('defaults to the partner of the only couple', () => {
		expect(find(married(['father', 'mother']), 'father')).toMatchObject({
			role: 'mother',
			partners: [{ id: 'mother' }],
			likeliest: 'mother',
		});
		expect(find(married(['father', 'mother']), 'mother')).toMatchObject({
			role: 'father',
			likeliest: 'father',
		});
	});

	it.each([
		['the father has two wives', 'father', ['first-wife', 'mother']],
		['the husband of the stepmother has had another wife', 'mother', ['father']],
	])('stays open where %s', (_, id, partners) => {
		const links = married(['father', 'first-wife'], ['father', 'mother']);
		const choices = find(links, id);
		expect(choices?.likeliest).toBeNull();
		expect(choices?.partners.map((partner) => partner.id).sort()).toEqual(partners);
	});

	it('stays open after a divorce', () => {
		const links: FamilyLinks = { ...married(['father', 'former']), divorces: [['father', 'former']] };
		expect(find(links, 'father')?.likeliest).toBeNull();
	});

	it.each([
		['of a stepchild', married(['father', 'mother']), { parentKind: 'step' }],
		['where no partner is known', married(), {}],
		['of a brother', married(['father', 'mother']), { relation: 'Brother' }],
	])('needs no question %s', (_, links, more) => {
		expect(find(links, 'father', more)).toBeNull();
	});

	it('goes out as chosen, else as the likeliest, and as no choice where it is left open', () => {
		const values = { ...placeBeside(couple), relation: 'Son', relatedToMemberId: 'father' };
		const say = (links: FamilyLinks, otherParent = '') =>
			placeSaid({ ...values, otherParent }, { members: couple, links }).otherParent;
		expect(say(married(['father', 'mother']))).toBe('mother');
		expect(say(married(['father', 'mother']), 'unknown')).toBe('unknown');
		expect(say(married(['father', 'mother'], ['father', 'first-wife']))).toBe('none');
	});
});
