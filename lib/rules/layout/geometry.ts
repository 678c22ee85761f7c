import type { ElkNode } from 'elkjs/lib/elk-api';
import { groupedBy } from '@/lib/core/grouping';
import {
	type FamilyGraph,
	type GraphEdge,
	type GraphNode,
	type GraphPort,
	laneSpacing,
	rowClearance,
} from './graph';
import { cardHeight, levelSpacing } from './sizes';

export interface Point {
	x: number;
	y: number;
}

/** Between two lines below a row where one of them is a marriage. */
const marriageLaneSpacing = 10;

/** What elkjs decided, in whole pixels: its left edges of nodes, and its lines in the space between the rows. */
export class Geometry {
	private readonly lefts = new Map<string, number>();
	private readonly bends = new Map<string, readonly Point[]>();
	private readonly lanes = new Map<number, ReadonlyMap<number, number>>();

	constructor(graph: FamilyGraph, { children = [], edges = [] }: ElkNode) {
		for (const { id, x = 0 } of children) this.lefts.set(id, x);
		for (const { id, sections } of edges) this.bends.set(id, sections?.[0]?.bendPoints ?? []);
		for (const [row, below] of groupedBy(graph.edges, ({ source }) => source.node.row)) {
			this.lanes.set(row, this.findLanes(row, below));
		}
	}

	leftOf({ id }: GraphNode): number {
		return Math.round(this.lefts.get(id) ?? 0);
	}

	xOf({ node, x }: GraphPort): number {
		return this.leftOf(node) + x;
	}

	/** Where an edge turns; nowhere where it is straight. */
	bendsOf({ id, source }: GraphEdge): Point[] {
		const lanes = this.lanes.get(source.node.row);
		return (this.bends.get(id) ?? []).map(({ x, y }) => ({ x: Math.round(x), y: lanes?.get(y) ?? y }));
	}

	/** The height of the line that edges share. */
	laneOf(edges: readonly GraphEdge[]): number {
		const [bend] = edges.flatMap((edge) => this.bendsOf(edge));
		return bend?.y ?? 0;
	}

	/** Heights below a row by those that elkjs gave, in the same order. */
	private findLanes(row: number, edges: readonly GraphEdge[]): ReadonlyMap<number, number> {
		const heights = new Set(edges.flatMap(({ id }) => (this.bends.get(id) ?? []).map(({ y }) => y)));
		const sorted = [...heights].sort((a, b) => a - b);
		const room = levelSpacing - cardHeight - 2 * rowClearance;
		const wanted = edges.some(({ isMarriage }) => isMarriage) ? marriageLaneSpacing : laneSpacing;
		const spacing = Math.min(wanted, room / Math.max(1, sorted.length - 1));
		// Whole pixels are sharp; where lanes are closer than that, only their order can be seen.
		const sharp = spacing >= 1 ? Math.round : (y: number) => y;
		const first = row * levelSpacing + cardHeight + rowClearance + (room - spacing * (sorted.length - 1)) / 2;
		return new Map(sorted.map((y, lane) => [y, sharp(first + lane * spacing)]));
	}
}
