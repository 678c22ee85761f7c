import { type FamilyLine, familyLines } from '@/lib/family/lines';
import type { Family } from './answers';
import type { Places } from './diagram-plan';

export type DiagramLine = FamilyLine;

/** The lines between all who have a place; people without a card are rings. */
export function diagramLines({ members, links }: Family, places: Places): DiagramLine[] {
	const cards = new Set(members.map(({ id }) => id));
	return familyLines(links, places, (id) => cards.has(id));
}
