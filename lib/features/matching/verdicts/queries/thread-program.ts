// The program of the thread that merges large families and judges marriages in them, so that the server's own stays free.
// Started by ask-families.ts.
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Families } from '@/lib/features/matching/verdicts/rules/families';
import {
	type FamilyTask,
	getLength,
	handleFamilyTask,
	type Merging,
	type OpenFamilies,
	openFamilies,
	type StoredFamilies,
} from '@/lib/features/matching/verdicts/rules/open-families';
import { carryOutTasks } from '@/lib/platform/threads/program';

/** UTF-16 units of the texts in all: some 40 MB once they are merged. */
const merged = new LRUCache<string, Families, () => Families>({
	maxSize: 8 * 1024 * 1024,
	memoMethod: (_key, _earlier, { context: merge }) => merge(),
});

/** Merges the same families once. */
function openWithMerged(stored: StoredFamilies): OpenFamilies {
	const families = openFamilies(stored);
	const merge = (merging: Merging) =>
		merged.memo(getKey(stored, merging), {
			context: () => families.merge(merging),
			sizeCalculation: () => getLength(stored),
		});
	return { ...families, merge };
}

function getKey({ viewerId, readings, atlas }: StoredFamilies, merging: Merging): string {
	const hash = createHash('sha256').update(`${merging} ${viewerId} ${atlas.version}`);
	for (const json of readings) hash.update(` ${json.length} ${json}`);
	return hash.digest('base64');
}

carryOutTasks((task: FamilyTask) => handleFamilyTask(task, openWithMerged));
