import { adultAge } from '@/lib/core/adult';
import type { Tree } from '@/lib/features/family/tree/rules/derive-tree';
import type { Relation } from '@/lib/rules/kinship/relations';

/**
 * Whether a page about two of a tree offers "may these two marry?". Not for ancestors and descendants, brothers and sisters,
 * and couples, nor where one of the two is deceased, married to a living person, or known to be under 18.
 *
 * @param relations all of the first to the second
 */
export function mayAskAboutMarriage(
	tree: Pick<Tree, 'cards' | 'kinship'>,
	[fromId, toId]: readonly [string, string],
	relations: readonly Relation[],
): boolean {
	return !relations.some(isTooNear) && isFree(tree, fromId) && isFree(tree, toId);
}

function isTooNear({ steps }: Relation): boolean {
	return (
		steps.length === 1 ||
		steps.every(({ kind }) => kind === 'parent') ||
		steps.every(({ kind }) => kind === 'child')
	);
}

function isFree({ cards, kinship }: Pick<Tree, 'cards' | 'kinship'>, id: string): boolean {
	const findCard = (cardId: string) => cards.find(({ row }) => row.id === cardId);
	const card = findCard(id);
	if (!card || card.shown.isDeceased) return false;
	if (card.shown.age !== null && card.shown.age < adultAge) return false;
	const own = kinship.graph.unions.filter(
		({ partnerAId, partnerBId }) => partnerAId === id || partnerBId === id,
	);
	if (own.length === 0) return card.row.isMarried !== true;
	return own.every(({ partnerAId, partnerBId, endedBy }) => {
		const partner = findCard(partnerAId === id ? partnerBId : partnerAId);
		return endedBy !== null || partner?.shown.isDeceased === true;
	});
}
