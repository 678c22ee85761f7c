/** Parts of bodies, of 64 KiB at most, that are read before others have the event loop's next turn. */
const partsPerTurn = 2;

interface BodyReadSlots {
	left: number;
	waiting: (() => void)[];
	isRefillDue: boolean;
}

declare global {
	// One for all bundles of the process.
	var bodyReadSlots: BodyReadSlots | undefined;
}

/**
 * Waits until the caller may read the next part of a body. Only `partsPerTurn` parts are read in a turn of the event
 * loop, so that hundreds of bodies that arrive at once slow down each other and no other request.
 */
export async function waitForReadSlot(): Promise<void> {
	globalThis.bodyReadSlots ??= { left: partsPerTurn, waiting: [], isRefillDue: false };
	const turns = globalThis.bodyReadSlots;
	if (!turns.isRefillDue) {
		turns.isRefillDue = true;
		setImmediate(refill, turns);
	}
	if (turns.left === 0) return new Promise((resolve) => turns.waiting.push(resolve));
	turns.left -= 1;
}

function refill(turns: BodyReadSlots): void {
	const next = turns.waiting.splice(0, partsPerTurn);
	turns.left = partsPerTurn - next.length;
	turns.isRefillDue = turns.waiting.length > 0;
	if (turns.isRefillDue) setImmediate(refill, turns);
	for (const resume of next) resume();
}
