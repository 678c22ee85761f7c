import type * as z from 'zod';
import type { Language } from '@/lib/core/language';
import type { TreeRow } from '@/lib/features/family/tree/queries/list-trees';
import type { TreeRows } from '@/lib/features/family/tree/queries/tree-rows';
import type { changeableTree, listedTree } from '@/lib/features/family/tree/schema';
import { type PersonName, writeTexts } from '@/lib/features/member/dto/written';
import { serializeName } from './card';

export function serializeTree(tree: TreeRow, language: Language): z.input<typeof listedTree> {
	const { id, name, memberCount, ownerName, isPublic, createdAt } = tree;
	const owner = { name: ownerName, nameInOtherScript: tree.ownerNameInOtherScript };
	return {
		_id: id,
		name,
		title: name,
		memberCount,
		isPublic,
		written: writeTreeName(language, name, owner)?.name,
		createdBy: { name: ownerName, written: writeTexts(language, owner)?.name },
		createdAt: createdAt.toISOString(),
	};
}

/** English words that are no names: a title with one of them is not spelled in Devanagari. */
const englishWords = /\b(?:of|the|and|family)\b|['’]s\b/i;

/** A tree is often called as its owner is. */
function writeTreeName(language: Language, name: string, owner: PersonName | null | undefined) {
	if (englishWords.test(name)) return undefined;
	return writeTexts(language, owner?.name === name ? owner : { name });
}

/** For who may change it. */
export function serializeChangeableTree(tree: TreeRow, language: Language): z.input<typeof changeableTree> {
	return { ...serializeTree(tree, language), version: tree.version };
}

/** The tree without its links and without what its cards tell. */
export function serializeFrame({ id, name, isPublic, ownerId, people }: TreeRows, language: Language) {
	const owner = people.find(({ account }) => account?.id === ownerId)?.account;
	return {
		familyTree: {
			_id: id,
			name,
			written: writeTreeName(language, name, owner),
			currentUserId: ownerId,
			isCreator: true,
			isPublic,
		},
		hiddenMembers: people
			.filter(
				({ kind, isVisible, approvalStatus }) =>
					kind === 'named' && !isVisible && approvalStatus !== 'rejected',
			)
			.map(({ id, account, ...row }) => {
				const { name, nameInOtherScript } = account ?? row;
				return serializeName(id, { name: name ?? '', nameInOtherScript }, language);
			}),
	};
}
