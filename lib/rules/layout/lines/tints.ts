import type { Net } from '../nets';
import type { Bus } from './hops';

/** How many colours there are for lines of descent that run close, without the plain one. */
const tintCount = 5;
/** Lines with less than this between them run close. */
const close = 40;

/** Gives lines that run close below one row different colours while there are enough; 0 is the plain one. */
export function assignTints(unsorted: readonly Bus<Net>[], tints: Map<Net, number>): void {
	const lastEnds = new Array<number>(tintCount + 1).fill(Number.NEGATIVE_INFINITY);
	for (const { owner, left, right } of unsorted.toSorted((a, b) => a.left - b.left)) {
		const free = lastEnds.findIndex((end) => end + close < left);
		const tint = tints.get(owner) ?? (free === -1 ? lastEnds.indexOf(Math.min(...lastEnds)) : free);
		tints.set(owner, tint);
		lastEnds[tint] = Math.max(lastEnds[tint] ?? right, right);
	}
}
