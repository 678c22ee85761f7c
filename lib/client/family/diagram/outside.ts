import type { Places } from './diagram-plan';
import { type Area, cardArea, getMiddle } from './diagram-window';

export const sides = ['left', 'right', 'top', 'bottom'] as const;

export type Side = (typeof sides)[number];

/** Who lies beyond a side of the view. */
export interface Beyond {
	count: number;
	nearestId: string;
}

/**
 * How many of `ids` have the middle of their card outside `view`, each counted at the side that they are farthest
 * beyond.
 */
export function peopleOutside(ids: Iterable<string>, places: Places, view: Area): ReadonlyMap<Side, Beyond> {
	const found = new Map<Side, Beyond & { distance: number }>();
	for (const id of ids) {
		const place = places.get(id);
		if (!place) continue;
		const { x, y } = getMiddle(cardArea(place));
		const [side, beyond] = farthestSide({
			left: view.left - x,
			right: x - view.right,
			top: view.top - y,
			bottom: y - view.bottom,
		});
		if (beyond <= 0) continue;
		const distance = Math.hypot(
			Math.max(view.left - x, x - view.right, 0),
			Math.max(view.top - y, y - view.bottom, 0),
		);
		const before = found.get(side);
		const isNearer = !before || distance < before.distance;
		found.set(side, {
			count: (before?.count ?? 0) + 1,
			nearestId: isNearer ? id : before.nearestId,
			distance: isNearer ? distance : before.distance,
		});
	}
	return found;
}

function farthestSide(beyond: Record<Side, number>): [Side, number] {
	let farthest: Side = 'left';
	for (const side of sides) if (beyond[side] > beyond[farthest]) farthest = side;
	return [farthest, beyond[farthest]];
}
