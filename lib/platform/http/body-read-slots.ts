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
	const slots = globalThis.bodyReadSlots;
	if (!slots.isRefillDue) {
		slots.isRefillDue = true;
		setImmediate(refill, slots);
	}
	if (slots.left === 0) return new Promise((resolve) => slots.waiting.push(resolve));
	slots.left -= 1;
}

function refill(slots: BodyReadSlots): void {
	const next = slots.waiting.splice(0, partsPerTurn);
	slots.left = partsPerTurn - next.length;
	slots.isRefillDue = slots.waiting.length > 0;
	if (slots.isRefillDue) setImmediate(refill, slots);
	for (const resume of next) resume();
}
