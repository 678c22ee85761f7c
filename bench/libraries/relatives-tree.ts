import calcTree from 'relatives-tree';
import type { Gender, Node, RelType } from 'relatives-tree/lib/types';
import type { LayoutMember } from '@/lib/rules/layout/people';

const isGender = (value: string): value is Gender => value === 'male' || value === 'female';
const isRelation = (value: string): value is RelType => value === 'blood' || value === 'married';

export function relativesOf(members: readonly LayoutMember[]): Node[] {
	const childrenOf = new Map<string, LayoutMember[]>();
	for (const child of members) {
		for (const parent of [child.father, child.mother]) {
			if (parent !== null) childrenOf.set(parent, [...(childrenOf.get(parent) ?? []), child]);
		}
	}
	const relations = (ids: readonly (string | null)[], kind: string) =>
		ids.flatMap((id) => (id !== null && isRelation(kind) ? [{ id, type: kind }] : []));
	return members.flatMap((member) => {
		const gender = member.sex === 'F' ? 'female' : 'male';
		if (!isGender(gender)) return [];
		const siblings = member.father === null ? [] : (childrenOf.get(member.father) ?? []);
		return {
			id: member.id,
			gender,
			parents: relations([member.father, member.mother], 'blood'),
			children: relations(
				(childrenOf.get(member.id) ?? []).map(({ id }) => id),
				'blood',
			),
			siblings: relations(
				siblings.map(({ id }) => id).filter((id) => id !== member.id),
				'blood',
			),
			spouses: relations(member.spouses, 'married'),
		};
	});
}

/** From whom relatives-tree draws the most cards, of some tried; it never draws everyone. */
export function widestRootOf(relatives: readonly Node[]): string {
	const tried = relatives.filter((_, at) => at % Math.ceil(relatives.length / 30) === 0);
	const widest = tried
		.map(({ id }) => ({ id, cards: layoutWithRelativesTree(relatives, id) }))
		.reduce((most, other) => (other.cards > most.cards ? other : most));
	return widest.id;
}

/** @returns how many cards it draws, some people twice */
export function layoutWithRelativesTree(relatives: readonly Node[], rootId: string): number {
	return calcTree(relatives, { rootId }).nodes.length;
}
