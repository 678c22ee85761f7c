import type { Span } from './nets';

/** How many colours there are for lines of descent that run close, without the plain one. */
const tintCount = 5;
/** Buses with less than this between them run close. */
const close = 40;

/** Of nets that share a stretch of a gutter no two have one colour, as far as there are enough. */
export function assignTints(spans: readonly Span[]): void {
	const lastEnd = new Array<number>(tintCount + 1).fill(Number.NEGATIVE_INFINITY);
	const buses = spans
		.filter(({ net, left, right }) => net.kind === 'descent' && right > left)
		.sort((a, b) => a.left - b.left);
	const isSettled = new Set(buses.filter(({ net }) => net.tint > 0).map(({ net }) => net));
	for (const span of buses) {
		const { net } = span;
		if (!isSettled.has(net)) {
			const free = lastEnd.findIndex((end) => end + close < span.left);
			net.tint = free === -1 ? lastEnd.indexOf(Math.min(...lastEnd)) : free;
		}
		lastEnd[net.tint] = Math.max(lastEnd[net.tint] ?? span.right, span.right);
	}
}
