import { addToGroup, groupedBy } from '@/lib/core/grouping';
import type { FamilyGraph, GraphEdge, GraphPort } from './graph';
import { nodeSpacing } from './graph';
import type { LayoutMember } from './people';
import { cardStep, getHalfWidth, leftToRight, type Shape, type Shapes } from './shapes';
import { gap } from './sizes';

export interface LineLinks {
	parents: readonly { childId: string; parentId: string; kind: string | null }[];
	unions: readonly (readonly [string, string])[];
}

/** The links that the members themselves name. */
export function getLinks(members: readonly LayoutMember[]): LineLinks {
	return {
		parents: members.flatMap(({ id, father, mother }) =>
			[father, mother].flatMap((parentId) =>
				parentId === null ? [] : [{ childId: id, parentId, kind: 'birth' }],
			),
		),
		unions: members.flatMap(({ id, spouses }) => spouses.map((spouse) => [id, spouse] as const)),
	};
}

/** A couple in one row who do not stand beside each other: their line passes above the cards between. */
export interface Arch {
	kind: 'arch';
	key: string;
	row: number;
	ends: readonly [Stub, Stub];
	/** Where the lines of their children begin, in the gap left of the second spouse. */
	feet: GraphPort[];
	edges: GraphEdge[];
}

interface Stub {
	shape: Shape;
	port: GraphPort;
}

interface Start extends Stub {
	/** Whether it begins in the gap left of the shape, at the couple's line, and not below the shape. */
	isInGap: boolean;
}

/** A part of the way of a line: an edge, or two edges between which it turns at a point without reaching it. */
export type Leg = { edge: GraphEdge; isUpward: boolean } | { turn: readonly [GraphEdge, GraphEdge] };

export interface End extends Stub {
	isDashed: boolean;
	/** From the first start to the shape. */
	legs: Leg[];
	/** From the other starts to where the line leaves the row. */
	joining: GraphEdge[];
}

/** Lines that hang together: all children of the same parents, or a marriage between two rows. */
export interface Net {
	kind: 'slant' | 'descent';
	key: string;
	/** The parents, or the spouse above. */
	from: readonly Shape[];
	row: number;
	starts: Start[];
	ends: End[];
	/** The line over other cards from which the children's lines lead down. */
	arch: Arch | null;
}

/** Couples who stand beside each other. */
export interface Pair {
	kind: 'pair';
	key: string;
	left: Shape;
	right: Shape;
}

export interface Nets {
	pairs: Pair[];
	arches: Arch[];
	nets: Net[];
}

/** What is to be joined, each link once; links to people who are not there are left out. */
export function readNets(links: LineLinks, shapes: Shapes, graph: FamilyGraph): Nets {
	const couples = readCouples(links, shapes, graph);
	const families = new Map<string, Net>();
	for (const { child, group, isDashed } of readDescents(links, shapes, couples)) {
		const key = group.map(({ id }) => id).join(' ');
		const family = families.get(key) ?? newFamily(key, group, couples, graph);
		families.set(key, family);
		family.ends.push(newEnd(child, isDashed, graph));
	}
	const all = [...couples.values()];
	const nets: Nets = {
		pairs: all.filter((couple) => couple.kind === 'pair'),
		arches: all.filter((couple) => couple.kind === 'arch'),
		nets: [...all.filter((couple) => couple.kind !== 'pair' && couple.kind !== 'arch'), ...families.values()],
	};
	spreadTops(nets);
	spreadBottoms(nets);
	return nets;
}

type Couples = ReadonlyMap<string, Pair | Arch | Net>;

function coupleKey(a: string, b: string): string {
	return a < b ? `${a} ${b}` : `${b} ${a}`;
}

/** In the order of their keys, so that the order of the links changes nothing. */
function readCouples({ unions }: LineLinks, shapes: Shapes, graph: FamilyGraph): Couples {
	const couples = new Map<string, Pair | Arch | Net>();
	const sorted = unions
		.map((pair) => ({ key: coupleKey(...pair), pair }))
		.sort((a, b) => compare(a.key, b.key));
	for (const { key, pair } of sorted) {
		const [left, right] = pair.flatMap((id) => shapes.get(id) ?? []).sort(leftToRight);
		if (left && right && left !== right && !couples.has(key)) {
			couples.set(key, newCouple(key, left, right, graph));
		}
	}
	return couples;
}

function compare(a: string, b: string): number {
	if (a === b) return 0;
	return a < b ? -1 : 1;
}

function newCouple(key: string, left: Shape, right: Shape, graph: FamilyGraph): Pair | Arch | Net {
	if (left.node === right.node && right.index === left.index + 1) return { kind: 'pair', key, left, right };
	if (left.row === right.row) {
		const ends = [newTop(left, graph), newTop(right, graph)] as const;
		return { kind: 'arch', key, row: left.row, ends, feet: [], edges: [] };
	}
	const starts = [{ ...newBottom(left, graph), isInGap: false }];
	const ends = [newEnd(right, false, graph)];
	return { kind: 'slant', key, from: [left], row: left.row, starts, ends, arch: null };
}

function newTop(shape: Shape, graph: FamilyGraph): Stub {
	return { shape, port: graph.addPort(shape.node, 'NORTH', shape.middle) };
}

function newBottom(shape: Shape, graph: FamilyGraph): Stub {
	return { shape, port: graph.addPort(shape.node, 'SOUTH', shape.middle) };
}

function newEnd(shape: Shape, isDashed: boolean, graph: FamilyGraph): End {
	return { ...newTop(shape, graph), isDashed, legs: [], joining: [] };
}

interface Descent {
	child: Shape;
	group: Shape[];
	isDashed: boolean;
}

/** Each child with each pair of parents of the same kind, or with a parent alone. */
function readDescents({ parents }: LineLinks, shapes: Shapes, couples: Couples): Descent[] {
	const sorted = parents.toSorted((a, b) => compare(a.childId, b.childId) || compare(a.parentId, b.parentId));
	return [...groupedBy(sorted, ({ childId }) => childId)].flatMap(([childId, links]) => {
		const child = shapes.get(childId);
		if (!child) return [];
		const kinds = new Map<Shape, string | null>();
		for (const { parentId, kind } of links) {
			const parent = shapes.get(parentId);
			if (parent && parent !== child && !kinds.has(parent)) kinds.set(parent, kind);
		}
		return [...groupedBy(kinds, ([, kind]) => kind)].flatMap(([kind, alike]) => {
			const ofKind = alike.map(([parent]) => parent).sort(leftToRight);
			const groups = areTogether(ofKind, couples) ? [ofKind] : ofKind.map((parent) => [parent]);
			return groups.map((group) => ({ child, group, isDashed: kind !== 'birth' }));
		});
	});
}

function areTogether([a, b, ...more]: readonly Shape[], couples: Couples): boolean {
	if (!a || !b || more.length > 0) return false;
	return a.row === b.row || couples.has(coupleKey(a.id, b.id));
}

/** Children hang on the middle of the marriage, on its arch, or below each parent; between rows below the lower one. */
function newFamily(key: string, group: readonly Shape[], couples: Couples, graph: FamilyGraph): Net {
	const row = Math.max(...group.map((shape) => shape.row));
	const [first, second] = group;
	const couple = first && second && couples.get(coupleKey(first.id, second.id));
	const isAtCouple = second !== undefined && (couple?.kind === 'pair' || couple?.kind === 'arch');
	const below = isAtCouple ? [second] : group.filter((shape) => shape.row === row);
	const starts = below.map((shape) => ({ ...newBottom(shape, graph), isInGap: isAtCouple }));
	const arch = couple?.kind === 'arch' ? couple : null;
	return { kind: 'descent', key, from: group, row, starts, ends: [], arch };
}

/** Between the ends of lines at one card. */
const portSpacing = 20;

/** Several lines that end at one card are apart there, each on the side it comes from; arches never cross each other. */
function spreadTops({ arches, nets }: Nets): void {
	const tops = new Map<Shape, { port: GraphPort; side: number; rank: number }[]>();
	const noteArch = ({ shape, port }: Stub, other: Shape) => {
		addToGroup(tops, shape, { port, side: other.order < shape.order ? -1 : 1, rank: -other.order });
	};
	for (const { ends } of arches) {
		noteArch(ends[0], ends[1].shape);
		noteArch(ends[1], ends[0].shape);
	}
	for (const { from, ends } of nets) {
		for (const { shape, port } of ends) addToGroup(tops, shape, { port, side: 0, rank: from[0]?.order ?? 0 });
	}
	for (const [shape, stubs] of tops) {
		stubs.sort((a, b) => a.side - b.side || a.rank - b.rank);
		const ports = stubs.map(({ port }) => port);
		spread(ports, shape.middle, portSpacing, 2 * getHalfWidth(shape) - 2);
	}
}

/** Several lines that begin at one card, or at one marriage, are apart in the order of where they lead. */
function spreadBottoms({ nets }: Nets): void {
	const starts = nets.flatMap((net) =>
		net.starts.map((start) => ({ ...start, net, to: net.ends[0]?.shape })),
	);
	starts.sort((a, b) => (a.to && b.to ? a.to.order - b.to.order : 0));
	for (const [shape, own] of groupedBy(starts, (start) => start.shape)) {
		const below = own.filter(({ isInGap }) => !isInGap).map(({ port }) => port);
		spread(below, shape.middle, portSpacing, 2 * getHalfWidth(shape) - 2);
		const inGap = own.filter(({ isInGap }) => isInGap).map(({ port }) => port);
		spread(inGap, Math.max(nodeSpacing, shape.middle - cardStep / 2), nodeSpacing, gap - 2 * nodeSpacing);
	}
}

function spread(ports: readonly GraphPort[], middle: number, spacing: number, room: number): void {
	const apart = Math.min(spacing, room / Math.max(1, ports.length - 1));
	ports.forEach((port, index) => {
		port.x = Math.round(middle + (index - (ports.length - 1) / 2) * apart);
	});
}
