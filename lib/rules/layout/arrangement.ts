import type { ElkNode } from 'elkjs/lib/elk-api';
import type { Block } from './forest';
import { Geometry } from './geometry';
import {
	elkGraph,
	FamilyGraph,
	type GraphNode,
	type GraphPort,
	type NodePositions,
	nodeSpacing,
	positionsInOrder,
} from './graph';
import { type LineLinks, type Nets, readNets } from './nets';
import { addEdges, hangsBy } from './routes';
import { addShapes, type Shape, type Shapes } from './shapes';

/** What of elkjs is needed, in whichever thread it runs. */
export interface LayoutEngine {
	layout: (graph: ElkNode) => Promise<ElkNode>;
}

/** Beyond so many people nobody reads a tree as a whole, and parents stay where the first call puts them. */
const maxCentred = 300;

/** People who hang together by links, with their positions and lines. */
export interface Arrangement {
	rows: readonly (readonly GraphNode[])[];
	shapes: Shapes;
	nets: Nets;
	geometry: Geometry;
}

/** Has elkjs arrange blocks that are in order. What nothing connects is put in that order without it. */
export async function arrange(
	engine: LayoutEngine,
	blocks: readonly Block[],
	links: LineLinks,
	isCard: (id: string) => boolean,
): Promise<Arrangement> {
	const graph = new FamilyGraph();
	const shapes = addShapes(graph, blocks, isCard);
	const nets = readNets(links, shapes, graph);
	addEdges(graph, nets, blocks);
	const { rows, edges } = graph;
	const inOrder = positionsInOrder(rows);
	const asOrdered = { id: '', children: [...inOrder].map(([id, x]) => ({ id, x })) };
	if (edges.length === 0) return { rows, shapes, nets, geometry: new Geometry(graph, asOrdered) };
	const laidOut = await engine.layout(elkGraph(graph, inOrder, 'both'));
	const positions = new Map(laidOut.children?.map(({ id, x = 0 }) => [id, x]));
	const centred = shapes.size > maxCentred ? positions : centreParents(rows, nets, positions);
	if ([...positions].every(([id, x]) => centred.get(id) === x)) {
		return { rows, shapes, nets, geometry: new Geometry(graph, laidOut) };
	}
	const again = await engine.layout(elkGraph(graph, centred, 'lines'));
	return { rows, shapes, nets, geometry: new Geometry(graph, again) };
}

/** Whom a block has under it in the next row, and where their lines begin. */
interface Hanging {
	first: Shape;
	last: Shape;
	starts: Set<GraphPort>;
}

/** Moves blocks over the middle of the first and the last who hang under them, from the lowest row up, where there is room. */
function centreParents(
	rows: readonly (readonly GraphNode[])[],
	nets: Nets,
	positions: NodePositions,
): NodePositions {
	const hangingUnder = findHanging(nets);
	const moved = new Map(positions);
	const getLeft = ({ id }: GraphNode) => moved.get(id) ?? 0;
	for (const row of rows.toReversed()) {
		row.forEach((node, at) => {
			const hanging = hangingUnder.get(node);
			if (!hanging) return;
			const { first, last, starts } = hanging;
			const middle = (getLeft(first.node) + first.middle + getLeft(last.node) + last.middle) / 2;
			const xs = [...starts].map(({ x }) => x);
			const wanted = middle - (Math.min(...xs) + Math.max(...xs)) / 2;
			const [left, right] = [row[at - 1], row[at + 1]];
			// The neighbours bound the move, so that the order of the row stays.
			const least = left ? getLeft(left) + left.width + nodeSpacing : Number.NEGATIVE_INFINITY;
			const most = right ? getLeft(right) - nodeSpacing - node.width : Number.POSITIVE_INFINITY;
			moved.set(node.id, Math.max(least, Math.min(most, wanted)));
		});
	}
	return moved;
}

function findHanging({ nets }: Nets): ReadonlyMap<GraphNode, Hanging> {
	const found = new Map<GraphNode, Hanging>();
	for (const { kind, starts, ends, row } of nets) {
		const node = starts[0]?.shape.node;
		if (kind !== 'descent' || !node) continue;
		for (const { shape } of ends) {
			if (!hangsBy(shape) || shape.row !== row + 1) continue;
			const known = found.get(node) ?? { first: shape, last: shape, starts: new Set() };
			found.set(node, known);
			if (shape.order < known.first.order) known.first = shape;
			if (shape.order > known.last.order) known.last = shape;
			for (const { port } of starts) if (port.node === node) known.starts.add(port);
		}
	}
	return found;
}
