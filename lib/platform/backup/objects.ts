import { setTimeout as sleep } from 'node:timers/promises';
import { DomainError } from '@/lib/core/errors';
import { getReason } from '@/lib/platform/db/errors';
import type { ObjectStore } from '@/lib/platform/media/object-store';
import { BackupError } from './backup-error';

/** Moved at the same time: a store far away takes its time over each. */
export const objectsAtOnce = 8;
const waitsMs = [200, 1_000, 3_000];

/** The object, asked for a few times; null when there is none. */
export function readObject(store: ObjectStore, key: string): Promise<Buffer | null> {
	return patiently(() => store.get(key));
}

/** Makes sure that the store holds the object. What it holds already under that name stays, unless it was cut off. */
export function writeObject(store: ObjectStore, key: string, bytes: Buffer): Promise<void> {
	return patiently(async () => {
		const held = await store.get(key);
		if (held?.equals(bytes)) return;
		if (held) await store.remove([key]);
		await store.put(key, bytes);
	});
}

async function patiently<T>(work: () => Promise<T>): Promise<T> {
	for (const waitMs of waitsMs) {
		try {
			return await work();
		} catch (error) {
			if (!(error instanceof DomainError)) throw error;
			await sleep(waitMs);
		}
	}
	return work().catch((error: unknown) => {
		const cause = error instanceof DomainError ? error.details.cause : error;
		throw new BackupError(`The pictures are out of reach: ${getReason(cause ?? error)}`);
	});
}
