import type { Block, Link } from './forest';
import {
	type Bounds,
	crossingsAt,
	findLeft,
	findRight,
	type Gaps,
	gapAtPlace,
	gapsFor,
	getColumn,
	type Placement,
	weighGaps,
} from './gaps';
import type { Person } from './people';
import { countBefore, isInBranch, Sequence } from './sequence';

interface Order extends Placement {
	/** Whether somebody is in the middle, so that sides are distinguished. */
	hasSides: boolean;
}

/** In families of more blocks everybody stays where they were put first. */
const fewEnoughToImprove = 12_000;
/** Of those a branch is linked with, so many are tried as neighbours. */
const maxTried = 12;
/** Hardly anybody moves any more after that. */
const maxRounds = 2;

/**
 * Orders the blocks of one connected family so that few links cross. Nothing that hangs together crosses. The trees of
 * those who married in are put beside the family they married into, then each is moved to where it crosses least, and
 * a block with parents on both sides is hung where that saves crossings.
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
	if (blocks.length <= fewEnoughToImprove) improve(order, blocks, main);
	return order.sequence.list();
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

/**
 * Moves everybody around the main tree once, then over and over those who are linked with what moved, within bounds.
 */
function improve(order: Order, blocks: readonly Block[], main: Block): void {
	let open = blocks
		.filter((block) => isMovable(block) && block !== main)
		.sort((a, b) => a.level - b.level || a.rank - b.rank);
	for (let round = 0; round < maxRounds && open.length > 0; round += 1) {
		const next: Block[] = [];
		for (const block of open) {
			block.isWaiting = false;
			if (block === main) continue;
			const hasMoved = block.hangsBy === null ? moveRoot(order, block) : moveLinked(order, block);
			if (hasMoved) awaitLinked(order, block, next);
		}
		open = next;
	}
}

function isMovable({ hangsBy, up }: Block): boolean {
	return hangsBy === null || up.length > 1;
}

/** Those at the other ends of what leads out of a branch that has moved, and whom they hang under, may move next. */
function awaitLinked({ move }: Order, root: Block, waiting: Block[]): void {
	for (let block: Block | null = root; isInBranch(block, root); block = block.next) {
		for (const { above, counts } of block.up) if (counts && above.move !== move) awaitUpwards(above, waiting);
		for (const { below, counts } of block.down)
			if (counts && below.move !== move) awaitUpwards(below, waiting);
	}
}

function awaitUpwards(start: Block, waiting: Block[]): void {
	for (let block: Block | undefined = start; block !== undefined; block = block.hangsBy?.above) {
		if (block.isWaiting || !isMovable(block)) continue;
		block.isWaiting = true;
		waiting.push(block);
	}
}

function insertWhereBest(order: Order, root: Block): void {
	const gaps = gapsFor(order, root);
	const bounds = getBounds(order, gaps, root);
	const tried = gapsBesideLinked(gaps, bounds);
	weighGaps(order, gaps, root, getSpan(tried));
	const { gapAt } = bestGap(order, gaps, tried);
	order.sequence.put(root, beforeWhat(order, gaps, root, gapAt));
}

/** @returns whether it moved */
function moveRoot(order: Order, root: Block): boolean {
	const gaps = gapsFor(order, root);
	const tried = gapsBesideLinked(gaps, getBounds(order, gaps, root));
	weighGaps(order, gaps, root, getSpan([gaps.now, ...tried]));
	const now = crossingsAt(order, gaps, gaps.now);
	if (now === 0) return false;
	const best = bestGap(order, gaps, tried);
	if (best.crossings >= now) return false;
	order.sequence.move(root, beforeWhat(order, gaps, root, best.gapAt));
	return true;
}

/** Hangs a block by the parents of another of its people, or moves it past a tree between its siblings. @returns whether it moved */
function moveLinked(order: Order, block: Block): boolean {
	if (order.hasSides && isNearMe(block)) return false;
	const gaps = gapsFor(order, block);
	const ways: { link: Link; tried: number[] }[] = [];
	const span = { from: gaps.now, to: gaps.now };
	for (const link of block.up) {
		const bounds = gapsUnder(order, gaps, block, link);
		ways.push({ link, tried: gapsBesideLinked(gaps, bounds) });
		span.from = Math.min(span.from, bounds.from);
		span.to = Math.max(span.to, bounds.to);
	}
	weighGaps(order, gaps, block, span);
	let [least, linkTo, gapAt] = [crossingsAt(order, gaps, gaps.now), block.hangsBy, gaps.now];
	if (least === 0) return false;
	for (const { link, tried } of ways) {
		const best = bestGap(order, gaps, tried);
		if (best.crossings >= least) continue;
		[least, linkTo, gapAt] = [best.crossings, link, best.gapAt];
	}
	if (linkTo === null || (gapAt === gaps.now && linkTo === block.hangsBy)) return false;
	const before = beforeWhatUnder(order, gaps, block, gapAt, linkTo);
	hangBy(order, block, linkTo);
	order.sequence.move(block, before);
	return true;
}

/**
 * The gaps to try within bounds: where the branch is, or nearest to that, and beside those it is linked with; of
 * many, beside those in the middle, as further out more crosses.
 */
function gapsBesideLinked({ bundles, now, target }: Gaps, { from, to }: Bounds): number[] {
	const columns: number[] = [];
	for (const { links } of bundles) for (const { column } of links) columns.push(column);
	if (columns.length > maxTried) {
		columns.sort((a, b) => a - b);
		columns.splice(0, Math.floor((columns.length - maxTried) / 2));
		columns.length = maxTried;
	}
	const found = [Math.min(Math.max(now, from), to)];
	tryWithin(found, target, from, to);
	for (const column of columns) {
		tryWithin(found, column, from, to);
		tryWithin(found, column + 1, from, to);
	}
	return found;
}

function tryWithin(found: number[], gapAt: number, from: number, to: number): void {
	if (gapAt >= from && gapAt <= to && !found.includes(gapAt)) found.push(gapAt);
}

function getSpan(gaps: readonly number[]): Bounds {
	return { from: Math.min(...gaps), to: Math.max(...gaps) };
}

/** Of some gaps the one where least crosses, of equals the nearest to the first. */
function bestGap(order: Order, gaps: Gaps, tried: readonly number[]): { gapAt: number; crossings: number } {
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
	return best;
}

/** Those in the line of the person in the middle and their brothers and sisters stand where their side is. */
function isNearMe({ people, up }: Block): boolean {
	const isInLine = ({ line }: Person) => line !== null;
	return people.some(isInLine) || up.some(({ above }) => above.down.some(({ child }) => isInLine(child)));
}

function hangBy({ loose }: Order, block: Block, link: Link): void {
	if (block.hangsBy === link || block.hangsBy === null) return;
	const links = loose[link.above.level] ?? [];
	links[links.indexOf(link)] = block.hangsBy;
	block.hangsBy = link;
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

/** The gaps that keep the order of those who hang under the same parents. */
function gapsUnder(order: Order, gaps: Gaps, block: Block, link: Link): Bounds {
	const parents = link.above;
	const { before, after } = siblingsAround(block, link);
	const parentRow = order.sequence.rows[parents.level] ?? [];
	const end = after ?? parentRow[countBefore(parentRow, parents.place + 1)];
	return {
		from: gapAtPlace(gaps, before === null ? parents.place : before.place + 1),
		to: end === undefined ? gaps.last : gapAtPlace(gaps, end.place),
	};
}

/** The neighbours of a block that hangs by a link. */
function siblingsAround(block: Block, link: Link): { before: Block | null; after: Block | null } {
	let before: Block | null = null;
	let isPast = false;
	for (const sibling of link.above.down) {
		if (sibling === link) isPast = true;
		if (sibling.below === block || sibling.below.hangsBy !== sibling) continue;
		if (isPast) return { before, after: sibling.below };
		before = sibling.below;
	}
	return { before, after: null };
}

/** The block before which a root goes to stand in a gap of its row, or null for the end. */
function beforeWhat({ sequence }: Order, gaps: Gaps, root: Block, gapAt: number): Block | null {
	const [left, right] = [findLeft(gaps, gapAt), findRight(gaps, gapAt)];
	if (right !== undefined && (left === undefined || gaps.target > gapAt)) return right;
	const beside = left ?? (sequence.rows[root.level - 1] ?? []).at(-1);
	return beside === undefined ? null : sequence.afterBranch(beside, root);
}

/** The same for a block that goes to hang by a link: after its elder siblings, and after the block left of the gap. */
function beforeWhatUnder(
	{ sequence }: Order,
	gaps: Gaps,
	block: Block,
	gapAt: number,
	link: Link,
): Block | null {
	const parents = link.above;
	let beside = parents;
	for (const other of [findLeft(gaps, gapAt), siblingsAround(block, link).before]) {
		if (other && other.place > beside.place) beside = other;
	}
	if (beside !== parents) return sequence.afterBranch(beside, block);
	return parents.next === block ? sequence.afterBranch(block, block) : parents.next;
}
