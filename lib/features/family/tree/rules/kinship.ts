import { isDeepStrictEqual } from 'node:util';
import { groupedBy } from '@/lib/core/grouping';
import { relationsAround } from '@/lib/features/family/relations/rules/derive-relations';
import type { TreeRows } from '@/lib/features/family/tree/queries/tree-rows';
import { birthSpan, indexKin, type KinGraph } from '@/lib/rules/kinship/graph';
import { prepareRelations } from '@/lib/rules/kinship/relations';
import { type TreeGraph, unknownPerson } from './graph';
import type { ShownCard } from './shown-cards';

/** The part of a tree that depends on its graph and on the person in its middle alone. */
export type Kinship = ReturnType<typeof getKinship>;

/**
 * Derives the kinship in a tree between the people whom its cards show.
 *
 * @param earlier of the same owner: taken where nothing of it has changed
 */
export function deriveKinship(tree: TreeRows, cards: readonly ShownCard[], earlier: Kinship | null): Kinship {
	const graph = getShownGraph(tree, new Map(cards.map((card) => [card.row.id, card])));
	const isSame = earlier?.meId === tree.meId && isSameGraph(earlier.graph, graph);
	return isSame ? earlier : getKinship(graph, tree.meId);
}

function getKinship(graph: TreeGraph, meId: string) {
	const kin = indexKin(kinGraph(graph));
	const { findRelation } = prepareRelations(kin, meId);
	const { parentLinks, unions } = graph;
	return {
		graph,
		meId,
		kin,
		findRelation,
		...relationsAround(graph, meId),
		parentsOf: groupedBy(parentLinks, ({ childId }) => childId),
		spousesOf: groupedBy(unions.flatMap(bothPartners), ({ of }) => of),
	};
}

function bothPartners({ partnerAId, partnerBId }: TreeGraph['unions'][number]) {
	return [
		{ of: partnerAId, spouse: partnerBId },
		{ of: partnerBId, spouse: partnerAId },
	];
}

function isSameGraph(a: TreeGraph, b: TreeGraph): boolean {
	return a.parentLinks === b.parentLinks && a.unions === b.unions && isDeepStrictEqual(a.people, b.people);
}

function getShownGraph(
	{ people, parentLinks, unions }: TreeRows,
	cards: ReadonlyMap<string, ShownCard>,
): TreeGraph {
	const shown = people.map((row) => {
		const card = cards.get(row.id);
		const { bornOn, bornPrecision } = card?.birth ?? row;
		return {
			...unknownPerson(row.id, card?.shown.gender ?? row.gender),
			isNamed: card !== undefined,
			bornOn,
			bornPrecision,
		};
	});
	return { people: shown, parentLinks, unions };
}

function kinGraph({ people, parentLinks, unions }: TreeGraph): KinGraph {
	const persons = people.map(({ id, gender, bornOn, bornPrecision }) => ({
		id,
		sex: gender && sexLetters[gender],
		born: bornOn && bornPrecision && birthSpan(bornOn, bornPrecision),
	}));
	return { persons, parentLinks, unions };
}

const sexLetters = { Male: 'M', Female: 'F' } as const;
