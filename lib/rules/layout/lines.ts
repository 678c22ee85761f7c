import { addToGroup } from '@/lib/core/grouping';
import type { Arrangement } from './arrangement';
import type { Point } from './geometry';
import { type Bus, findHops, hopRadius, type Run } from './lines/hops';
import { type DrawnLine, drawLines, getMiddle, type Owner } from './lines/strokes';
import type { Net } from './nets';
import { getCentre, knotRadius, type Shape } from './shapes';
import { levelSpacing } from './sizes';

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
	/** Which of the colours for lines that run close; 0 is the plain one. */
	tint: number;
}

/**
 * The lines of an arrangement that begins at `left`: one for each marriage, and one for each child and its parents, or a
 * parent alone. They run between the rows and through the gaps between cards.
 */
export function familyLines(arrangement: Arrangement, left: number): FamilyLine[] {
	const lines = drawLines(arrangement);
	const parts = readParts(lines);
	const tints = new Map<Net, number>();
	for (const [row, buses] of [...parts.buses].sort(([a], [b]) => a - b)) {
		findHops(buses, parts.runs.get(row) ?? []);
		assignTints(buses.filter(isOfDescent), tints);
	}
	const knots = [...arrangement.shapes.values()].filter(({ isKnot }) => isKnot);
	return [
		...lines.map((line) => penLine(line, parts, tints, left)),
		...knots.map((shape) => knot(shape, left + getMiddle(shape, arrangement.geometry))),
	];
}

function isOfDescent(bus: Bus<Owner>): bus is Bus<Net> {
	return bus.owner.kind === 'descent';
}

/** Horizontal and vertical parts of all lines by the row that they are in, or below. */
interface Parts {
	buses: Map<number, Bus<Owner>[]>;
	runs: Map<number, Run<Owner>[]>;
	/** By the owner and the height. */
	busOf: Map<Owner, Map<number, Bus<Owner>>>;
}

function rowAt(y: number): number {
	return Math.floor(y / levelSpacing);
}

function readParts(lines: readonly DrawnLine[]): Parts {
	const parts: Parts = { buses: new Map(), runs: new Map(), busOf: new Map() };
	const seen = new Map<Owner, Set<string>>();
	for (const { owner, strokes } of lines) {
		const known = seen.get(owner) ?? new Set();
		seen.set(owner, known);
		for (const [from, to] of strokes.flatMap(getSegments)) {
			if (from.x !== to.x) addToBus(parts, owner, from, to);
			const name = `${from.x} ${from.y} ${to.y}`;
			if (from.x !== to.x || known.has(name)) continue;
			known.add(name);
			const run = { owner, x: from.x, top: Math.min(from.y, to.y), bottom: Math.max(from.y, to.y) };
			for (let row = rowAt(run.top); row <= rowAt(run.bottom); row += 1) addToGroup(parts.runs, row, run);
		}
	}
	return parts;
}

function getSegments(stroke: readonly Point[]): [Point, Point][] {
	return stroke.slice(1).flatMap((to, at): [Point, Point][] => {
		const from = stroke[at];
		return from ? [[from, to]] : [];
	});
}

function addToBus({ buses, busOf }: Parts, owner: Owner, { x, y }: Point, to: Point): void {
	const ofOwner = busOf.get(owner) ?? new Map<number, Bus<Owner>>();
	busOf.set(owner, ofOwner);
	const [left, right] = [Math.min(x, to.x), Math.max(x, to.x)];
	const known = ofOwner.get(y);
	if (known) {
		known.left = Math.min(known.left, left);
		known.right = Math.max(known.right, right);
		return;
	}
	const bus = { owner, y, left, right, hops: [] };
	ofOwner.set(y, bus);
	addToGroup(buses, rowAt(y), bus);
}

function penLine(
	line: DrawnLine,
	{ busOf }: Parts,
	tints: ReadonlyMap<Net, number>,
	left: number,
): FamilyLine {
	const { owner, key, joins, isDashed, strokes } = line;
	const buses = busOf.get(owner);
	const pen = new Pen(left);
	for (const [start, ...corners] of strokes) {
		if (start) pen.moveTo(start.x, start.y);
		for (const { x, y } of corners) pen.downTo(y).alongTo(x, buses?.get(y)?.hops ?? []);
	}
	const kind = owner.kind === 'descent' ? 'descent' : 'marriage';
	const tint = owner.kind === 'descent' ? (tints.get(owner) ?? 0) : 0;
	return { key, kind, isDashed, joins, tint, path: pen.path };
}

/** A path as it grows, moved right by `left`. */
class Pen {
	path = '';
	private x = 0;
	private y = 0;

	constructor(private readonly left: number) {}

	moveTo(x: number, y: number): this {
		this.path += `M${x + this.left} ${rounded(y)}`;
		return this.reach(x, y);
	}

	downTo(y: number): this {
		if (y !== this.y) this.path += `V${rounded(y)}`;
		return this.reach(this.x, y);
	}

	/** Over those who cross, in small arcs. */
	alongTo(x: number, hops: readonly number[]): this {
		if (x === this.x) return this;
		const side = x > this.x ? 1 : -1;
		const [least, most] = [Math.min(x, this.x) + hopRadius, Math.max(x, this.x) - hopRadius];
		for (const [from, to] of getRuns(hops, least, most, side)) {
			const arc = (dy: number) =>
				`a${hopRadius} ${hopRadius} 0 0 ${side > 0 ? 1 : 0} ${side * hopRadius} ${dy}`;
			this.path += `H${from - side * hopRadius + this.left}${arc(-hopRadius)}`;
			this.path += `H${to + this.left}${arc(hopRadius)}`;
		}
		this.path += `H${x + this.left}`;
		return this.reach(x, this.y);
	}

	private reach(x: number, y: number): this {
		this.x = x;
		this.y = y;
		return this;
	}
}

/** Crossings that are too close for an arc each share one. */
function getRuns(hops: readonly number[], least: number, most: number, side: number): [number, number][] {
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

function knot(shape: Shape, x: number): FamilyLine {
	const y = getCentre(shape);
	const turn = (dx: number) => `a${knotRadius} ${knotRadius} 0 1 1 ${dx} 0`;
	const path = `M${x - knotRadius} ${rounded(y)}${turn(2 * knotRadius)}${turn(-2 * knotRadius)}z`;
	return { key: shape.id, path, kind: 'knot', isDashed: false, joins: [shape.id], tint: 0 };
}

/** A corner or an end of a path that pens draw. */
const reached = /([MHV])([-+\d.e]+)(?: ([-+\d.e]+))?/g;

/** What a line lies within, its hops aside. */
export function lineBox({ kind, path }: FamilyLine) {
	const [xs, ys]: [number[], number[]] = [[], []];
	for (const [, command, first, second] of path.matchAll(reached)) {
		(command === 'V' ? ys : xs).push(Number(first));
		if (command === 'M') ys.push(Number(second));
	}
	const box = {
		left: Math.min(...xs),
		top: Math.min(...ys),
		right: Math.max(...xs),
		bottom: Math.max(...ys),
	};
	if (kind !== 'knot') return box;
	// It begins at its left.
	return {
		...{ left: box.left, top: box.top - knotRadius },
		...{ right: box.left + 2 * knotRadius, bottom: box.top + knotRadius },
	};
}

/** How many colours there are for lines of descent that run close, without the plain one. */
const tintCount = 5;
/** Lines with less than this between them run close. */
const close = 40;

/** Gives lines that run close below one row different colours while there are enough; 0 is the plain one. */
function assignTints(unsorted: readonly Bus<Net>[], tints: Map<Net, number>): void {
	const lastEnds = new Array<number>(tintCount + 1).fill(Number.NEGATIVE_INFINITY);
	for (const { owner, left, right } of unsorted.toSorted((a, b) => a.left - b.left)) {
		const free = lastEnds.findIndex((end) => end + close < left);
		const tint = tints.get(owner) ?? (free === -1 ? lastEnds.indexOf(Math.min(...lastEnds)) : free);
		tints.set(owner, tint);
		lastEnds[tint] = Math.max(lastEnds[tint] ?? right, right);
	}
}
