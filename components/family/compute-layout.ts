import type { LayoutEngine } from '@/lib/rules/layout/arrangement';
import { drawFamily } from '@/lib/rules/layout/drawing';
import type { FamilyLine } from '@/lib/rules/layout/lines';
import type { Places } from './diagram-plan';
import type { LayoutJob } from './layout-job';

/** Where the cards are, and the lines between them. */
export interface LaidOut {
	places: Places;
	lines: readonly FamilyLine[];
}

export function computeLayout(
	engine: LayoutEngine,
	{ members, links, cardIds, me }: LayoutJob,
): Promise<LaidOut> {
	const cards = new Set(cardIds);
	return drawFamily(engine, { members, links, me, isCard: (id) => cards.has(id) });
}
