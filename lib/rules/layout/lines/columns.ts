import { groupedBy } from '@/lib/core/grouping';
import type { Column, Net, Nets, Span } from './nets';
import { gapAt, indexAt, middleOf, type Rows, type Shape } from './rows';

/** Between two columns in one gap, and between the ends of lines at one card. */
const columnSpacing = 10;
const portSpacing = 20;
const edge = 6;
/** As near as this a column goes to where it would make a straight line of it. */
const snap = 12;
/** Nearer than this two columns of different nets look like one line, and leave no room for a hop. */
const near = 10;

interface Claim {
	column: Column;
	want: number;
	gapIndex: number;
	/** Whether it begins at the marriage in this gap, and does not cross it. */
	isOfMarriage: boolean;
}

/** Decides every column, from the lowest row up, and answers the spans of each gutter. */
export function settleColumns(nets: Nets, rows: Rows): ReadonlyMap<number, Span[]> {
	const all = [...nets.arches, ...nets.slants, ...nets.descents];
	spreadTops(all);
	const marriedGaps = new Map(nets.adjacent.map(({ right, hops }) => [right.id, hops]));
	const claims = new Map<number, Claim[]>();
	const gutters = new Map<number, Span[]>();
	for (const net of all) layNet(net, { rows, marriedGaps, claims, gutters });
	const starts = groupedBy(
		all.flatMap((net) => net.starts.filter(({ isInGap }) => !isInGap)),
		({ shape }) => shape.row,
	);
	const rowNumbers = [...rows.byRow.keys()].sort((a, b) => b - a);
	for (const row of rowNumbers) {
		const lowers = (gutters.get(row) ?? []).flatMap((span) => span.lowers).sort((a, b) => a.x - b.x);
		const [claimed, shapes] = [claims.get(row) ?? [], rows.byRow.get(row) ?? []];
		settleGaps(claimed, shapes, lowers);
		for (const { column, gapIndex, isOfMarriage } of claimed)
			if (!isOfMarriage) marriedGaps.get(shapes[gapIndex]?.id ?? '')?.push(column.x);
		for (const [shape, below] of groupedBy(starts.get(row) ?? [], (start) => start.shape)) {
			spreadBottom(
				shape,
				below.map(({ column }) => column),
				lowers,
			);
		}
	}
	for (const span of [...gutters.values()].flat()) {
		const xs = [...span.uppers, ...span.lowers].map(({ x }) => x);
		span.left = Math.min(...xs);
		span.right = Math.max(...xs);
	}
	return gutters;
}

/** Several lines that end at one card stand apart there, each on the side it comes from. */
function spreadTops(nets: readonly Net[]): void {
	const ends = nets.flatMap((net) =>
		net.ends.map(({ shape, column }) => ({ shape, column, order: orderOf(net, shape) })),
	);
	for (const [shape, atShape] of groupedBy(ends, (end) => end.shape)) {
		if (atShape.length === 1) continue;
		const ordered = atShape.toSorted((a, b) => a.order.group - b.order.group || a.order.x - b.order.x);
		spread(
			shape,
			ordered.map(({ column }) => column),
		);
	}
}

/** Arches over others begin nearer to the middle, so that none crosses another. */
function orderOf(net: Net, shape: Shape): { group: number; x: number } {
	const [start] = net.starts;
	if (start) return { group: 0, x: start.column.x };
	const other = net.ends.find((end) => end.shape !== shape)?.column.x ?? 0;
	return { group: other < middleOf(shape) ? -1 : 1, x: -other };
}

function spread(shape: Shape, columns: readonly Column[]): void {
	const spacing = Math.min(
		portSpacing,
		(shape.right - shape.left - 2) / Math.max(1, columns.length - 1 + (shape.isKnot ? 0 : 1)),
	);
	columns.forEach((column, index) => {
		column.x = middleOf(shape) + (index - (columns.length - 1) / 2) * spacing;
	});
}

interface Ground {
	rows: Rows;
	/** What crosses the marriage with whoever stands left beside them, by id. */
	marriedGaps: ReadonlyMap<string, number[]>;
	claims: Map<number, Claim[]>;
	gutters: Map<number, Span[]>;
}

/** Leads a net through the gutters to all its ends, and claims the gaps it needs. */
function layNet(net: Net, ground: Ground): void {
	const claim = (row: number, told: Claim) => {
		const known = ground.claims.get(row);
		if (known) known.push(told);
		else ground.claims.set(row, [told]);
	};
	for (const { column, shape, isInGap } of net.starts) {
		if (isInGap) {
			claim(shape.row, {
				column,
				want: wantOf(column.x, net),
				gapIndex: shape.index,
				isOfMarriage: !net.arch,
			});
			if (net.arch) spanOf(net.arch, shape.row - 1, ground).lowers.push(column);
		}
		spanOf(net, net.row, ground).uppers.push(column);
	}
	for (const { shape, column } of net.ends) {
		const last = shape.row - 1;
		const step = last < net.row ? -1 : 1;
		for (let gutter = net.row; gutter !== last; gutter += step) {
			const row = step > 0 ? gutter + 1 : gutter;
			const share = (row - net.row) / Math.max(1, Math.abs(last + 1 - net.row));
			const start = net.starts[0]?.column.x ?? column.x;
			const want = start + (column.x - start) * Math.abs(share);
			let pass = net.passes.get(row);
			if (!pass) {
				const place = nearestGap(row, want, ground);
				pass = { net, x: place.x };
				net.passes.set(row, pass);
				claim(row, { column: pass, want: place.x, gapIndex: place.gapIndex, isOfMarriage: false });
				spanOf(net, row, ground).uppers.push(pass);
				spanOf(net, row - 1, ground).lowers.push(pass);
			}
		}
		spanOf(net, last, ground).lowers.push(column);
	}
}

function spanOf(net: Net, gutter: number, { gutters }: Ground): Span {
	const known = net.spans.get(gutter);
	if (known) return known;
	const span: Span = { net, gutter, uppers: [], lowers: [], left: 0, right: 0, y: 0, hops: [] };
	net.spans.set(gutter, span);
	const spans = gutters.get(gutter);
	if (spans) spans.push(span);
	else gutters.set(gutter, [span]);
	return span;
}

/** Where a child stands nearly below, the line goes straight. */
function wantOf(x: number, net: Net): number {
	const below = net.ends.map(({ column }) => column.x).filter((end) => Math.abs(end - x) <= snap);
	return below.length === 1 && below[0] !== undefined ? below[0] : x;
}

/** The gap that leads from one row to the next with the least detour; one that a marriage crosses costs more. */
function nearestGap(
	row: number,
	want: number,
	{ rows, marriedGaps }: Ground,
): { gapIndex: number; x: number } {
	const shapes = rows.byRow.get(row) ?? [];
	const at = indexAt(shapes, want);
	let best = { gapIndex: 0, x: want, cost: Number.POSITIVE_INFINITY };
	for (let gapIndex = Math.max(0, at - 2); gapIndex <= Math.min(shapes.length, at + 2); gapIndex += 1) {
		const { left, right } = gapAt(shapes, gapIndex);
		const x = Math.min(Math.max(want, left + 2 * edge), right - 2 * edge);
		const isMarried = marriedGaps.has(shapes[gapIndex]?.id ?? '');
		const cost = Math.abs(x - want) + (isMarried ? 80 : 0);
		if (cost < best.cost) best = { gapIndex, x, cost };
	}
	return best;
}

function settleGaps(claims: readonly Claim[], row: readonly Shape[], lowers: readonly Column[]): void {
	for (const [gapIndex, claimed] of groupedBy(claims, (claim) => claim.gapIndex)) {
		const { left, right } = gapAt(row, gapIndex);
		const spacing = Math.min(columnSpacing, (right - left - 2 * edge) / (claimed.length + 1));
		const inGap = claimed.toSorted((a, b) => a.want - b.want);
		let least = left + edge;
		inGap.forEach(({ column, want }, index) => {
			// Enough is left for those who come after.
			const most = right - edge - (inGap.length - 1 - index) * spacing;
			column.x = freeOf(Math.min(Math.max(want, least), most), { column, lowers, least, most });
			least = column.x + spacing;
		});
	}
}

function spreadBottom(shape: Shape, columns: readonly Column[], lowers: readonly Column[]): void {
	const from = (column: Column) => column.net.ends[0]?.column.x ?? 0;
	const ordered = columns.toSorted((a, b) => from(a) - from(b));
	spread(shape, ordered);
	let least = shape.left;
	for (const column of ordered) {
		const want = Math.max(columns.length === 1 ? wantOf(column.x, column.net) : column.x, least);
		column.x = freeOf(Math.min(want, shape.right), { column, lowers, least, most: shape.right });
		least = column.x + 1;
	}
}

interface Range {
	column: Column;
	lowers: readonly Column[];
	least: number;
	most: number;
}

/** The place nearest to `want` that is not above a column of another net, as far as there is one. */
function freeOf(want: number, { column, lowers, least, most }: Range): number {
	const isFree = (x: number) => {
		let [low, high] = [0, lowers.length];
		while (low < high) {
			const middle = (low + high) >> 1;
			if ((lowers[middle]?.x ?? 0) <= x - near) low = middle + 1;
			else high = middle;
		}
		for (let at = low; at < lowers.length; at += 1) {
			const other = lowers[at];
			if (!other || other.x >= x + near) return true;
			if (other.net !== column.net) return false;
		}
		return true;
	};
	for (let away = 0; away <= 24; away += 2) {
		for (const x of [want + away, want - away]) {
			if (x >= least && x <= most && isFree(x)) return x;
		}
	}
	return want;
}
