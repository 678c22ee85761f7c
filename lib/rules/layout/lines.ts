import { settleColumns } from './lines/columns';
import { findHops, hopRadius } from './lines/hops';
import { assignLanes } from './lines/lanes';
import { type Column, type LineLinks, type Net, type Nets, readNets, type Span } from './lines/nets';
import { centreOf, knotRadius, type Places, readRows, type Shape } from './lines/rows';
import { assignTints } from './lines/tints';

/** A line of the diagram as an SVG path, in the coordinates of the layout. */
export interface FamilyLine {
	key: string;
	path: string;
	/** A knot is the ring where lines meet at somebody who has no card. */
	kind: 'marriage' | 'descent' | 'knot';
	/** Adopted and step children hang on dashed lines. */
	isDashed: boolean;
	/** Ids of all whom it joins. */
	joins: readonly string[];
	/** What it lies within. */
	box: LineBox;
	/** Which of the colours for lines that run close; 0 is the plain one. */
	tint: number;
}

interface LineBox {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

/**
 * The lines between all who have a place: one for each marriage, and one for each child and its parents, or a parent
 * alone. They run in the gutters between the rows and through the gaps between cards.
 */
export function familyLines(links: LineLinks, places: Places, isCard: (id: string) => boolean): FamilyLine[] {
	const rows = readRows(places, isCard);
	const nets = readNets(links, rows);
	const gutters = settleColumns(nets, rows);
	for (const [gutter, spans] of [...gutters].sort(([a], [b]) => a - b)) {
		assignLanes(spans, gutter);
		findHops(spans, gutter);
		assignTints(spans);
	}
	return [
		...besides(nets),
		...nets.arches.map(archLine),
		...nets.slants.flatMap((net) => linesOf(net)),
		...nets.descents.flatMap((net) => linesOf(net)),
		...[...rows.shapes.values()].filter(({ isKnot }) => isKnot).map(knot),
	];
}

/** A path as it grows, and what it lies within. Columns are at whole pixels: siblings' lines lie on one another there. */
class Pen {
	private path = '';
	private readonly xs: number[] = [];
	private readonly ys: number[] = [];
	private x = 0;

	moveTo(x: number, y: number): this {
		this.path += `M${Math.round(x)} ${rounded(y)}`;
		return this.reach(Math.round(x), y);
	}

	downTo(y: number): this {
		this.path += `V${rounded(y)}`;
		return this.reach(this.x, y);
	}

	/** Over those who cross, in small arcs. */
	alongTo(x: number, hops: readonly number[]): this {
		const side = x > this.x ? 1 : -1;
		const [least, most] = [Math.min(x, this.x) + hopRadius, Math.max(x, this.x) - hopRadius];
		for (const [from, to] of runsOf(hops, least, most, side)) {
			const arc = (dy: number) =>
				`a${hopRadius} ${hopRadius} 0 0 ${side > 0 ? 1 : 0} ${side * hopRadius} ${dy}`;
			this.path += `H${Math.round(from) - side * hopRadius}${arc(-hopRadius)}`;
			this.path += `H${Math.round(to)}${arc(hopRadius)}`;
		}
		this.path += `H${Math.round(x)}`;
		return this.reach(Math.round(x), this.ys.at(-1) ?? 0);
	}

	line(told: Omit<FamilyLine, 'path' | 'box'>): FamilyLine {
		const box = {
			left: Math.min(...this.xs),
			top: Math.min(...this.ys),
			right: Math.max(...this.xs),
			bottom: Math.max(...this.ys),
		};
		return { ...told, path: this.path, box };
	}

	private reach(x: number, y: number): this {
		this.x = x;
		this.xs.push(x);
		this.ys.push(y);
		return this;
	}
}

/** Crossings that are too close for an arc each share one. */
function runsOf(hops: readonly number[], least: number, most: number, side: number): [number, number][] {
	const within = hops.filter((x) => x >= least && x <= most).sort((a, b) => side * (a - b));
	const runs: [number, number][] = [];
	for (const x of within) {
		const last = runs.at(-1);
		if (last && side * (x - last[1]) < 2 * hopRadius + 1) last[1] = x;
		else runs.push([x, x]);
	}
	return runs;
}

/** Fine enough for lanes that share a pixel. */
function rounded(length: number): number {
	return Math.round(length * 100) / 100;
}

/** Straight from one to the other, over what passes between the two. */
function besides({ adjacent }: Nets): FamilyLine[] {
	return adjacent.map(({ key, left, right, hops }) =>
		new Pen()
			.moveTo(left.right, centreOf(left))
			.alongTo(right.left, hops)
			.line({ key, kind: 'marriage', isDashed: false, joins: [left.id, right.id], tint: 0 }),
	);
}

function archLine({ key, ends, spans }: Net): FamilyLine {
	const [one, other] = ends;
	const [span] = spans.values();
	const pen = new Pen();
	if (one && other && span) {
		pen.moveTo(one.column.x, one.shape.top).downTo(span.y);
		pen.alongTo(other.column.x, span.hops).downTo(other.shape.top);
	}
	const joins = ends.map(({ shape }) => shape.id);
	return pen.line({ key, kind: 'marriage', isDashed: false, joins, tint: 0 });
}

/** One line for each end of the net, all the way from where it begins. */
function linesOf(net: Net): FamilyLine[] {
	const { kind, key, from, starts, ends, tint } = net;
	const [first, ...others] = starts;
	if (!first) return [];
	return ends.map(({ shape, column, isDashed }) => {
		const pen = new Pen().moveTo(first.column.x, startOf(net, first));
		let at = first.column;
		const go = (gutter: number, to: Column) => {
			const span = net.spans.get(gutter);
			if (span && Math.round(to.x) !== Math.round(at.x)) pen.downTo(span.y).alongTo(to.x, span.hops);
			at = to;
		};
		const last = shape.row - 1;
		const step = last < net.row ? -1 : 1;
		for (let gutter = net.row; gutter !== last; gutter += step) {
			const pass = net.passes.get(step > 0 ? gutter + 1 : gutter);
			if (pass) go(gutter, pass);
		}
		go(last, column);
		pen.downTo(shape.top);
		for (const start of others) addStart(pen, net, start, first.column);
		const isMarriage = kind === 'marriage';
		return pen.line({
			...{ kind, isDashed, tint },
			key: isMarriage ? key : `${shape.id} ${key}`,
			joins: isMarriage ? [...from, shape.id] : [shape.id, ...from],
		});
	});
}

type Start = Net['starts'][number];

/** Parents beside each other who are not married: the second one's line joins the bus. */
function addStart(pen: Pen, net: Net, start: Start, first: Column): void {
	const span = net.spans.get(net.row);
	if (span) pen.moveTo(start.column.x, startOf(net, start)).downTo(span.y).alongTo(first.x, span.hops);
}

function startOf({ arch, row }: Net, { shape, isInGap }: Start): number {
	if (!isInGap) return shape.bottom;
	return archSpan(arch, row)?.y ?? centreOf(shape);
}

function archSpan(arch: Net | null, row: number): Span | undefined {
	return arch?.spans.get(row - 1);
}

function knot(shape: Shape): FamilyLine {
	const { id, left, right, top, bottom } = shape;
	const turn = (dx: number) => `a${knotRadius} ${knotRadius} 0 1 1 ${dx} 0`;
	const path = `M${rounded(left)} ${rounded(centreOf(shape))}${turn(2 * knotRadius)}${turn(-2 * knotRadius)}z`;
	return {
		key: id,
		path,
		kind: 'knot',
		isDashed: false,
		joins: [id],
		box: { left, top, right, bottom },
		tint: 0,
	};
}
