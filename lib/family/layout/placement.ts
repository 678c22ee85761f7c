import type { Block, Link } from './forest';
import { gap } from './sizes';

/**
 * Gives each block its left edge, the least one 0: a tidy tree, parents above the middle of those who hang under them,
 * branches as close as their outlines allow. It is laid out from the left and from the right, and each block stands
 * in the middle of its two places, where both keep the order, the gaps and the middles.
 *
 * @returns the width of all
 */
export function placeBlocks(sequence: readonly Block[]): number {
	const standing = standUnder(sequence);
	const fromLeft = placeFrom('left', sequence, standing);
	const fromRight = placeFrom('right', sequence, standing);
	for (const block of sequence) {
		const mirrored = -(fromRight.get(block) ?? 0) - block.width;
		block.x = ((fromLeft.get(block) ?? 0) + mirrored) / 2;
	}
	const left = sequence.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY);
	for (const block of sequence) block.x -= left;
	return sequence.reduce((most, { x, width }) => Math.max(most, x + width), 0);
}

interface Standing {
	tops: Block[];
	childrenOf: Map<Block, Block[]>;
}

/** The sequence as a tree: under each block what comes after it and stands lower. */
function standUnder(sequence: readonly Block[]): Standing {
	const tops: Block[] = [];
	const childrenOf = new Map<Block, Block[]>();
	const path: Block[] = [];
	for (const block of sequence) {
		while ((path.at(-1)?.level ?? -1) >= block.level) path.pop();
		const above = path.at(-1);
		const siblings = above === undefined ? tops : childrenOf.get(above);
		if (siblings) siblings.push(block);
		else if (above) childrenOf.set(above, [block]);
		path.push(block);
	}
	return { tops, childrenOf };
}

/** Where a branch begins and ends in each row; nothing where it does not reach. */
interface Outline {
	starts: (number | undefined)[];
	ends: (number | undefined)[];
}

/** How far every block begins from the side that is named. */
function placeFrom(
	side: 'left' | 'right',
	sequence: readonly Block[],
	{ tops, childrenOf }: Standing,
): Map<Block, number> {
	const outlines = new Map<Block, Outline>();
	/** Where a block begins in its own branch, and where its branch begins in that of its parent. */
	const starts = new Map<Block, number>();
	const shifts = new Map<Block, number>();
	const pack = (branches: readonly Block[]): Outline => {
		const packed: Outline = { starts: [], ends: [] };
		for (const root of side === 'left' ? branches : branches.toReversed()) {
			const outline = outlines.get(root);
			if (outline !== undefined) shifts.set(root, addBeside(packed, outline));
			outlines.delete(root);
		}
		return packed;
	};
	const middleOfChild = ({ below, to }: Link) =>
		(starts.get(below) ?? 0) + (shifts.get(below) ?? 0) + (side === 'left' ? to : below.width - to);
	const middleOfParents = ({ above, from }: Link) => (side === 'left' ? from : above.width - from);
	const startOver = (block: Block, below: readonly Block[]) => {
		const hanging = block.down.filter((link) => link.below.hangsBy === link);
		const middles = hanging.map(middleOfChild);
		if (hanging.length === 0)
			middles.push(...below.map((child) => (starts.get(child) ?? 0) + child.width / 2));
		const anchors = hanging.length === 0 ? [block.width / 2] : hanging.map(middleOfParents);
		return middleOf(middles) - middleOf(anchors);
	};

	for (const block of sequence.toReversed()) {
		const below = childrenOf.get(block) ?? [];
		const outline = pack(below);
		const start = below.length === 0 ? 0 : startOver(block, below);
		starts.set(block, start);
		outline.starts[block.level] = start;
		outline.ends[block.level] = start + block.width;
		outlines.set(block, outline);
	}
	pack(tops);
	const frames = new Map<Block, number>();
	for (const block of sequence) {
		const frame = (frames.get(block) ?? 0) + (shifts.get(block) ?? 0);
		starts.set(block, (starts.get(block) ?? 0) + frame);
		for (const child of childrenOf.get(block) ?? []) frames.set(child, frame);
	}
	return starts;
}

/** Halfway between the first and the last. */
function middleOf(places: readonly number[]): number {
	const [least, most] = places.reduce(
		([low, high], place) => [Math.min(low, place), Math.max(high, place)],
		[Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY],
	);
	return (least + most) / 2;
}

/** @returns by how much the added outline was shifted */
function addBeside(packed: Outline, added: Outline): number {
	let shift = Number.NEGATIVE_INFINITY;
	added.starts.forEach((start, level) => {
		const before = packed.ends[level];
		if (start !== undefined && before !== undefined) shift = Math.max(shift, before + gap - start);
	});
	if (shift === Number.NEGATIVE_INFINITY) shift = 0;
	const by = shift;
	added.starts.forEach((start, level) => {
		if (start !== undefined) packed.starts[level] ??= start + by;
	});
	added.ends.forEach((end, level) => {
		if (end !== undefined) packed.ends[level] = end + by;
	});
	return shift;
}
