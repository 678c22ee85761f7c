/** As wide as a hop is to either side. */
export const hopRadius = 4;
/** With more crossings than these in one row nobody follows a single line, and hops would be nothing but noise. */
const maxComparisons = 40_000;
/** Nor along one line with more than these, which a browser draws slowly. */
const maxHops = 60;

/** A horizontal part of a line. */
export interface Bus<Owner> {
	owner: Owner;
	y: number;
	left: number;
	right: number;
	/** Where lines of others cross it. */
	hops: number[];
}

/** A vertical part of a line. */
export interface Run<Owner> {
	owner: Owner;
	x: number;
	top: number;
	bottom: number;
}

/** Notes where the horizontal parts in one row, and below it, are crossed by lines that they do not belong to. */
export function findHops<Owner>(buses: readonly Bus<Owner>[], unsorted: readonly Run<Owner>[]): void {
	const runs = unsorted.toSorted((a, b) => a.x - b.x);
	let comparisons = 0;
	for (const bus of buses) {
		let at = firstAfter(runs, bus.left + hopRadius);
		for (let run = runs[at]; run && run.x < bus.right - hopRadius; run = runs[++at]) {
			comparisons += 1;
			if (comparisons > maxComparisons) return;
			if (run.owner !== bus.owner && run.top < bus.y && run.bottom > bus.y) bus.hops.push(run.x);
		}
		if (bus.hops.length > maxHops) bus.hops = [];
	}
}

function firstAfter(runs: readonly Run<unknown>[], x: number): number {
	let [low, high] = [0, runs.length];
	while (low < high) {
		const middle = (low + high) >> 1;
		if ((runs[middle]?.x ?? 0) <= x) low = middle + 1;
		else high = middle;
	}
	return low;
}
