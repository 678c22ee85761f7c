/** Parts of bodies, of 64 KiB at most, that are read before others have the event loop's next turn. */
const partsPerTurn = 2;

interface ReadingTurns {
	left: number;
	waiting: (() => void)[];
	isRefillDue: boolean;
}

declare global {
	// One for all bundles of the process.
	var readingTurns: ReadingTurns | undefined;
}

/**
 * Waits until the caller may read the next part of a body. Callers take turns, so that hundreds of bodies that arrive at
 * once slow each other down and nobody else: what is not read stays in the network.
 */
export async function takeReadingTurn(): Promise<void> {
	globalThis.readingTurns ??= { left: partsPerTurn, waiting: [], isRefillDue: false };
	const turns = globalThis.readingTurns;
	if (!turns.isRefillDue) {
		turns.isRefillDue = true;
		setImmediate(refill, turns);
	}
	if (turns.left === 0) return new Promise((resolve) => turns.waiting.push(resolve));
	turns.left -= 1;
}

function refill(turns: ReadingTurns): void {
	const next = turns.waiting.splice(0, partsPerTurn);
	turns.left = partsPerTurn - next.length;
	turns.isRefillDue = turns.waiting.length > 0;
	if (turns.isRefillDue) setImmediate(refill, turns);
	for (const resume of next) resume();
}
