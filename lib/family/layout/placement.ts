import type { Block, Link } from './forest';
import { gap } from './sizes';

/** Siblings who hang under their parents: their middle and the middle of the parents want to be one below the other. */
interface Descent {
	block: Block;
	anchor: number;
	first: Link;
	last: Link;
}

/** Between a card and a link that passes its row. */
const passingGap = gap / 2;
/** A link to somebody who hangs elsewhere draws less than those that hang together. */
const loosePull = 0.15;
/** What draws nowhere stays, unless it is pushed. */
const inertia = 0.02;

/** Gives each block its left edge, the least one 0, in whole pixels. @returns the width of all */
export function placeBlocks(sequence: readonly Block[]): number {
	const rows: Block[][] = [];
	for (const block of sequence) (rows[block.level] ??= []).push(block);
	placeAsTree(sequence);
	const descents = findDescents(sequence);
	const sweeps = sequence.length <= 1_500 ? 12 : sequence.length <= 12_000 ? 8 : 4;
	for (let sweep = 0; sweep < sweeps; sweep += 1) {
		for (const row of rows) settleRow(row, descents, true);
		for (const row of rows.toReversed()) settleRow(row, descents, true);
	}
	// Last, parents exactly above their children wherever there is room.
	for (const row of rows.toReversed()) settleRow(row, descents, false);
	return toWholePixels(rows);
}

function gapBetween(left: Block, right: Block): number {
	return left.people.length === 0 || right.people.length === 0 ? passingGap : gap;
}

/** Where a branch begins and ends in each row; nothing where it does not reach. */
interface Outline {
	left: (number | undefined)[];
	right: (number | undefined)[];
}

/** Every branch as close to its left neighbour as their outlines allow, parents above the middle of their children. */
function placeAsTree(sequence: readonly Block[]): void {
	const { tops, childrenOf } = standUnder(sequence);
	const outlines = new Map<Block, Outline>();
	/** From where a branch was laid out by itself to where its parent's branch has it. */
	const shifts = new Map<Block, number>();
	const pack = (branches: readonly Block[]): Outline => {
		const packed: Outline = { left: [], right: [] };
		for (const root of branches) {
			const outline = outlines.get(root);
			if (outline !== undefined) shifts.set(root, addBeside(packed, outline));
			outlines.delete(root);
		}
		return packed;
	};
	for (const block of sequence.toReversed()) {
		const below = childrenOf.get(block);
		const outline = pack(below ?? []);
		block.x = below === undefined ? 0 : aboveChildren(block, below, shifts);
		outline.left[block.level] = block.x;
		outline.right[block.level] = block.x + block.width;
		outlines.set(block, outline);
	}
	pack(tops);
	const frames = new Map<Block, number>();
	for (const block of sequence) {
		const frame = (frames.get(block) ?? 0) + (shifts.get(block) ?? 0);
		block.x += frame;
		for (const child of childrenOf.get(block) ?? []) frames.set(child, frame);
	}
}

/** The sequence as a tree: under each block what comes after it and stands lower. */
function standUnder(sequence: readonly Block[]): { tops: Block[]; childrenOf: Map<Block, Block[]> } {
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

/** @returns by how much the added outline was shifted */
function addBeside(packed: Outline, added: Outline): number {
	let shift = Number.NEGATIVE_INFINITY;
	added.left.forEach((left, level) => {
		const before = packed.right[level];
		if (left !== undefined && before !== undefined) shift = Math.max(shift, before + gap - left);
	});
	if (shift === Number.NEGATIVE_INFINITY) shift = 0;
	added.left.forEach((left, level) => {
		if (left !== undefined) packed.left[level] ??= left + shift;
	});
	added.right.forEach((right, level) => {
		if (right !== undefined) packed.right[level] = right + shift;
	});
	return shift;
}

function aboveChildren(block: Block, below: readonly Block[], shifts: ReadonlyMap<Block, number>): number {
	const xOf = (child: Block) => child.x + (shifts.get(child) ?? 0);
	const hung = block.down.filter((link) => link.below.hangsBy === link);
	const [first, last] = [hung[0], hung.at(-1)];
	if (first !== undefined && last !== undefined) {
		const middle = (xOf(first.below) + first.to + xOf(last.below) + last.to) / 2;
		return middle - (first.from + last.from) / 2;
	}
	const [left, right] = [below[0], below.at(-1)];
	return left && right ? (xOf(left) + xOf(right) + right.width - block.width) / 2 : 0;
}

function findDescents(sequence: readonly Block[]): Map<Link, Descent> {
	const descents = new Map<Link, Descent>();
	for (const block of sequence) {
		let current: Descent | null = null;
		const hung = block.down.filter((link) => link.below.hangsBy === link);
		// Links to children come in their order, but a child hung later by other parents may stand elsewhere.
		for (const link of hung.sort((a, b) => a.from - b.from || a.below.place - b.below.place)) {
			if (current === null || current.anchor !== link.from) {
				current = { block, anchor: link.from, first: link, last: link };
			}
			current.last = link;
			descents.set(link, current);
		}
	}
	return descents;
}

/** By how far the middle of the children stands right of the middle of their parents. */
function slant({ block, anchor, first, last }: Descent): number {
	return (first.below.x + first.to + last.below.x + last.to) / 2 - block.x - anchor;
}

/**
 * Moves a row to where the squares of what its blocks are off are least, with the order and the gaps kept: exactly,
 * by pooling neighbours that push each other.
 */
function settleRow(row: readonly Block[], descents: ReadonlyMap<Link, Descent>, followsAll: boolean): void {
	const pools: { sum: number; weight: number; blocks: number }[] = [];
	let packed = 0;
	const offsets = row.map((block, at) => {
		const before = row[at - 1];
		if (before !== undefined) packed += before.width + gapBetween(before, block);
		return packed;
	});
	row.forEach((block, at) => {
		const { target, weight } = wish(block, descents, followsAll);
		let pool = { sum: (target - (offsets[at] ?? 0)) * weight, weight, blocks: 1 };
		for (let last = pools.at(-1); last && last.sum * pool.weight > pool.sum * last.weight; last = pools.at(-1)) {
			pools.pop();
			pool = { sum: last.sum + pool.sum, weight: last.weight + pool.weight, blocks: last.blocks + pool.blocks };
		}
		pools.push(pool);
	});
	let at = 0;
	for (const { sum, weight, blocks } of pools) {
		for (const end = at + blocks; at < end; at += 1) {
			const block = row[at];
			if (block !== undefined) block.x = sum / weight + (offsets[at] ?? 0);
		}
	}
}

/** Where a block would stand by itself, and how much it matters. */
function wish(block: Block, descents: ReadonlyMap<Link, Descent>, followsAll: boolean) {
	let weight = 0;
	let sum = 0;
	let counted: Descent | undefined;
	for (const link of block.down) {
		const descent = descents.get(link);
		if (descent === undefined) {
			if (!followsAll) continue;
			sum += loosePull * (link.below.x + link.to - block.x - link.from);
			weight += loosePull;
		} else if (descent !== counted) {
			counted = descent;
			sum += slant(descent);
			weight += 1;
		}
	}
	if (followsAll) {
		for (const link of block.up) {
			const descent = descents.get(link);
			if (descent === undefined) {
				sum += loosePull * (link.above.x + link.from - block.x - link.to);
				weight += loosePull;
			} else {
				sum -= slant(descent);
				weight += 1;
			}
		}
	}
	return { target: weight === 0 ? block.x : block.x + sum / weight, weight: weight + inertia };
}

function toWholePixels(rows: readonly (readonly Block[])[]): number {
	let [least, most] = [Number.POSITIVE_INFINITY, 0];
	for (const row of rows) least = Math.min(least, row[0]?.x ?? least);
	for (const row of rows) {
		let free = 0;
		row.forEach((block, at) => {
			const next = row[at + 1];
			block.x = Math.max(Math.round(block.x - least), free);
			most = Math.max(most, block.x + block.width);
			if (next !== undefined) free = block.x + block.width + gapBetween(block, next);
		});
	}
	return most;
}
