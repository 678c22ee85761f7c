import type * as z from 'zod';
import { matchingOptions } from '@/lib/core/matching-options';
import { keyedOption } from '@/lib/core/search-words';
import type { FamilyMember, findRelativesReply } from '@/lib/features/family/schema';
import type { Tree } from './derive-tree';
import { isConnectedIn } from './near-family';

const maxFound = 50;

/** Of each tree the names as they are searched; folding all of them takes a moment. */
const keyed = new WeakMap<Tree, ReturnType<typeof keyNames>>();

function keyNames({ cards }: Tree) {
	return cards.map(({ row, shown }) => {
		const { nameInOtherScript } = row.account ?? row;
		return {
			id: row.id,
			...keyedOption(shown.name),
			...(nameInOtherScript !== null && { also: [keyedOption(nameInOtherScript)] }),
		};
	});
}

export interface FindRequest {
	name: string;
	/** Null for the owner. */
	aroundId: string | null;
	/** Also those who cannot be drawn around the one in the middle. */
	isEveryone: boolean;
}

/** Those of a tree who have such a name, in either script, and can be drawn around the one in the middle; the best first. */
export function findRelatives(
	tree: Tree,
	{ name, aroundId, isEveryone }: FindRequest,
): z.input<typeof findRelativesReply> {
	const names = keyed.get(tree) ?? keyNames(tree);
	keyed.set(tree, names);
	const isWanted = isEveryone ? () => true : isConnectedIn(tree, aroundId);
	return matchingOptions(names, name)
		.filter(({ id }) => isWanted(id))
		.slice(0, maxFound)
		.flatMap(({ id }) => tree.findCard(id) ?? [])
		.map((member) => ({ ...member, dob: shownBirth(member) }));
}

/** As a card tells it: of somebody living who has an account only the age. */
function shownBirth({ dob, familyMemberId, isDeceased }: FamilyMember): string | null {
	return familyMemberId !== null && !isDeceased ? null : dob;
}
