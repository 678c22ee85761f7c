import { addToGroup } from '@/lib/core/grouping';
import type { Steps } from '@/lib/core/slices';
import type { KnownTree } from './known-cards';

interface Links {
	parentLinks: readonly { childId: string; parentId: string }[];
	unions: readonly { partnerAId: string; partnerBId: string }[];
}

/**
 * The people of a file who will not be connected with the tree's owner in any way, one list for each family among them,
 * the largest first. `cards` are those who get a card or have one, by its id.
 */
export function* findApart<T>(
	cards: ReadonlyMap<string, T>,
	{ parentLinks, unions }: Links,
	{ meId, graph }: Pick<KnownTree, 'meId' | 'graph'>,
): Steps<T[][]> {
	const near = new Map<string, string[]>();
	const join = (a: string, b: string) => {
		addToGroup(near, a, b);
		addToGroup(near, b, a);
	};
	for (const { childId, parentId } of [...graph.parentLinks, ...parentLinks]) {
		join(childId, parentId);
		yield;
	}
	for (const { partnerAId, partnerBId } of [...graph.unions, ...unions]) {
		join(partnerAId, partnerBId);
		yield;
	}
	/** The first one found, by everybody who is found from there. */
	const familyOf = new Map<string, string>();
	function* walkFrom(start: string): Steps<void> {
		const open = familyOf.has(start) ? [] : [start];
		for (const id of open) {
			if (familyOf.has(id)) continue;
			yield;
			familyOf.set(id, start);
			open.push(...(near.get(id) ?? []));
		}
	}
	yield* walkFrom(meId);
	const families = new Map<string, T[]>();
	for (const [cardId, person] of cards) {
		yield* walkFrom(cardId);
		const family = familyOf.get(cardId);
		if (family !== undefined && family !== meId) addToGroup(families, family, person);
	}
	return [...families.values()].sort((a, b) => b.length - a.length);
}
