import type { Read } from '@/app/prefetched';
import { apiQuery } from '@/lib/client/api-query';
import type { Language } from '@/lib/core/language';
import { isLarge, type OpenTree, openTree } from '@/lib/features/family/tree/queries/open-tree';
import { log } from '@/lib/platform/log/log';

/** Null where it cannot be read: the browser asks for it and says why. */
export async function findTree(memberId: string, language: Language): Promise<OpenTree | null> {
	return openTree(memberId, language, new Date()).catch((error) => {
		log.warn({ err: error }, 'a page arrives without its tree');
		return null;
	});
}

export const treeKey = [...apiQuery('GET /api/family/tree').queryKey];

/** The reader's tree, unless it is large: the browser asks for that one. */
export function readSmallTree(memberId: string): Read {
	return async (client, language) => {
		const tree = await findTree(memberId, language);
		if (tree && !isLarge(tree)) client.setQueryData(treeKey, await tree.ask('whole', null));
	};
}
