import type { Block, Link } from './forest';

/** One row of a set of blocks that is to move. What moves and what stays are numbered from the left, each for itself. */
export interface Part {
	level: number;
	moving: readonly Block[];
	staying: readonly Block[];
	/** The gap between those that stay in which it is, and the first and the last to which it may go. */
	now: number;
	first: number;
	last: number;
	/** What crosses by the gap that it goes to, wherever the other rows go; infinite where it may not. */
	costs: Float64Array;
	/** What crosses by its gap and that of the next row. */
	ties: Tie[];
}

/** Two places in two rows; lines cross where the set is on different sides of the two, or where it is on the same side of both. */
interface Tie {
	above: number;
	below: number;
	crossesApart: boolean;
	lines: number;
}

/** Lines between two rows by whether their ends move. */
interface Lines {
	staying: Link[];
	moving: Link[];
	/** Down from what moves, and down to it. */
	down: Link[];
	up: Link[];
}

/** One gap further away counts less than any crossing. */
const farther = 1e-6;

export function newPart(
	level: number,
	moving: readonly Block[],
	staying: readonly Block[],
	now: number,
): Part {
	const last = staying.length;
	const costs = new Float64Array(last + 1);
	return { level, moving, staying, now, first: 0, last, costs, ties: [] };
}

/**
 * Notes in the parts of a set, whose blocks carry the number of the move, what would cross where.
 *
 * @returns how many of these crossings there are now
 */
export function weigh(rows: readonly (readonly Block[])[], parts: readonly Part[], move: number): number {
	const top = parts[0]?.level ?? 0;
	let now = 0;
	for (let level = top - 1; level < top + parts.length; level += 1) {
		const lines = sortLines(rows[level] ?? [], move);
		const [upper, lower] = [parts[level - top], parts[level + 1 - top]];
		now += countNow(lines);
		const { staying, moving, down, up } = lines;
		if (upper !== undefined) {
			weighLines(upper.costs, true, staying, down);
			weighLines(upper.costs, true, up, moving);
		}
		if (lower !== undefined) {
			weighLines(lower.costs, false, staying, up);
			weighLines(lower.costs, false, down, moving);
		}
		if (upper !== undefined && lower !== undefined) tie(upper, lines);
	}
	for (const { costs } of parts) addUp(costs);
	return now;
}

function sortLines(row: readonly Block[], move: number): Lines {
	const lines: Lines = { staying: [], moving: [], down: [], up: [] };
	for (const { down, move: moveAbove } of row) {
		for (const link of down) {
			if (!link.counts) continue;
			const moves = link.below.move === move;
			if (moveAbove === move) (moves ? lines.moving : lines.down).push(link);
			else (moves ? lines.up : lines.staying).push(link);
		}
	}
	return lines;
}

function countNow({ staying, moving, down, up }: Lines): number {
	let crossings = countBetween(down, up);
	for (const lines of [moving, down, up]) crossings += countBetween(staying, lines);
	for (const lines of [down, up]) crossings += countBetween(moving, lines);
	return crossings;
}

function countBetween(some: readonly Link[], others: readonly Link[]): number {
	let crossings = 0;
	for (const link of some) for (const other of others) if (areCrossed(link, other)) crossings += 1;
	return crossings;
}

export function areCrossed(a: Link, b: Link): boolean {
	const above = a.above === b.above ? a.from - b.from : a.above.place - b.above.place;
	const below = a.below === b.below ? a.to - b.to : a.below.place - b.below.place;
	return above * below < 0;
}

/** What some lines cross of others, by the side of their end in the row of the costs on which the set is. */
function weighLines(
	costs: Float64Array,
	isUpper: boolean,
	some: readonly Link[],
	others: readonly Link[],
): void {
	if (others.length === 0) return;
	for (const link of some) {
		let [whileLeft, whileRight] = [0, 0];
		for (const other of others) {
			const side = isUpper ? sideBelow(link, other) : sideAbove(link, other);
			if (side < 0) whileLeft += 1;
			else if (side > 0) whileRight += 1;
		}
		cross(costs, (isUpper ? link.above : link.below).at, whileLeft, whileRight);
	}
}

function sideAbove(a: Link, b: Link): number {
	return a.above === b.above ? a.from - b.from : a.above.at - b.above.at;
}

function sideBelow(a: Link, b: Link): number {
	return a.below === b.below ? a.to - b.to : a.below.at - b.below.at;
}

/** So many crossings while the set is left of a block, so many while it is right of it; as differences from gap to gap. */
export function cross(costs: Float64Array, at: number, whileLeft: number, whileRight: number): void {
	costs[0] = (costs[0] ?? 0) + whileLeft;
	costs[at + 1] = (costs[at + 1] ?? 0) + whileRight - whileLeft;
}

export function addUp(differences: Float64Array): void {
	let sum = 0;
	for (let gap = 0; gap < differences.length; gap += 1) {
		sum += differences[gap] ?? 0;
		differences[gap] = sum;
	}
}

function tie({ ties }: Part, { staying, moving, down, up }: Lines): void {
	if (moving.length > 0) {
		for (const { above, below } of staying) {
			ties.push({ above: above.at, below: below.at, crossesApart: true, lines: moving.length });
		}
	}
	for (const { below } of down) {
		for (const { above } of up)
			ties.push({ above: above.at, below: below.at, crossesApart: false, lines: 1 });
	}
}

/**
 * The gaps of all parts where least crosses, and of those the nearest: from row to row the least for each gap.
 *
 * @returns null where that is no less than now
 */
export function findGaps(parts: readonly Part[], now: number): number[] | null {
	const least = parts.map(({ costs, first, last }) => costs.subarray(first, last + 1).reduce(lesser, beyond));
	let left = least.reduce((sum, cost) => sum + cost, 0);
	if (left >= now) return null;
	let soFar: Float64Array | null = null;
	let upper: Part | null = null;
	const ways: Int32Array[] = [];
	parts.forEach((part, at) => {
		left -= least[at] ?? 0;
		const { costs, first, last } = part;
		const crossings = new Float64Array(costs.length).fill(soFar === null ? 0 : beyond);
		if (soFar !== null && upper !== null) ways.push(goOn(upper, soFar, crossings));
		for (let gap = 0; gap < costs.length; gap += 1) {
			const known = (crossings[gap] ?? 0) + (costs[gap] ?? 0);
			const isPossible = gap >= first && gap <= last && known < now - left;
			crossings[gap] = isPossible ? known + farther * Math.abs(gap - part.now) : beyond;
		}
		[soFar, upper] = [crossings, part];
	});
	return soFar === null ? null : traceBack(soFar, ways, now);
}

const beyond = Number.POSITIVE_INFINITY;

function lesser(a: number, b: number): number {
	return Math.min(a, b);
}

/** Carries the least crossings on to the gaps of the next row. @returns from which gap each comes */
function goOn({ ties }: Part, soFar: Float64Array, next: Float64Array): Int32Array {
	const from = new Int32Array(next.length);
	const possible = withoutWorse(soFar, ties);
	const crossing = new Float64Array(next.length + 1);
	for (let gap = 0; gap < possible.length; gap += 1) {
		const known = possible[gap] ?? beyond;
		if (known === beyond) continue;
		crossing.fill(0);
		for (const { above, below, crossesApart, lines } of ties) {
			const crossesLeft = above < gap === crossesApart;
			cross(crossing, below, crossesLeft ? lines : 0, crossesLeft ? 0 : lines);
		}
		let sum = known;
		for (let to = 0; to < next.length; to += 1) {
			sum += crossing[to] ?? 0;
			if (sum >= (next[to] ?? beyond)) continue;
			next[to] = sum;
			from[to] = gap;
		}
	}
	return from;
}

/** Leaves out the gaps that are no better, wherever the next row goes, than another from which a few lines divide them. */
function withoutWorse(soFar: Float64Array, ties: readonly Tie[]): Float64Array {
	const between = new Float64Array(soFar.length);
	for (const { above, lines } of ties) between[above] = (between[above] ?? 0) + lines;
	const possible = soFar.slice();
	let bound = beyond;
	for (let gap = 0; gap < possible.length; gap += 1) {
		if (gap > 0) bound += between[gap - 1] ?? 0;
		if ((possible[gap] ?? 0) >= bound) possible[gap] = beyond;
		else bound = possible[gap] ?? 0;
	}
	bound = beyond;
	for (let gap = possible.length - 1; gap >= 0; gap -= 1) {
		bound += between[gap] ?? 0;
		if ((possible[gap] ?? 0) >= bound) possible[gap] = beyond;
		else bound = possible[gap] ?? 0;
	}
	return possible;
}

function traceBack(crossings: Float64Array, ways: readonly Int32Array[], now: number): number[] | null {
	let gap = crossings.indexOf(crossings.reduce(lesser, beyond));
	if (Math.floor(crossings[gap] ?? beyond) >= now) return null;
	const gaps = [gap];
	for (const from of ways.toReversed()) {
		gap = from[gap] ?? 0;
		gaps.unshift(gap);
	}
	return gaps;
}
