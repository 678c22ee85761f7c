import { describe, expect, it } from 'vitest';
import { relationsBetween } from '@/lib/rules/kinship/relations';
import type { GrownMember } from '@/tests/support/family-growth';
import { deriveFamily } from '@/tests/support/stored-family';
import { mayAskAboutMarriage } from './marriage-question';

function member(id: string, sex: 'M' | 'F', more: Partial<GrownMember> = {}): GrownMember {
	return { id, sex, birth: 1990, father: null, mother: null, spouses: [], generation: 0, ...more };
}

const family = [
	member('grandfather', 'M'),
	member('father', 'M', { father: 'grandfather', spouses: ['mother'] }),
	member('mother', 'F', { spouses: ['father'] }),
	member('other-wife', 'F'),
	member('uncle', 'M', { father: 'grandfather' }),
	member('me', 'M', { father: 'father', mother: 'mother' }),
	member('sister', 'F', { father: 'father', mother: 'mother' }),
	member('half-sister', 'F', { father: 'father', mother: 'other-wife' }),
	member('cousin', 'F', { father: 'uncle' }),
	member('married-cousin', 'F', { father: 'uncle', spouses: ['husband'] }),
	member('husband', 'M', { spouses: ['married-cousin'] }),
	member('young-cousin', 'F', { father: 'uncle', birth: 2015 }),
	member('stranger', 'F', { birth: null }),
];
const tree = deriveFamily(family);

function mayAsk(fromId: string, toId: string, changed: Partial<typeof tree> = {}): boolean {
	return mayAskAboutMarriage(
		{ ...tree, ...changed },
		[fromId, toId],
		relationsBetween(tree.kinship.kin, fromId, toId),
	);
}

describe('mayAskAboutMarriage', () => {
	it.each([
		['a cousin', 'cousin'],
		['a member of the tree whom nothing connects', 'stranger'],
	])('allows the question about %s', (_, id) => {
		expect([mayAsk('me', id), mayAsk(id, 'me')]).toEqual([true, true]);
	});

	it.each([
		['the mother', 'mother'],
		['a grandfather', 'grandfather'],
		['a sister', 'sister'],
		['a half-sister', 'half-sister'],
		['a cousin with a living husband', 'married-cousin'],
		['a cousin under 18', 'young-cousin'],
	])('rejects the question about %s', (_, id) => {
		expect([mayAsk('me', id), mayAsk(id, 'me')]).toEqual([false, false]);
	});

	it('rejects the question about a couple', () => {
		expect(mayAsk('father', 'mother')).toBe(false);
		expect(mayAsk('father', 'other-wife')).toBe(false);
	});

	it('allows the question about a widow, and rejects it about the deceased', () => {
		const cards = tree.cards.map((card) =>
			card.row.id === 'husband' ? { ...card, shown: { ...card.shown, isDeceased: true } } : card,
		);
		expect(mayAsk('me', 'married-cousin', { cards })).toBe(true);
		expect(mayAsk('stranger', 'husband', { cards })).toBe(false);
	});

	it('allows the question after a divorce', () => {
		const unions = tree.kinship.graph.unions.map((union) => ({ ...union, endedBy: 'divorce' as const }));
		expect(
			mayAsk('me', 'married-cousin', {
				kinship: { ...tree.kinship, graph: { ...tree.kinship.graph, unions } },
			}),
		).toBe(true);
	});

	it('rejects the question about a member whose card says married without naming the partner', () => {
		const cards = tree.cards.map((card) =>
			card.row.id === 'cousin' ? { ...card, row: { ...card.row, isMarried: true } } : card,
		);
		expect(mayAsk('me', 'cousin', { cards })).toBe(false);
	});
});
