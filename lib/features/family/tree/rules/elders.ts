import { adultAge } from '@/lib/core/adult';
import { relationsFrom } from '@/lib/rules/kinship/relations';
import type { Tree } from './derive-tree';

/** No list offers more. */
export const maxElders = 200;

const generationSteps = { parent: 1, child: -1, sibling: 0, spouse: 0, coparent: 0 } as const;

/** The living who are of age, but for the tree's owner. */
export function mayBeAsked(
	{ id, isDeceased, age }: { id: string; isDeceased: boolean; age: number | null },
	meId: string,
): boolean {
	return id !== meId && !isDeceased && (age === null || age >= adultAge);
}

/**
 * The ids of relatives who may be asked, of the owner's generation and those above; the oldest generation first, and within
 * each in the order of the tree. Of more than `maxElders` the nearest.
 */
export function listElders({ cards, kinship, meId }: Pick<Tree, 'cards' | 'kinship' | 'meId'>): string[] {
	const relations = relationsFrom(kinship.kin, meId);
	const elders = cards.flatMap(({ row: { id }, shown: { isDeceased, age } }) => {
		const steps = relations.get(id)?.steps;
		if (!steps || !mayBeAsked({ id, isDeceased, age }, meId)) return [];
		const generation = steps.reduce((sum, { kind }) => sum + generationSteps[kind], 0);
		return generation < 0 ? [] : [{ id, generation, distance: steps.length }];
	});
	const nearest = new Set(elders.toSorted((a, b) => a.distance - b.distance).slice(0, maxElders));
	return elders
		.filter((elder) => nearest.has(elder))
		.sort((a, b) => b.generation - a.generation)
		.map(({ id }) => id);
}
