import type { LayoutEngine } from './arrangement';
import { drawFamily } from './drawing';
import type { LineLinks } from './nets';
import { type PackedPicture, packPicture } from './packed-picture';
import type { LayoutMember } from './people';

/** All that the picture of a family depends on, as it is handed to the thread that makes it. */
export interface LayoutJob {
	members: readonly LayoutMember[];
	links: LineLinks;
	/** Of those who have a card. */
	cardIds: readonly string[];
	/** The person in the middle, whose own line has an order of its own. */
	me: string | null;
}

export async function computeLayout(
	engine: LayoutEngine,
	{ members, links, cardIds, me }: LayoutJob,
): Promise<PackedPicture> {
	const cards = new Set(cardIds);
	const drawing = await drawFamily(engine, { members, links, me, isCard: (id) => cards.has(id) });
	return packPicture(drawing, members);
}
