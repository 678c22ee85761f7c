import { type FamilyLine, familyLines } from '@/lib/rules/layout/lines';
import type { Family } from './answers';
import type { Places } from './diagram-plan';

export type DiagramLine = FamilyLine;

interface LinkedCards {
	members: readonly { id: string }[];
	links: Family['links'];
}

/** The lines between all who have a place; people without a card are rings. */
export function diagramLines({ members, links }: LinkedCards, places: Places): DiagramLine[] {
	const cards = new Set(members.map(({ id }) => id));
	return familyLines(links, places, (id) => cards.has(id));
}
