import type { TreeGraph, TreePerson } from '@/lib/features/family/tree/rules/graph';
import type { Fact } from '@/lib/rules/gedcom/facts';
import type { CardFields } from './card-facts';
import type { UnionFields } from './union-facts';

/** Somebody of the tree that an import meets. */
export interface KnownCard {
	person: TreePerson;
	fields: CardFields;
	facts: readonly Fact[];
}

export interface KnownUnion extends UnionFields {
	partnerAId: string;
	partnerBId: string;
	sequence: number;
	facts: readonly Fact[];
}

/** A tree as an import meets it. */
export interface KnownTree {
	meId: string;
	graph: TreeGraph;
	cards: ReadonlyMap<string, KnownCard>;
	unions: readonly KnownUnion[];
}
