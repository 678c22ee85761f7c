import { layoutFamily } from '@/lib/rules/layout/layout';
import { type DiagramLine, diagramLines } from './diagram-lines';
import type { Places } from './diagram-plan';
import type { LayoutJob } from './layout-job';

/** Where the cards stand, and the lines between them. */
export interface LaidOut {
	places: Places;
	lines: readonly DiagramLine[];
}

export async function layOut({ members, links, cardIds, me }: LayoutJob): Promise<LaidOut> {
	const places = await layoutFamily(members, me === null ? {} : { me });
	return { places, lines: diagramLines({ links, members: cardIds.map((id) => ({ id })) }, places) };
}
