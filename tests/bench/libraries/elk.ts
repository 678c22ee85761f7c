import type { ElkNode } from 'elkjs/lib/elk-api';
import { startEngine } from '@/lib/rules/layout/engine';
import { cardHeight, gap } from '@/lib/rules/layout/sizes';
import { type CoupleBoxes, getWidth, middleOfPort, type Places, placesIn } from './couple-boxes';

/** A new copy for each run, as elkjs writes into it. */
export function getElkGraph({ boxes, lines }: CoupleBoxes): ElkNode {
	const children = boxes.map((box, at) => ({
		id: `box${at}`,
		width: getWidth(box),
		height: cardHeight,
		layoutOptions: { 'elk.portConstraints': 'FIXED_POS' },
		ports: getPorts(at, lines),
	}));
	return {
		id: 'family',
		layoutOptions: {
			'elk.algorithm': 'layered',
			'elk.direction': 'DOWN',
			'elk.spacing.nodeNode': String(gap),
			'elk.layered.spacing.nodeNodeBetweenLayers': '40',
		},
		children,
		edges: lines.map(({ child, from, to }) => ({
			id: `line ${child}`,
			sources: [portId('south', from)],
			targets: [portId('north', to)],
		})),
	};
}

export async function layoutWithElk(graph: ElkNode, { boxes }: CoupleBoxes): Promise<Places> {
	const { children = [] } = await startEngine().layout(graph);
	return placesIn(boxes, (box) => ({ x: children[box]?.x ?? 0, y: children[box]?.y ?? 0 }));
}

type Side = 'north' | 'south';

function portId(side: Side, { box, port }: { box: number; port: number }): string {
	return `${side} ${box} ${port}`;
}

function getPorts(box: number, lines: CoupleBoxes['lines']) {
	const south = new Set(lines.filter(({ from }) => from.box === box).map(({ from }) => from.port));
	const north = new Set(lines.filter(({ to }) => to.box === box).map(({ to }) => to.port));
	const portsOn = (side: Side, ports: ReadonlySet<number>) =>
		[...ports].map((port) => ({
			id: portId(side, { box, port }),
			x: middleOfPort(port),
			y: side === 'north' ? 0 : cardHeight,
			layoutOptions: { 'elk.port.side': side.toUpperCase() },
		}));
	return [...portsOn('north', north), ...portsOn('south', south)];
}
