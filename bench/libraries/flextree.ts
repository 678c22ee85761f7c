import { flextree } from 'd3-flextree';
import type { LayoutMember } from '@/lib/rules/layout/people';
import { gap, levelSpacing } from '@/lib/rules/layout/sizes';
import { type CoupleBoxes, widthOf } from './couple-boxes';

interface Branch {
	size: [number, number];
	children: Branch[];
}

/** The father's line: each box hangs below the parents of its first man, or else woman; nothing holds the other parents. */
export function fathersLineOf({ boxes, lines }: CoupleBoxes, members: readonly LayoutMember[]): Branch {
	const men = new Set(members.filter(({ sex }) => sex === 'M').map(({ id }) => id));
	const branches = boxes.map((box): Branch => ({ size: [widthOf(box) + gap, levelSpacing], children: [] }));
	const lineTo = new Map<number, (typeof lines)[number]>();
	for (const line of lines) {
		const known = lineTo.get(line.to.box);
		if (known === undefined || (men.has(line.child) && !men.has(known.child))) lineTo.set(line.to.box, line);
	}
	const all: Branch = { size: [0, 0], children: [] };
	branches.forEach((branch, box) => {
		const line = lineTo.get(box);
		const above = line === undefined ? all : (branches[line.from.box] ?? all);
		above.children.push(branch);
	});
	return all;
}

export function layoutWithFlextree(line: Branch): number {
	const layout = flextree<Branch>({});
	const tree = layout.hierarchy(line);
	layout(tree);
	return tree.nodes.length - 1;
}
