import type { ElkNode, LayoutOptions } from 'elkjs/lib/elk-api';
import { groupedBy } from '@/lib/core/grouping';
import { cardHeight, gap, levelSpacing } from './sizes';

/** Between two nodes, and between a node and a line that passes it. */
export const nodeSpacing = 10;
/** Inside a marriage block at either side, so that two blocks are a gap apart and a line that passes needs only the spacing. */
export const blockPadding = (gap - nodeSpacing) / 2;
/** From a row to the nearest line below or above it, and between two lines; the double line of a marriage is wider. */
export const rowClearance = 6;
export const laneSpacing = 7;

/** What takes a place in a row: a marriage block, or a point of width 0 at which a line passes the row or turns. */
export interface GraphNode {
	id: string;
	row: number;
	/** Grows from left to right. */
	place: number;
	width: number;
	ports: GraphPort[];
	/** Id of the child by whose parents the block hangs. */
	hangsBy: string | null;
}

/** Where lines begin or end at a node. */
export interface GraphPort {
	id: string;
	node: GraphNode;
	side: 'NORTH' | 'SOUTH';
	/** From the left edge of the node, in whole pixels. */
	x: number;
}

/** From one row to the next. */
export interface GraphEdge {
	id: string;
	source: GraphPort;
	target: GraphPort;
	isMarriage: boolean;
	/** Whether it is to be straight before others. */
	isStraight: boolean;
}

type EdgeTraits = Pick<GraphEdge, 'isMarriage' | 'isStraight'>;

/** What elkjs is given: nodes in rows, ports at fixed places, and edges that share a line where they share a port. */
export class FamilyGraph {
	private readonly nodes: GraphNode[] = [];
	private readonly edgesByPorts = new Map<string, GraphEdge>();
	private portCount = 0;

	get edges(): GraphEdge[] {
		return [...this.edgesByPorts.values()];
	}

	/** From the top, each row from left to right. */
	get rows(): (readonly GraphNode[])[] {
		return [...groupedBy(this.nodes, ({ row }) => row)]
			.sort(([a], [b]) => a - b)
			.map(([, row]) => row.toSorted((a, b) => a.place - b.place));
	}

	addBlock(row: number, place: number, cardsWidth: number, hangsBy: string | null): GraphNode {
		return this.addNode({ row, place, width: cardsWidth + 2 * blockPadding, hangsBy });
	}

	addPoint(row: number, place: number): GraphNode {
		return this.addNode({ row, place, width: 0, hangsBy: null });
	}

	addPort(node: GraphNode, side: GraphPort['side'], x: number): GraphPort {
		const port = { id: `p${this.portCount}`, node, side, x };
		this.portCount += 1;
		node.ports.push(port);
		return port;
	}

	/** The only port of a point on a side. */
	pointPort(point: GraphNode, side: GraphPort['side']): GraphPort {
		return point.ports.find((port) => port.side === side) ?? this.addPort(point, side, 0);
	}

	/** The edge between two ports, of which there is one. */
	join(source: GraphPort, target: GraphPort, { isMarriage, isStraight }: EdgeTraits): GraphEdge {
		const key = `${source.id} ${target.id}`;
		const known = this.edgesByPorts.get(key);
		if (known) {
			known.isStraight ||= isStraight;
			return known;
		}
		const edge = { id: `e${this.edgesByPorts.size}`, source, target, isMarriage, isStraight };
		this.edgesByPorts.set(key, edge);
		return edge;
	}

	private addNode(node: Omit<GraphNode, 'id' | 'ports'>): GraphNode {
		const added = { ...node, id: `n${this.nodes.length}`, ports: [] };
		this.nodes.push(added);
		return added;
	}
}

/** Left edges of the nodes by their ids. */
export type NodePositions = ReadonlyMap<string, number>;

/** One beside the other: elkjs reads the order in a row from it. */
export function positionsInOrder(rows: readonly (readonly GraphNode[])[]): NodePositions {
	return new Map(
		rows.flatMap((row) => {
			let x = 0;
			return row.map(({ id, width }) => {
				const position = [id, x] as const;
				x += width + nodeSpacing;
				return position;
			});
		}),
	);
}

const options: LayoutOptions = {
	'elk.algorithm': 'layered',
	'elk.direction': 'DOWN',
	'elk.padding': '[top=0,left=0,bottom=0,right=0]',
	'elk.randomSeed': '1',
	'elk.separateConnectedComponents': 'false',
	'elk.layered.thoroughness': '1',
	'elk.layered.cycleBreaking.strategy': 'INTERACTIVE',
	'elk.layered.layering.strategy': 'INTERACTIVE',
	'elk.layered.crossingMinimization.strategy': 'INTERACTIVE',
	'elk.layered.crossingMinimization.greedySwitch.type': 'OFF',
	'elk.layered.crossingMinimization.greedySwitchHierarchical.type': 'OFF',
	'elk.layered.nodePlacement.bk.fixedAlignment': 'BALANCED',
	'elk.edgeRouting': 'ORTHOGONAL',
	'elk.layered.unnecessaryBendpoints': 'false',
	'elk.spacing.nodeNode': String(nodeSpacing),
	'elk.spacing.edgeNode': String(nodeSpacing),
	'elk.spacing.edgeEdge': String(nodeSpacing),
	'elk.layered.spacing.nodeNodeBetweenLayers': String(levelSpacing - cardHeight),
	'elk.layered.spacing.edgeNodeBetweenLayers': String(rowClearance),
	'elk.layered.spacing.edgeEdgeBetweenLayers': String(laneSpacing),
};

/** What elkjs decides in a call: where the nodes are and how the lines run, or the lines between nodes that stay. */
export type Wanted = 'both' | 'lines';

const nodePlacementFor: Readonly<Record<Wanted, string>> = { both: 'BRANDES_KOEPF', lines: 'INTERACTIVE' };

/** Far enough for a row to be a layer of its own. */
const rowDistance = 1_000;

/** Made for each call, as elkjs writes into it where it runs in the same thread. */
export function elkGraph(graph: FamilyGraph, positions: NodePositions, wanted: Wanted): ElkNode {
	return {
		id: 'family',
		layoutOptions: { ...options, 'elk.layered.nodePlacement.strategy': nodePlacementFor[wanted] },
		children: graph.rows.flat().map(({ id, width, row, ports }) => ({
			id,
			width,
			height: cardHeight,
			x: positions.get(id) ?? 0,
			y: row * rowDistance,
			layoutOptions: { 'elk.portConstraints': 'FIXED_POS' },
			ports: ports.map((port) => ({
				id: port.id,
				x: port.x,
				y: port.side === 'NORTH' ? 0 : cardHeight,
				width: 0,
				height: 0,
				layoutOptions: { 'elk.port.side': port.side },
			})),
		})),
		edges: graph.edges.map(({ id, source, target, isStraight }) => ({
			id,
			sources: [source.id],
			targets: [target.id],
			layoutOptions: isStraight ? { 'elk.layered.priority.straightness': '5' } : {},
		})),
	};
}
