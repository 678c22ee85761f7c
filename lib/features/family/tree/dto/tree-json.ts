import { LRUCache } from 'lru-cache';
import type { Tree } from '@/lib/features/family/tree/rules/derive-tree';

/**
 * Writes a part of a tree as JSON in UTF-8, once for all requests for the same `part`.
 *
 * @param maxBytes of all JSON that is kept: what was sent last
 */
export function createTreeJson(maxBytes: number) {
	const jsons = new LRUCache<string, Uint8Array<ArrayBuffer>, () => object>({
		maxSize: maxBytes,
		sizeCalculation: ({ byteLength }) => byteLength,
		memoMethod: (_key, _earlier, { context: read }) => new TextEncoder().encode(JSON.stringify(read())),
	});
	return ({ etag }: Pick<Tree, 'etag'>, part: unknown, read: () => object) =>
		jsons.memo(JSON.stringify([etag, part]), { context: read });
}

/** The whole of a tree of 5,000 people has 9 MB. */
export const writeTreeJson = createTreeJson(32 * 1024 * 1024);
