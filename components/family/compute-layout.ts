import type { LayoutEngine } from '@/lib/rules/layout/arrangement';
import { drawFamily } from '@/lib/rules/layout/drawing';
import type { LayoutJob } from './layout-job';
import { type PackedPicture, packPicture } from './packed-picture';

export async function computeLayout(
	engine: LayoutEngine,
	{ members, links, cardIds, me }: LayoutJob,
): Promise<PackedPicture> {
	const cards = new Set(cardIds);
	const drawing = await drawFamily(engine, { members, links, me, isCard: (id) => cards.has(id) });
	return packPicture(drawing, members);
}
