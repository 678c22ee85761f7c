import { cardHeight, levelSpacing } from '../sizes';
import type { Column, Span } from './nets';

/** Between two buses; less where there are many. */
const laneSpacing = 7;
/** The double line of a marriage is wider. */
const archSpacing = 10;
/** Kept free at the cards above and below a gutter. */
const clearance = 6;
/** Where more pairs than these overlap in one gutter, nobody can follow them: only that they do not lie on one another counts. */
const mostPairs = 2_000;

/**
 * Gives every bus of a gutter its height, so that no two that overlap lie on one another, and as far as it goes in the
 * order in which they cross least.
 */
export function assignLanes(spans: readonly Span[], gutter: number): void {
	const buses = spans.filter(({ left, right }) => right > left).sort((a, b) => a.left - b.left);
	const lanes = lanesInOrder(buses) ?? lanesFromTheLeft(buses);
	const count = Math.max(0, ...lanes.values()) + 1;
	const top = gutter * levelSpacing + cardHeight;
	const room = levelSpacing - cardHeight - 2 * clearance;
	const wanted = buses.some(({ net }) => net.kind === 'marriage') ? archSpacing : laneSpacing;
	const spacing = Math.min(wanted, room / Math.max(1, count - 1));
	// Whole pixels are sharp; where lanes are closer than that, only their order can be seen.
	const sharp = spacing >= 1 ? Math.round : (y: number) => y;
	const first = top + clearance + (room - spacing * (count - 1)) / 2;
	for (const span of spans) span.y = sharp(first + (lanes.get(span) ?? 0) * spacing);
}

interface Node {
	span: Span;
	/** Overlapping ones. */
	others: Node[];
	/** Those that should be below, with how many crossings that saves. */
	below: Map<Node, number>;
	/** How much speaks for others above, of those who have no lane yet. */
	pressure: number;
	lane: number | null;
}

/** Null where there are too many pairs to look at. */
function lanesInOrder(buses: readonly Span[]): ReadonlyMap<Span, number> | null {
	const nodes = buses.map((span): Node => ({ span, others: [], below: new Map(), pressure: 0, lane: null }));
	let active: Node[] = [];
	let pairs = 0;
	for (const node of nodes) {
		active = active.filter(({ span }) => span.right >= node.span.left);
		pairs += active.length;
		if (pairs > mostPairs) return null;
		for (const other of active) {
			node.others.push(other);
			other.others.push(node);
			const saved = crossings(other.span, node.span) - crossings(node.span, other.span);
			if (saved > 0) prefer(node, other, saved);
			if (saved < 0) prefer(other, node, -saved);
		}
		active.push(node);
	}
	const waiting = new Set(nodes);
	const settle = (node: Node) => {
		waiting.delete(node);
		const above = node.others.filter(({ lane, below }) => lane !== null && below.has(node));
		const taken = new Set(node.others.map(({ lane }) => lane));
		node.lane = Math.max(-1, ...above.map(({ lane }) => lane ?? 0)) + 1;
		while (taken.has(node.lane)) node.lane += 1;
		for (const [other, saved] of node.below) {
			other.pressure -= saved;
			if (other.pressure === 0 && waiting.has(other)) free.push(other);
		}
	};
	const free = nodes.filter(({ pressure }) => pressure === 0);
	while (waiting.size > 0) {
		const next = free.shift() ?? leastPressed(waiting);
		if (waiting.has(next)) settle(next);
	}
	return new Map(nodes.map(({ span, lane }) => [span, lane ?? 0]));
}

function prefer(above: Node, below: Node, saved: number): void {
	above.below.set(below, saved);
	below.pressure += saved;
}

function leastPressed(waiting: ReadonlySet<Node>): Node {
	return [...waiting].reduce((least, node) => (node.pressure < least.pressure ? node : least));
}

/** How often two buses cross the columns of each other when `above` is the upper one. */
function crossings(above: Span, below: Span): number {
	return inside(above.lowers, below) + inside(below.uppers, above);
}

function inside(columns: readonly Column[], { left, right }: Span): number {
	return columns.reduce((count, { x }) => count + (x >= left && x <= right ? 1 : 0), 0);
}

function lanesFromTheLeft(buses: readonly Span[]): ReadonlyMap<Span, number> {
	const lanes = new Map<Span, number>();
	const ends: number[] = [];
	for (const span of buses) {
		const free = ends.findIndex((end) => end < span.left);
		const lane = free === -1 ? ends.length : free;
		ends[lane] = span.right;
		lanes.set(span, lane);
	}
	return lanes;
}
