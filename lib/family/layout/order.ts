import type { Block, Link } from './forest';

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

/** Every sixth of these many blocks compared with every other would take too long; far away is then not looked at. */
const lookEverywhereUpTo = 3_000;
const lookAround = 150;

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
		const loose = (order.loose[block.level] ??= []);
		for (const link of block.down) {
			if (link.counts && link.below.hangsBy !== link) loose.push(link);
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
	improve(order, blocks);
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

/** A move of the whole family over and over: twice for the largest, until it rests for the others. */
function improve(order: Order, blocks: readonly Block[]): void {
	const movable = blocks
		.filter((block) => block.hangsBy === null || block.up.length > 1)
		.sort((a, b) => a.level - b.level || a.rank - b.rank);
	const rounds = blocks.length <= 1_500 ? 4 : blocks.length <= 12_000 ? 2 : 1;
	for (let round = 0; round < rounds; round += 1) {
		let moved = false;
		for (const block of movable) {
			if (block.hangsBy === null ? moveRoot(order, block) : moveLinked(order, block)) moved = true;
		}
		if (!moved) break;
	}
}

function insertWhereBest(order: Order, branch: Branch): void {
	const [root] = branch;
	if (root === undefined) return;
	const costs = weighGaps(order, branch, root);
	const gapAt = bestGap(costs, boundsOf(order, costs, branch), costs.target);
	put(order, branch, beforeWhat(order, root, gapAt, costs.target));
}

function moveRoot(order: Order, root: Block): boolean {
	const branch = placedBranch(order, root);
	const costs = weighGaps(order, branch, root);
	const gapAt = bestGap(costs, boundsOf(order, costs, branch), costs.now);
	if (costOf(costs, gapAt) >= costOf(costs, costs.now)) return false;
	const before = beforeWhat(order, root, gapAt, costs.target);
	take(order, branch);
	put(order, branch, before);
	return true;
}

/** Hangs a block by the parents of another of its people, or moves it past a tree between its siblings. */
function moveLinked(order: Order, block: Block): boolean {
	if (block.people.some(({ line }) => line !== null)) return false;
	const branch = placedBranch(order, block);
	const costs = weighGaps(order, branch, block);
	let best = { link: block.hangsBy, gapAt: costs.now, cost: costOf(costs, costs.now) };
	for (const link of block.up) {
		const bounds = gapsUnder(order, costs, block, link);
		const gapAt = bestGap(costs, bounds, costs.now);
		if (costOf(costs, gapAt) < best.cost) best = { link, gapAt, cost: costOf(costs, gapAt) };
	}
	if (best.link === null || (best.gapAt === costs.now && best.link === block.hangsBy)) return false;
	const before = beforeWhatUnder(order, block, best.gapAt, best.link.above);
	hangBy(order, block, best.link);
	take(order, branch);
	put(order, branch, before);
	return true;
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

/** Counts exactly, for each gap, how many links would cross. */
function weighGaps(order: Order, branch: Branch, root: Block): Gaps {
	order.moves += 1;
	const move = order.moves;
	for (const block of branch) block.move = move;
	const row = (order.rows[root.level] ?? []).filter((block) => block !== root);
	const gaps: Gaps = { row, costs: new Float64Array(0), first: 0, now: 0, target: row.length };

	const outside: { inside: Block; end: Block; link: Link; isUp: boolean }[] = [];
	/** Links that move with the branch, by the row of the upper end. */
	const within = new Map<number, Link[]>();
	for (const block of branch) {
		for (const link of block.up) {
			if (link.counts && link.above.move !== move && link.above.place >= 0) {
				outside.push({ inside: block, end: link.above, link, isUp: true });
			}
		}
		for (const link of block.down) {
			if (!link.counts) continue;
			if (link.below.move === move) {
				const links = within.get(block.level);
				if (links) links.push(link);
				else within.set(block.level, [link]);
			} else if (link.below.place >= 0) outside.push({ inside: block, end: link.below, link, isUp: false });
		}
	}
	if (outside.length > 0) {
		const wanted = outside.map(
			({ end, link, isUp }) => columnOf(gaps, end) + (link.child.sex === 'M' && !isUp ? 0 : 1),
		);
		gaps.target = Math.round(wanted.reduce((sum, at) => sum + at, 0) / wanted.length);
	}
	gaps.target = Math.min(Math.max(gaps.target, 0), row.length);
	gaps.now = root.place < 0 ? gaps.target : countBefore(row, root.place);
	const isNear = order.sequence.length > lookEverywhereUpTo;
	gaps.first = isNear ? Math.max(0, Math.min(gaps.target, gaps.now) - lookAround) : 0;
	const last = isNear ? Math.min(row.length, Math.max(gaps.target, gaps.now) + lookAround) : row.length;
	gaps.costs = new Float64Array(last - gaps.first + 1);

	const steps = new Float64Array(gaps.costs.length + 1);
	const add = (from: number, to: number, crossings: number) => {
		const start = Math.max(from, gaps.first) - gaps.first;
		const end = Math.min(to, last) - gaps.first + 1;
		if (start >= end) return;
		steps[start] = (steps[start] ?? 0) + crossings;
		steps[end] = (steps[end] ?? 0) - crossings;
	};

	for (const { inside, end, link, isUp } of outside) {
		const others = order.rows[inside.level] ?? [];
		const port = isUp ? link.from : link.to;
		const endColumn = columnOf(gaps, end);
		for (const moving of within.get(isUp ? inside.level - 1 : inside.level) ?? []) {
			const near = isUp ? moving.below : moving.above;
			const difference =
				near === inside ? (isUp ? moving.to - link.to : moving.from - link.from) : near.place - inside.place;
			if (difference > 0) add(0, endColumn, 1);
			else if (difference < 0) add(endColumn + 1, row.length, 1);
		}
		let column = gaps.first - 1;
		const begin = gaps.first === 0 ? 0 : countBefore(others, row[gaps.first]?.place ?? 0);
		for (let at = begin; at < others.length; at += 1) {
			const other = others[at];
			if (other === undefined || other.move === move) continue;
			while ((row[column + 1]?.place ?? Number.POSITIVE_INFINITY) <= other.place) column += 1;
			if (column > last) break;
			for (const crossing of isUp ? other.up : other.down) {
				if (!crossing.counts) continue;
				const far = isUp ? crossing.above : crossing.below;
				if (far.move === move) {
					// Two links between the branch and the rest, each once for either of them.
					add(0, Math.min(column, endColumn), 0.5);
					add(Math.max(column, endColumn) + 1, row.length, 0.5);
				} else if (far.place >= 0) {
					const difference = far === end ? (isUp ? crossing.from : crossing.to) - port : far.place - end.place;
					if (difference > 0) add(column + 1, row.length, 1);
					else if (difference < 0) add(0, column, 1);
				}
			}
		}
	}
	for (const [level, links] of within) {
		for (const { above, below } of order.loose[level] ?? []) {
			if (above.move === move || below.move === move || above.place < 0 || below.place < 0) continue;
			const [one, other] = [columnOf(gaps, above), columnOf(gaps, below)];
			add(Math.min(one, other) + 1, Math.max(one, other), links.length);
		}
	}
	let sum = 0;
	gaps.costs.forEach((_, at) => {
		sum += steps[at] ?? 0;
		gaps.costs[at] = sum;
	});
	return gaps;
}

/** The side of a tree in the line of the person in the middle: the father's stays left, the mother's and the wife's right. */
function boundsOf(order: Order, gaps: Gaps, branch: Branch): { from: number; to: number } {
	let [from, to] = [0, gaps.row.length];
	for (const block of branch) {
		for (const link of block.down) {
			const { line } = link.child;
			if ((line === 'mother' || line === 'wife') && link.below.move !== order.moves && link.below.place >= 0) {
				from = Math.max(from, columnOf(gaps, link.below) + 1);
			}
		}
		for (const link of block.up) {
			const { line } = link.child;
			if ((line === 'mother' || line === 'wife') && link.above.move !== order.moves && link.above.place >= 0) {
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
