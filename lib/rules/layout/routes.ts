import type { Block } from './forest';
import type { FamilyGraph, GraphEdge, GraphNode, GraphPort } from './graph';
import type { Arch, End, Net, Nets } from './nets';
import type { Shape } from './shapes';

/**
 * Leads every line from row to row: through points in the rows that it passes, and by points in the row above or below
 * where it does not lead down. Edges of one line share ports, so that elkjs draws them as one.
 */
export function addEdges(graph: FamilyGraph, { arches, nets }: Nets, blocks: readonly Block[]): void {
	for (const { arch, starts } of nets) {
		for (const { port } of arch === null ? [] : starts) {
			arch?.feet.push(graph.addPort(port.node, 'NORTH', port.x));
		}
	}
	for (const arch of arches) leadOver(graph, arch);
	const places = passingPlaces(blocks);
	for (const net of nets) {
		const points = new Map<number, GraphNode>();
		for (const end of net.ends) {
			if (end.shape.row > net.row) leadDown(graph, net, end, points, places);
			else leadRound(graph, net, end);
		}
	}
}

/** Where the order has a link pass a row, by the child that it leads to and the row. */
function passingPlaces(blocks: readonly Block[]): ReadonlyMap<string, number> {
	const places = new Map<string, number>();
	blocks.forEach(({ people, up: [link], level }, place) => {
		if (people.length > 0 || link === undefined) return;
		const key = passingKey(link.child.id, level);
		if (!places.has(key)) places.set(key, place);
	});
	return places;
}

function passingKey(childId: string, row: number): string {
	return `${row} ${childId}`;
}

/** So far from a block are points that no place in the order is known for: left of it, further where they are higher. */
const beside = { pass: -0.5, up: -0.4, top: -0.45, down: 0.3 };

function leadOver(graph: FamilyGraph, arch: Arch): void {
	const [, { shape }] = arch.ends;
	const point = graph.addPoint(arch.row - 1, shape.node.place + beside.pass);
	const from = graph.pointPort(point, 'SOUTH');
	const to = [...arch.ends.map(({ port }) => port), ...arch.feet];
	arch.edges = to.map((port) => graph.join(from, port, { isMarriage: true, isStraight: false }));
}

function leadDown(
	graph: FamilyGraph,
	net: Net,
	end: End,
	points: Map<number, GraphNode>,
	places: ReadonlyMap<string, number>,
): void {
	const { shape } = end;
	const traits = { isMarriage: net.kind === 'slant', isStraight: hangsBy(shape) };
	let from = net.starts.map(({ port }) => port);
	for (let row = net.row + 1; row <= shape.row; row += 1) {
		const point = row < shape.row ? pointIn(graph, row, shape, points, places) : null;
		const to = point === null ? end.port : graph.pointPort(point, 'NORTH');
		const [edge, ...others] = from.map((port) => graph.join(port, to, traits));
		if (edge) end.legs.push({ edge, isUpward: false });
		end.joining.push(...others);
		from = point === null ? [] : [graph.pointPort(point, 'SOUTH')];
	}
}

/** The point at which a line passes a row, one for all its children. */
function pointIn(
	graph: FamilyGraph,
	row: number,
	{ id, node }: Shape,
	points: Map<number, GraphNode>,
	places: ReadonlyMap<string, number>,
): GraphNode {
	const known = points.get(row);
	if (known) return known;
	const point = graph.addPoint(row, places.get(passingKey(id, row)) ?? node.place + beside.pass);
	points.set(row, point);
	return point;
}

/** To somebody in the same row or above: down, up beside their block, and onto them from above. */
function leadRound(graph: FamilyGraph, net: Net, end: End): void {
	const { shape } = end;
	const traits = { isMarriage: net.kind === 'slant', isStraight: false };
	const north = (point: GraphNode) => graph.pointPort(point, 'NORTH');
	const south = (point: GraphNode) => graph.pointPort(point, 'SOUTH');
	const join = (from: GraphPort, to: GraphPort): GraphEdge => graph.join(from, to, traits);
	const low = graph.addPoint(net.row + 1, (net.from[0]?.node.place ?? 0) + beside.down);
	let point = graph.addPoint(net.row, shape.node.place + beside.up);
	const [down, ...others] = net.starts.map(({ port }) => join(port, north(low)));
	if (!down) return;
	end.legs.push({ turn: [down, join(south(point), north(low))] });
	end.joining.push(...others);
	for (let row = net.row - 1; row >= shape.row; row -= 1) {
		const next = graph.addPoint(row, shape.node.place + beside.up);
		end.legs.push({ edge: join(south(next), north(point)), isUpward: true });
		point = next;
	}
	const high = graph.addPoint(shape.row - 1, shape.node.place + beside.top);
	end.legs.push({ turn: [join(south(high), north(point)), join(south(high), end.port)] });
}

/** Whether the block of a child hangs by this child's line. */
export function hangsBy({ id, node }: Shape): boolean {
	return node.hangsBy === id;
}
