import type * as z from 'zod';
import type { Language } from '@/lib/core/language';
import { kinshipWords } from '@/lib/features/family/relations/rules/kinship-words';
import type { AddressWordsReply, addressWordsBody } from '@/lib/features/family/schema';
import { getOwnTree } from '@/lib/features/family/tree/commands/lock-own-tree';
import { db } from '@/lib/platform/db/client';
import { translator } from '@/lib/platform/i18n/translate';
import { addressTerms, addressWords } from '@/lib/rules/kinship/address-words';

/** The words of address of a member's tree, with what is proposed for each relation. */
export async function readAddressWords(ownerId: string, language: Language): Promise<AddressWordsReply> {
	const { id } = await getOwnTree(ownerId);
	const tree = await db.familyTree.findUnique({
		where: { id },
		select: { addressWords: true, showsAddressWords: true },
	});
	const own = new Map(Object.entries(tree?.addressWords ?? {}));
	return {
		isShown: tree?.showsAddressWords ?? true,
		words: addressTerms.map((term) => ({
			term,
			relation: kinshipWords([[term]], translator(language)),
			proposed: addressWords[term][language],
			word: String(own.get(term) ?? ''),
		})),
	};
}

export async function changeAddressWords(
	ownerId: string,
	{ isShown, words }: z.output<typeof addressWordsBody>,
): Promise<void> {
	const { id } = await getOwnTree(ownerId);
	const own = Object.fromEntries(Object.entries(words).filter(([, word]) => word !== ''));
	await db.familyTree.updateMany({ where: { id }, data: { showsAddressWords: isShown, addressWords: own } });
}
