import { parentAsSeenBy, plainParts } from '@/lib/rules/kinship/asked-relation';
import { personAt } from '@/lib/rules/kinship/graph';
import { toKinCode } from '@/lib/rules/kinship/kin-choices';
import { relationsFrom } from '@/lib/rules/kinship/relations';
import type { Tree } from './derive-tree';

export interface AlikeRequest {
	/** The relative from whom the words are said. */
	fromId: string;
	toId: string;
	/** The parent whom the words are to name; null for the person themselves. */
	parent: 'father' | 'mother' | null;
}

/**
 * Whether the words for a relative, or for a parent of theirs, fit a second card too, such as one of two wives of a brother.
 * Brothers and sisters have the parent in common.
 */
export function hasAlike(
	{ cards, kinship: { kin } }: Pick<Tree, 'cards' | 'kinship'>,
	{ fromId, toId, parent }: AlikeRequest,
): boolean {
	const relations = relationsFrom(kin, fromId);
	const findCode = (id: string) => {
		const steps = relations.get(id)?.steps;
		const parts = steps && (parent ? parentAsSeenBy(steps, parent) : plainParts(steps));
		return parts ? toKinCode(parts) : null;
	};
	const getParents = (id: string) => {
		const place = kin.placeOf.get(id);
		return place === undefined ? [] : [...personAt(kin, place).kindOfParent.keys()];
	};
	const code = findCode(toId);
	if (code === null) return false;
	const parents = getParents(toId);
	return cards.some(({ row: { id } }) => {
		if (id === toId || findCode(id) !== code) return false;
		return parent === null || !getParents(id).some((place) => parents.includes(place));
	});
}
