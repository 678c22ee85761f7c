import type { Block } from './forest';
import { blockPadding, type FamilyGraph, type GraphNode } from './graph';
import { cardHeight, cardWidth, gap, levelSpacing } from './sizes';

/** What a line can begin and end at: a card, or the small ring for somebody who has none. */
export interface Shape {
	id: string;
	isKnot: boolean;
	/** The marriage block that it belongs to, its position there from the left, and from the block's edge to its middle. */
	node: GraphNode;
	index: number;
	middle: number;
	row: number;
	/** Grows from left to right. */
	order: number;
}

export type Shapes = ReadonlyMap<string, Shape>;

export const knotRadius = 7;
export const cardStep = cardWidth + gap;

/** Adds the blocks to the graph in their order, and returns whom they hold by id. */
export function addShapes(
	graph: FamilyGraph,
	blocks: readonly Block[],
	isCard: (id: string) => boolean,
): Shapes {
	const shapes = new Map<string, Shape>();
	blocks.forEach((block, place) => {
		if (block.people.length === 0) return;
		const node = graph.addBlock(block.level, place, block.width, block.hangsBy?.child.id ?? null);
		block.people.forEach(({ id }, index) => {
			const middle = blockPadding + index * cardStep + cardWidth / 2;
			const order = shapes.size;
			shapes.set(id, { id, isKnot: !isCard(id), node, index, middle, row: block.level, order });
		});
	});
	return shapes;
}

export function leftToRight(a: Shape, b: Shape): number {
	return a.row - b.row || a.order - b.order;
}

export function getCentre({ row }: Shape): number {
	return row * levelSpacing + cardHeight / 2;
}

export function getTop(shape: Shape): number {
	return shape.isKnot ? getCentre(shape) - knotRadius : shape.row * levelSpacing;
}

export function getBottom(shape: Shape): number {
	return shape.isKnot ? getCentre(shape) + knotRadius : shape.row * levelSpacing + cardHeight;
}

export function getHalfWidth({ isKnot }: Shape): number {
	return isKnot ? knotRadius : cardWidth / 2;
}
