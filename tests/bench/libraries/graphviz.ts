import { Graphviz } from '@hpcc-js/wasm-graphviz';
import { cardHeight, gap } from '@/lib/rules/layout/sizes';
import { type CoupleBoxes, getWidth, type Places, placesIn } from './couple-boxes';

const graphviz = await Graphviz.load();

const pixelsPerInch = 72;

/** Lengths in inches; no curves are drawn, which would take longer. */
export function getDot({ boxes, lines }: CoupleBoxes): string {
	const height = cardHeight / pixelsPerInch;
	const nodes = boxes.map((box, at) => `${at} [width=${getWidth(box) / pixelsPerInch}]`);
	const edges = lines.map(({ from, to }) => `${from.box} -> ${to.box}`);
	return [
		`digraph { nodesep=${gap / pixelsPerInch} ranksep=${40 / pixelsPerInch} splines=none`,
		`node [shape=box fixedsize=true label="" height=${height}]`,
		...nodes,
		...edges,
		'}',
	].join('\n');
}

export function layoutWithGraphviz(dot: string, { boxes }: CoupleBoxes): Places {
	const corners = new Map<number, { x: number; y: number }>();
	for (const line of graphviz.dot(dot, 'plain').split('\n')) {
		const [kind, box, x, y, width] = line.split(' ');
		if (kind !== 'node') continue;
		corners.set(Number(box), {
			x: (Number(x) - Number(width) / 2) * pixelsPerInch,
			// Graphviz counts upwards.
			y: -Number(y) * pixelsPerInch,
		});
	}
	return placesIn(boxes, (box) => corners.get(box));
}
