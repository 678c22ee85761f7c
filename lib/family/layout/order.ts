import type { Block, Link } from './forest';
import type { Person } from './people';
import { countBefore, Sequence } from './sequence';

/** The blocks that have a place already, with what is needed to choose places for others. */
interface Order {
	sequence: Sequence;
	/** Links between blocks that do not hang together, by the row of the upper end. Only they can cross anything. */
	loose: Link[][];
	moves: number;
	/** Whether somebody stands in the middle, so that sides are told apart. */
	hasSides: boolean;
	/** Where the crossings at each gap are counted; one list for all moves. */
	costs: Float64Array;
}

/** In families of more blocks only the gaps near those who are linked are looked at. */
const fewEnoughToLookEverywhere = 1_500;
/** In families of more blocks everybody stays where they were put first. */
const fewEnoughToImprove = 12_000;
const lookAround = 60;
/** Hardly anybody moves any more after that. */
const mostRounds = 3;

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
		loose: looseLinksOf(blocks),
		moves: 0,
		hasSides: blocks.some(({ people }) => people.some(({ line }) => line !== null)),
		costs: new Float64Array(blocks.length + 1),
	};
	const roots = blocks.filter(({ hangsBy }) => hangsBy === null);
	for (const root of roots) chainBranch(root);

	// One after the other along the links; to those whom no link reaches, as parents who stand far apart, in the end.
	for (const start of [mainRoot(blocks, roots), ...roots]) {
		const waiting = [start];
		for (const root of waiting) {
			if (root.place >= 0) continue;
			insertWhereBest(order, root);
			for (let block: Block | null = root; isInBranch(block, root); block = block.next) {
				for (const { above } of block.up) if (above.root && above.root.place < 0) waiting.push(above.root);
				for (const { below } of block.down) if (below.root && below.root.place < 0) waiting.push(below.root);
			}
		}
	}
	if (blocks.length <= fewEnoughToImprove) improve(order, blocks);
	return order.sequence.list();
}

function looseLinksOf(blocks: readonly Block[]): Link[][] {
	const loose: Link[][] = [];
	for (const { level, down } of blocks) {
		for (const link of down) {
			if (!link.counts || link.below.hangsBy === link) continue;
			const known = loose[level];
			if (known) known.push(link);
			else loose[level] = [link];
		}
	}
	return loose;
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

/** A block and all that comes after it and stands lower move together. */
function isInBranch(block: Block | null, root: Block): block is Block {
	return block !== null && (block === root || block.level > root.level);
}

/** Moves everybody once, then over and over those who are linked with what moved, within bounds. */
function improve(order: Order, blocks: readonly Block[]): void {
	let open = blocks.filter(isMovable).sort((a, b) => a.level - b.level || a.rank - b.rank);
	for (let round = 0; round < mostRounds && open.length > 0; round += 1) {
		const next: Block[] = [];
		for (const block of open) {
			block.isWaiting = false;
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
function awaitLinked({ moves }: Order, root: Block, waiting: Block[]): void {
	for (let block: Block | null = root; isInBranch(block, root); block = block.next) {
		for (const { above, counts } of block.up)
			if (counts && above.move !== moves) awaitUpwards(above, waiting);
		for (const { below, counts } of block.down)
			if (counts && below.move !== moves) awaitUpwards(below, waiting);
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
	const gaps = weighGaps(order, root);
	const gapAt = bestGap(gaps, boundsOf(order, gaps, root), gaps.target);
	order.sequence.put(root, beforeWhat(order, gaps, root, gapAt));
}

/** @returns whether it moved */
function moveRoot(order: Order, root: Block): boolean {
	const gaps = weighGaps(order, root);
	const gapAt = bestGap(gaps, boundsOf(order, gaps, root), gaps.now);
	if (costOf(gaps, gapAt) >= costOf(gaps, gaps.now)) return false;
	order.sequence.move(root, beforeWhat(order, gaps, root, gapAt));
	return true;
}

/** Hangs a block by the parents of another of its people, or moves it past a tree between its siblings. @returns whether it moved */
function moveLinked(order: Order, block: Block): boolean {
	if (order.hasSides && isNearMe(block)) return false;
	const gaps = weighGaps(order, block);
	let best = { link: block.hangsBy, gapAt: gaps.now, cost: costOf(gaps, gaps.now) };
	for (const link of block.up) {
		const gapAt = bestGap(gaps, gapsUnder(order, gaps, block, link), gaps.now);
		const cost = costOf(gaps, gapAt);
		if (cost < best.cost) best = { link, gapAt, cost };
	}
	if (best.link === null || (best.gapAt === gaps.now && best.link === block.hangsBy)) return false;
	const before = beforeWhatUnder(order, gaps, block, best.gapAt, best.link.above);
	hangBy(order, block, best.link);
	order.sequence.move(block, before);
	return true;
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

/** The gaps before, between and after the blocks of a row, the moved one left out, and what each costs in crossings. */
interface Gaps {
	/** The row with the moved block. */
	row: readonly Block[];
	/** Where in the row it is; at the end where it has no place yet. */
	own: number;
	/** Crossings at each gap from `first` to `last`, but for what is the same at all. */
	costs: Float64Array;
	first: number;
	last: number;
	/** Where the branch stands; the target where it stands nowhere yet. */
	now: number;
	/** Beside those they are linked with. */
	target: number;
}

function costOf({ costs, first, last }: Gaps, gapAt: number): number {
	return gapAt < first || gapAt > last ? Number.POSITIVE_INFINITY : (costs[gapAt - first] ?? 0);
}

/** The cheapest gap within bounds, of equals the nearest. */
function bestGap(gaps: Gaps, bounds: { from: number; to: number }, near: number): number {
	let best = Math.min(Math.max(near, bounds.from), bounds.to);
	let least = costOf(gaps, best);
	const last = Math.min(bounds.to, gaps.last);
	for (let at = Math.max(bounds.from, gaps.first); at <= last; at += 1) {
		const cost = gaps.costs[at - gaps.first] ?? 0;
		if (cost < least || (cost === least && Math.abs(at - near) < Math.abs(best - near)))
			[best, least] = [at, cost];
	}
	return best;
}

/** The block right of a gap. */
function rightOf({ row, own }: Gaps, gapAt: number): Block | undefined {
	return row[gapAt < own ? gapAt : gapAt + 1];
}

function leftOf(gaps: Gaps, gapAt: number): Block | undefined {
	return gapAt === 0 ? undefined : rightOf(gaps, gapAt - 1);
}

/** The gap at which a place in the order is: how many of the row come before it. */
function gapAtPlace({ row, own }: Gaps, place: number): number {
	const before = countBefore(row, place);
	return before > own ? before - 1 : before;
}

/** The block of the row in whose branch a block stands, as the gap left of it. */
function columnOf(gaps: Gaps, { place }: Block): number {
	return gapAtPlace(gaps, place + 1) - 1;
}

/** Links from one row of a branch to one row outside. */
interface Bundle {
	level: number;
	isUp: boolean;
	links: Outward[];
}

/** A link that leads out of a branch, and in whose branch its outer end is. */
interface Outward {
	link: Link;
	column: number;
}

/** What leads out of a branch by row and direction, and what moves with it by the row of the upper end. */
interface Leads {
	bundles: Bundle[];
	within: Link[][];
	/** Of the gaps beside the outer ends. */
	sum: number;
	count: number;
}

/** Counts exactly, for each gap, how many links would cross. */
function weighGaps(order: Order, root: Block): Gaps {
	order.moves += 1;
	const isPlaced = root.place >= 0;
	const row = order.sequence.rows[root.level] ?? [];
	const own = isPlaced ? countBefore(row, root.place) : row.length;
	const most = isPlaced ? row.length - 1 : row.length;
	const gaps: Gaps = { row, own, costs: order.costs, first: 0, last: most, now: own, target: most };
	const leads = gather(order, gaps, root);
	if (leads.count > 0) gaps.target = Math.min(Math.max(Math.round(leads.sum / leads.count), 0), most);
	if (!isPlaced) gaps.now = gaps.target;
	if (order.sequence.length > fewEnoughToLookEverywhere) {
		gaps.first = Math.max(0, Math.min(gaps.target, gaps.now) - lookAround);
		gaps.last = Math.min(most, Math.max(gaps.target, gaps.now) + lookAround);
	}
	gaps.costs.fill(0, 0, gaps.last - gaps.first + 1);
	for (const bundle of leads.bundles) {
		countWithin(gaps, bundle, leads.within[bundle.isUp ? bundle.level - 1 : bundle.level]);
		countAgainstOthers(order, gaps, bundle);
		if (bundle.isUp) countAgainstReturning(gaps, bundle, leads.bundles);
	}
	countPassing(order, gaps, leads.within);
	for (let at = 1; at <= gaps.last - gaps.first; at += 1) {
		gaps.costs[at] = (gaps.costs[at] ?? 0) + (gaps.costs[at - 1] ?? 0);
	}
	return gaps;
}

function gather(order: Order, gaps: Gaps, root: Block): Leads {
	for (let block: Block | null = root; isInBranch(block, root); block = block.next) block.move = order.moves;
	const leads: Leads = { bundles: [], within: [], sum: 0, count: 0 };
	for (let block: Block | null = root; isInBranch(block, root); block = block.next) {
		for (const link of block.up) {
			if (link.counts && link.above.move !== order.moves) leadOut(leads, gaps, link, block, link.above);
		}
		for (const link of block.down) {
			if (!link.counts) continue;
			if (link.below.move !== order.moves) leadOut(leads, gaps, link, block, link.below);
			else if (leads.within[block.level] === undefined) leads.within[block.level] = [link];
			else leads.within[block.level]?.push(link);
		}
	}
	return leads;
}

function leadOut(leads: Leads, gaps: Gaps, link: Link, inside: Block, outside: Block): void {
	if (outside.place < 0) return;
	const isUp = link.below === inside;
	const column = columnOf(gaps, outside);
	const bundle = leads.bundles.find((known) => known.level === inside.level && known.isUp === isUp);
	if (bundle) bundle.links.push({ link, column });
	else leads.bundles.push({ level: inside.level, isUp, links: [{ link, column }] });
	leads.sum += link.child.sex === 'M' && !isUp ? column : column + 1;
	leads.count += 1;
}

/** So many crossings from a gap on, as a step of which the sums are taken in the end. */
function addFrom({ costs, first, last }: Gaps, from: number, crossings: number): void {
	if (from > last) return;
	const at = Math.max(from - first, 0);
	costs[at] = (costs[at] ?? 0) + crossings;
}

/** Whether the upper end of a link is left (-1) or right (1) of that of another. */
function compareAbove(a: Link, b: Link): number {
	return Math.sign(a.above === b.above ? a.from - b.from : a.above.place - b.above.place);
}

function compareBelow(a: Link, b: Link): number {
	return Math.sign(a.below === b.below ? a.to - b.to : a.below.place - b.below.place);
}

/** What leads out against what moves along with it: they cross or not by the side on which the outer end is. */
function countWithin(gaps: Gaps, { isUp, links }: Bundle, within: readonly Link[] | undefined): void {
	if (within === undefined) return;
	for (const { link, column } of links) {
		let balance = 0;
		for (const other of within) balance += isUp ? compareBelow(link, other) : compareAbove(link, other);
		addFrom(gaps, column + 1, balance);
	}
}

/** What leads out against the links between other branches, whose near ends it passes when the branch moves. */
function countAgainstOthers({ sequence, moves }: Order, gaps: Gaps, { level, isUp, links }: Bundle): void {
	const { first, last, costs } = gaps;
	const others = sequence.rows[level] ?? [];
	const begin = rightOf(gaps, first)?.place ?? Number.MAX_SAFE_INTEGER;
	let gapAt = first;
	let nextPlace = begin;
	for (let at = first === 0 ? 0 : countBefore(others, begin); at < others.length; at += 1) {
		const other = others[at];
		if (other === undefined || other.move === moves) continue;
		while (nextPlace <= other.place) {
			gapAt += 1;
			nextPlace = rightOf(gaps, gapAt)?.place ?? Number.MAX_SAFE_INTEGER;
		}
		if (gapAt > last) break;
		let crossings = 0;
		for (const passed of isUp ? other.up : other.down) {
			if (!passed.counts) continue;
			const far = isUp ? passed.above : passed.below;
			if (far.move === moves || far.place < 0) continue;
			for (const { link } of links)
				crossings += isUp ? compareAbove(passed, link) : compareBelow(passed, link);
		}
		costs[gapAt - first] = (costs[gapAt - first] ?? 0) + crossings;
	}
}

/** What leads out against what leads from the outer row back to the row it comes from. */
function countAgainstReturning(gaps: Gaps, { level, links }: Bundle, bundles: readonly Bundle[]): void {
	const returning = bundles.find((other) => other.level === level - 1 && !other.isUp);
	if (returning === undefined) return;
	for (const { column } of links) {
		for (const other of returning.links) {
			addFrom(gaps, Math.min(column, other.column) + 1, -1);
			addFrom(gaps, Math.max(column, other.column) + 1, 1);
		}
	}
}

/** What moves along against the loose links that lead past it. */
function countPassing({ loose, moves }: Order, gaps: Gaps, within: readonly Link[][]): void {
	const begin = rightOf(gaps, gaps.first)?.place ?? 0;
	const end = rightOf(gaps, gaps.last)?.place ?? Number.MAX_SAFE_INTEGER;
	within.forEach(({ length }, level) => {
		for (const { above, below } of loose[level] ?? []) {
			if (above.move === moves || below.move === moves || above.place < 0 || below.place < 0) continue;
			if ((above.place < begin && below.place < begin) || (above.place >= end && below.place >= end))
				continue;
			const [one, other] = [columnOf(gaps, above), columnOf(gaps, below)];
			addFrom(gaps, Math.min(one, other) + 1, length);
			addFrom(gaps, Math.max(one, other) + 1, -length);
		}
	});
}

/** The side of a tree in the line of the person in the middle: the father's stays left, the mother's and the wife's right. */
function boundsOf({ moves, hasSides }: Order, gaps: Gaps, root: Block): { from: number; to: number } {
	const most = gaps.own === gaps.row.length ? gaps.row.length : gaps.row.length - 1;
	const everywhere = { from: 0, to: most };
	if (!hasSides) return everywhere;
	let { from, to } = everywhere;
	for (let block: Block | null = root; isInBranch(block, root); block = block.next) {
		for (const { child, below } of block.down) {
			if (isOfMothersSide(child) && below.move !== moves && below.place >= 0)
				from = Math.max(from, columnOf(gaps, below) + 1);
		}
		for (const { child, above } of block.up) {
			if (isOfMothersSide(child) && above.move !== moves && above.place >= 0)
				to = Math.min(to, Math.max(0, columnOf(gaps, above)));
		}
	}
	return from <= to ? { from, to } : everywhere;
}

function isOfMothersSide({ line }: Person): boolean {
	return line === 'mother' || line === 'wife';
}

/** The gaps that keep the order of those who hang under the same parents. */
function gapsUnder(order: Order, gaps: Gaps, block: Block, link: Link): { from: number; to: number } {
	const parents = link.above;
	const at = parents.down.indexOf(link);
	const hangs = (sibling: Link) => sibling.below !== block && sibling.below.hangsBy === sibling;
	const before = parents.down.findLast((sibling, place) => place < at && hangs(sibling));
	const after = parents.down.find((sibling, place) => place > at && hangs(sibling));
	const parentRow = order.sequence.rows[parents.level] ?? [];
	const next = parentRow[countBefore(parentRow, parents.place + 1)];
	const most = gaps.row.length - 1;
	return {
		from: before ? columnOf(gaps, before.below) + 1 : gapAtPlace(gaps, parents.place),
		to: after ? columnOf(gaps, after.below) : next ? gapAtPlace(gaps, next.place) : most,
	};
}

/** The block before which a root goes to stand in a gap of its row, or null for the end. */
function beforeWhat({ sequence }: Order, gaps: Gaps, root: Block, gapAt: number): Block | null {
	const [left, right] = [leftOf(gaps, gapAt), rightOf(gaps, gapAt)];
	if (right !== undefined && (left === undefined || gaps.target > gapAt)) return right;
	const beside = left ?? (sequence.rows[root.level - 1] ?? []).at(-1);
	return beside === undefined ? null : sequence.afterBranch(beside, root);
}

function beforeWhatUnder(
	{ sequence }: Order,
	gaps: Gaps,
	block: Block,
	gapAt: number,
	parents: Block,
): Block | null {
	const left = leftOf(gaps, gapAt);
	if (left !== undefined && left.place > parents.place) return sequence.afterBranch(left, block);
	return parents.next === block ? sequence.afterBranch(block, block) : parents.next;
}
