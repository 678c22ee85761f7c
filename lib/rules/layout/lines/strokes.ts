import type { Arrangement } from '../arrangement';
import type { Geometry, Point } from '../geometry';
import type { Arch, End, Leg, Net, Pair } from '../nets';
import { getBottom, getCentre, getHalfWidth, getTop, type Shape } from '../shapes';

/** What lines belong to that never cross each other: a marriage, or all children of the same parents. */
export type Owner = Pair | Arch | Net;

/** A line as the corners that it runs through, straight down or across from one to the next. */
export interface DrawnLine {
	owner: Owner;
	key: string;
	/** Ids of all whom it joins. */
	joins: readonly string[];
	isDashed: boolean;
	strokes: readonly (readonly Point[])[];
}

/** All lines of an arrangement, in its coordinates. */
export function drawLines({ nets: { pairs, arches, nets }, geometry }: Arrangement): DrawnLine[] {
	return [
		...pairs.map((pair) => drawPair(pair, geometry)),
		...arches.map((arch) => drawArch(arch, geometry)),
		...nets.flatMap((net) => net.ends.map((end) => drawEnd(net, end, geometry))),
	];
}

export function getMiddle({ node, middle }: Shape, geometry: Geometry): number {
	return geometry.leftOf(node) + middle;
}

function drawPair(owner: Pair, geometry: Geometry): DrawnLine {
	const { key, left, right } = owner;
	const y = getCentre(left);
	const stroke = [
		{ x: getMiddle(left, geometry) + getHalfWidth(left), y },
		{ x: getMiddle(right, geometry) - getHalfWidth(right), y },
	];
	return { owner, key, joins: [left.id, right.id], isDashed: false, strokes: [stroke] };
}

function drawArch(owner: Arch, geometry: Geometry): DrawnLine {
	const y = geometry.laneOf(owner.edges);
	const [left, right] = owner.ends;
	const [from, to] = [geometry.xOf(left.port), geometry.xOf(right.port)];
	const stroke = [
		{ x: from, y: getTop(left.shape) },
		{ x: from, y },
		{ x: to, y },
		{ x: to, y: getTop(right.shape) },
	];
	return {
		owner,
		key: owner.key,
		joins: [left.shape.id, right.shape.id],
		isDashed: false,
		strokes: [stroke],
	};
}

function drawEnd(owner: Net, end: End, geometry: Geometry): DrawnLine {
	const { kind, key, from, starts } = owner;
	const { shape, port, legs, joining, isDashed } = end;
	const begin = (at: number): Point[] => {
		const start = starts[at];
		return start ? [{ x: geometry.xOf(start.port), y: getStart(owner, start, geometry) }] : [];
	};
	const whole = [
		...begin(0),
		...legs.flatMap((leg) => getCorners(leg, geometry)),
		{ x: geometry.xOf(port), y: getTop(shape) },
	];
	const parents = from.map(({ id }) => id);
	return {
		owner,
		key: kind === 'slant' ? key : `${shape.id} ${key}`,
		joins: kind === 'slant' ? [...parents, shape.id] : [shape.id, ...parents],
		isDashed,
		strokes: [whole, ...joining.map((edge, at) => [...begin(at + 1), ...geometry.bendsOf(edge)])],
	};
}

function getStart({ arch }: Net, { shape, isInGap }: Net['starts'][number], geometry: Geometry): number {
	if (!isInGap) return getBottom(shape);
	return arch === null ? getCentre(shape) : geometry.laneOf(arch.edges);
}

function getCorners(leg: Leg, geometry: Geometry): Point[] {
	if ('edge' in leg) {
		const bends = geometry.bendsOf(leg.edge);
		return leg.isUpward ? bends.reverse() : bends;
	}
	const [first, second] = leg.turn;
	const isBelow = first.target === second.target;
	const y = geometry.laneOf(leg.turn);
	return [
		{ x: geometry.xOf(isBelow ? first.source : first.target), y },
		{ x: geometry.xOf(isBelow ? second.source : second.target), y },
	];
}
