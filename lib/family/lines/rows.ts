import { cardHeight, cardWidth, levelSpacing } from '../layout/sizes';

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
	const shapes = new Map<string, Shape>();
	const byRow = new Map<number, Shape[]>();
	for (const [id, place] of places) {
		const shape = shapeAt(id, place, !isCard(id));
		shapes.set(id, shape);
		const row = byRow.get(shape.row);
		if (row) row.push(shape);
		else byRow.set(shape.row, [shape]);
	}
	for (const row of byRow.values()) {
		row.sort((a, b) => a.left - b.left);
		row.forEach((shape, index) => {
			shape.index = index;
		});
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
