import { cardHeight, levelSpacing } from '../sizes';
import type { Span } from './nets';

/** As wide as a hop is to either side. */
export const hopRadius = 4;
/** With more crossings than these in one gutter nobody follows a single line, and hops would be nothing but noise. */
const mostLooks = 40_000;
/** Nor along one bus with more than these, which a browser draws slowly. */
const mostHops = 60;

interface Run {
	x: number;
	from: number;
	to: number;
	span: Span;
}

/** Notes where each bus of a gutter is crossed by a line that does not belong to it. */
export function findHops(spans: readonly Span[], gutter: number): void {
	const top = gutter * levelSpacing + cardHeight;
	const bottom = (gutter + 1) * levelSpacing;
	const runs = spans
		.flatMap((span): Run[] => {
			const isStraight = span.left === span.right;
			return [
				...span.uppers.map(({ x }) => ({ x, from: top, to: isStraight ? bottom : span.y, span })),
				...span.lowers.map(({ x }) => ({ x, from: isStraight ? top : span.y, to: bottom, span })),
			];
		})
		.sort((a, b) => a.x - b.x);
	let looks = 0;
	for (const span of spans) {
		let at = firstAfter(runs, span.left + hopRadius);
		for (let run = runs[at]; run && run.x < span.right - hopRadius; run = runs[++at]) {
			looks += 1;
			if (looks > mostLooks) return;
			if (run.span !== span && run.from < span.y && run.to > span.y) span.hops.push(run.x);
		}
		if (span.hops.length > mostHops) span.hops = [];
	}
}

function firstAfter(runs: readonly Run[], x: number): number {
	let [low, high] = [0, runs.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((runs[middle]?.x ?? 0) <= x) low = middle + 1;
		else high = middle;
	}
	return low;
}
