import { DomainError } from '@/lib/core/errors';

/** Bytes that all request bodies of this process may hold together. */
const maxTotalBytes = 128 * 1024 * 1024;
/** A body that has made no progress for so long may be ended to make room for another. */
const evictableAfterMs = 3_000;
const retryAfterSeconds = 5;

/** The part of the budget that one body holds. */
interface BufferedBody {
	/**
	 * Reserves memory up to `bytes` in all. Answers false when there is no room; the body has then been refused.
	 */
	growTo(bytes: number): boolean;
	/** Says that the body is still arriving. */
	noteProgress(): void;
	/** Says that the body is complete: from now on it is not ended to make room for others. */
	noteArrival(): void;
	/** Gives the memory back. Calling it again does nothing. */
	release(): void;
}

interface Entry {
	address: string;
	bytes: number;
	isArriving: boolean;
	progressedAt: number;
	refuse(reason: DomainError): void;
}

declare global {
	// One for all bundles of the process.
	var bufferedBodies: Set<Entry> | undefined;
}

/**
 * Opens an account in the budget for a body from `address`. When the budget is used up, the address that holds most gives
 * way: `refuse` is called with `service.busy` when that is this body, whose memory has been released already.
 */
export function holdBody(address: string, refuse: (reason: DomainError) => void): BufferedBody {
	globalThis.bufferedBodies ??= new Set();
	const { bufferedBodies } = globalThis;
	const entry: Entry = { address, bytes: 0, isArriving: true, progressedAt: performance.now(), refuse };
	bufferedBodies.add(entry);
	return {
		growTo(bytes) {
			const missingBytes = () => bufferedBytes() + bytes - entry.bytes - maxTotalBytes;
			while (missingBytes() > 0) {
				const victim = findVictim(entry, bytes) ?? entry;
				bufferedBodies.delete(victim);
				victim.refuse(new DomainError('service.busy', { retryAfterSeconds }));
				if (victim === entry) return false;
			}
			entry.bytes = bytes;
			return true;
		},
		noteProgress() {
			entry.progressedAt = performance.now();
		},
		noteArrival() {
			entry.isArriving = false;
		},
		release() {
			bufferedBodies.delete(entry);
		},
	};
}

/** Bytes that bodies hold at the moment. */
export function bufferedBytes(): number {
	let total = 0;
	for (const { bytes } of globalThis.bufferedBodies ?? []) total += bytes;
	return total;
}

/**
 * The body that is ended so that `entry` can hold `bytes`: of the address that holds most, if that is more than the
 * address of `entry` would then hold, else any that makes no progress; of several the largest, then the one that has waited
 * longest. One caller with many unfinished uploads so keeps nobody else out.
 */
function findVictim(entry: Entry, bytes: number): Entry | null {
	const now = performance.now();
	const bytesByAddress = new Map<string, number>();
	for (const { address, bytes: held } of globalThis.bufferedBodies ?? [])
		bytesByAddress.set(address, (bytesByAddress.get(address) ?? 0) + held);
	const bufferedBy = ({ address }: Entry) => bytesByAddress.get(address) ?? 0;
	const ownBytes = bufferedBy(entry) + bytes - entry.bytes;
	const candidates = [...(globalThis.bufferedBodies ?? [])].filter(
		(other) =>
			other !== entry &&
			other.isArriving &&
			other.bytes > 0 &&
			(bufferedBy(other) > ownBytes || now - other.progressedAt >= evictableAfterMs),
	);
	candidates.sort(
		(a, b) => bufferedBy(b) - bufferedBy(a) || b.bytes - a.bytes || a.progressedAt - b.progressedAt,
	);
	return candidates[0] ?? null;
}
