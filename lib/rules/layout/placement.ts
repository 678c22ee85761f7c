import type { Block } from './forest';
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
	let [left, right] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
	sequence.forEach((block, at) => {
		const mirrored = -(fromRight[at] ?? 0) - block.width;
		block.x = ((fromLeft[at] ?? 0) + mirrored) / 2;
		left = Math.min(left, block.x);
		right = Math.max(right, block.x + block.width);
	});
	for (const block of sequence) block.x -= left;
	return right - left;
}

/** The sequence as a tree; blocks are named by where they are in it. */
interface Standing {
	tops: number[];
	childrenOf: (readonly number[] | undefined)[];
}

/** Under each block what comes after it and stands lower. */
function standUnder(sequence: readonly Block[]): Standing {
	const tops: number[] = [];
	const childrenOf: number[][] = [];
	const path: Block[] = [];
	sequence.forEach((block, at) => {
		block.place = at;
		while ((path.at(-1)?.level ?? -1) >= block.level) path.pop();
		const above = path.at(-1);
		const siblings = above === undefined ? tops : childrenOf[above.place];
		if (siblings) siblings.push(at);
		else if (above) childrenOf[above.place] = [at];
		path.push(block);
	});
	return { tops, childrenOf };
}

/** Where a branch begins and ends in each row from the top one; nowhere is infinitely far right and left. */
interface Outline {
	top: number;
	starts: number[];
	ends: number[];
}

/** How far every block begins from the side that is named. */
function placeFrom(
	side: 'left' | 'right',
	sequence: readonly Block[],
	{ tops, childrenOf }: Standing,
): Float64Array {
	/** Where a block begins in its own branch, then, when the branch has its place, in all. */
	const starts = new Float64Array(sequence.length);
	/** Where a branch begins in that of its parent. */
	const shifts = new Float64Array(sequence.length);
	const outlines: (Outline | undefined)[] = sequence.map(() => undefined);

	for (let at = sequence.length - 1; at >= 0; at -= 1) {
		const block = sequence[at];
		if (block === undefined) continue;
		const below = childrenOf[at];
		const outline: Outline = { top: block.level, starts: [nowhere], ends: [-nowhere] };
		if (below !== undefined) {
			pack(side, outline, below, outlines, shifts);
			starts[at] = startOver(side, block, sequence, below, starts, shifts);
		}
		outline.starts[0] = starts[at] ?? 0;
		outline.ends[0] = (starts[at] ?? 0) + block.width;
		outlines[at] = outline;
	}
	pack(side, { top: 0, starts: [], ends: [] }, tops, outlines, shifts);
	// From here on a shift is that of the whole branch.
	sequence.forEach((_, at) => {
		const shift = shifts[at] ?? 0;
		starts[at] = (starts[at] ?? 0) + shift;
		for (const child of childrenOf[at] ?? []) shifts[child] = (shifts[child] ?? 0) + shift;
	});
	return starts;
}

const nowhere = Number.POSITIVE_INFINITY;

function pack(
	side: 'left' | 'right',
	packed: Outline,
	branches: readonly number[],
	outlines: (Outline | undefined)[],
	shifts: Float64Array,
): void {
	for (let step = 0; step < branches.length; step += 1) {
		const branch = branches[side === 'left' ? step : branches.length - 1 - step] ?? 0;
		const outline = outlines[branch];
		if (outline !== undefined) shifts[branch] = addBeside(packed, outline);
		outlines[branch] = undefined;
	}
}

/** Where a block begins to stand over the middle of those who hang under it, or else of those who stand under it. */
function startOver(
	side: 'left' | 'right',
	block: Block,
	sequence: readonly Block[],
	below: readonly number[],
	starts: Float64Array,
	shifts: Float64Array,
): number {
	const [middles, anchors] = [newRange(), newRange()];
	for (const link of block.down) {
		if (link.below.hangsBy !== link) continue;
		const { place, width } = link.below;
		const start = (starts[place] ?? 0) + (shifts[place] ?? 0);
		widen(middles, start + (side === 'left' ? link.to : width - link.to));
		widen(anchors, side === 'left' ? link.from : block.width - link.from);
	}
	if (anchors.least <= anchors.most) return middleOf(middles) - middleOf(anchors);
	for (const at of below) widen(middles, (starts[at] ?? 0) + (sequence[at]?.width ?? 0) / 2);
	return middleOf(middles) - block.width / 2;
}

interface Range {
	least: number;
	most: number;
}

function newRange(): Range {
	return { least: Number.POSITIVE_INFINITY, most: Number.NEGATIVE_INFINITY };
}

function widen(range: Range, place: number): void {
	range.least = Math.min(range.least, place);
	range.most = Math.max(range.most, place);
}

function middleOf({ least, most }: Range): number {
	return (least + most) / 2;
}

/** @returns by how much the added outline was shifted */
function addBeside(packed: Outline, { top, starts, ends }: Outline): number {
	const offset = top - packed.top;
	while (packed.starts.length < offset + starts.length) {
		packed.starts.push(nowhere);
		packed.ends.push(-nowhere);
	}
	let shift = -nowhere;
	for (let row = 0; row < starts.length; row += 1) {
		shift = Math.max(shift, (packed.ends[offset + row] ?? -nowhere) + gap - (starts[row] ?? nowhere));
	}
	if (shift === -nowhere) shift = 0;
	for (let row = 0; row < starts.length; row += 1) {
		const start = starts[row] ?? nowhere;
		if (start === nowhere) continue;
		if (packed.starts[offset + row] === nowhere) packed.starts[offset + row] = start + shift;
		packed.ends[offset + row] = (ends[row] ?? -nowhere) + shift;
	}
	return shift;
}
