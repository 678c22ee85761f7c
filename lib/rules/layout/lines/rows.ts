import { groupedBy } from '@/lib/core/grouping';
import { cardHeight, cardWidth, levelSpacing } from '../sizes';

/** What a line can begin and end at: a card, or the small ring for somebody who has none. */
export interface Shape {
	id: string;
	row: number;
	left: number;
	right: number;
	top: number;
	bottom: number;
	isKnot: boolean;
	/** Its place among those of its row, from the left. */
	index: number;
}

export type Places = ReadonlyMap<string, { x: number; y: number }>;

/** The rows from the top, each from left to right. */
export interface Rows {
	shapes: ReadonlyMap<string, Shape>;
	byRow: ReadonlyMap<number, readonly Shape[]>;
}

export const knotRadius = 7;

export function readRows(places: Places, isCard: (id: string) => boolean): Rows {
	const shapes = new Map([...places].map(([id, place]) => [id, shapeAt(id, place, !isCard(id))] as const));
	const byRow = new Map<number, readonly Shape[]>();
	for (const [row, inRow] of groupedBy(shapes.values(), (shape) => shape.row)) {
		const ordered = inRow.toSorted((a, b) => a.left - b.left);
		ordered.forEach((shape, index) => {
			shape.index = index;
		});
		byRow.set(row, ordered);
	}
	return { shapes, byRow };
}

function shapeAt(id: string, { x, y }: { x: number; y: number }, isKnot: boolean): Shape {
	const row = Math.round(y / levelSpacing);
	const [middle, centre] = [x + cardWidth / 2, y + cardHeight / 2];
	const [halfWidth, halfHeight] = isKnot ? [knotRadius, knotRadius] : [cardWidth / 2, cardHeight / 2];
	return {
		...{ id, row, isKnot, index: 0 },
		...{ left: middle - halfWidth, right: middle + halfWidth },
		...{ top: centre - halfHeight, bottom: centre + halfHeight },
	};
}

export function middleOf({ left, right }: Shape): number {
	return (left + right) / 2;
}

export function centreOf({ top, bottom }: Shape): number {
	return (top + bottom) / 2;
}

/** The free space left of the shape at `index` of a row; at either end of the row it has no end. */
export function gapAt(row: readonly Shape[], index: number): { left: number; right: number } {
	return {
		left: row[index - 1]?.right ?? Number.NEGATIVE_INFINITY,
		right: row[index]?.left ?? Number.POSITIVE_INFINITY,
	};
}

/** How many of a row begin left of `x`. */
export function indexAt(row: readonly Shape[], x: number): number {
	let [low, high] = [0, row.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((row[middle]?.left ?? 0) < x) low = middle + 1;
		else high = middle;
	}
	return low;
}
