import type { Block, Link } from './forest';
import type { Person } from './people';

/**
 * The order from left to right. In `sequence` a block comes before everything that stands below it, so that what hangs
 * together is a stretch of it and stays together in every row.
 */
interface Order {
	sequence: Block[];
	/** The same blocks, row by row. */
	rows: Block[][];
	/** Links between blocks that do not hang together, by the row of the upper end. Only they can cross anything. */
	loose: Link[][];
	moves: number;
}

/** A block and all that hangs below it, which move together. */
type Branch = readonly Block[];

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
	const roots = blocks.filter(({ hangsBy }) => hangsBy === null);
	const order: Order = { sequence: [], rows: [], loose: [], moves: 0 };
	for (const block of blocks) {
		order.rows[block.level] ??= [];
		order.loose[block.level] ??= [];
		for (const link of block.countedDown) {
			if (link.below.hangsBy !== link) order.loose[block.level]?.push(link);
		}
	}
	const branches = new Map(roots.map((root) => [root, branchOf(root)]));
	const rootOf = new Map<Block, Block>();
	for (const [root, branch] of branches) {
		for (const block of branch) rootOf.set(block, root);
	}

	const reached = new Set<Block>();
	// One after the other along the links; to those whom no link reaches, as parents who stand far apart, in the end.
	for (const start of [mainRoot(branches), ...roots]) {
		if (reached.has(start)) continue;
		const waiting = new Set([start]);
		for (const root of waiting) {
			if (reached.has(root)) continue;
			reached.add(root);
			const branch = branches.get(root) ?? [];
			insertWhereBest(order, branch);
			for (const block of branch) {
				for (const link of [...block.up, ...block.down]) {
					for (const end of [link.above, link.below]) waiting.add(rootOf.get(end) ?? end);
				}
			}
		}
	}
	if (blocks.length <= fewEnoughToImprove) improve(order, blocks);
	return order.sequence;
}

/** The root of the person in the middle, or of the largest tree; it begins in the first row. */
function mainRoot(branches: ReadonlyMap<Block, Branch>): Block {
	const weigh = (root: Block, branch: Branch) =>
		(branch.some(({ people }) => people.some(({ line }) => line === 'me')) ? 1e9 : 0) +
		(root.level === 0 ? 1e6 : 0) +
		branch.filter(({ people }) => people.length > 1).length;
	const [first] = [...branches]
		.map(([root, branch]) => ({ root, weight: weigh(root, branch) }))
		.sort((a, b) => b.weight - a.weight || a.root.rank - b.root.rank);
	if (first === undefined) throw new Error('a family without anybody');
	return first.root;
}

function branchOf(root: Block): Branch {
	const branch: Block[] = [];
	const open = [root];
	for (let block = open.pop(); block !== undefined; block = open.pop()) {
		branch.push(block);
		for (const link of block.down.toReversed()) {
			if (link.below.hangsBy === link) open.push(link.below);
		}
	}
	branch.forEach((block, at) => {
		block.place = at - branch.length;
	});
	return branch;
}

/** Moves everybody once, then over and over those who are linked with what moved, within bounds. */
function improve(order: Order, blocks: readonly Block[]): void {
	const movable = new Set(
		blocks
			.filter((block) => block.hangsBy === null || block.up.length > 1)
			.sort((a, b) => a.level - b.level || a.rank - b.rank),
	);
	let open: Iterable<Block> = movable;
	for (let round = 0; round < mostRounds; round += 1) {
		const next = new Set<Block>();
		for (const block of open) {
			const moved = block.hangsBy === null ? moveRoot(order, block) : moveLinked(order, block);
			for (const { countedUp, countedDown } of moved) {
				for (const { above, below } of [...countedUp, ...countedDown]) {
					const end = above.move === order.moves ? below : above;
					if (end.move !== order.moves) addWithAncestors(next, movable, end);
				}
			}
		}
		if (next.size === 0) break;
		open = next;
	}
}

function addWithAncestors(found: Set<Block>, among: ReadonlySet<Block>, start: Block): void {
	for (let block: Block | undefined = start; block !== undefined; block = block.hangsBy?.above) {
		if (among.has(block)) found.add(block);
	}
}

function insertWhereBest(order: Order, branch: Branch): void {
	const [root] = branch;
	if (root === undefined) return;
	const costs = weighGaps(order, branch, root);
	const gapAt = bestGap(costs, boundsOf(order, costs, branch), costs.target);
	put(order, branch, beforeWhat(order, root, gapAt, costs.target));
}

/** @returns what moved */
function moveRoot(order: Order, root: Block): Branch {
	const branch = placedBranch(order, root);
	const costs = weighGaps(order, branch, root);
	const gapAt = bestGap(costs, boundsOf(order, costs, branch), costs.now);
	if (costOf(costs, gapAt) >= costOf(costs, costs.now)) return [];
	const before = beforeWhat(order, root, gapAt, costs.target);
	take(order, branch);
	put(order, branch, before);
	return branch;
}

/** Hangs a block by the parents of another of its people, or moves it past a tree between its siblings. @returns what moved */
function moveLinked(order: Order, block: Block): Branch {
	if (isNearMe(block)) return [];
	const branch = placedBranch(order, block);
	const costs = weighGaps(order, branch, block);
	let best = { link: block.hangsBy, gapAt: costs.now, cost: costOf(costs, costs.now) };
	for (const link of block.up) {
		const bounds = gapsUnder(order, costs, block, link);
		const gapAt = bestGap(costs, bounds, costs.now);
		if (costOf(costs, gapAt) < best.cost) best = { link, gapAt, cost: costOf(costs, gapAt) };
	}
	if (best.link === null || (best.gapAt === costs.now && best.link === block.hangsBy)) return [];
	const before = beforeWhatUnder(order, block, best.gapAt, best.link.above);
	hangBy(order, block, best.link);
	take(order, branch);
	put(order, branch, before);
	return branch;
}

/** Those in the line of the person in the middle and their brothers and sisters stand where their side is. */
function isNearMe({ people, up }: Block): boolean {
	const isInLine = ({ line }: Person) => line !== null;
	return people.some(isInLine) || up.some(({ above }) => above.down.some(({ child }) => isInLine(child)));
}

function hangBy(order: Order, block: Block, link: Link): void {
	if (block.hangsBy === link || block.hangsBy === null) return;
	const loose = order.loose[link.above.level] ?? [];
	loose[loose.indexOf(link)] = block.hangsBy;
	block.hangsBy = link;
}

/** The gaps before, between and after the blocks of a row, the moved one left out, and what each costs in crossings. */
interface Gaps {
	/** The row without the moved block. */
	row: Block[];
	/** Crossings at each gap from `first` on, but for what is the same at all. */
	costs: Float64Array;
	first: number;
	/** Where the branch stands; the target where it stands nowhere yet. */
	now: number;
	/** Beside those they are linked with. */
	target: number;
}

function costOf({ costs, first }: Gaps, gapAt: number): number {
	return costs[gapAt - first] ?? Number.POSITIVE_INFINITY;
}

/** The cheapest gap within bounds, of equals the nearest. */
function bestGap(gaps: Gaps, bounds: { from: number; to: number }, near: number): number {
	let best = Math.min(Math.max(near, bounds.from), bounds.to);
	const last = Math.min(bounds.to, gaps.first + gaps.costs.length - 1);
	for (let at = Math.max(bounds.from, gaps.first); at <= last; at += 1) {
		const saved = costOf(gaps, best) - costOf(gaps, at);
		if (saved > 0 || (saved === 0 && Math.abs(at - near) < Math.abs(best - near))) best = at;
	}
	return best;
}

/** How many blocks of a row, in order, come before a place. */
function countBefore(row: readonly Block[], place: number): number {
	let [low, high] = [0, row.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((row[middle]?.place ?? Number.POSITIVE_INFINITY) < place) low = middle + 1;
		else high = middle;
	}
	return low;
}

/** The block of the row in whose branch a block stands. */
function columnOf({ row }: Gaps, { place }: Block): number {
	return countBefore(row, place + 1) - 1;
}

/** Links from one row of a branch to one row outside. */
interface Bundle {
	level: number;
	isUp: boolean;
	links: { inside: number; outside: number; column: number }[];
}

/** Where a link ends in its row, in the order of blocks and within them. */
function endKey({ place }: Block, port: number): number {
	return place + port / 1e6;
}

/** Counts exactly, for each gap, how many links would cross. */
function weighGaps(order: Order, branch: Branch, root: Block): Gaps {
	order.moves += 1;
	for (const block of branch) block.move = order.moves;
	const row = (order.rows[root.level] ?? []).slice();
	if (root.place >= 0) row.splice(countBefore(row, root.place), 1);
	const gaps: Gaps = { row, costs: new Float64Array(0), first: 0, now: 0, target: row.length };
	const { bundles, within, target } = gather(order, gaps, branch);
	gaps.target = Math.min(Math.max(target ?? row.length, 0), row.length);
	gaps.now = root.place < 0 ? gaps.target : countBefore(row, root.place);
	const isWide = order.sequence.length > fewEnoughToLookEverywhere;
	const last = isWide ? Math.min(row.length, Math.max(gaps.target, gaps.now) + lookAround) : row.length;
	gaps.first = isWide ? Math.max(0, Math.min(gaps.target, gaps.now) - lookAround) : 0;
	gaps.costs = new Float64Array(last - gaps.first + 1);

	for (const bundle of bundles) {
		countWithin(gaps, bundle, within[bundle.isUp ? bundle.level - 1 : bundle.level] ?? []);
		countAgainstOthers(order, gaps, bundle);
		if (bundle.isUp) countAgainstReturning(gaps, bundle, bundles);
	}
	const begin = row[gaps.first]?.place ?? 0;
	const end = row[last]?.place ?? Number.POSITIVE_INFINITY;
	within.forEach((links, level) => {
		for (const { above, below } of order.loose[level] ?? []) {
			if (above.move === order.moves || below.move === order.moves || above.place < 0 || below.place < 0)
				continue;
			if ((above.place < begin && below.place < begin) || (above.place >= end && below.place >= end))
				continue;
			const [one, other] = [columnOf(gaps, above), columnOf(gaps, below)];
			addFrom(gaps, Math.min(one, other) + 1, links.length);
			addFrom(gaps, Math.max(one, other) + 1, -links.length);
		}
	});
	let sum = 0;
	gaps.costs.forEach((step, at) => {
		sum += step;
		gaps.costs[at] = sum;
	});
	return gaps;
}

/** The links of a branch: what leads out, by row and direction, and what moves with it, by the row of the upper end. */
function gather(order: Order, gaps: Gaps, branch: Branch) {
	const bundles: Bundle[] = [];
	const within: Link[][] = [];
	let [wanted, count] = [0, 0];
	const lead = (link: Link, isUp: boolean) => {
		const [inside, outside] = isUp ? [link.below, link.above] : [link.above, link.below];
		if (outside.place < 0) return;
		let bundle = bundles.find((other) => other.level === inside.level && other.isUp === isUp);
		if (bundle === undefined) {
			bundle = { level: inside.level, isUp, links: [] };
			bundles.push(bundle);
		}
		const column = columnOf(gaps, outside);
		bundle.links.push({
			inside: endKey(inside, isUp ? link.to : link.from),
			outside: endKey(outside, isUp ? link.from : link.to),
			column,
		});
		wanted += link.child.sex === 'M' && !isUp ? column : column + 1;
		count += 1;
	};
	for (const block of branch) {
		for (const link of block.countedUp) {
			if (link.above.move !== order.moves) lead(link, true);
		}
		for (const link of block.countedDown) {
			if (link.below.move !== order.moves) {
				lead(link, false);
				continue;
			}
			const moving = within[block.level];
			if (moving) moving.push(link);
			else within[block.level] = [link];
		}
	}
	return { bundles, within, target: count === 0 ? null : Math.round(wanted / count) };
}

/** So many crossings from a gap on, as a step of which the sums are taken in the end. */
function addFrom({ costs, first }: Gaps, from: number, crossings: number): void {
	const at = Math.max(from - first, 0);
	if (at < costs.length) costs[at] = (costs[at] ?? 0) + crossings;
}

/** What leads out against what moves along with it: they cross or not by the side on which the outer end is. */
function countWithin(gaps: Gaps, { isUp, links }: Bundle, within: readonly Link[]): void {
	if (within.length === 0) return;
	const near = Float64Array.from(within, ({ above, below, from, to }) =>
		isUp ? endKey(below, to) : endKey(above, from),
	).sort();
	for (const { inside, column } of links) addFrom(gaps, column + 1, balance(near, inside));
}

/** What leads out against the links between other branches, whose near ends it passes when the branch moves. */
function countAgainstOthers(order: Order, gaps: Gaps, { level, isUp, links }: Bundle): void {
	const { row, first, costs } = gaps;
	const ends = Float64Array.from(links, ({ outside }) => outside).sort();
	const others = order.rows[level] ?? [];
	let step = 0;
	let nextPlace = row[first]?.place ?? Number.POSITIVE_INFINITY;
	for (let at = countBefore(others, first === 0 ? 0 : nextPlace); at < others.length; at += 1) {
		const other = others[at];
		if (other === undefined || other.move === order.moves) continue;
		while (nextPlace <= other.place) {
			step += 1;
			nextPlace = row[first + step]?.place ?? Number.POSITIVE_INFINITY;
		}
		if (step >= costs.length) break;
		let crossings = 0;
		for (const link of isUp ? other.countedUp : other.countedDown) {
			const far = isUp ? link.above : link.below;
			if (far.move === order.moves || far.place < 0) continue;
			crossings += balance(ends, endKey(far, isUp ? link.from : link.to));
		}
		costs[step] = (costs[step] ?? 0) + crossings;
	}
}

/** How many of the sorted are less than a key, without those that are greater. */
function balance(sorted: Float64Array, key: number): number {
	let [low, high] = [0, sorted.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((sorted[middle] ?? key) < key) low = middle + 1;
		else high = middle;
	}
	let above = low;
	while (above < sorted.length && sorted[above] === key) above += 1;
	return low - (sorted.length - above);
}

/** What leads out against what leads from the outer row back to the row it comes from. */
function countAgainstReturning(gaps: Gaps, bundle: Bundle, bundles: readonly Bundle[]): void {
	const returning = bundles.find(({ level, isUp }) => level === bundle.level - 1 && !isUp);
	for (const { column } of bundle.links) {
		for (const other of returning?.links ?? []) {
			addFrom(gaps, Math.min(column, other.column) + 1, -1);
			addFrom(gaps, Math.max(column, other.column) + 1, 1);
		}
	}
}

/** The side of a tree in the line of the person in the middle: the father's stays left, the mother's and the wife's right. */
function boundsOf(order: Order, gaps: Gaps, branch: Branch): { from: number; to: number } {
	let [from, to] = [0, gaps.row.length];
	for (const block of branch) {
		for (const link of block.down) {
			const { line } = link.child;
			if (
				(line === 'mother' || line === 'wife') &&
				link.below.move !== order.moves &&
				link.below.place >= 0
			) {
				from = Math.max(from, columnOf(gaps, link.below) + 1);
			}
		}
		for (const link of block.up) {
			const { line } = link.child;
			if (
				(line === 'mother' || line === 'wife') &&
				link.above.move !== order.moves &&
				link.above.place >= 0
			) {
				to = Math.min(to, Math.max(0, columnOf(gaps, link.above)));
			}
		}
	}
	return from <= to ? { from, to } : { from: 0, to: gaps.row.length };
}

/** The gaps that keep the order of those who hang under the same parents. */
function gapsUnder(order: Order, gaps: Gaps, block: Block, link: Link): { from: number; to: number } {
	const parents = link.above;
	const at = parents.down.indexOf(link);
	const hangs = (sibling: Link) => sibling.below !== block && sibling.below.hangsBy === sibling;
	const before = parents.down.slice(0, at).findLast(hangs);
	const after = parents.down.slice(at + 1).find(hangs);
	const parentRow = order.rows[parents.level] ?? [];
	const next = parentRow[countBefore(parentRow, parents.place + 1)];
	return {
		from: before ? columnOf(gaps, before.below) + 1 : countBefore(gaps.row, parents.place),
		to: after ? columnOf(gaps, after.below) : next ? countBefore(gaps.row, next.place) : gaps.row.length,
	};
}

function placedBranch(order: Order, root: Block): Branch {
	return order.sequence.slice(root.place, endOf(order, root));
}

/** The place after all that stands below a block. */
function endOf({ sequence }: Order, block: Block): number {
	let end = block.place + 1;
	while ((sequence[end]?.level ?? -1) > block.level) end += 1;
	return end;
}

/** The block before which a root goes to stand in a gap of its row, or null for the end. */
function beforeWhat(order: Order, root: Block, gapAt: number, target: number): Block | null {
	const row = (order.rows[root.level] ?? []).filter((block) => block !== root);
	const [left, right] = [row[gapAt - 1], row[gapAt]];
	if (right !== undefined && (left === undefined || target > gapAt)) return skip(order, root, right.place);
	if (left !== undefined) return skip(order, root, endOf(order, left));
	const parent = (order.rows[root.level - 1] ?? []).at(-1);
	return parent === undefined ? null : skip(order, root, endOf(order, parent));
}

function beforeWhatUnder(order: Order, block: Block, gapAt: number, parents: Block): Block | null {
	const row = (order.rows[block.level] ?? []).filter((other) => other !== block);
	const left = row[gapAt - 1];
	const isUnderThem = left !== undefined && left.place > parents.place;
	return skip(order, block, isUnderThem ? endOf(order, left) : parents.place + 1);
}

/** What stands at a place when a branch is gone. */
function skip(order: Order, root: Block, place: number): Block | null {
	return order.sequence[place === root.place ? endOf(order, root) : place] ?? null;
}

function take(order: Order, branch: Branch): void {
	for (const block of branch) {
		const row = order.rows[block.level] ?? [];
		row.splice(countBefore(row, block.place), 1);
	}
	const start = branch[0]?.place ?? 0;
	order.sequence.splice(start, branch.length);
	renumber(order, start);
	for (const block of branch) block.place = -1;
}

function put(order: Order, branch: Branch, before: Block | null): void {
	const start = before === null ? order.sequence.length : before.place;
	order.sequence.splice(start, 0, ...branch);
	renumber(order, start);
	const inserted = new Map<number, Block[]>();
	for (const block of branch) inserted.set(block.level, [...(inserted.get(block.level) ?? []), block]);
	for (const [level, blocks] of inserted) {
		const row = order.rows[level] ?? [];
		row.splice(countBefore(row, start), 0, ...blocks);
	}
}

function renumber({ sequence }: Order, from: number): void {
	for (let place = from; place < sequence.length; place += 1) {
		const block = sequence[place];
		if (block !== undefined) block.place = place;
	}
}
