import { adultAge } from '@/lib/core/adult';
import type { KinIndex } from '@/lib/rules/kinship/graph';
import { relationsFrom } from '@/lib/rules/kinship/relations';

/** The living who are of age, but for the tree's owner. */
export function mayBeAsked(
	{ id, isDeceased, age }: { id: string; isDeceased: boolean; age: number | null },
	meId: string,
): boolean {
	return id !== meId && !isDeceased && (age === null || age >= adultAge);
}

/** How many generations everybody is above somebody, below with a minus. */
export function getGenerations(kin: KinIndex, fromId: string): ReadonlyMap<string, number> {
	const steps = { parent: 1, child: -1, sibling: 0, spouse: 0, coparent: 0 } as const;
	return new Map(
		[...relationsFrom(kin, fromId)].map(([id, relation]) => [
			id,
			relation.steps.reduce((generation, { kind }) => generation + steps[kind], 0),
		]),
	);
}
