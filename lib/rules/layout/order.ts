import type { Block, Link } from './forest';
import {
	type Bounds,
	crossingsAt,
	findLeft,
	findRight,
	type Gaps,
	gapsFor,
	getColumn,
	type Placement,
	weighGaps,
} from './gaps';
import type { Person } from './people';
import { addUncounted, inSequence } from './row-sequence';
import { addToRow, isInBranch, Sequence } from './sequence';
import { untangle } from './untangle';

interface Order extends Placement {
	/** Whether somebody is in the middle, so that sides are distinguished. */
	hasSides: boolean;
}

/**
 * Of the lines to children without a family of their own none counts, so that one child more moves nobody; in a family of
 * so many parents they all do in the end, as there one branch that moves is a small part.
 */
const manyFamilies = 150;
/** Of those a branch is linked with, so many are tried as neighbours. */
const maxTried = 12;

/**
 * Orders the blocks of one connected family so that few links cross. The trees of those who married in are put beside
 * the family they married into so that nothing that hangs together crosses; then each branch goes, row by row, to where
 * it crosses least, and a block with parents on both sides is hung where that saves crossings.
 *
 * @returns the blocks, each before those below it
 */
export function orderBlocks(blocks: readonly Block[]): Block[] {
	const order: Order = {
		sequence: new Sequence(blocks.length),
		loose: [],
		move: 0,
		changes: [],
		changesAt: [],
		hasSides: blocks.some(({ people }) => people.some(({ line }) => line !== null)),
	};
	const roots = blocks.filter(({ hangsBy }) => hangsBy === null);
	for (const root of roots) chainBranch(root);

	// One after the other along the links; to those whom no link reaches, as parents who stand far apart, in the end.
	const main = mainRoot(blocks, roots);
	for (const start of [main, ...roots]) {
		const waiting = [start];
		for (const root of waiting) {
			if (root.place >= 0) continue;
			insertWhereBest(order, root);
			for (let block: Block | null = root; isInBranch(block, root); block = block.next) {
				if (block.root === root) followLinks(order, block, root, waiting);
			}
		}
	}
	return untangled(order.sequence.list(), main, order.hasSides);
}

function untangled(sequence: readonly Block[], main: Block, hasSides: boolean): Block[] {
	const families = sequence.filter(({ down }) => down.length > 0);
	if (families.length > manyFamilies) {
		for (const block of sequence) {
			block.counts = true;
			for (const link of block.down) link.counts = true;
		}
	}
	const rows: Block[][] = [];
	for (const block of sequence) if (block.counts) addToRow(rows, block);
	return inSequence(addUncounted(untangle(rows, main, hasSides), sequence));
}

/** Who is linked with a block that has got a place comes next; what leads to who has one already can be crossed from now on. */
function followLinks({ loose }: Order, block: Block, root: Block, waiting: Block[]): void {
	for (const link of block.up) {
		if (link.above.place < 0) awaitRoot(link.above, waiting);
		else if (link.counts && block.hangsBy !== link) addLoose(loose, link);
	}
	for (const link of block.down) {
		const { below } = link;
		if (below.place < 0) awaitRoot(below, waiting);
		else if (link.counts && below.hangsBy !== link && below.root !== root) addLoose(loose, link);
	}
}

function awaitRoot({ root }: Block, waiting: Block[]): void {
	if (root !== null) waiting.push(root);
}

function addLoose(loose: Link[][], link: Link): void {
	const known = loose[link.above.level];
	if (known) known.push(link);
	else loose[link.above.level] = [link];
}

/** The root of the person in the middle, or of the tree with most couples; it begins in the first row. */
function mainRoot(blocks: readonly Block[], roots: readonly Block[]): Block {
	const weights = new Map(roots.map((root) => [root, root.level === 0 ? 1e6 : 0]));
	for (const { root, people } of blocks) {
		if (root === null || people.length < 2) continue;
		const isMine = people.some(({ line }) => line === 'me');
		weights.set(root, (weights.get(root) ?? 0) + (isMine ? 1e9 : 1));
	}
	const [first, ...others] = roots;
	if (first === undefined) throw new Error('a family without anybody');
	return others.reduce((main, root) => {
		const heavier = (weights.get(root) ?? 0) - (weights.get(main) ?? 0) || main.rank - root.rank;
		return heavier > 0 ? root : main;
	}, first);
}

/** Strings a root and all that hangs below it together, each before what hangs below it; places are below 0 so far. */
function chainBranch(root: Block): void {
	root.counts = true;
	const open = [root];
	let last: Block | null = null;
	let length = 0;
	for (let block = open.pop(); block !== undefined; block = open.pop()) {
		block.root = root;
		block.previous = last;
		if (last !== null) last.next = block;
		last = block;
		length += 1;
		for (let at = block.down.length - 1; at >= 0; at -= 1) {
			const link = block.down[at];
			if (link !== undefined && link.below.hangsBy === link) open.push(link.below);
		}
	}
	for (let block: Block | null = root; block !== null; block = block.next) {
		block.place = -length;
		length -= 1;
	}
}

function insertWhereBest(order: Order, root: Block): void {
	const gaps = gapsFor(order, root);
	const tried = gapsBesideLinked(gaps, getBounds(order, gaps, root));
	weighGaps(order, gaps, { from: Math.min(...tried), to: Math.max(...tried) });
	order.sequence.put(root, beforeWhat(order, gaps, root, bestGap(order, gaps, tried)));
}

/**
 * The gaps to try within bounds: the target, or nearest to it, and beside those a branch is linked with; of many, beside
 * those in the middle, as further out more crosses.
 */
function gapsBesideLinked({ bundles, target }: Gaps, { from, to }: Bounds): number[] {
	const columns: number[] = [];
	for (const { links } of bundles) for (const { column } of links) columns.push(column);
	if (columns.length > maxTried) {
		columns.sort((a, b) => a - b);
		columns.splice(0, Math.floor((columns.length - maxTried) / 2));
		columns.length = maxTried;
	}
	const found = [Math.min(Math.max(target, from), to)];
	for (const column of columns) {
		tryWithin(found, column, from, to);
		tryWithin(found, column + 1, from, to);
	}
	return found;
}

function tryWithin(found: number[], gapAt: number, from: number, to: number): void {
	if (gapAt >= from && gapAt <= to && !found.includes(gapAt)) found.push(gapAt);
}

/** Of some gaps the one where least crosses, of equals the nearest to the first. */
function bestGap(order: Order, gaps: Gaps, tried: readonly number[]): number {
	const [near = 0] = tried;
	const best = { gapAt: near, crossings: crossingsAt(order, gaps, near) };
	for (const gapAt of tried) {
		if (best.crossings === 0 && best.gapAt === near) break;
		const crossings = crossingsAt(order, gaps, gapAt);
		if (crossings > best.crossings) continue;
		if (crossings === best.crossings && Math.abs(gapAt - near) >= Math.abs(best.gapAt - near)) continue;
		best.gapAt = gapAt;
		best.crossings = crossings;
	}
	return best.gapAt;
}

/** The side of a tree in the line of the person in the middle: the father's stays left, the mother's and the wife's right. */
function getBounds({ move, hasSides }: Order, gaps: Gaps, root: Block): Bounds {
	const everywhere = { from: 0, to: gaps.last };
	if (!hasSides) return everywhere;
	let { from, to } = everywhere;
	for (let block: Block | null = root; isInBranch(block, root); block = block.next) {
		for (const { child, below } of block.down) {
			if (isOfMothersSide(child) && below.move !== move && below.place >= 0)
				from = Math.max(from, getColumn(gaps, below) + 1);
		}
		for (const { child, above } of block.up) {
			if (isOfMothersSide(child) && above.move !== move && above.place >= 0)
				to = Math.min(to, Math.max(0, getColumn(gaps, above)));
		}
	}
	return from <= to ? { from, to } : everywhere;
}

function isOfMothersSide({ line }: Person): boolean {
	return line === 'mother' || line === 'wife';
}

/** The block before which a root goes to stand in a gap of its row, or null for the end. */
function beforeWhat({ sequence }: Order, gaps: Gaps, root: Block, gapAt: number): Block | null {
	const [left, right] = [findLeft(gaps, gapAt), findRight(gaps, gapAt)];
	if (right !== undefined && (left === undefined || gaps.target > gapAt)) return right;
	const beside = left ?? (sequence.rows[root.level - 1] ?? []).at(-1);
	return beside === undefined ? null : sequence.afterBranch(beside);
}
