import { registerConcurrencyGauges } from '@/lib/platform/metrics/concurrency';
import { createLane, type Lane } from './lane';

declare global {
	// One for all bundles of the process.
	var threadLanes: { short: Lane; long: Lane } | undefined;
}

globalThis.threadLanes ??= createLanes();

/** Work of milliseconds that a reader waits for, as a part of a tree; and work of seconds, as a PDF. Neither waits for the other. */
export const { short: shortLane, long: longLane } = globalThis.threadLanes;

function createLanes() {
	const lanes = {
		// It keeps the trees that it has derived.
		short: createLane({ maxWaiting: 64, idleLimitMs: Number.POSITIVE_INFINITY }),
		long: createLane({ maxWaiting: 64, idleLimitMs: 60_000 }),
	};
	registerConcurrencyGauges('shortLane', lanes.short);
	registerConcurrencyGauges('longLane', lanes.long);
	return lanes;
}
